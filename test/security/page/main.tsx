import '@oddkin/ai/styles.css';
import { createRoot } from 'react-dom/client';
import { createObserverStore } from '@oddkin/ai/store';
import { createFrames } from '@oddkin/ai/testing';
import { audit } from '../audit.js';
import type { Payload } from '../payloads/index.js';
import { Exhibits } from '../exhibits.js';
import { Panel } from './panel.js';

/** What ran that was not to run. Payloads call `alarm`; the rest is what scripts of that sort usually call. */
const alarms: string[] = [];
const alarm = (what: unknown): void => void alarms.push(String(what));
Object.assign(globalThis, { alarm, alert: alarm, confirm: alarm, prompt: alarm, print: alarm, msgbox: alarm, open: alarm });

const messages = createRoot(document.getElementById('messages') as HTMLElement);
const panel = createRoot(document.getElementById('panel') as HTMLElement);
let shown = 0;

/** Shows payloads as what they are: frames of a session, taken in by a store, drawn by the components and by the panel. Tells what is wrong. */
async function show(payloads: readonly Payload[]): Promise<readonly string[]> {
  shown += 1;
  const frames = createFrames();
  const store = createObserverStore();
  store.ingest([
    JSON.stringify(frames.sessionInit()),
    ...payloads.map(({ documents }) => JSON.stringify(frames.agentMessage({ documents }))),
    ...payloads.map(({ id }) => JSON.stringify(frames.event({ topic: id, payload: { [id]: id } }))),
  ]);
  messages.render(<Exhibits key={shown} store={store} sessionId={frames.sessionId} payloads={payloads} />);
  panel.render(<Panel key={shown} store={store} />);
  await settled();
  for (const element of document.querySelectorAll<HTMLElement>('a, [tabindex="0"], summary'))
    element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
  for (const element of document.querySelectorAll<HTMLElement>('#messages [aria-expanded="false"]:not([popovertarget])')) element.click();
  await settled();
  return [
    ...alarms.splice(0).map((what) => `ran ${what}`),
    ...audit(document.body).filter((fault) => !fault.includes('/assets/')),
    ...missing(payloads),
  ];
}

async function settled(): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  await new Promise((resolve) => setTimeout(resolve));
}

function missing(payloads: readonly Payload[]): readonly string[] {
  return payloads.flatMap(({ id, shows }) => {
    const exhibit = [...document.querySelectorAll('[data-exhibit]')].find((element) => element.getAttribute('data-exhibit') === id);
    if (exhibit === undefined) return [`${id} is not there`];
    const text = exhibit.textContent.replaceAll(/\s+/g, ' ');
    return shows === undefined || text.includes(shows.replaceAll(/\s+/g, ' ')) ? [] : [`${id} reads ${text.slice(0, 300)}, not ${shows}`];
  });
}

Object.assign(globalThis, { show });
