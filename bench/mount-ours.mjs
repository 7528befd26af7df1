// Our contender: the messages in the real store, shown by our conversation.
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { ChatProvider, Conversation, createObserverStore, preloadParts } from '../src/index.js';
import { createFrames } from '../src/testing/index.js';

// As a page has it that has been open for a moment: it is asked for together with the first provider.
await preloadParts();

export function thread(element, messages) {
  const frames = createFrames();
  const store = createObserverStore({ limits: { messages: 2 * messages.length, toolCalls: 2 * messages.length } });
  store.ingest([frames.sessionInit()]);
  for (let from = 0; from < messages.length; from += 1_000)
    store.ingest([frames.agentMessage({ documents: messages.slice(from, from + 1_000).flatMap(documentsOf) })]);
  let offset = 0;
  return {
    mount: () =>
      createRoot(element).render(
        createElement(
          ChatProvider,
          { store, sessionId: frames.sessionId },
          createElement('div', { className: 'frame' }, createElement(Conversation)),
        ),
      ),
    grow: (text) => {
      const delta = { messageId: 'live', partId: 'p', partType: 'text', offset, text, state: 'streaming' };
      store.ingest([frames.agentMessage({ delta })]);
      offset += text.length;
    },
    scroller: () => element.querySelector('[role=feed]'),
  };
}

function documentsOf({ id, text, tool, input, output }) {
  const part = tool === undefined ? { type: 'text', id: 'p', text } : { type: 'tool-call', id: 'p', toolCallId: `call-${id}` };
  const message = { schema: 'oddkin.ai.message', version: 1, value: { id, role: 'assistant', parts: [part] } };
  if (tool === undefined) return [message];
  const call = { toolCallId: `call-${id}`, tool, status: 'succeeded', input, output, latencyMs: 84 };
  return [{ schema: 'oddkin.ai.tool-call', version: 1, value: call }, message];
}
