import { CallLane } from './call-lane.js';
import type { MarkLane } from './mark-lane.js';
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

/** The height of a row of calls, and of a lane of marks. */
export const rowHeight = 18;
const laneGap = 6;

/** Puts the lanes of calls over those of events, and errors and changes of sessions last. */
export function layOut({ calls, marks }: TimelineLanes): LaneLayout {
  const placed: PlacedLane[] = [];
  let top = laneGap;
  for (const lane of [...calls, ...marks.toSorted((a, b) => order(a) - order(b))]) {
    const height = (lane instanceof CallLane ? lane.rowCount : 1) * rowHeight;
    placed.push({ lane, top, height });
    top += height + laneGap;
  }
  return { placed, height: top };
}

function order({ kind }: MarkLane): number {
  return kind === 'event' ? 0 : 1;
}

/** The lane at a height; `undefined` between and under them. */
export function laneAt({ placed }: LaneLayout, y: number): PlacedLane | undefined {
  return placed.find(({ top, height }) => y >= top - laneGap / 2 && y < top + height + laneGap / 2);
}
