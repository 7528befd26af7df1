import { createElement as h, useLayoutEffect, useRef } from 'react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { Answer } from './react-markdown.mjs';
import { messageWith, reactThread } from './react-thread.mjs';

const Message = messageWith(Answer);

export const thread = reactThread(({ messages }) => {
  const ref = useRef(null);
  const rows = useVirtualizer({
    count: messages.length,
    getScrollElement: () => ref.current,
    estimateSize: () => 160,
    getItemKey: (index) => messages[index].id,
    overscan: 5,
  });
  useLayoutEffect(() => rows.scrollToIndex(messages.length - 1, { align: 'end' }), [rows, messages]);
  return h(
    'div',
    { ref, className: 'scroller' },
    h(
      'div',
      { style: { height: rows.getTotalSize(), position: 'relative' } },
      ...rows.getVirtualItems().map(({ key, index, start }) =>
        h(
          'div',
          {
            key,
            'data-index': index,
            ref: rows.measureElement,
            style: { position: 'absolute', top: 0, left: 0, width: '100%', transform: `translateY(${start}px)` },
          },
          h(Message, { message: messages[index] }),
        ),
      ),
    ),
  );
});
