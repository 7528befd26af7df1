// What runs in the browser: a conversation of ours, or the plainest list of the same messages on react-markdown, and what is done to it.
import { createElement, useLayoutEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import Markdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { ChatProvider, Conversation, createObserverStore } from '../src/index.js';
import { createFrames } from '../src/testing/index.js';

const lastWords = 'These are the last words.';
const long = [
  '## What the corridor holds',
  'The **north** door is locked, and `open_door` says so each time; [the sign](https://dungeon.example/sign) beside it is *red*.',
  '- a lamp, out\n- a chest, shut\n- two doors, of which one is ajar',
  '| thing | where | state |\n| --- | --- | --- |\n| lamp | hall | out |\n| chest | hall | shut |',
  '```js\nconst door = await look("north");\nif (door.isLocked) await find("key");\n```',
  'So the key comes first. It may lie in the chest, under the lamp, or with whoever went away by the other door.',
].join('\n\n');

/** A short text, a long one, or a call of a tool: the same for the same place. */
function contentOf(index, count) {
  if (index === count - 1) return { text: lastWords };
  if (index % 5 === 3) return { text: long };
  return index % 5 === 4
    ? { tool: ['look_around', 'move', 'open_door'][index % 3] }
    : { text: `Step ${index}: I look **around** and see nothing new.` };
}

const contenders = {
  ours(count) {
    const frames = createFrames();
    const store = createObserverStore({ limits: { messages: 2 * count, toolCalls: 2 * count } });
    store.ingest([frames.sessionInit()]);
    for (let from = 0; from < count; from += 1_000) {
      const documents = [];
      for (let index = from; index < Math.min(count, from + 1_000); index += 1) documents.push(...documentsOf(index, count));
      store.ingest([frames.agentMessage({ documents })]);
    }
    let offset = 0;
    return {
      view: createElement(
        ChatProvider,
        { store, sessionId: frames.sessionId },
        createElement('div', { className: 'frame' }, createElement(Conversation)),
      ),
      grow: (text) => {
        store.ingest([
          frames.agentMessage({ delta: { messageId: 'live', partId: 'p', partType: 'text', offset, text, state: 'streaming' } }),
        ]);
        offset += text.length;
      },
      scroller: () => document.querySelector('[role=feed]'),
    };
  },

  /** The last messages only, as many as ours renders, in full at each change. */
  plain(count, shown) {
    const messages = Array.from({ length: count }, (_, index) => contentOf(index, count));
    let change;
    function List() {
      const [live, setLive] = useState('');
      const ref = useRef(null);
      useLayoutEffect(() => {
        change = setLive;
        ref.current.scrollTop = ref.current.scrollHeight;
      }, [live]);
      const all = live === '' ? messages.slice(-shown) : [...messages.slice(1 - shown), { text: live }];
      return createElement(
        'div',
        { className: 'frame plain', ref },
        ...all.map((message, index) => createElement(Plain, { key: index, message })),
      );
    }
    let text = '';
    return {
      view: createElement(List),
      grow: (added) => {
        text += added;
        change(text);
      },
      scroller: () => document.querySelector('.plain'),
    };
  },
};

function Plain({ message: { text, tool } }) {
  return createElement('div', null, tool === undefined ? createElement(Markdown, { remarkPlugins: [remarkGfm] }, text) : tool);
}

function documentsOf(index, count) {
  const { text, tool } = contentOf(index, count);
  const part = tool === undefined ? { type: 'text', id: 'p', text } : { type: 'tool-call', id: 'p', toolCallId: `call-${index}` };
  const message = { schema: 'oddkin.ai.message', version: 1, value: { id: `m${index}`, role: 'assistant', parts: [part] } };
  if (tool === undefined) return [message];
  const call = {
    toolCallId: `call-${index}`,
    tool,
    status: 'succeeded',
    input: { direction: 'north' },
    output: { seen: index },
    latencyMs: 84,
  };
  return [{ schema: 'oddkin.ai.tool-call', version: 1, value: call }, message];
}

let contender;

export const bench = {
  prepare(name, count, shown) {
    contender = contenders[name](count, shown);
  },

  /** Milliseconds from the first render until the last message has been painted. */
  async mount() {
    const start = performance.now();
    createRoot(document.getElementById('root')).render(contender.view);
    while (!isLastInSight()) await frame();
    await painted();
    return performance.now() - start;
  },

  elements: () => document.querySelectorAll('#root *').length,
  rendered: () => document.querySelectorAll('#root [role=article]').length,

  /** Text that comes at the end, once a screen frame. */
  async stream(deltas) {
    const words = long.split(/(?<= )/);
    for (let delta = 0; delta < deltas; delta += 1) {
      contender.grow(words.slice((delta * 3) % words.length, ((delta * 3) % words.length) + 3).join(''));
      await frame();
    }
    const { scrollHeight, clientHeight, scrollTop } = contender.scroller();
    return scrollHeight - clientHeight - scrollTop;
  },

  /** Up through the messages, so many pixels a screen frame. */
  async scroll(frames, pixels) {
    for (let count = 0; count < frames; count += 1) {
      contender.scroller().scrollTop -= pixels;
      await frame();
    }
  },
};

function isLastInSight() {
  const element = [...document.querySelectorAll('#root p')].findLast(({ textContent }) => textContent === lastWords);
  return element !== undefined && element.getBoundingClientRect().bottom <= contender.scroller().getBoundingClientRect().bottom + 1;
}

function frame() {
  return new Promise(requestAnimationFrame);
}

/** After the frame that is being made has been shown. */
async function painted() {
  await frame();
  await new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(undefined);
  });
}
