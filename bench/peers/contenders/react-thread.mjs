import { createElement as h, memo, useLayoutEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** A list that takes `{ messages }`, given a new array for every delta, as its documentation shows. */
export function reactThread(Thread, findScroller = (element) => element.querySelector('.scroller')) {
  return (element, messages) => {
    let change;
    function Host() {
      const [shown, setShown] = useState(messages);
      change = setShown;
      return h(Thread, { messages: shown });
    }
    return {
      mount: () => createRoot(element).render(h(Host)),
      grow: (text) => change((shown) => grown(shown, text)),
      scroller: () => findScroller(element),
    };
  };
}

/** The messages, with one more at the end that grows. */
export function grown(messages, text) {
  const last = messages.at(-1);
  if (last.id !== 'live') return [...messages, { id: 'live', text, isLive: true }];
  return [...messages.slice(0, -1), { ...last, text: last.text + text }];
}

/** One message, whose text `Answer` shows. */
export function messageWith(Answer) {
  return memo(({ message: { text, tool, input, output, isLive = false } }) =>
    h('article', null, tool === undefined ? h(Answer, { text, isDone: !isLive }) : h(ToolCard, { tool, input, output })),
  );
}

export const ToolCard = memo(({ tool, input, output }) =>
  h(
    'details',
    null,
    h('summary', null, `${tool} succeeded`),
    h('pre', null, JSON.stringify(input, null, 1)),
    h('pre', null, JSON.stringify(output, null, 1)),
  ),
);

/** All messages one below the other, at its end, and there when more comes. */
export function plainThread(Answer) {
  const Message = messageWith(Answer);
  return reactThread(({ messages }) => {
    const ref = useRef(null);
    useLayoutEffect(() => {
      ref.current.scrollTop = ref.current.scrollHeight;
    }, [messages]);
    return h('div', { ref, className: 'scroller' }, ...messages.map((message) => h(Message, { key: message.id, message })));
  });
}
