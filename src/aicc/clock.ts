/** Time as the library reads it. Tests pass one that they step. */
export interface Clock {
  /** Milliseconds since the Unix epoch. */
  readonly now: () => number;
  /** Calls back once after `delayMs`; returns what cancels it. */
  readonly after: (delayMs: number, callback: () => void) => () => void;
}

/** The system's time and timers. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after: (delayMs, callback) => {
    const timer = setTimeout(callback, delayMs);
    return () => clearTimeout(timer);
  },
};
