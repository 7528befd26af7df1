'use client';
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { StateIcon } from '../../components/index.js';
import { useAllMessages } from '../../messages/index.js';
import { visibleText } from '../../primitives/index.js';
import { tellObject } from '../telling-line.js';
import type { ComparedCall } from './compared-call.js';
import type { ComparedPair } from './use-comparison.js';

export interface CompareListProps {
  readonly rows: readonly ComparedPair[];
  /** The place of the row that is selected; -1 for none. */
  readonly selected: number;
  readonly onSelect: (place: number) => void;
}

const rowHeightPx = 28;
const overscan = 8;

/** The pairs of calls of two runs, of any number: only those in sight are rendered. One Tab stop; arrows, Page Up, Page Down, Home and End select. Pattern: WAI-ARIA listbox. */
export function CompareList({ rows, selected, onSelect }: CompareListProps) {
  const { text } = useAllMessages();
  const id = useId();
  const scrollRef = useRef<HTMLDivElement>(null);
  const [sight, setSight] = useState({ first: 0, capacity: 20 });
  const measure = (): void => {
    const scroller = scrollRef.current;
    if (scroller === null) return;
    setSight({ first: Math.floor(scroller.scrollTop / rowHeightPx), capacity: Math.ceil(scroller.clientHeight / rowHeightPx) });
  };
  useLayoutEffect(() => {
    const scroller = scrollRef.current;
    if (scroller === null) return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(scroller);
    return () => observer.disconnect();
  }, []);
  useLayoutEffect(() => {
    const scroller = scrollRef.current;
    if (scroller === null || selected < 0) return;
    const start = selected * rowHeightPx;
    if (scroller.scrollTop > start) scroller.scrollTop = start;
    else scroller.scrollTop = Math.max(scroller.scrollTop, start + rowHeightPx - scroller.clientHeight);
  }, [selected]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const page = Math.max(1, sight.capacity - 1);
    const moves = new Map([
      ['ArrowDown', selected + 1],
      ['ArrowUp', selected < 0 ? rows.length - 1 : selected - 1],
      ['PageDown', selected + page],
      ['PageUp', selected - page],
      ['Home', 0],
      ['End', rows.length - 1],
    ]);
    const target = moves.get(event.key);
    if (target === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onSelect(Math.min(rows.length - 1, Math.max(0, target)));
  };

  const first = Math.max(0, sight.first - overscan);
  const shown = rows.slice(first, sight.first + sight.capacity + overscan);
  return (
    <div
      ref={scrollRef}
      className="oddkin-compare-list"
      role="listbox"
      tabIndex={0}
      aria-label={text('observer.compare.list')}
      aria-activedescendant={selected >= first && selected < first + shown.length ? `${id}-${selected}` : undefined}
      onScroll={measure}
      onKeyDown={onKeyDown}
    >
      <div role="presentation" style={{ blockSize: rows.length * rowHeightPx, position: 'relative' }}>
        {shown.map((row, offset) => {
          const place = first + offset;
          return (
            // Keys are handled by the listbox, which keeps the focus.
            <div
              key={place}
              id={`${id}-${place}`}
              className="oddkin-compare-row"
              role="option"
              aria-selected={place === selected}
              aria-setsize={rows.length}
              aria-posinset={place + 1}
              data-differs={row.differences.length > 0 ? '' : undefined}
              style={{ blockSize: rowHeightPx, insetBlockStart: place * rowHeightPx }}
              onMouseDown={(event) => {
                if (event.button === 0) onSelect(place);
              }}
            >
              <CallCell call={row.before} />
              <span className="oddkin-compare-marks">
                {row.differences.map((difference) => text(`observer.compare.difference.${difference}`)).join(', ')}
              </span>
              <CallCell call={row.after} />
            </div>
          );
        })}
      </div>
    </div>
  );
}

function CallCell({ call }: { readonly call: ComparedCall | undefined }) {
  if (call === undefined) return <span className="oddkin-compare-call" data-none="" />;
  const { status, input } = call.record.value;
  return (
    <span className="oddkin-compare-call">
      <StateIcon state={status} />
      <span>{visibleText(call.tool)}</span>
      <span className="oddkin-observer-muted oddkin-compare-input" dir="auto">
        {visibleText(tellObject(input))}
      </span>
    </span>
  );
}
