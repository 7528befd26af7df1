import { useMemo, useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';

/** One Tab stop for a list of rows with controls in them. */
export interface RovingRows {
  readonly onPointerDown: () => void;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  readonly onEndFocus: () => void;
  /** `end` is the element after the list by which Tab leaves it. */
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>, end: HTMLElement | null) => void;
  readonly focusLast: () => void;
}

/** `list` takes the focus that comes by Tab and hands it on to a row: a child of `content`. */
export function useRovingRows(list: RefObject<HTMLElement | null>, content: RefObject<HTMLElement | null>): RovingRows {
  const active = useRef<Element | null>(null);
  const isPointing = useRef(false);
  const isLeaving = useRef(false);

  return useMemo(() => {
    const rowOf = (target: EventTarget | null): HTMLElement | null => {
      let element = target instanceof HTMLElement ? target : null;
      while (element !== null && element.parentElement !== content.current) element = element.parentElement;
      return element;
    };
    const focusRow = (row: Element | null | undefined): void => {
      if (!(row instanceof HTMLElement)) return;
      active.current = row;
      row.focus({ preventScroll: true });
      row.scrollIntoView({ block: 'nearest' });
    };
    const focusActive = (): void => {
      const current = active.current?.isConnected === true ? active.current : content.current?.lastElementChild;
      focusRow(current);
    };
    const leave = (by: HTMLElement | null): void => {
      isLeaving.current = true;
      // From here the browser's own Tab goes on to what stands before or after the list.
      by?.focus({ preventScroll: true });
      isLeaving.current = false;
    };

    return {
      onPointerDown: () => {
        isPointing.current = true;
      },
      onFocus: ({ target }) => {
        const row = rowOf(target);
        if (row !== null) active.current = row;
        else if (target === list.current && !isLeaving.current && !isPointing.current) focusActive();
        isPointing.current = false;
      },
      onEndFocus: () => {
        if (!isLeaving.current) focusActive();
      },
      focusLast: () => focusRow(content.current?.lastElementChild),
      onKeyDown: (event, end) => {
        const row = rowOf(event.target);
        if (row === null || event.nativeEvent.isComposing) return;
        if (event.key === 'Tab') {
          const controls = event.target === row ? [] : controlsIn(row);
          if (controls.length > 0 && event.target !== controls.at(event.shiftKey ? 0 : -1)) return;
          leave(event.shiftKey ? list.current : end);
          return;
        }
        if (event.target !== row) {
          if (event.key === 'Escape') focusRow(row);
          return;
        }
        const next = rowBy(event.key, row);
        if (next === undefined) return;
        event.preventDefault();
        if (event.key === 'Enter') controlsIn(row)[0]?.focus();
        else focusRow(next);
        if (event.key === 'End' && list.current !== null) list.current.scrollTop = list.current.scrollHeight;
      },
    };
  }, [list, content]);
}

/** The row to which a key leads; the row itself where there is none further on; `undefined` for keys that lead nowhere. */
function rowBy(key: string, row: HTMLElement): Element | undefined {
  switch (key) {
    case 'ArrowDown':
      return row.nextElementSibling ?? row;
    case 'ArrowUp':
      return row.previousElementSibling ?? row;
    case 'Home':
      return row.parentElement?.firstElementChild ?? row;
    case 'End':
      return row.parentElement?.lastElementChild ?? row;
    case 'Enter':
      return row;
    default:
      return undefined;
  }
}

function controlsIn(row: HTMLElement): readonly HTMLElement[] {
  const found = row.querySelectorAll<HTMLElement>(
    'a[href], button:not([disabled]), input:not([disabled]), select, textarea, summary, [tabindex="0"]',
  );
  return [...found].filter((element) => element.tabIndex >= 0 && !element.hidden);
}
