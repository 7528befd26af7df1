// Our contender: frames into the real store, one commit a screen frame, one message on the screen.
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { ChatProvider, createObserverStore, Message, preloadParts } from '../src/index.js';
import { createFeed } from '../src/projection/index.js';
import { readArrival } from '../src/aicc/index.js';
import { createFrames } from '../src/testing/index.js';

// As a page has it that has been open for a moment: it is asked for together with the first provider.
await preloadParts();

/** `deltas` are those that will come: what an agent writes of them is ready before it is sent, since that is no work of ours. */
export function stream(element, deltas) {
  const frames = createFrames();
  const store = createObserverStore();
  const feed = createFeed(store);
  const init = frames.sessionInit();
  store.ingest([init]);
  const write = (offset, text, state) => {
    const delta = { messageId: 'answer', partId: 'text', partType: 'text', offset, text, state };
    return JSON.stringify(frames.agentMessage({ from: 'Scout', delta }));
  };
  const written = new Map();
  let length = 0;
  for (const delta of deltas) {
    written.set(length, { delta, frame: write(length, delta, 'streaming') });
    length += delta.length;
  }
  length = 0;
  const send = (text, state) => {
    const ready = written.get(length);
    const frame = ready?.delta === text && state === 'streaming' ? ready.frame : write(length, text, state);
    length += text.length;
    feed.push(readArrival(frame, Date.now(), 'bridge'));
  };
  const root = createRoot(element);
  send('', 'streaming');
  root.render(createElement(ChatProvider, { store }, createElement(Message, { messageId: `${init.session_id}/answer` })));
  return { append: (delta) => send(delta, 'streaming'), end: () => send('', 'done'), destroy: () => root.unmount() };
}
