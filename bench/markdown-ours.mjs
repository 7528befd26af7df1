// Our contender: frames into the real store, one commit a screen frame, one message on the screen.
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { ChatProvider, createObserverStore, Message } from '../src/index.js';
import { createFeed } from '../src/projection/index.js';
import { readArrival } from '../src/aicc/index.js';
import { createFrames } from '../src/testing/index.js';

export function stream(element) {
  const frames = createFrames();
  const store = createObserverStore();
  const feed = createFeed(store);
  const init = frames.sessionInit();
  store.ingest([init]);
  let length = 0;
  const send = (text, state) => {
    const delta = { messageId: 'answer', partId: 'text', partType: 'text', offset: length, text, state };
    length += text.length;
    const frame = frames.agentMessage({ from: 'Scout', delta });
    feed.push(readArrival(JSON.stringify(frame), Date.now(), 'bridge'));
  };
  const root = createRoot(element);
  send('', 'streaming');
  root.render(createElement(ChatProvider, { store }, createElement(Message, { messageId: `${init.session_id}/answer` })));
  return { append: (delta) => send(delta, 'streaming'), end: () => send('', 'done'), destroy: () => root.unmount() };
}
