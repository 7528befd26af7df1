import type { Clock } from '../aicc/index.js';
import { waitUnlessAborted } from './wait-unless-aborted.js';

/** The time of a recording that is played: it can be held, and runs at a speed of its own. */
export interface Pace {
  /** Milliseconds that have been played. */
  readonly now: () => number;
  /** Resolves when so much has been played, or `signal` is aborted. */
  readonly until: (playedMs: number, signal: AbortSignal) => Promise<void>;
  readonly pause: () => void;
  readonly play: () => void;
  readonly isPaused: () => boolean;
}

const longestTimerMs = 2 ** 31 - 1;

/** Makes a pace that runs. At speed `Infinity` no message waits. */
export function createPace(clock: Clock, speed: number): Pace {
  const waiting = new Set<() => void>();
  let playedMs = 0;
  let since: number | undefined = clock.now();

  return {
    now,
    async until(target, signal) {
      while (!signal.aborted && !isDue(target)) await change(since === undefined ? undefined : (target - now()) / speed, signal);
    },
    pause() {
      playedMs = now();
      since = undefined;
      wake();
    },
    play() {
      since ??= clock.now();
      wake();
    },
    isPaused: () => since === undefined,
  };

  function now(): number {
    if (since === undefined || speed === Infinity) return playedMs;
    return playedMs + (clock.now() - since) * speed;
  }

  function isDue(target: number): boolean {
    return since !== undefined && (speed === Infinity || now() >= target);
  }

  /** Waits until the time may have come, or the pace has changed. */
  function change(afterMs: number | undefined, signal: AbortSignal): Promise<void> {
    return waitUnlessAborted(signal, (onDone) => {
      const cancelTimer = afterMs === undefined ? () => {} : clock.after(Math.min(Math.ceil(afterMs), longestTimerMs), finish);
      waiting.add(finish);
      return cancel;

      function finish(): void {
        cancel();
        onDone();
      }

      function cancel(): void {
        cancelTimer();
        waiting.delete(finish);
      }
    });
  }

  function wake(): void {
    for (const finish of [...waiting]) finish();
  }
}
