'use client';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { laneTop, rowHeight, type LaneLayout } from './lane-layout.js';
import type { TimelineLane } from './timeline-lanes.js';
import { rowOf, type TimelineTarget } from './timeline-target.js';

export interface ShownLanes {
  readonly layout: LaneLayout;
  /** How far the lanes are scrolled. */
  readonly scrolled: number;
  /** The height of the lanes in sight. */
  readonly height: number;
}

/**
 * Keeps what is looked at in its place while lanes come, grow and go above it, and in sight while the chart becomes lower: `target`, if that is in sight,
 * or else the first lane that is.
 */
export function useKeptPlace(
  scrollRef: RefObject<HTMLElement | null>,
  shown: ShownLanes,
  target: TimelineTarget | undefined,
  onScrolled: (scrolled: number) => void,
): void {
  const before = useRef<ShownLanes>(undefined);
  useLayoutEffect(() => {
    const { current: scroller } = scrollRef;
    const was = before.current;
    before.current = shown;
    if (scroller === null || was === undefined || was.height === 0 || isSame(was, shown)) return;
    const kept = keptScroll(was, shown, target);
    if (kept === shown.scrolled) return;
    scroller.scrollTop = kept;
    onScrolled(scroller.scrollTop);
  });
}

function isSame(was: ShownLanes, { layout, height }: ShownLanes): boolean {
  return (
    was.height === height && (was.layout === layout || was.layout.placed.every(({ top, lane }, index) => isAt(layout, index, lane, top)))
  );
}

function isAt({ placed }: LaneLayout, index: number, lane: TimelineLane, top: number): boolean {
  return placed[index]?.lane === lane && placed[index].top === top;
}

function keptScroll(was: ShownLanes, { layout, scrolled, height }: ShownLanes, target: TimelineTarget | undefined): number {
  const row = target === undefined ? undefined : rowTop(was.layout, target);
  const isTargetInSight = row !== undefined && row + rowHeight > scrolled && row < scrolled + was.height;
  const firstInSight = scrolled > 0 ? was.layout.placed.find(({ top, height: high }) => top + high > scrolled)?.lane : undefined;
  const lane = isTargetInSight ? target?.lane : firstInSight;
  const oldTop = lane && laneTop(was.layout, lane);
  const newTop = lane && laneTop(layout, lane);
  const moved = oldTop === undefined || newTop === undefined ? scrolled : scrolled + newTop - oldTop;
  const now = target === undefined ? undefined : rowTop(layout, target);
  return isTargetInSight && now !== undefined ? scrollTo(now, moved, height) : moved;
}

/** How far down the row of something begins; `undefined` where its lane is no longer there. */
export function rowTop(layout: LaneLayout, { lane, index }: TimelineTarget): number | undefined {
  const top = laneTop(layout, lane);
  return top === undefined ? undefined : top + rowOf(lane, index) * rowHeight;
}

/** How far to scroll so that a row is in sight, with a row beside it: no further than it takes. */
export function scrollTo(top: number, scrolled: number, height: number): number {
  const room = Math.min(rowHeight, Math.max(0, (height - rowHeight) / 2));
  return Math.min(Math.max(scrolled, top + rowHeight + room - height), Math.max(0, top - room));
}
