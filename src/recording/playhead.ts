import { decodeFrame, type Clock } from '../aicc/index.js';
import { inRound } from './round-ids.js';
import type { RecordedMessage, Recording } from './recording.js';

/** Where one connection stands in a recording. */
export interface Playhead {
  /** Stops where it is. */
  readonly hold: () => void;
  /** Goes on from there, unless the pace is paused. */
  readonly goOn: () => void;
  /** Goes to a moment of the recording. On the way forward everything is sent, so that nobody misses what led there. */
  readonly jump: (atMs: number) => void;
}

export interface PlayheadOptions {
  readonly recording: Recording;
  readonly clock: Clock;
  readonly pace: { readonly speed: number; readonly isPaused: boolean };
  readonly isLooping: boolean;
  readonly after: string | undefined;
  readonly session: string | undefined;
  readonly send: (text: string | undefined) => void;
}

const longestTimerMs = 2 ** 31 - 1;

export function createPlayhead({ recording, clock, pace, isLooping, after, session, send }: PlayheadOptions): Playhead {
  const messages = recording.messages.filter((message) => session === undefined || sessionOf(message) === session);
  let next = after === undefined ? 0 : messages.findIndex((message) => idOf(message) === after) + 1;
  let playedMs = messages[next - 1]?.at ?? 0;
  let round = 0;
  let since: number | undefined;
  let cancel: (() => void) | undefined;
  return { hold, goOn, jump };

  function hold(): void {
    cancel?.();
    cancel = undefined;
    if (since !== undefined && Number.isFinite(pace.speed)) playedMs += (clock.now() - since) * pace.speed;
    since = undefined;
  }

  function goOn(): void {
    if (pace.isPaused || since !== undefined) return;
    since = clock.now();
    step();
  }

  function jump(atMs: number): void {
    hold();
    if ((messages[next - 1]?.at ?? 0) > atMs) {
      const later = messages.findIndex(({ at }) => at > atMs);
      next = later === -1 ? messages.length : later;
    }
    for (let message = messages[next]; message !== undefined && message.at <= atMs; message = messages[next]) sendNext(message);
    playedMs = atMs;
    goOn();
  }

  function step(): void {
    cancel = undefined;
    while (since !== undefined) {
      const message = messages[next];
      if (message === undefined) {
        if (!isLooping || messages.length === 0) return;
        next = 0;
        round += 1;
        playedMs = 0;
        since = clock.now();
        // Without a length of its own, a recording that loops would never let anything else run.
        if (pace.speed === Infinity || messages.at(-1)?.at === 0) return wait(1);
        continue;
      }
      const leftMs = pace.speed === Infinity ? 0 : (message.at - playedMs) / pace.speed - (clock.now() - since);
      if (leftMs > 0) return wait(leftMs);
      sendNext(message);
    }
  }

  function sendNext({ text }: RecordedMessage): void {
    next += 1;
    send(round === 0 || text === undefined ? text : inRound(text, round));
  }

  function wait(delayMs: number): void {
    cancel = clock.after(Math.min(delayMs, longestTimerMs), step);
  }
}

function idOf({ text }: RecordedMessage): string | undefined {
  const decoded = decodeFrame(text);
  return decoded.ok ? decoded.frame.message_id : undefined;
}

function sessionOf({ text }: RecordedMessage): string | undefined {
  const decoded = decodeFrame(text);
  return decoded.ok ? decoded.frame.session_id : undefined;
}
