import { createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** A component that takes `{ text, isDone }`, given a new state for every delta, as its documentation shows. */
export function reactStream(Answer) {
  return (element) => {
    let change;
    function Host() {
      const [state, setState] = useState({ text: '', isDone: false });
      change = setState;
      return createElement(Answer, state);
    }
    const root = createRoot(element);
    root.render(createElement(Host));
    return {
      append: (delta) => change(({ text }) => ({ text: text + delta, isDone: false })),
      end: () => change(({ text }) => ({ text, isDone: true })),
      destroy: () => root.unmount(),
    };
  };
}
