import type { Clock } from '@oddkin/ai/aicc';

export interface SteppedClock extends Clock {
  /** Moves time on and runs what is due, in order of time. */
  readonly step: (ms: number) => void;
  /** The time of the next timer. */
  readonly nextAt: () => number | undefined;
}

export function createSteppedClock(start = Date.UTC(2030, 0, 1)): SteppedClock {
  let now = start;
  let timers: { at: number; callback: () => void }[] = [];
  const next = () =>
    timers.reduce<(typeof timers)[number] | undefined>((first, timer) => (first && first.at <= timer.at ? first : timer), undefined);
  return {
    now: () => now,
    after(delayMs, callback) {
      const timer = { at: now + delayMs, callback };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    step(ms) {
      const end = now + ms;
      for (let timer = next(); timer !== undefined && timer.at <= end; timer = next()) {
        const due = timer;
        timers = timers.filter((other) => other !== due);
        now = Math.max(now, due.at);
        due.callback();
      }
      now = end;
    },
    nextAt: () => next()?.at,
  };
}
