import { CallLane, firstAtOrAfter } from './call-lane.js';
import { laneAt, rowHeight, type LaneLayout } from './lane-layout.js';
import type { MarkEntry } from './mark-lane.js';
import type { TimelineLane, TimelineLanes } from './timeline-lanes.js';

/** One thing of a lane that can be pointed at, moved to and selected. */
export interface TimelineTarget {
  readonly lane: TimelineLane;
  readonly index: number;
  /** Unique in the timeline, and the same while things are let go before it. */
  readonly position: number;
  readonly start: number;
  /** `Infinity` while a call runs; the start itself for a moment. */
  readonly end: number;
  /** Of a call. */
  readonly toolCallKey: string | undefined;
  /** Of all that is no call. */
  readonly entry: MarkEntry | undefined;
}

export function targetAt(lane: TimelineLane, index: number): TimelineTarget | undefined {
  const position = lane.positions[index];
  const start = lane.starts[index];
  if (position === undefined || start === undefined) return undefined;
  return lane instanceof CallLane
    ? { lane, index, position, start, end: lane.ends[index] ?? Infinity, toolCallKey: lane.keys[index], entry: undefined }
    : { lane, index, position, start, end: start, toolCallKey: undefined, entry: lane.entries[index] };
}

/** The thing that was at this position, wherever it stands by now. */
export function findTarget({ calls, marks }: TimelineLanes, position: number | undefined): TimelineTarget | undefined {
  if (position === undefined) return undefined;
  for (const lane of [...calls, ...marks]) {
    const index = firstAtOrAfter(lane.positions, position);
    if (lane.positions[index] === position) return targetAt(lane, index);
  }
  return undefined;
}

/** What is under the pointer, or so near that it was meant. `reachMs` is how far that is. */
export function targetUnder(layout: LaneLayout, y: number, at: number, reachMs: number): TimelineTarget | undefined {
  const placed = laneAt(layout, y);
  if (placed === undefined) return undefined;
  const { lane, top } = placed;
  const row = lane instanceof CallLane ? Math.min(lane.rowCount - 1, Math.max(0, Math.floor((y - top) / rowHeight))) : 0;
  let nearest: number | undefined;
  let distance = reachMs;
  for (let index = 0; index < lane.size; index += 1) {
    const start = lane.starts[index] ?? 0;
    if (start - reachMs > at) break;
    if (lane instanceof CallLane && lane.rows[index] !== row) continue;
    const end = lane instanceof CallLane ? (lane.ends[index] ?? Infinity) : start;
    const away = at < start ? start - at : Math.max(0, at - end);
    if (away > distance) continue;
    distance = away;
    nearest = index;
  }
  return nearest === undefined ? undefined : targetAt(lane, nearest);
}

/** The thing of another lane that is nearest in time. */
export function nearestIn(lane: TimelineLane, at: number): TimelineTarget | undefined {
  const after = firstAtOrAfter(lane.starts, at);
  const before = after - 1;
  const isBeforeNearer = after >= lane.size || at - (lane.starts[before] ?? -Infinity) < (lane.starts[after] ?? Infinity) - at;
  return targetAt(lane, Math.max(0, isBeforeNearer ? before : after));
}

/** The next failed call or error after a position, or before it with `step` -1. */
export function nextFailure({ calls, marks }: TimelineLanes, position: number, step: 1 | -1): TimelineTarget | undefined {
  let found: TimelineTarget | undefined;
  const take = (lane: TimelineLane, index: number): void => {
    const target = targetAt(lane, index);
    if (target === undefined || (target.position - position) * step <= 0) return;
    if (found === undefined || (target.position - found.position) * step < 0) found = target;
  };
  for (const lane of calls) lane.outcomes.forEach((outcome, index) => void (outcome === 'failed' && take(lane, index)));
  for (const lane of marks) if (lane.kind === 'error') lane.positions.forEach((_position, index) => take(lane, index));
  return found;
}
