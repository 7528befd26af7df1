import { createElement as h } from 'react';
import { Virtuoso } from 'react-virtuoso';
import { Answer } from './react-markdown.mjs';
import { messageWith, reactThread } from './react-thread.mjs';

const Message = messageWith(Answer);
const settings = {
  className: 'scroller',
  computeItemKey: (_, { id }) => id,
  itemContent: (_, message) => h(Message, { message }),
  followOutput: () => 'auto',
};

export const thread = reactThread(({ messages }) =>
  h(Virtuoso, { ...settings, data: messages, initialTopMostItemIndex: { index: messages.length - 1, align: 'end' } }),
);
