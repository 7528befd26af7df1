import { copyState, emptyState, Sequence, type Limits, type ObserverState, type WireLog } from '../store/index.js';

/** A state that was held on to: after the first `position` frames and the first `hostCount` entries of the host. */
export interface Checkpoint {
  readonly position: number;
  readonly hostCount: number;
  readonly state: ObserverState;
}

/** A checkpoint as it waits to be used: the frames that it has are those of the newest state, so that none need be let go of here too. */
export interface KeptCheckpoint extends Checkpoint {
  /** UTF-16 code units of all frames that had come by then, those that were let go too. */
  readonly reach: number;
}

export function keepCheckpoint({ position, hostCount, state }: Checkpoint, reach: number): KeptCheckpoint {
  const kept = copyState(state);
  kept.wire = emptyState.wire;
  return { position, hostCount, state: kept, reach };
}

/** A kept checkpoint with its frames, as far as they are held by the newest state. `letGoLength` is how long those are that it has let go. */
export function reviveCheckpoint(
  { position, hostCount, state, reach }: KeptCheckpoint,
  { entries }: WireLog,
  letGoLength: number,
): Checkpoint {
  if (state.wire.next === position && state.wire.entries.size === 0) return { position, hostCount, state };
  const revived = copyState(state);
  const isBefore = position <= entries.dropped;
  revived.wire = {
    entries: isBefore ? Sequence.from([], position) : entries.takeFirst(position - entries.dropped),
    next: position,
    held: isBefore ? 0 : reach - letGoLength,
  };
  return { position, hostCount, state: revived };
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
export function lastBefore<C extends Checkpoint>(checkpoints: readonly C[], position: number, hostCount: number): C | undefined {
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
