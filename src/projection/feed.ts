import type { Arrival } from '../aicc/index.js';
import type { ObserverStore } from './observer-store.js';

/** Calls back before the screen is next painted; returns what cancels it. */
export type Schedule = (callback: () => void) => () => void;

/** A way into the store for arrivals that come one by one. */
export interface Feed {
  /** Takes one arrival; the state changes with the next commit. */
  readonly push: (arrival: Arrival) => void;
  /** Commits what waits, now. */
  readonly flush: () => void;
  /** Commits what waits and stops. */
  readonly close: () => void;
}

/** Gathers arrivals and hands them to the store in one commit a frame of the screen, however many they are. */
export function createFeed(store: ObserverStore, schedule: Schedule = scheduleFrame): Feed {
  let waiting: Arrival[] = [];
  let cancel: (() => void) | undefined;
  let closed = false;

  const flush = (): void => {
    cancel?.();
    cancel = undefined;
    if (waiting.length === 0) return;
    const arrivals = waiting;
    waiting = [];
    store.receive(arrivals);
  };

  return {
    push: (arrival) => {
      if (closed) return;
      waiting.push(arrival);
      if (cancel !== undefined || waiting.length > 1) return;
      const scheduled = schedule(flush);
      // A schedule may call back at once: then nothing waits any more.
      if (waiting.length > 0) cancel = scheduled;
    },
    flush,
    close: () => {
      flush();
      closed = true;
    },
  };
}

/** By requestAnimationFrame, and at the latest after a quarter of a second: a page in the background is painted no more, but goes on taking frames. */
export const scheduleFrame: Schedule = (callback) => {
  if (typeof requestAnimationFrame !== 'function') {
    const timer = setTimeout(callback, 0);
    return () => clearTimeout(timer);
  }
  const run = (): void => {
    cancel();
    callback();
  };
  const frame = requestAnimationFrame(run);
  const cancel = (): void => {
    cancelAnimationFrame(frame);
    unpainted.delete(run);
  };
  unpainted.set(run, performance.now());
  watch ??= setTimeout(runLate, hiddenIntervalMs);
  return cancel;
};

const hiddenIntervalMs = 250;

/** What waits to be called back, oldest first, and since when. */
const unpainted = new Map<() => void, number>();
/** One timer for all of it, that runs on from frame to frame: to set and clear one for each costs more than the rest. */
let watch: ReturnType<typeof setTimeout> | undefined;

function runLate(): void {
  watch = undefined;
  const due = [...unpainted].filter(([, since]) => performance.now() - since >= hiddenIntervalMs);
  try {
    for (const [run] of due) if (unpainted.has(run)) run();
  } finally {
    const [oldest] = unpainted.values();
    if (oldest !== undefined) watch ??= setTimeout(runLate, oldest + hiddenIntervalMs - performance.now());
  }
}
