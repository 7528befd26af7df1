import { nilUuid, type Arrival, type ReceivedFrame } from '../aicc/index.js';
import { problem } from '../schema/index.js';
import { addWireEntry, isOver, newSession, type Limits, type ObserverState, type Session, type WireEntry } from '../store/index.js';
import { projectFrame } from './frame-projections.js';
import { reportOf, type ItemReport } from './item-report.js';
import { withProblem, type Step } from './step.js';

/** Takes arrivals one after the other and remembers the message_ids that came of late, so that a resume may repeat frames. */
export class Ingestion {
  private readonly limits: Limits;
  private readonly recentIds = new Map<string, Set<string>>();

  constructor(limits: Limits) {
    this.limits = limits;
  }

  apply(before: ObserverState, arrivals: readonly Arrival[]): { state: ObserverState; reports: readonly ItemReport[] } {
    let state = before;
    const reports = arrivals.map((arrival) => {
      const position = state.wire.next;
      if (arrival.decoded.ok && this.isRepeat(arrival.decoded.frame)) return { position, accepted: false, problems: [] };
      const next = applyArrival(state, arrival, this.limits);
      const report = reportOf(state, next, position);
      state = next;
      return report;
    });
    return { state, reports };
  }

  /** The message_ids that are remembered, oldest first, by what they are unique in. */
  rememberedIds(): readonly RememberedIds[] {
    return Array.from(this.recentIds, ([scope, ids]) => [scope, [...ids]]);
  }

  /** Takes the place of what is remembered. */
  remember(remembered: readonly RememberedIds[]): void {
    this.recentIds.clear();
    for (const [scope, ids] of remembered) this.recentIds.set(scope, new Set(ids));
  }

  private isRepeat({ type, session_id: sessionId, message_id: messageId }: ReceivedFrame): boolean {
    // Every connection begins with each session_init again, however long ago it first came: they are remembered apart from the rest.
    const scope = type === 'session_init' ? sessionInits : sessionId.toLowerCase();
    const id = type === 'session_init' ? `${sessionId} ${messageId}`.toLowerCase() : messageId.toLowerCase();
    let ids = this.recentIds.get(scope);
    if (ids === undefined) this.recentIds.set(scope, (ids = new Set()));
    if (ids.has(id)) return true;
    ids.add(id);
    if (ids.size > this.limits.recentMessageIds) {
      for (const oldest of ids) {
        ids.delete(oldest);
        break;
      }
    }
    return false;
  }
}

const sessionInits = 'session_init';

export type RememberedIds = readonly [scope: string, ids: readonly string[]];

/** Takes one message of the wire. It reads nothing but its arguments. */
export function applyArrival(before: ObserverState, { text, decoded, at, from }: Arrival, limits: Limits): ObserverState {
  const step: Step = { receipt: { position: before.wire.next, at, from }, limits, text };
  const frame = decoded.ok ? decoded.frame : undefined;
  const session = frame === undefined ? undefined : before.sessions.get(frame.session_id);
  const isLate = frame !== undefined && session !== undefined && isOver(session) && !outlivesSession.has(frame.type);
  let state: ObserverState = { ...before, wire: addWireEntry(before.wire, wireEntry(step, frame, !isLate), limits) };
  for (const found of decoded.problems) state = withProblem(state, found, frame?.session_id, step);
  if (frame === undefined) return state;
  if (isLate) {
    return withProblem(
      state,
      problem('session_over', `A ${frame.type} came after the session was ${session.phase}.`),
      frame.session_id,
      step,
    );
  }
  if (session === undefined && frame.type !== 'session_init' && frame.session_id !== nilUuid) {
    state = withProblem(
      state,
      problem('session_unknown', `No session_init of this session had come before its ${frame.type}.`),
      frame.session_id,
      step,
    );
  }
  // An error may be about a session that never was, or about none at all: it opens none.
  if (session === undefined && frame.type === 'error') return projectFrame(state, frame, step);
  const counted = session ?? newSession(frame.session_id, at);
  const sessions = state.sessions.set(frame.session_id, {
    ...counted,
    phase: phaseOf(counted, frame),
    frames: counted.frames + 1,
    lastFrameAt: at,
  });
  return projectFrame({ ...state, sessions }, frame, step);
}

/** A session that was lost is found again by whatever is told of it, unless that is an error. */
function phaseOf({ phase }: Session, { type }: ReceivedFrame): Session['phase'] {
  return phase === 'lost' && type !== 'error' && type !== 'session_init' ? 'live' : phase;
}

/** What may come for a session that is over: it opens again, says why it can't, or ends once more. */
const outlivesSession: ReadonlySet<string> = new Set(['session_init', 'session_resume', 'session_close', 'error']);

function wireEntry({ receipt: { position, at, from }, text }: Step, frame: ReceivedFrame | undefined, accepted: boolean): WireEntry {
  const callId = frame !== undefined && 'call_id' in frame ? frame.call_id : undefined;
  const failed = frame?.type === 'error' || (frame?.type === 'tool_result' && !frame.ok);
  return {
    position,
    at,
    from,
    text,
    accepted: accepted && frame !== undefined,
    type: frame?.type,
    sessionId: frame?.session_id,
    label: frame === undefined ? undefined : labelOf(frame),
    callId,
    failed,
  };
}

function labelOf(frame: ReceivedFrame): string | undefined {
  switch (frame.type) {
    case 'tool_call':
      return frame.tool;
    case 'tool_result':
      return frame.ok ? frame.call_id : `${frame.call_id} ${frame.error?.code ?? ''}`;
    case 'event':
      return frame.topic;
    case 'error':
      return frame.error.code;
    case 'session_init':
      return frame.world.name;
    case 'session_close':
      return frame.reason;
    case 'heartbeat':
      return frame.manifest_update === undefined ? undefined : 'manifest_update';
    case 'session_resume':
    case 'manifest_request':
      return undefined;
    default:
      return frame satisfies never;
  }
}
