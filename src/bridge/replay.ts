import { systemClock, type Clock } from '../aicc/index.js';
import type { RecordingProblem, RecordingSource } from '../recording/index.js';
import { createGate, refuseOpenHost, type GateRules } from './gate.js';
import { createHttpServer, type HttpRoute } from './http-server.js';
import { listen, socketAddress } from './listen.js';
import { createMeter } from './meter.js';
import { isLoopback } from './origin.js';
import { createPace, type Pace } from './pace.js';
import { createReplayDoor } from './replay-door.js';

export interface ReplayOptions extends Pick<GateRules, 'observerToken' | 'allowedOrigins'> {
  /** Opens the recording from its start. Called anew for each observer and each round, so that no recording has to fit into memory. */
  readonly open: () => RecordingSource;
  /** The address to listen on. Default 127.0.0.1. Any other than a loopback address needs `observerToken`. */
  readonly host?: string;
  /** Default 0, which takes any free port. */
  readonly port?: number;
  /** How many times faster than it was recorded; above 0. `Infinity` sends everything at once. Default 1. */
  readonly speed?: number;
  /** Begins anew a second after the last message, each time with sessions of new ids. Default false. */
  readonly isLooping?: boolean;
  /** Default the system's. */
  readonly clock?: Clock;
  /** Is told each line that could not be read, once. Default nothing. */
  readonly onProblem?: (problem: RecordingProblem) => void;
  /** Is told why the recording itself can't be read. Its observers are closed by 1011. Default nothing. */
  readonly onFailure?: (error: unknown) => void;
}

/** A recording that observers connect to. */
export interface Replay extends Pick<Pace, 'pause' | 'play' | 'isPaused'> {
  readonly port: number;
  /** Where observers connect. `?session=` and `?after=` may follow. */
  readonly observeUrl: string;
  /** Where `POST /pause` and `POST /play` go. */
  readonly controlUrl: string;
  /** Closes every observer. Resolves when all is closed; a second call changes nothing. */
  readonly close: (reason?: string) => Promise<void>;
}

/**
 * Serves a recording as a bridge serves a world: each observer sees it from the start, at its own time, and goes on after the frame that it
 * names. `POST /pause` and `POST /play` hold it for all. Nobody can act in it. Rejects when it can't listen: with `code` `EADDRINUSE` where
 * the port is taken. Throws unless `speed` is above 0. Source: PROTOCOL sections 7 and 9.
 */
export async function createReplay(options: ReplayOptions): Promise<Replay> {
  const { host = '127.0.0.1', port = 0, speed = 1, clock = systemClock } = options;
  if (!(speed > 0))
    throw new Error(`createReplay: speed is ${speed} and must be above 0. Nothing was opened. To hold a recording, pause it.`);
  if (!isLoopback(host)) refuseOpenHost('createReplay', host, { ...options, agentToken: 'There are no agents.' });
  const gate = createGate(options);
  const pace = createPace(clock, speed);
  let closing: Promise<void> | undefined;
  const meter = createMeter(() => ({ connectedSessions: 0, waitingSessions: 0, observers: door.count() }));
  const server = createHttpServer({
    what: 'This is a recording that is played. Observers connect to /observe.',
    gate,
    meter,
    isClosing: () => closing !== undefined,
    routes: { '/pause': control(pace.pause, pace), '/play': control(pace.play, pace) },
  });
  const { open, isLooping = false, onFailure = () => {} } = options;
  let toldThrough = 0;
  const door = createReplayDoor(server, { open, isLooping, onProblem: tellOnce, onFailure, pace, clock, gate, meter });
  const taken = await listen(server, port, host);
  const at = socketAddress(host, taken);

  return {
    port: taken,
    observeUrl: `${at}/observe`,
    controlUrl: at.replace(/^ws/, 'http'),
    pause: pace.pause,
    play: pace.play,
    isPaused: pace.isPaused,
    close: (reason = 'The replay is over.') => (closing ??= close(reason)),
  };

  function tellOnce(found: RecordingProblem): void {
    if (found.line <= toldThrough) return;
    toldThrough = found.line;
    options.onProblem?.(found);
  }

  async function close(reason: string): Promise<void> {
    await door.close(reason);
    await new Promise<void>((resolve) => server.close(() => resolve()));
  }
}

function control(change: () => void, pace: Pace): HttpRoute {
  return {
    method: 'POST',
    isOpen: false,
    answer() {
      change();
      const body = JSON.stringify({ paused: pace.isPaused() });
      return { status: 200, body: `${body}\n`, headers: { 'content-type': 'application/json' } };
    },
  };
}
