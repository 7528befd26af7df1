import { useCallback, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';

/** A scrolled region that keeps its end in sight until the reader scrolls up. */
export interface FollowedEnd {
  readonly viewport: RefObject<HTMLDivElement | null>;
  readonly content: RefObject<HTMLDivElement | null>;
  readonly isFollowing: boolean;
  /** Items that have come since the reader scrolled up. */
  readonly newCount: number;
  readonly follow: () => void;
  readonly onScroll: () => void;
}

export function useFollowedEnd(count: number): FollowedEnd {
  const viewport = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const following = useRef(true);
  const lastTop = useRef(0);
  // How many items there were when the reader scrolled up; `undefined` while the end is followed.
  const [leftAt, setLeftAt] = useState<number>();

  const toEnd = useCallback((): void => {
    const element = viewport.current;
    if (element === null || !following.current) return;
    element.scrollTop = element.scrollHeight;
    lastTop.current = element.scrollTop;
  }, []);

  const follow = useCallback((): void => {
    following.current = true;
    setLeftAt(undefined);
    toEnd();
  }, [toEnd]);

  const onScroll = useCallback((): void => {
    const element = viewport.current;
    if (element === null) return;
    const isAtEnd = element.scrollHeight - element.clientHeight - element.scrollTop <= 1;
    // Content that grows moves the end away but not the place that is read, so only a move up is the reader's.
    const isUp = element.scrollTop < lastTop.current;
    lastTop.current = element.scrollTop;
    if (isAtEnd) {
      following.current = true;
      setLeftAt(undefined);
    } else if (isUp && following.current) {
      following.current = false;
      setLeftAt(count);
    }
  }, [count]);

  useLayoutEffect(toEnd, [toEnd, count]);
  useLayoutEffect(() => {
    const observer = new ResizeObserver(toEnd);
    for (const element of [viewport.current, content.current]) if (element !== null) observer.observe(element);
    return () => observer.disconnect();
  }, [toEnd]);

  return useMemo(
    () => ({
      viewport,
      content,
      isFollowing: leftAt === undefined,
      newCount: leftAt === undefined ? 0 : Math.max(0, count - leftAt),
      follow,
      onScroll,
    }),
    [leftAt, count, follow, onScroll],
  );
}
