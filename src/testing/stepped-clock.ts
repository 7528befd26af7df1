import type { Clock } from '../aicc/index.js';

/** A clock that stands still until a test moves it. */
export interface SteppedClock extends Clock {
  /** Moves the time on and runs the timers that come due, in order, each at its time. */
  readonly advance: (ms: number) => void;
  /** The same, and lets messages and promises settle after each timer and at the end. */
  readonly run: (ms: number) => Promise<void>;
  /** Moves the time on while no timer runs, as in a machine that sleeps. Overdue timers run late, at the next `advance` or `run`. */
  readonly sleep: (ms: number) => void;
  /** Lets timers run only at multiples of `ms`, as in a hidden tab. 0 ends it. */
  readonly throttle: (ms: number) => void;
  /** How many timers wait. */
  readonly pending: () => number;
  /** When the next timer comes due; `undefined` while none waits. */
  readonly nextAt: () => number | undefined;
}

interface Timer {
  readonly at: number;
  readonly order: number;
  readonly callback: () => void;
}

/** Makes a stepped clock that begins at `startAt`, in milliseconds since the Unix epoch. Default 1,700,000,000,000. */
export function createSteppedClock(startAt: number = 1_700_000_000_000): SteppedClock {
  const timers = new Set<Timer>();
  let now = startAt;
  let order = 0;
  let throttleMs = 0;

  return {
    now: () => now,
    after: (delayMs, callback) => {
      order += 1;
      const timer: Timer = { at: now + Math.max(0, delayMs), order, callback };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    advance: (ms) => {
      const end = now + ms;
      while (runNext(end));
      now = end;
    },
    run: async (ms) => {
      const end = now + ms;
      await settle();
      while (runNext(end)) await settle();
      now = end;
      await settle();
    },
    sleep: (ms) => {
      now += ms;
    },
    throttle: (ms) => {
      throttleMs = ms;
    },
    pending: () => timers.size,
    nextAt: () => {
      const next = nextTimer();
      return next === undefined ? undefined : dueAt(next);
    },
  };

  function runNext(end: number): boolean {
    const next = nextTimer();
    if (next === undefined || dueAt(next) > end) return false;
    timers.delete(next);
    now = Math.max(now, dueAt(next));
    next.callback();
    return true;
  }

  function nextTimer(): Timer | undefined {
    let next: Timer | undefined;
    for (const timer of timers) {
      if (next === undefined || timer.at < next.at || (timer.at === next.at && timer.order < next.order)) next = timer;
    }
    return next;
  }

  function dueAt(timer: Timer): number {
    return throttleMs === 0 ? timer.at : startAt + Math.ceil((timer.at - startAt) / throttleMs) * throttleMs;
  }
}

/** One turn of the event loop: every microtask that is due runs before it ends. */
function settle(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
