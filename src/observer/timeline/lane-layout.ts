import { MarkLane } from './mark-lane.js';
import type { TimelineLane, TimelineLanes } from './timeline-lanes.js';

/** A lane and where it stands, in CSS pixels from the top of the first. */
export interface PlacedLane {
  readonly lane: TimelineLane;
  readonly top: number;
  readonly height: number;
}

export interface LaneLayout {
  readonly placed: readonly PlacedLane[];
  readonly height: number;
}

/** The height of a row of steps or calls, and of a lane of marks. */
export const rowHeight = 18;
const laneGap = 6;

/** Puts the plans of each agent over its calls, those over the events, and errors and changes of sessions last. */
export function layOut({ plans, calls, marks }: TimelineLanes): LaneLayout {
  const placed: PlacedLane[] = [];
  let top = laneGap;
  const ofCalls = calls.flatMap((lane) => [...plans.filter(({ sessionId }) => sessionId === lane.sessionId), lane]);
  const ofNoCall = plans.filter((lane) => !ofCalls.includes(lane));
  for (const lane of [...ofNoCall, ...ofCalls, ...marks.toSorted((a, b) => order(a) - order(b))]) {
    const height = (lane instanceof MarkLane ? 1 : lane.rowCount) * rowHeight;
    placed.push({ lane, top, height });
    top += height + laneGap;
  }
  return { placed, height: top };
}

function order({ kind }: MarkLane): number {
  return kind === 'event' ? 0 : 1;
}

/** Where a lane begins; `undefined` where it is no longer there. */
export function laneTop({ placed }: LaneLayout, lane: TimelineLane): number | undefined {
  return placed.find((each) => each.lane === lane)?.top;
}

/** The lane at a height; `undefined` between and under them. */
export function laneAt({ placed }: LaneLayout, y: number): PlacedLane | undefined {
  return placed.find(({ top, height }) => y >= top - laneGap / 2 && y < top + height + laneGap / 2);
}
