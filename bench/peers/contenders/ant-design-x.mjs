import { createElement as h, memo } from 'react';
import { Bubble } from '@ant-design/x';
import { XMarkdown } from '@ant-design/x-markdown';
import { reactStream } from './react-stream.mjs';
import { reactThread, ToolCard } from './react-thread.mjs';

const live = { hasNextChunk: true, enableAnimation: false };
const done = { hasNextChunk: false, enableAnimation: false };
const Answer = memo(({ text, isDone }) => h(XMarkdown, { content: text, streaming: isDone ? done : live }));

export const stream = reactStream(Answer);

const role = {
  ai: {
    placement: 'start',
    contentRender: ({ text, tool, input, output, isLive = false }) =>
      tool === undefined ? h(Answer, { text, isDone: !isLive }) : h(ToolCard, { tool, input, output }),
  },
};
// An item stays the same object while its message does.
const items = new WeakMap();
const itemOf = (message) => {
  if (!items.has(message)) items.set(message, { key: message.id, role: 'ai', content: message, streaming: message.isLive === true });
  return items.get(message);
};

export const thread = reactThread(
  ({ messages }) =>
    h('div', { className: 'frame' }, h(Bubble.List, { style: { height: '100%' }, role, items: messages.map(itemOf), autoScroll: true })),
  (element) => [...element.querySelectorAll('*')].find(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 100) ?? element,
);
