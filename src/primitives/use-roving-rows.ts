import { useMemo, useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';

/** One Tab stop for a list of rows with controls in them. */
export interface RovingRows {
  readonly onPointerDown: () => void;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  readonly onEndFocus: () => void;
  /** `end` is the element after the list by which Tab leaves it. */
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>, end: HTMLElement | null) => void;
  readonly focusRow: (row: Element | null | undefined) => void;
  readonly focusLast: () => void;
  /** Call it when rows have gone: where one of them had the focus, the list takes it, and nothing scrolls. */
  readonly keepFocus: () => void;
  /** Call it just before a row goes. */
  readonly onRowGoes: () => void;
}

/** Renders more rows, at once. */
export interface MoreRows {
  readonly earlier: () => void;
  readonly later: () => void;
  readonly first: () => void;
  readonly last: () => void;
}

/** `list` takes the focus that comes by Tab and hands it on to a row: a child of `content`. `more` renders the rows beyond those. */
export function useRovingRows(list: RefObject<HTMLElement | null>, content: RefObject<HTMLElement | null>, more: MoreRows): RovingRows {
  const active = useRef<Element | null>(null);
  const isPointing = useRef(false);
  const isLeaving = useRef(false);
  const going = useRef<Element | null>(null);

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
      focusRow,
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
        if (event.key === 'Enter') {
          event.preventDefault();
          controlsIn(row)[0]?.focus();
          return;
        }
        const isKnown = renderMore(event.key, row, more);
        if (!isKnown) return;
        event.preventDefault();
        focusRow(rowBy(event.key, row, content.current));
        if (event.key === 'End' && list.current !== null) list.current.scrollTop = list.current.scrollHeight;
      },
      onRowGoes: () => {
        const focused = focusedIn(content.current);
        if (focused !== null) going.current = focused;
      },
      keepFocus: () => {
        const gone = going.current;
        going.current = null;
        if (gone !== null && !gone.isConnected) leave(list.current);
      },
    };
  }, [list, content, more]);
}

/** Renders the rows to which a key leads, where they are not yet there. Says whether the key leads anywhere at all. */
function renderMore(key: string, row: HTMLElement, more: MoreRows): boolean {
  if (key === 'ArrowUp' && row.previousElementSibling === null) more.earlier();
  else if (key === 'ArrowDown' && row.nextElementSibling === null) more.later();
  else if (key === 'Home') more.first();
  else if (key === 'End') more.last();
  else return key === 'ArrowUp' || key === 'ArrowDown';
  return true;
}

/** The row to which a key leads; the row itself where there is none further on. */
function rowBy(key: string, row: HTMLElement, content: HTMLElement | null): Element | null | undefined {
  if (key === 'ArrowDown') return row.nextElementSibling ?? row;
  if (key === 'ArrowUp') return row.previousElementSibling ?? row;
  return key === 'Home' ? content?.firstElementChild : content?.lastElementChild;
}

function focusedIn(content: HTMLElement | null): Element | null {
  const root = content?.getRootNode();
  const focused = root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
  return content?.contains(focused) === true ? focused : null;
}

function controlsIn(row: HTMLElement): readonly HTMLElement[] {
  const found = row.querySelectorAll<HTMLElement>(
    'a[href], button:not([disabled]), input:not([disabled]), select, textarea, summary, [tabindex="0"]',
  );
  return [...found].filter((element) => element.tabIndex >= 0 && !element.hidden);
}
