import type { Clock } from './clock.js';

/** A timer this late tells of a machine that slept or a tab whose timers are held back. */
export const lateMs = 1_000;

const longestTimerMs = 2 ** 31 - 1;

/**
 * Calls back once `delayMs` have passed; returns what cancels it.
 * A timer that fires late gives the messages that came meanwhile, and stand behind it in line, one more second to be read.
 */
export function startDeadline(clock: Clock, delayMs: number, onPassed: () => void): () => void {
  let dueAt = clock.now() + delayMs;
  let hadGrace = false;
  let cancel = arm();
  return () => cancel();

  function arm(): () => void {
    return clock.after(Math.min(Math.max(0, dueAt - clock.now()), longestTimerMs), check);
  }

  function check(): void {
    const now = clock.now();
    const isEarly = now < dueAt;
    const needsGrace = !hadGrace && now - dueAt > lateMs;
    if (!isEarly && !needsGrace) {
      onPassed();
      return;
    }
    if (needsGrace) {
      hadGrace = true;
      dueAt = now + lateMs;
    }
    cancel = arm();
  }
}
