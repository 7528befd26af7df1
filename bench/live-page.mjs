// What runs in the browser: the whole panel on a bridge, or on a recording, and what it shows.
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { ObserverPanel, createObserverStore } from '../src/index.js';
import { createFrames } from '../src/testing/index.js';

const room = 400_000;
const limits = { frames: room, frameLength: 1e9, timeline: room, toolCalls: room, messages: room };
const callsAtOnce = 1_000;
const callMs = 40;

export function show(element, { url, recording, spans = 0, region }) {
  const store = recording === undefined ? createObserverStore({ limits }) : undefined;
  if (spans > 0) fill(store, spans);
  const root = createRoot(element);
  root.render(
    createElement(ObserverPanel, {
      ...(recording === undefined ? { url, store } : { recording, limits }),
      ...(region === undefined ? {} : { defaultRegion: region }),
      style: { blockSize: '100vh' },
    }),
  );
  return {
    shown: () => Number(document.querySelector('.oddkin-observer-frames bdi')?.textContent.replaceAll(/\D/g, '') ?? NaN),
    end: () => root.unmount(),
  };
}

/** Calls of the last minutes, each with its result, of a session that is over: the panel follows the one that lives. */
function fill(store, spans) {
  const frames = createFrames();
  const start = Date.now() - spans * callMs;
  store.ingest([frames.sessionInit()], { at: start });
  for (let from = 0; from < spans; from += callsAtOnce) {
    for (let call = from; call < from + callsAtOnce; call += 1) {
      const call_id = `filled-${call}`;
      store.ingest([frames.toolCall({ call_id, tool: 'look_at' })], { at: start + call * callMs });
      store.ingest([frames.toolResult({ call_id })], { at: start + call * callMs + callMs / 2 });
    }
  }
  store.ingest([frames.sessionClose()]);
}
