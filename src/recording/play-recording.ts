import {
  decodeFrame,
  makeFrame,
  nilUuid,
  systemClock,
  type Clock,
  type ReceivedFrame,
  type Transport,
  type TransportListener,
} from '../aicc/index.js';
import type { HeartbeatFrame, ToolResultFrame } from '../schema/index.js';
import { createPlayhead, type Playhead } from './playhead.js';
import type { Recording } from './recording.js';

export interface PlayOptions {
  /** How many times faster than it was recorded. `Infinity` sends everything at once. Default 1. */
  readonly speed?: number;
  /** Begins anew at the end, each time with sessions of new ids. Default false. */
  readonly isLooping?: boolean;
  /** Default: the system's. */
  readonly clock?: Clock;
}

/** A recording that is played as if a bridge sent it. */
export interface RecordingTransport extends Transport {
  /** Holds every connection where it is. They stay open. */
  readonly pause: () => void;
  /** Goes on after a pause. */
  readonly resume: () => void;
  readonly isPaused: () => boolean;
  /** Goes on at another speed. Throws unless `speed` is above 0. */
  readonly setSpeed: (speed: number) => void;
  /**
   * Takes every connection to a moment, in milliseconds since the start of the recording. Forward, all that lies between is sent at once;
   * back, what came after that moment comes again, which a store takes for the repeats that it is: to look back, `seek` the store.
   * Throws unless `atMs` is 0 or above.
   */
  readonly seek: (atMs: number) => void;
}

/**
 * Plays a recording to each observer that connects, from its start, or after the frame that the observer names by `after`.
 * A tool call is answered as not available. After the last message the connection stays open. Throws unless `speed` is above 0.
 */
export function playRecording(
  recording: Recording,
  { speed = 1, isLooping = false, clock = systemClock }: PlayOptions = {},
): RecordingTransport {
  const pace = { speed: checkSpeed(speed), isPaused: false };
  const playheads = new Set<Playhead>();

  const changePace = (change: () => void): void => {
    for (const playhead of playheads) playhead.hold();
    change();
    for (const playhead of playheads) playhead.goOn();
  };

  return {
    pause: () => changePace(() => (pace.isPaused = true)),
    resume: () => changePace(() => (pace.isPaused = false)),
    isPaused: () => pace.isPaused,
    setSpeed: (next) => {
      checkSpeed(next);
      changePace(() => (pace.speed = next));
    },
    seek: (atMs) => {
      if (!(atMs >= 0))
        throw new Error(
          `playRecording: the moment is ${atMs} and must be 0 or above. Nothing was sought. Pass milliseconds since the start.`,
        );
      for (const playhead of playheads) playhead.jump(atMs);
    },
    connect: (listener, { after, session } = {}) => {
      let state: 'opening' | 'open' | 'closed' = 'opening';
      const playhead = createPlayhead({ recording, clock, pace, isLooping, after, session, send: listener.onMessage });
      queueMicrotask(() => {
        if (state !== 'opening') return;
        state = 'open';
        playheads.add(playhead);
        listener.onOpen();
        playhead.goOn();
      });
      return {
        send: (text) => {
          if (state !== 'open')
            throw new Error('playRecording: the connection is not open. Nothing was sent. Send after onOpen and before onClose.');
          queueMicrotask(() => {
            if (state === 'open') answer(text, listener);
          });
        },
        close: (code = 1000, reason = '') => {
          if (state === 'closed') return;
          state = 'closed';
          playhead.hold();
          playheads.delete(playhead);
          queueMicrotask(() => listener.onClose({ code, reason }));
        },
      };
    },
  };
}

function checkSpeed(speed: number): number {
  if (speed > 0) return speed;
  throw new Error(`playRecording: speed is ${speed} and must be above 0. Nothing changed. To hold a recording, call pause.`);
}

function answer(text: string, { onMessage }: TransportListener): void {
  const decoded = decodeFrame(text);
  if (!decoded.ok) return;
  const reply = replyTo(decoded.frame);
  if (reply === undefined) return;
  // A bridge shows what an observer does to all observers.
  if (decoded.frame.type === 'tool_call') onMessage(text);
  onMessage(JSON.stringify(reply));
}

function replyTo(frame: ReceivedFrame): HeartbeatFrame | ToolResultFrame | undefined {
  if (frame.type === 'heartbeat') return makeFrame<HeartbeatFrame>(nilUuid, { type: 'heartbeat' });
  if (frame.type !== 'tool_call') return undefined;
  const error = { code: 'tool_unavailable', message: 'This is a recording. Nobody is there to act on.', retryable: false } as const;
  return makeFrame<ToolResultFrame>(frame.session_id, { type: 'tool_result', call_id: frame.call_id, ok: false, error });
}
