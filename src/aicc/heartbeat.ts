import type { Clock } from './clock.js';
import { lateMs } from './deadline.js';

export interface HeartbeatOptions {
  readonly clock: Clock;
  /** How often a heartbeat is sent. Default 15,000. */
  readonly everyMs?: number;
  /** So many heartbeats without any frame in answer, and the link is dead. Default 2. */
  readonly limit?: number;
  /** How long the one heartbeat sent on waking may stay without an answer. Default 5,000. */
  readonly wakeAnswerMs?: number;
  readonly send: () => void;
  /** Called once. `afterWake` tells that the link died in its sleep. */
  readonly onDead: (afterWake: boolean) => void;
}

export interface Heartbeat {
  /** Any frame is a sign of life. */
  readonly heard: () => void;
  /** Asks at once whether a link that has been silent for long is still there. */
  readonly wake: () => void;
  readonly stop: () => void;
}

/**
 * Sends heartbeats and tells when the link is dead.
 * Silence counts only while this side was awake: time by the clock in which no timer ran, in a sleeping tab, is never held against the link.
 */
export function startHeartbeat({ clock, everyMs = 15_000, limit = 2, wakeAnswerMs = 5_000, send, onDead }: HeartbeatOptions): Heartbeat {
  let heardAt = clock.now();
  let unanswered = 0;
  let isWaking = false;
  let hadGrace = false;
  let isStopped = false;
  let dueAt = 0;
  let cancel = (): void => {};
  schedule(everyMs);
  return { heard, wake, stop };

  function schedule(delayMs: number): void {
    cancel();
    if (isStopped) return;
    dueAt = clock.now() + delayMs;
    cancel = clock.after(delayMs, tick);
  }

  function tick(): void {
    const lateByMs = clock.now() - dueAt;
    if (unanswered >= limit) return decide(lateByMs);
    if (lateByMs > everyMs && isSilent()) return probe();
    beat();
    schedule(everyMs);
  }

  function decide(lateByMs: number): void {
    // The answer may stand in line behind this timer, which the sleep held back too.
    if (lateByMs > lateMs && !hadGrace) {
      hadGrace = true;
      return schedule(lateMs);
    }
    stop();
    onDead(isWaking);
  }

  function beat(): void {
    unanswered += 1;
    send();
  }

  function probe(): void {
    isWaking = true;
    unanswered = limit - 1;
    beat();
    schedule(wakeAnswerMs);
  }

  function isSilent(): boolean {
    return clock.now() - heardAt >= everyMs;
  }

  function heard(): void {
    heardAt = clock.now();
    unanswered = 0;
    hadGrace = false;
    if (!isWaking) return;
    isWaking = false;
    schedule(everyMs);
  }

  function wake(): void {
    if (!isStopped && !isWaking && isSilent()) probe();
  }

  function stop(): void {
    isStopped = true;
    cancel();
  }
}
