import { useCallback, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { keepPlace } from './keep-place.js';

/** A scrolled region that keeps its end in sight until the reader scrolls up. */
export interface FollowedEnd {
  readonly viewport: RefObject<HTMLDivElement | null>;
  readonly content: RefObject<HTMLDivElement | null>;
  readonly isFollowing: boolean;
  /** Items that have come since the reader scrolled up. */
  readonly newCount: number;
  readonly follow: () => void;
  /** Stops following, as a reader does who scrolls up. */
  readonly leave: () => void;
  /** Renders at once what `change` brings about, and leaves what is read where it is on the screen. */
  readonly place: (change: () => void) => void;
  readonly onScroll: () => void;
}

export interface FollowedEndOptions {
  /** How many items there are. */
  readonly count: number;
  /** Whether items stand after the last that is rendered: what can be scrolled to is not the end then. */
  readonly hasLater: boolean;
  readonly onLeave: () => void;
  readonly onReturn: () => void;
  /** Called when the reader comes near to the first or last item that is rendered. */
  readonly onNearEdge: (edge: 'first' | 'last', place: FollowedEnd['place']) => void;
}

/** Pixels from an edge at which more is rendered. */
const nearEdge = 400;

export function useFollowedEnd({ count, hasLater, onLeave, onReturn, onNearEdge }: FollowedEndOptions): FollowedEnd {
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
    if (!following.current) onReturn();
    following.current = true;
    setLeftAt(undefined);
    toEnd();
  }, [toEnd, onReturn]);

  const leave = useCallback((): void => {
    if (!following.current) return;
    following.current = false;
    setLeftAt(count);
    onLeave();
  }, [count, onLeave]);

  const place = useCallback((change: () => void): void => {
    keepPlace(viewport.current, content.current, change);
    // The scroll that keeps the place is no move of the reader's.
    lastTop.current = viewport.current?.scrollTop ?? 0;
  }, []);

  const onScroll = useCallback((): void => {
    const element = viewport.current;
    if (element === null) return;
    const { scrollTop } = element;
    const distance = element.scrollHeight - element.clientHeight - scrollTop;
    // Content that grows moves the end away but not the place that is read, so only a move up is the reader's.
    const isUp = scrollTop < lastTop.current;
    const isDown = scrollTop > lastTop.current;
    lastTop.current = scrollTop;
    if (distance <= 1 && !hasLater) follow();
    else if (isUp) {
      leave();
      if (scrollTop < nearEdge) onNearEdge('first', place);
    } else if (isDown && distance < nearEdge && !following.current) onNearEdge('last', place);
  }, [hasLater, follow, leave, place, onNearEdge]);

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
      leave,
      place,
      onScroll,
    }),
    [leftAt, count, follow, leave, place, onScroll],
  );
}
