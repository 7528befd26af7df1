import { useMemo, useRef, type FocusEvent, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { isComposing } from './composition.js';
import type { RowScroller } from './row-scroller.js';

/** One Tab stop for a list of rows with controls in them, of which only some are rendered. */
export interface RowKeys {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  readonly onEndFocus: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  /** Goes to the end and takes the focus there. */
  readonly goToEnd: () => void;
  readonly onBlur: () => void;
  /** Call it when rows have gone: the focus of one of them goes to the row that stands in its place. */
  readonly keepFocus: () => void;
}

/**
 * `list` takes the focus that comes by Tab and hands it on to a row; `end` is the element after it by which Tab leaves it.
 * What a row shows as its only element takes the focus, and has a `tabIndex` of -1.
 */
export function useRowKeys(scroller: RowScroller, list: RefObject<HTMLElement | null>, end: RefObject<HTMLElement | null>): RowKeys {
  const activeKey = useRef<string | undefined>(undefined);
  const isPointing = useRef(false);
  const isLeaving = useRef(false);
  const focused = useRef<Element | undefined>(undefined);

  return useMemo(() => {
    const { heights, elements, place, stages } = scroller;
    const targetOf = (key: string | undefined): HTMLElement | undefined => {
      const target = key === undefined ? undefined : elements.get(key)?.firstElementChild;
      return (target ?? undefined) as HTMLElement | undefined; // a row's message, which is one, whatever window it stands in
    };
    const focusKey = (key: string | undefined): void => targetOf(key)?.focus({ preventScroll: true });
    const goTo = (index: number): void => {
      scroller.reveal(index);
      focusKey(heights.keyAt(index));
    };
    const goToEnd = (): void => {
      flushSync(() => scroller.follow());
      focusKey(heights.keyAt(heights.size - 1));
    };
    /** Where a reader was last, if that is still in sight: coming in by Tab scrolls nothing. */
    const focusActive = (): void => {
      const last = heights.keyAt(heights.size - 1);
      const active =
        activeKey.current !== undefined && isInSight(targetOf(activeKey.current), list.current) ? activeKey.current : undefined;
      focusKey(active ?? (place.isFollowing ? last : (place.topKey ?? last)));
    };
    const leaveBy = (element: HTMLElement | null): void => {
      isLeaving.current = true;
      // From here the browser's own Tab goes on to what stands before or after the list.
      element?.focus({ preventScroll: true });
      isLeaving.current = false;
    };

    return {
      goToEnd,
      onPointerDown: ({ target, button, pointerType }) => {
        isPointing.current = true;
        if (target === list.current || button !== 0 || pointerType !== 'mouse') return;
        place.hold(true);
        const page = list.current?.ownerDocument;
        const release = (): void => {
          for (const type of ['pointerup', 'pointercancel']) page?.removeEventListener(type, release, true);
          place.hold(false);
        };
        for (const type of ['pointerup', 'pointercancel']) page?.addEventListener(type, release, true);
      },
      onFocus: ({ target }) => {
        const key = elements.keyOf(target);
        focused.current = key === undefined ? undefined : target;
        if (key !== undefined) activeKey.current = key;
        else if (target === list.current && !isLeaving.current && !isPointing.current) focusActive();
        isPointing.current = false;
      },
      onEndFocus: () => {
        if (!isLeaving.current) focusActive();
      },
      onKeyDown: (event) => {
        const { target, key, shiftKey } = event;
        const rowKey = elements.keyOf(target as Node); // what a key is pressed in
        const row = targetOf(rowKey);
        if (row === undefined || isComposing(event) || event.ctrlKey || event.metaKey || event.altKey) return;
        stages.finishAtOnce();
        if (key === 'Tab') {
          const controls = target === row ? [] : controlsIn(row);
          if (controls.length === 0 || target === controls.at(shiftKey ? 0 : -1)) leaveBy(shiftKey ? list.current : end.current);
          return;
        }
        if (target !== row) {
          if (key === 'Escape' && !event.defaultPrevented) row.focus({ preventScroll: true });
          return;
        }
        const index = heights.indexOf(rowKey);
        if (key === 'Enter') controlsIn(row)[0]?.focus();
        else if (key === 'ArrowUp') goTo(Math.max(0, index - 1));
        else if (key === 'ArrowDown') goTo(Math.min(heights.size - 1, index + 1));
        else if (key === 'Home') goTo(0);
        else if (key === 'End') goToEnd();
        else return;
        event.preventDefault();
      },
      // React runs no handler for the blur that comes with an element's removal.
      onBlur: () => {
        focused.current = undefined;
      },
      keepFocus: () => {
        if (focused.current === undefined || focused.current.isConnected) return;
        focused.current = undefined;
        const index = Math.max(0, activeKey.current === undefined ? 0 : scroller.indexOfRendered(activeKey.current));
        const key = heights.keyAt(Math.min(index, heights.size - 1));
        if (targetOf(key) === undefined) leaveBy(list.current);
        else focusKey(key);
      },
    };
  }, [scroller, list, end]);
}

function isInSight(row: HTMLElement | undefined, list: HTMLElement | null): boolean {
  if (row === undefined || list === null) return false;
  const { top, bottom } = row.getBoundingClientRect();
  const sight = list.getBoundingClientRect();
  return bottom > sight.top && top < sight.bottom;
}

function controlsIn(row: HTMLElement): readonly HTMLElement[] {
  const found = row.querySelectorAll<HTMLElement>(
    'a[href], button:not([disabled]), input:not([disabled]), select, textarea, summary, [tabindex="0"]',
  );
  return [...found].filter((element) => element.tabIndex >= 0 && !element.hidden);
}
