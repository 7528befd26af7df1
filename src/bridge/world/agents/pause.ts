import type { Clock } from '../../../aicc/index.js';

/** Waits, or stops waiting when the signal is aborted. Never rejects. */
export function pause(clock: Clock, delayMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const cancel = clock.after(delayMs, done);
    signal.addEventListener('abort', done);

    function done(): void {
      cancel();
      signal.removeEventListener('abort', done);
      resolve();
    }
  });
}
