import type { FrameError, Manifest } from '../schema/index.js';
import type { Mutable } from './edit.js';
import type { ManifestPeriod } from './manifest-history.js';
import { noOpenCalls, type OpenCalls } from './open-calls.js';

/**
 * `live` from session_init on; `closed` by session_close; `expired` by the bridge. `unknown` while frames came, but no session_init.
 * `lost` after a gap in the stream, until the bridge speaks of it again: one that was started anew never will.
 */
export type SessionPhase = 'unknown' | 'live' | 'resuming' | 'lost' | 'closed' | 'expired';

/** One agent's connection to a world, as its frames tell of it. */
export interface Session {
  readonly sessionId: string;
  readonly phase: SessionPhase;
  /** What the last session_init or manifest_update declared; `undefined` before the first. */
  readonly manifest: Manifest | undefined;
  /** The manifests so far, oldest first, 32 at most: a call is judged by what was declared when it was made. */
  readonly manifests: readonly ManifestPeriod[];
  /** The name that the agent gave itself in an agent_message; `undefined` while it gave none. */
  readonly agentName: string | undefined;
  readonly openedAt: number;
  readonly lastFrameAt: number;
  readonly lastHeartbeatAt: number | undefined;
  readonly endedAt: number | undefined;
  /** The reason that session_close gave. */
  readonly closeReason: string | undefined;
  readonly frames: number;
  readonly manifestRequests: number;
  readonly tick: TickState;
  readonly errors: number;
  readonly lastError: FrameError | undefined;
  /** The message that the agent's activity is added to just now. */
  readonly turn: OpenTurn | undefined;
  /** How many turns have begun. */
  readonly turns: number;
  /** The tool calls without a result. */
  readonly openCalls: OpenCalls;
  /** The call that was answered last. */
  readonly lastSettledCall: { readonly key: string; readonly tick: number | undefined } | undefined;
}

export interface TickState {
  /** The tick of the world; `undefined` before the first. */
  readonly current: number | undefined;
  /** How many tick events came. */
  readonly count: number;
  /** Ticks a second as they come in, over the last ten seconds or so; `undefined` until they have come for a second. */
  readonly measuredHz: number | undefined;
  readonly lastAt: number | undefined;
  /** The times between ticks, each weighing less the longer ago it was: how many, and how many milliseconds in all. */
  readonly intervals: number;
  readonly intervalsMs: number;
}

export interface OpenTurn {
  readonly messageKey: string;
  /** When something was last added to it. */
  readonly lastAt: number;
}

export function newSession(sessionId: string, at: number): Session {
  return {
    sessionId,
    phase: 'unknown',
    manifest: undefined,
    manifests: [],
    agentName: undefined,
    openedAt: at,
    lastFrameAt: at,
    lastHeartbeatAt: undefined,
    endedAt: undefined,
    closeReason: undefined,
    frames: 0,
    manifestRequests: 0,
    tick: { current: undefined, count: 0, measuredHz: undefined, lastAt: undefined, intervals: 0, intervalsMs: 0 },
    errors: 0,
    lastError: undefined,
    turn: undefined,
    turns: 0,
    openCalls: noOpenCalls,
    lastSettledCall: undefined,
  };
}

export function copySession(session: Session): Mutable<Session> {
  return {
    sessionId: session.sessionId,
    phase: session.phase,
    manifest: session.manifest,
    manifests: session.manifests,
    agentName: session.agentName,
    openedAt: session.openedAt,
    lastFrameAt: session.lastFrameAt,
    lastHeartbeatAt: session.lastHeartbeatAt,
    endedAt: session.endedAt,
    closeReason: session.closeReason,
    frames: session.frames,
    manifestRequests: session.manifestRequests,
    tick: session.tick,
    errors: session.errors,
    lastError: session.lastError,
    turn: session.turn,
    turns: session.turns,
    openCalls: session.openCalls,
    lastSettledCall: session.lastSettledCall,
  };
}

export function copyTick({ current, count, measuredHz, lastAt, intervals, intervalsMs }: TickState): Mutable<TickState> {
  return { current, count, measuredHz, lastAt, intervals, intervalsMs };
}

const tickMemoryMs = 5_000;
const shortestMeasureMs = 1_000;
const burstLength = 5;
const burstFactor = 30;

/** Counts a tick. The rate is an average that forgets what is more than some seconds ago. */
export function countTick(state: TickState, tick: number | undefined, at: number): TickState {
  const count = state.count + 1;
  const current = tick ?? state.current;
  if (state.lastAt === undefined) {
    const { measuredHz, intervals, intervalsMs } = state;
    return { current, count, measuredHz, lastAt: at, intervals, intervalsMs };
  }
  const passedMs = Math.max(0, at - state.lastAt);
  // What a bridge held comes all at once to whoever connects late: its pace says nothing about the world's.
  if (state.intervals >= burstLength && passedMs * state.intervals > burstFactor * state.intervalsMs) {
    return { current, count, measuredHz: undefined, lastAt: at, intervals: 0, intervalsMs: 0 };
  }
  const fading = Math.exp(-passedMs / tickMemoryMs);
  const intervals = state.intervals * fading + 1;
  const intervalsMs = state.intervalsMs * fading + passedMs;
  const measuredHz = intervalsMs >= shortestMeasureMs ? (intervals * 1_000) / intervalsMs : undefined;
  return { current, count, measuredHz, lastAt: at, intervals, intervalsMs };
}

export function isOver(session: Session): boolean {
  return session.phase === 'closed' || session.phase === 'expired';
}

/** Whether nothing more is to be expected of a session: it is over, or was lost sight of. */
export function isGone(session: Session): boolean {
  return isOver(session) || session.phase === 'lost';
}
