import { CallLane } from './call-lane.js';
import type { LaneLayout } from './lane-layout.js';
import { MarkLane } from './mark-lane.js';
import type { PlanLane } from './plan-lane.js';
import type { Silence } from './silence.js';

/** Where the cursor stands: frames from `position` on come after it, and `now` is its time. */
export interface Moment {
  readonly position: number;
  readonly now: number;
}

export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/**
 * The stretch of time that looks different when the cursor goes from one moment to another: all between them, and the whole of what began or ended meanwhile.
 * Of what was under way at both, the end moves along with them.
 */
export function changedStretch({ placed }: LaneLayout, silences: readonly Silence[], one: Moment, other: Moment): Stretch {
  const [first, last] = one.position < other.position ? [one, other] : [other, one];
  let start = Math.min(one.now, other.now);
  let end = Math.max(one.now, other.now);
  const take = (from: number, until: number): void => {
    start = Math.min(start, from);
    end = Math.max(end, until);
  };
  for (const { lane } of placed) {
    if (lane instanceof CallLane) takeCalls(lane, first, last.position, take);
    else if (!(lane instanceof MarkLane)) takeSteps(lane, first.position, last.position, take);
  }
  for (const { position, start: from, end: until } of silences) if (isBetween(position, first.position, last.position)) take(from, until);
  return { start, end };
}

type Take = (start: number, end: number) => void;

function takeCalls(lane: CallLane, { position: from, now }: Moment, before: number, take: Take): void {
  const { positions, resultPositions, starts, ends } = lane;
  for (let index = lane.firstLasting(now); index < lane.size; index += 1) {
    const position = positions[index] ?? Infinity;
    if (position >= before) return;
    if (position >= from || isBetween(resultPositions[index] ?? Infinity, from, before))
      take(starts[index] ?? now, ends[index] ?? Infinity);
  }
}

function takeSteps({ spans, starts, ends }: PlanLane, from: number, before: number, take: Take): void {
  for (const [index, { position, endPosition }] of spans.entries()) {
    if (isBetween(position, from, before) || isBetween(endPosition, from, before))
      take(starts[index] ?? -Infinity, ends[index] ?? Infinity);
  }
}

function isBetween(position: number, from: number, before: number): boolean {
  return position >= from && position < before;
}
