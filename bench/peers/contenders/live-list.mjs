// A list of all that came, on @tanstack/react-virtual, brought up to date once a frame of the screen: what a plain wire log costs.
import { useVirtualizer } from '@tanstack/react-virtual';
import { createElement, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';

const rowHeight = 24;

export function show(element, { url, spans = 0 }) {
  const root = createRoot(element);
  root.render(createElement(List, { url, spans }));
  return {
    shown: () => {
      const last = [...element.querySelectorAll('[data-index]')].at(-1);
      return last === undefined ? NaN : Number(last.dataset.index) + 1;
    },
    end: () => root.unmount(),
  };
}

function List({ url, spans }) {
  const rows = useRows(url, spans);
  const scroller = useRef(null);
  // As its documentation shows; nothing here is memoized.
  // oxlint-disable-next-line react/incompatible-library
  const list = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 4,
  });
  useLayoutEffect(() => {
    if (rows.length > 0) list.scrollToIndex(rows.length - 1);
  }, [list, rows.length]);
  const items = list.getVirtualItems().map(({ key, index, start }) =>
    createElement(
      'div',
      {
        key,
        'data-index': index,
        style: { position: 'absolute', insetInline: 0, blockSize: rowHeight, transform: `translateY(${start}px)`, whiteSpace: 'nowrap' },
      },
      createElement('span', null, index),
      createElement('time', null, new Date(rows.all[index].at).toISOString()),
      createElement('span', null, rows.all[index].type),
      createElement('span', null, rows.all[index].line),
    ),
  );
  return createElement(
    'div',
    { ref: scroller, style: { blockSize: '100vh', overflow: 'auto' } },
    createElement('div', { style: { position: 'relative', blockSize: list.getTotalSize() } }, items),
  );
}

/** All rows, in one array that grows: `length` tells React that there are more. */
function useRows(url, spans) {
  const [all] = useState(() => Array.from({ length: spans }, (_, index) => ({ at: index, type: 'tool_call', line: 'look_at' })));
  const [length, setLength] = useState(all.length);
  useEffect(() => {
    const socket = new WebSocket(url);
    let isScheduled = false;
    socket.onmessage = ({ data }) => {
      const frame = JSON.parse(data);
      all.push({ at: Date.now(), type: frame.type, line: frame.tool ?? frame.topic ?? frame.call_id ?? '' });
      if (isScheduled) return;
      isScheduled = true;
      requestAnimationFrame(() => {
        isScheduled = false;
        setLength(all.length);
      });
    };
    return () => socket.close();
  }, [url, all]);
  return { all, length };
}
