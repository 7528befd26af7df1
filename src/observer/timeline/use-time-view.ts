'use client';
import { useMemo, useState } from 'react';
import type { CursorState } from '../../projection/index.js';
import { fit, follow, followedMs, pan, reveal, zoom, type TimeBounds, type TimeView } from './time-view.js';

export interface TimeViewControl {
  readonly view: TimeView;
  /** `around` is the moment that stays where it is; the middle where none is given. */
  readonly zoomBy: (factor: number, around?: number) => void;
  readonly panBy: (byMs: number) => void;
  readonly fitAll: () => void;
  readonly followEnd: () => void;
  readonly revealSpan: (start: number, end: number) => void;
  readonly centre: (at: number) => void;
}

/**
 * The stretch of time in sight. It goes along with what comes while it follows and the cursor is live, and keeps the cursor in sight in the past.
 * A recording is in sight as a whole, also while it is read, until a person looks closer.
 */
export function useTimeView(bounds: TimeBounds, { isLive, at }: CursorState, isRecording: boolean): TimeViewControl {
  const [chosen, setView] = useState<TimeView>();
  const [seen, setSeen] = useState(at);
  const { from, until } = bounds;
  const first = useMemo(
    () => (isRecording ? fit({ from, until }) : { start: until - followedMs, durationMs: followedMs, isFollowing: true }),
    [isRecording, from, until],
  );
  const kept = chosen ?? first;
  const view = isLive ? follow(kept, bounds) : seen === at || at === undefined ? kept : reveal(kept, at, at);
  if (view !== kept) setView(view);
  if (seen !== at) setSeen(at);
  const change = (next: (now: TimeView) => TimeView): void => setView((now) => next(now ?? view));
  return {
    view,
    zoomBy: (factor, around) => change((now) => zoom(now, factor, around ?? pivotOf(now, bounds), bounds)),
    panBy: (byMs) => change((now) => pan(now, byMs, bounds)),
    fitAll: () => change(() => fit(bounds)),
    followEnd: () => change((now) => follow({ ...now, isFollowing: true }, bounds)),
    revealSpan: (start, end) => change((now) => reveal(now, start, end)),
    centre: (moment) => change((now) => pan({ ...now, isFollowing: false }, moment - now.start - now.durationMs / 2, bounds)),
  };
}

/** A view that follows keeps the newest frame where it is. */
function pivotOf({ start, durationMs, isFollowing }: TimeView, { until }: TimeBounds): number {
  return isFollowing ? until : start + durationMs / 2;
}
