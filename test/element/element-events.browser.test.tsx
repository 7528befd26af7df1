import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { OddkinActionEvent, type OddkinObserverElement } from '@oddkin/ai/element';
import { createDocuments, createFrames, createManifest, declareTool, documentEntry, fakeBridge } from '@oddkin/ai/testing';

afterEach(() => document.body.replaceChildren());

describe('oddkin-action', () => {
  it('tells any element around it what a person asks for, and lets it go to the tool of the session', async () => {
    const { element, bridge, frames } = suggest({ tools: [declareTool('use_suggestion', 'generator')] });
    const heard: unknown[] = [];
    document.body.addEventListener('oddkin-action', ({ detail }) => heard.push(detail), { once: true });
    await page.getByRole('button', { name: 'Go north' }).click();
    expect(heard).toEqual([{ type: 'suggestion.use', id: 'north', sessionId: frames.sessionId }]);
    await expect.poll(() => bridge.received().map(({ type }) => type)).toContain('tool_call');
    expect(element.isConnected).toBe(true);
  });

  it('goes no further where the page prevents it', async () => {
    const { element, bridge } = suggest({ tools: [declareTool('use_suggestion', 'generator')] });
    const events: unknown[] = [];
    const heard = listen(element, (event) => {
      event.preventDefault();
      events.push(event);
    });
    await page.getByRole('button', { name: 'Go north' }).click();
    await expect.poll(heard).toBe(1);
    expect(events).toEqual([expect.any(OddkinActionEvent)]);
    await expect.poll(() => statuses(element)).toEqual(['sent']);
    expect(bridge.received().map(({ type }) => type)).not.toContain('tool_call');
  });

  it('is on its way until what the page responds with settles, and tells why that failed', async () => {
    const { element } = suggest({});
    element.setAttribute('takes-actions', '');
    const ids: string[] = [];
    let settle: (error: Error | undefined) => void = () => undefined;
    const heard = listen(element, (event) => {
      ids.push(event.pressId);
      event.respondWith(new Promise<void>((done, fail) => (settle = (error) => (error === undefined ? done() : fail(error)))));
    });
    await page.getByRole('button', { name: 'Go north' }).click();
    await expect.poll(heard).toBe(1);
    expect(statuses(element)).toEqual(['pending']);
    settle(new Error('The door is locked.'));
    await expect.element(page.getByText('The door is locked.').first()).toBeVisible();
    await page.getByRole('button', { name: 'Go north' }).click();
    await expect.poll(heard).toBe(2);
    expect(ids[1]).toBe(ids[0]);
    settle(undefined);
    await expect.poll(() => statuses(element)).toEqual(['sent']);
  });

  it('fails where the page said that it takes actions, and takes none', async () => {
    const { element } = suggest({});
    element.setAttribute('takes-actions', '');
    await page.getByRole('button', { name: 'Go north' }).click();
    await expect.element(page.getByText('The page around this panel did not answer.').first()).toBeVisible();
  });

  it('takes one answer, before its listener returns', async () => {
    const { element } = suggest({});
    element.setAttribute('takes-actions', '');
    let late: OddkinActionEvent | undefined;
    const faults: string[] = [];
    const heard = listen(element, (event) => {
      event.respondWith(Promise.resolve());
      faults.push(faultOf(() => event.respondWith(Promise.resolve())));
      late = event;
    });
    await page.getByRole('button', { name: 'Go north' }).click();
    await expect.poll(heard).toBe(1);
    expect(faults[0]).toMatch(/a second time/);
    expect(faultOf(() => late?.respondWith(Promise.resolve()))).not.toBe('');
  });
});

describe('oddkin-status, oddkin-problem and oddkin-select', () => {
  it('tell how the connection stands', async () => {
    const bridge = fakeBridge();
    const phases: string[] = [];
    const element = stand((made) => {
      made.transport = bridge.transport;
      made.addEventListener('oddkin-status', ({ detail }) => phases.push(detail.phase));
    });
    bridge.send(createFrames().sessionInit());
    await expect.poll(() => phases.at(-1)).toBe('live');
    bridge.setReachable(false);
    bridge.sever();
    await expect.poll(() => phases.at(-1)).toBe('waiting');
    expect(element.isConnected).toBe(true);
  });

  it('tell of each problem once', async () => {
    const bridge = fakeBridge();
    const codes: string[] = [];
    stand((made) => {
      made.transport = bridge.transport;
      made.addEventListener('oddkin-problem', ({ detail }) => codes.push(detail.code));
    });
    bridge.send(createFrames().sessionInit(), 'no frame', '[]');
    await expect.poll(() => codes).toEqual(['not_json', 'not_object']);
  });

  it('tell what is selected', async () => {
    const bridge = fakeBridge();
    const kinds: (string | undefined)[] = [];
    const element = stand((made) => {
      made.transport = bridge.transport;
      made.addEventListener('oddkin-select', ({ detail }) => kinds.push(detail?.kind));
    });
    element.setAttribute('region', 'wire');
    bridge.send(createFrames().sessionInit());
    await page.getByRole('tab', { name: 'Wire' }).click();
    const row = () => element.shadowRoot?.querySelector<HTMLElement>('.oddkin-observer-wire-type');
    await expect.poll(() => row()?.textContent).toBe('session_init');
    row()?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, composed: true }));
    await expect.poll(() => kinds).toEqual(['frame']);
  });
});

function suggest(manifest: Parameters<typeof createManifest>[0]) {
  const bridge = fakeBridge();
  const frames = createFrames();
  const element = stand((made) => (made.transport = bridge.transport));
  const suggestion = createDocuments().suggestion({ id: 'north', label: 'Go north' });
  bridge.send(
    frames.sessionInit(createManifest(manifest)),
    frames.agentMessage({ documents: [documentEntry('oddkin.ai.suggestion', suggestion)] }),
  );
  return { element, bridge, frames };
}

function stand(prepare: (element: OddkinObserverElement) => void): OddkinObserverElement {
  const element = document.createElement('oddkin-observer');
  prepare(element);
  document.body.append(element);
  return element;
}

function listen(element: OddkinObserverElement, take: (event: OddkinActionEvent) => void): () => number {
  let count = 0;
  element.addEventListener('oddkin-action', (event) => {
    count += 1;
    take(event);
  });
  return () => count;
}

function faultOf(act: () => void): string {
  try {
    act();
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function statuses(element: OddkinObserverElement): readonly (string | undefined)[] {
  const found = element.shadowRoot?.querySelectorAll<HTMLElement>('.oddkin-suggestion') ?? [];
  return [...found].map(({ dataset }) => dataset['state']);
}
