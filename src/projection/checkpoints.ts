import type { Limits, ObserverState, WireLog } from '../store/index.js';

/** A state that was held on to: after the first `position` frames and the first `hostCount` entries of the host. */
export interface Checkpoint {
  readonly position: number;
  readonly hostCount: number;
  readonly state: ObserverState;
}

/** How much is applied again at most to come from a checkpoint to the next. */
export interface Stride {
  readonly entries: number;
  readonly length: number;
}

/** At most a twentieth of what is held, so that a few checkpoints remain when old frames are let go. */
export function strideOf({ frames, frameLength }: Limits): Stride {
  return { entries: Math.max(1, Math.min(64, Math.floor(frames / 20))), length: Math.max(1, Math.floor(frameLength / 64)) };
}

/** The last checkpoint that is not past a place in the journal. The first never is. */
export function lastBefore(checkpoints: readonly Checkpoint[], position: number, hostCount: number): Checkpoint | undefined {
  return checkpoints.findLast((each) => each.position <= position && each.hostCount <= hostCount) ?? checkpoints[0];
}

/** The same state without the frames before `first`, whose texts were `lostLength` long. */
export function withoutFramesBefore(state: ObserverState, first: number, lostLength: number): ObserverState {
  return { ...state, wire: trimmed(state.wire, first, lostLength) };
}

function trimmed(wire: WireLog, first: number, lostLength: number): WireLog {
  const { entries, next, held } = wire;
  if (entries.dropped >= first) return wire;
  if (next <= first) return { ...wire, entries: entries.dropFirst(entries.size), held: 0 };
  return { ...wire, entries: entries.dropFirst(first - entries.dropped), held: held - lostLength };
}
