import { scheduleFrame, type ObserverStore, type Schedule } from '../projection/index.js';
import { pageClock, type PaintClock } from './after-paint.js';
import { createFloodGauge } from './flood-gauge.js';

/** A commit that takes less leaves the page free enough. */
const cheapMs = 8;
/** After one that takes more, the page is left free this many times as long. */
const restFactor = 3;
/** However much there is to show, what is new waits no longer than this. */
const longestRestMs = 64;
/** Where more comes than anyone can see apart, the screen is brought up to date twenty times a second. */
const floodRestMs = 48;

/**
 * Commits before the screen is next painted while little comes and that costs little, and rests in between otherwise:
 * a page that shows a thousand frames a second stays free for whoever uses it.
 */
export function createCommitPace(
  store: Pick<ObserverStore, 'getHead'>,
  schedule: Schedule = scheduleFrame,
  { now, afterPaint }: PaintClock = pageClock,
): Schedule {
  const gauge = createFloodGauge(store.getHead().wire.next, now());
  let restUntil = -Infinity;
  return (callback) => {
    const commit = (): void => {
      const start = now();
      callback();
      restUntil = gauge(store.getHead().wire.next, start) ? start + floodRestMs : -Infinity;
      afterPaint(() => {
        const tookMs = now() - start;
        if (tookMs > cheapMs) restUntil = Math.max(restUntil, now() + Math.min(longestRestMs, restFactor * tookMs));
      });
    };
    let cancel: () => void;
    const wait = (): void => {
      cancel = schedule(() => (now() < restUntil ? wait() : commit()));
    };
    wait();
    return () => cancel();
  };
}
