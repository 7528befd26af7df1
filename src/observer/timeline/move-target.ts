import type { LaneLayout } from './lane-layout.js';
import type { TimelineLanes } from './timeline-lanes.js';
import { nearestIn, nextFailure, targetAt, type TimelineTarget } from './timeline-target.js';

/** Where a key leads from one thing of the timeline; `undefined` for a key that moves nowhere. */
export function moveTarget(
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
  { placed }: LaneLayout,
  lanes: TimelineLanes,
  from: TimelineTarget | undefined,
): TimelineTarget | undefined {
  if (!moves.has(key)) return undefined;
  if (key === 'e' || key === 'E') return failureFrom(lanes, from, shiftKey ? -1 : 1);
  const start = from ?? newest(lanes);
  if (start === undefined) return undefined;
  const { lane, index } = start;
  const lanePlace = placed.findIndex((each) => each.lane === lane);
  switch (key) {
    case 'ArrowLeft':
      return from === undefined ? start : (targetAt(lane, index - 1) ?? start);
    case 'ArrowRight':
      return targetAt(lane, index + 1) ?? start;
    case 'ArrowUp':
    case 'ArrowDown': {
      const others = key === 'ArrowUp' ? placed.slice(0, lanePlace).toReversed() : placed.slice(lanePlace + 1);
      const other = others.find((each) => each.lane.size > 0)?.lane;
      return (other === undefined ? undefined : nearestIn(other, start.start)) ?? start;
    }
    case 'Home':
      return targetAt(lane, 0) ?? start;
    case 'End':
      return targetAt(lane, lane.size - 1) ?? start;
    default:
      return undefined;
  }
}

/** From the newest moment, where none comes after it, to the last one before. */
function failureFrom(lanes: TimelineLanes, from: TimelineTarget | undefined, step: 1 | -1): TimelineTarget | undefined {
  if (from === undefined) return nextFailure(lanes, Infinity, -1) ?? newest(lanes);
  const next = nextFailure(lanes, from.position, step);
  // What is a failure itself and the last of them stays.
  return next ?? (step === 1 ? nextFailure(lanes, from.position + 1, -1) : undefined) ?? from;
}

const moves: ReadonlySet<string> = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'e', 'E']);

function newest({ plans, calls, marks }: TimelineLanes): TimelineTarget | undefined {
  let found: TimelineTarget | undefined;
  for (const lane of calls.length > 0 ? calls : [...marks, ...plans]) {
    const last = targetAt(lane, lane.size - 1);
    if (last !== undefined && (found === undefined || last.position > found.position)) found = last;
  }
  return found;
}
