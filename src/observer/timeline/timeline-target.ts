import { CallLane, firstAtOrAfter } from './call-lane.js';
import { laneAt, rowHeight, type LaneLayout } from './lane-layout.js';
import { MarkLane, type MarkEntry } from './mark-lane.js';
import type { PlanSpan } from './plan-lane.js';
import type { TimelineLane, TimelineLanes } from './timeline-lanes.js';

/** One thing of a lane that can be pointed at, moved to and selected. */
export interface TimelineTarget {
  readonly lane: TimelineLane;
  readonly index: number;
  /** Unique in the timeline, and the same while things are let go before it. */
  readonly id: string;
  /** The frame that brought it. */
  readonly position: number;
  readonly start: number;
  /** `Infinity` while a call runs or a step is under way; the start itself for a moment. */
  readonly end: number;
  /** Of a call. */
  readonly toolCallKey: string | undefined;
  /** Of a step of a plan. */
  readonly span: PlanSpan | undefined;
  /** Of all else. */
  readonly entry: MarkEntry | undefined;
}

export function targetAt(lane: TimelineLane, index: number): TimelineTarget | undefined {
  const position = lane.positions[index];
  const start = lane.starts[index];
  if (position === undefined || start === undefined) return undefined;
  const place = { lane, index, position, start, toolCallKey: undefined, span: undefined, entry: undefined };
  if (lane instanceof MarkLane) return { ...place, id: `${position}`, end: start, entry: lane.entries[index] };
  const end = lane.ends[index] ?? Infinity;
  if (lane instanceof CallLane) return { ...place, id: `${position}`, end, toolCallKey: lane.keys[index] };
  const span = lane.spans[index];
  return span === undefined ? undefined : { ...place, id: idOfSpan(span), end, span };
}

/** A frame may tell of many steps. */
function idOfSpan({ position, planKey, stepId }: PlanSpan): string {
  return `${position} ${planKey} ${stepId}`;
}

/** The thing that had this id, wherever it stands by now. */
export function findTarget({ plans, calls, marks }: TimelineLanes, id: string | undefined): TimelineTarget | undefined {
  if (id === undefined) return undefined;
  const position = parseInt(id, 10);
  for (const lane of [...plans, ...calls, ...marks]) {
    for (let index = firstAtOrAfter(lane.positions, position); lane.positions[index] === position; index += 1) {
      const target = targetAt(lane, index);
      if (target?.id === id) return target;
    }
  }
  return undefined;
}

/** What was brought by this frame. */
export function findBrought({ plans, calls, marks }: TimelineLanes, position: number): TimelineTarget | undefined {
  for (const lane of [...calls, ...marks, ...plans]) {
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
  const spans = lane instanceof MarkLane ? undefined : lane;
  const row = spans === undefined ? 0 : Math.min(spans.rowCount - 1, Math.max(0, Math.floor((y - top) / rowHeight)));
  let nearest: number | undefined;
  let distance = reachMs;
  const first = lane instanceof CallLane ? lane.firstLasting(at - reachMs) : 0;
  for (let index = first; index < lane.size; index += 1) {
    const start = lane.starts[index] ?? 0;
    if (start - reachMs > at) break;
    if (spans !== undefined && spans.rows[index] !== row) continue;
    const end = spans?.ends[index] ?? start;
    const away = at < start ? start - at : Math.max(0, at - end);
    if (away > distance) continue;
    distance = away;
    nearest = index;
  }
  return nearest === undefined ? undefined : targetAt(lane, nearest);
}

/** The row of a lane in which something stands. */
export function rowOf(lane: TimelineLane, index: number): number {
  return lane instanceof MarkLane ? 0 : (lane.rows[index] ?? 0);
}

/** The thing of another lane that is nearest in time. */
export function nearestIn(lane: TimelineLane, at: number): TimelineTarget | undefined {
  const after = firstAtOrAfter(lane.starts, at);
  const before = after - 1;
  const isBeforeNearer = after >= lane.size || at - (lane.starts[before] ?? -Infinity) < (lane.starts[after] ?? Infinity) - at;
  return targetAt(lane, Math.max(0, isBeforeNearer ? before : after));
}

/** The next failed call, failed step or error after a position, or before it with `step` -1. */
export function nextFailure({ plans, calls, marks }: TimelineLanes, position: number, step: 1 | -1): TimelineTarget | undefined {
  let found: TimelineTarget | undefined;
  const take = (lane: TimelineLane, index: number): void => {
    const target = targetAt(lane, index);
    if (target === undefined || (target.position - position) * step <= 0) return;
    if (found === undefined || (target.position - found.position) * step < 0) found = target;
  };
  for (const lane of calls) lane.outcomes.forEach((outcome, index) => void (outcome === 'failed' && take(lane, index)));
  for (const lane of plans) lane.spans.forEach((span, index) => void (hasFailed(span) && take(lane, index)));
  for (const lane of marks) if (lane.kind === 'error') lane.positions.forEach((_position, index) => take(lane, index));
  return found;
}

function hasFailed({ status, outcome }: PlanSpan): boolean {
  return status === 'failed' || outcome === 'failed';
}
