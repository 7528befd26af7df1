'use client';
import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { windowOf } from './window-of.js';

export interface RowWindowOptions {
  readonly scrollRef: RefObject<HTMLElement | null>;
  readonly count: number;
  /** Rows let go from the front so far: when it grows, a reader who has scrolled keeps the rows in sight. */
  readonly dropped: number;
  /** In pixels. */
  readonly rowHeight: number;
}

/** The rows of a long list that are in sight. */
export interface RowWindow {
  readonly first: number;
  /** The row after the last in sight. */
  readonly end: number;
  /** How many rows have room at once. */
  readonly capacity: number;
  /** Rows that have come since the reader scrolled up; `undefined` while the list stays at its end. */
  readonly waiting: number | undefined;
  readonly follow: () => void;
  readonly onScroll: () => void;
  /** Scrolls no further than is needed to bring a row into sight. */
  readonly reveal: (index: number) => void;
}

const overscan = 4;
const endTolerancePx = 2;

/**
 * Reckons which rows of equal height are in sight. It costs the same for ten rows and for a hundred thousand.
 * At the end it stays at the end; a reader who scrolls up by any amount is left where they are.
 */
export function useRowWindow({ scrollRef, count, dropped, rowHeight }: RowWindowOptions): RowWindow {
  const [capacity, setCapacity] = useState(0);
  const [top, setTop] = useState(0);
  // How many rows had come when the reader scrolled up; `undefined` while the end is followed.
  const [leftAt, setLeftAt] = useState<number>();
  // The same as a ref: a commit may come between a reader's scrolling and React's knowing of it, and must not undo it.
  const isFollowingRef = useRef(true);
  const lastTopRef = useRef(0);
  const droppedRef = useRef(dropped);
  const isFollowing = leftAt === undefined;

  const onScroll = useCallback(() => {
    const scroller = scrollRef.current;
    if (scroller === null) return;
    const { scrollTop, scrollHeight, clientHeight } = scroller;
    setTop(Math.floor(scrollTop / rowHeight));
    // Rows that come move the end away, but not the place that is read: only a move up is the reader's.
    if (scrollHeight - scrollTop - clientHeight <= endTolerancePx) {
      isFollowingRef.current = true;
      setLeftAt(undefined);
    } else if (scrollTop < lastTopRef.current) {
      isFollowingRef.current = false;
      setLeftAt((known) => known ?? dropped + count);
    }
    lastTopRef.current = scrollTop;
  }, [scrollRef, rowHeight, dropped, count]);

  const stayAtEnd = useCallback((scroller: HTMLElement) => {
    const { scrollTop, scrollHeight, clientHeight } = scroller;
    const isAtEnd = scrollHeight - scrollTop - clientHeight <= endTolerancePx;
    // Further up than before and not at the end: a reader's doing, of which the event is still to come.
    if (!isFollowingRef.current || (!isAtEnd && scrollTop < lastTopRef.current - endTolerancePx)) return;
    scroller.scrollTop = scroller.scrollHeight;
    lastTopRef.current = scroller.scrollTop;
  }, []);

  useLayoutEffect(() => {
    const scroller = scrollRef.current;
    if (scroller === null) return undefined;
    const measure = (): void => {
      setCapacity(Math.ceil(scroller.clientHeight / rowHeight));
      // A list that was hidden has been scrolled to its start by nobody.
      if (scroller.clientHeight === 0) lastTopRef.current = 0;
      stayAtEnd(scroller);
    };
    measure();
    const observer = new (windowOf(scroller).ResizeObserver)(measure);
    observer.observe(scroller);
    return () => observer.disconnect();
  }, [scrollRef, rowHeight, stayAtEnd]);

  useLayoutEffect(() => {
    const scroller = scrollRef.current;
    const gone = dropped - droppedRef.current;
    droppedRef.current = dropped;
    if (scroller === null) return;
    if (isFollowing) stayAtEnd(scroller);
    else if (gone > 0) {
      scroller.scrollTop = Math.max(0, scroller.scrollTop - gone * rowHeight);
      lastTopRef.current = scroller.scrollTop;
    }
  }, [scrollRef, count, dropped, capacity, isFollowing, rowHeight, stayAtEnd]);

  const reveal = useCallback(
    (index: number) => {
      const scroller = scrollRef.current;
      if (scroller === null) return;
      const start = index * rowHeight;
      const lowest = start + rowHeight - scroller.clientHeight;
      if (scroller.scrollTop > start) scroller.scrollTop = start;
      else if (scroller.scrollTop < lowest) scroller.scrollTop = lowest;
      onScroll();
    },
    [scrollRef, onScroll, rowHeight],
  );

  const inSight = Math.max(0, isFollowing ? count - capacity : Math.min(top, count - capacity));
  return {
    first: Math.max(0, inSight - overscan),
    end: capacity === 0 ? 0 : Math.min(count, inSight + capacity + 1 + overscan),
    capacity,
    waiting: isFollowing ? undefined : Math.max(0, dropped + count - leftAt),
    follow: useCallback(() => {
      isFollowingRef.current = true;
      lastTopRef.current = 0;
      setLeftAt(undefined);
    }, []),
    onScroll,
    reveal,
  };
}
