'use client';
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { ArrowDown } from '../icons/index.js';
import { useAllMessages } from '../messages/index.js';
import { findByPosition, type Rows } from './rows.js';
import { useRowWindow } from './use-row-window.js';

export interface VirtualListProps<T extends { readonly position: number }> {
  readonly rows: Rows<T>;
  /** The name of the list for assistive technology. */
  readonly label: string;
  /** In rem, the same for all. Default 1.75. */
  readonly rowHeightRem?: number;
  readonly renderRow: (row: T) => ReactNode;
  /** The position of the row that is selected. */
  readonly selected: number | undefined;
  readonly onSelect: (row: T) => void;
  /** What stands in place of rows while there are none. */
  readonly empty: ReactNode;
}

/**
 * A list of any length of which only the rows in sight are rendered. It follows its end until the reader scrolls up.
 * One Tab stop; arrows, Page Up, Page Down, Home and End move in it, Enter and Space select.
 * Pattern: WAI-ARIA listbox with `aria-activedescendant`, which holds while rows come and go.
 */
export function VirtualList<T extends { readonly position: number }>(props: VirtualListProps<T>) {
  const { rows, label, rowHeightRem = 1.75, renderRow, selected, onSelect, empty } = props;
  const { text } = useAllMessages();
  const id = useId();
  const [remPx] = useState(readRemInPixels);
  const scrollRef = useRef<HTMLDivElement>(null);
  const rowHeight = remPx * rowHeightRem;
  const list = useRowWindow({ scrollRef, count: rows.size, dropped: rows.dropped, rowHeight });
  const [active, setActive] = useState<number>();
  useRevealed(selected, rows, list.capacity, list.reveal);
  const activeIndex = active === undefined ? -1 : findByPosition(rows, active);

  const moveTo = (index: number): void => {
    const row = rows.at(Math.min(rows.size - 1, Math.max(0, index)));
    if (row === undefined) return;
    setActive(row.position);
    list.reveal(Math.min(rows.size - 1, Math.max(0, index)));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const page = Math.max(1, list.capacity - 1);
    const start = activeIndex >= 0 ? activeIndex : rows.size;
    const moves: Readonly<Record<string, number>> = {
      ArrowDown: activeIndex < 0 ? rows.size - 1 : start + 1,
      ArrowUp: start - 1,
      PageDown: start + page,
      PageUp: start - page,
      Home: 0,
      End: rows.size - 1,
    };
    const target = Object.hasOwn(moves, event.key) ? moves[event.key] : undefined;
    const chosen = activeIndex >= 0 ? rows.at(activeIndex) : undefined;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (target !== undefined) moveTo(target);
    else if ((event.key === 'Enter' || event.key === ' ') && chosen !== undefined) onSelect(chosen);
    else return;
    event.preventDefault();
  };

  return (
    <div className="oddkin-observer-list">
      <div
        ref={scrollRef}
        className="oddkin-observer-list-scroll"
        role="listbox"
        aria-label={label}
        aria-activedescendant={activeIndex >= list.first && activeIndex < list.end ? `${id}-${active}` : undefined}
        tabIndex={0}
        onScroll={list.onScroll}
        onKeyDown={onKeyDown}
      >
        <div className="oddkin-observer-list-rows" role="presentation" style={{ blockSize: rows.size * rowHeight }}>
          {visibleRows(rows, list.first, list.end).map((row, offset) => (
            // Keys are handled by the listbox, which keeps the focus.
            <div
              key={row.position}
              id={`${id}-${row.position}`}
              className="oddkin-observer-list-row"
              role="option"
              aria-selected={row.position === selected}
              aria-setsize={rows.size}
              aria-posinset={list.first + offset + 1}
              data-active={row.position === active ? '' : undefined}
              style={{ blockSize: rowHeight, insetBlockStart: (list.first + offset) * rowHeight }}
              onMouseDown={(event) => {
                // Not on click: while rows come, the row under the pointer is another one by then.
                if (event.button !== 0) return;
                setActive(row.position);
                onSelect(row);
              }}
            >
              {renderRow(row)}
            </div>
          ))}
        </div>
      </div>
      {rows.size === 0 && <div className="oddkin-observer-empty">{empty}</div>}
      {list.waiting !== undefined && rows.size > 0 && (
        <button type="button" className="oddkin-observer-follow" onClick={list.follow}>
          <ArrowDown size={14} strokeWidth={1.75} aria-hidden />
          {list.waiting > 0 ? text('observer.list.newRows', { count: list.waiting }) : text('observer.list.toEnd')}
        </button>
      )}
    </div>
  );
}

/** Brings a row into sight when it is selected, here or elsewhere; once, so that a reader may go on. */
function useRevealed<T extends { readonly position: number }>(
  selected: number | undefined,
  rows: Rows<T>,
  capacity: number,
  reveal: (index: number) => void,
): void {
  const revealed = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (capacity === 0 || selected === revealed.current) return;
    revealed.current = selected;
    const index = selected === undefined ? -1 : findByPosition(rows, selected);
    if (index >= 0) reveal(index);
  }, [selected, rows, capacity, reveal]);
}

/** The size of a rem: text that a person has made larger needs higher rows. */
function readRemInPixels(): number {
  return (typeof document === 'undefined' ? NaN : parseFloat(getComputedStyle(document.documentElement).fontSize)) || 16;
}

function visibleRows<T>(rows: Rows<T>, first: number, end: number): readonly T[] {
  const visible: T[] = [];
  for (let index = first; index < end; index += 1) {
    const row = rows.at(index);
    if (row !== undefined) visible.push(row);
  }
  return visible;
}
