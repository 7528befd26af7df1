import type { WireEntry } from '../store/index.js';
import type { ObserverStore } from './observer-store.js';

/** How the past moves. */
export interface PlaybackState {
  readonly isPlaying: boolean;
  /** How many times faster than it was. */
  readonly speed: number;
}

/** Moves the cursor of a store through the past in the time that it took, as a player does. */
export interface Playback {
  /** The same object until something changes. */
  readonly getState: () => PlaybackState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Goes on from the moment that is shown. At the end of what has come it is live again. Does nothing at the live end. */
  readonly play: () => void;
  /** Stays at the moment that is shown, also when that is the newest. */
  readonly pause: () => void;
  /** Goes so many frames on, or back where that is below 0, and stays there. */
  readonly step: (frames: number) => void;
  /** Goes behind the next frame that failed or was refused, or behind the one before, and stays there. False where there is none. */
  readonly jumpToError: (direction: 'next' | 'previous') => boolean;
  /** Throws unless `speed` is above 0. */
  readonly setSpeed: (speed: number) => void;
}

/** Makes a player for a store. It goes by the store's clock, and stands still until it is told to play. */
export function createPlayback(store: ObserverStore): Playback {
  const listeners = new Set<() => void>();
  let state: PlaybackState = { isPlaying: false, speed: 1 };
  let cancel: (() => void) | undefined;
  let playedTo = { position: 0, at: 0, tickAt: 0 };

  const change = (next: Partial<PlaybackState>): void => {
    state = { ...state, ...next };
    for (const listener of [...listeners]) listener();
  };
  const start = (): void => {
    const { position, at = 0 } = store.cursor.getState();
    playedTo = { position, at, tickAt: store.clock.now() };
    cancel = store.clock.after(tickMs, tick);
  };
  const stop = (): void => {
    cancel?.();
    cancel = undefined;
    if (state.isPlaying) change({ isPlaying: false });
  };

  function tick(): void {
    const { position, isLive } = store.cursor.getState();
    if (isLive) return stop();
    // Somebody has taken the cursor elsewhere: go on from there.
    if (position !== playedTo.position) return start();
    const now = store.clock.now();
    const until = playedTo.at + Math.max(0, now - playedTo.tickAt) * state.speed;
    const next = positionAfter(store, position, playedTo.at, until);
    if (next >= store.getHead().wire.next) {
      store.live();
      return stop();
    }
    playedTo = { position: next, at: until, tickAt: now };
    // First, so that whoever hears of the new moment can stop there.
    cancel = store.clock.after(tickMs, tick);
    if (next !== position) store.seek(next);
  }

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    play: () => {
      if (state.isPlaying || store.cursor.getState().isLive) return;
      change({ isPlaying: true });
      start();
    },
    pause: () => {
      stop();
      const { isLive, newest } = store.cursor.getState();
      if (isLive) store.seek(newest);
    },
    step: (frames) => {
      stop();
      store.seek(store.cursor.getState().position + frames);
    },
    jumpToError: (direction) => {
      const found = findError(store, direction);
      if (found === undefined) return false;
      stop();
      store.seek(found.position + 1);
      return true;
    },
    setSpeed: (speed) => {
      if (!(speed > 0))
        throw new Error(`setSpeed: speed is ${speed} and must be above 0. Nothing changed. To stay at a moment, call pause.`);
      change({ speed });
    },
  };
}

const tickMs = 16;

/** A frame that tells of a failure, or was refused. */
export function isErrorEntry({ failed, accepted }: WireEntry): boolean {
  return failed || !accepted;
}

/** The position behind the last frame that came by `until`. A frame that claims to have come before the one before it came with that one. */
function positionAfter(store: ObserverStore, position: number, at: number, until: number): number {
  const { entries } = store.getHead().wire;
  let time = at;
  let index = Math.max(0, position - entries.dropped);
  for (let entry = entries.at(index); index < entries.size && entry !== undefined; entry = entries.at(index)) {
    time = Math.max(time, entry.at);
    if (time > until) break;
    index += 1;
  }
  return entries.dropped + index;
}

function findError(store: ObserverStore, direction: 'next' | 'previous'): WireEntry | undefined {
  const { entries } = store.getHead().wire;
  const { position } = store.cursor.getState();
  const step = direction === 'next' ? 1 : -1;
  // The frame right before the position is the one that is looked at.
  const from = position - entries.dropped + (direction === 'next' ? 0 : -2);
  for (let index = Math.max(0, from); index >= 0 && index < entries.size && (step > 0 || from >= 0); index += step) {
    const entry = entries.at(index);
    if (entry !== undefined && isErrorEntry(entry)) return entry;
  }
  return undefined;
}
