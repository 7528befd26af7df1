import { nilUuid, type Arrival, type ReceivedFrame } from '../aicc/index.js';
import { problem } from '../schema/index.js';
import { addWireEntry, copyState, isOver, type Limits, type ObserverState, type Session, type WireEntry } from '../store/index.js';
import { projectFrame } from './frame-projections.js';
import { countProblems, reportOf, type ItemReport } from './item-report.js';
import { boundSessions, boundTools, letGoOldest } from './let-go.js';
import { RecentIds, type RememberedIds } from './recent-ids.js';
import { beginStep, changeSession, changeWire, noteProblem, type Draft, type Step } from './step.js';

/** Takes arrivals one after the other, and passes over those that came before. */
export class Ingestion {
  private readonly limits: Limits;
  private readonly recentIds: RecentIds;

  constructor(limits: Limits) {
    this.limits = limits;
    this.recentIds = new RecentIds(limits.recentMessageIds, limits.sessions);
  }

  /** Makes one commit of them. Returns the state itself when all of them are repeats. */
  apply(before: ObserverState, arrivals: readonly Arrival[]): { readonly state: ObserverState; readonly reports: readonly ItemReport[] } {
    const draft: Draft = copyState(before);
    const step = beginStep(before, this.limits);
    const reports = arrivals.map((arrival) => this.take(draft, arrival, step));
    step.edit.end();
    return { state: draft.wire === before.wire ? before : draft, reports };
  }

  private take(draft: Draft, arrival: Arrival, step: Step): ItemReport {
    const position = draft.wire.next;
    if (arrival.decoded.ok && this.recentIds.isRepeat(arrival.decoded.frame)) return { position, accepted: false, problems: [] };
    const found = countProblems(draft.problems);
    applyArrival(draft, arrival, step);
    letGoOldest(draft, step);
    return reportOf(found, draft.problems, position);
  }

  rememberedIds(): readonly RememberedIds[] {
    return this.recentIds.contents();
  }

  remember(ids: readonly RememberedIds[]): void {
    this.recentIds.remember(ids);
  }
}

/** Takes one message of the wire. It reads nothing but its arguments. */
function applyArrival(draft: Draft, { text, decoded, at, from }: Arrival, step: Step): void {
  const { receipt } = step;
  receipt.position = draft.wire.next;
  receipt.at = at;
  receipt.from = from;
  step.text = text;
  const frame = decoded.ok ? decoded.frame : undefined;
  const known = frame === undefined ? undefined : knownSession(draft, frame.session_id, step);
  const statistics = draft.statistics.size;
  step.sessionId = known?.sessionId ?? frame?.session_id ?? '';
  const isLate = frame !== undefined && known !== undefined && isOver(known) && !outlivesSession.has(frame.type);
  addWireEntry(changeWire(draft, step), wireEntry(step, frame, !isLate), step.limits, step.edit);
  for (const found of decoded.problems) noteProblem(draft, found, frame?.session_id, step);
  if (frame === undefined) return;
  if (isLate) {
    noteProblem(draft, problem('session_over', `A ${frame.type} came after the session was ${known.phase}.`), frame.session_id, step);
    return;
  }
  // An observer's sign of life is about no session.
  if (frame.session_id === nilUuid && frame.type === 'heartbeat') return;
  if (known === undefined && frame.type !== 'session_init' && frame.session_id !== nilUuid) {
    const message = `No session_init of this session had come before its ${frame.type}.`;
    noteProblem(draft, problem('session_unknown', message), frame.session_id, step);
  }
  // An error may be about a session that never was, or about none at all: it opens none.
  if (known !== undefined || frame.type !== 'error') {
    const session = changeSession(draft, step.sessionId, step);
    step.session = session;
    session.phase = phaseOf(session, frame);
    session.frames += 1;
    session.lastFrameAt = at;
  }
  projectFrame(draft, frame, step);
  if (known === undefined) boundSessions(draft, step);
  if (draft.statistics.size > statistics) boundTools(draft, step);
}

function knownSession(draft: Draft, sessionId: string, { session }: Step): Session | undefined {
  return session?.sessionId === sessionId ? session : draft.sessions.get(sessionId);
}

/** A session that was lost is found again by whatever is told of it, unless that is an error. */
function phaseOf({ phase }: Session, { type }: ReceivedFrame): Session['phase'] {
  return phase === 'lost' && type !== 'error' && type !== 'session_init' ? 'live' : phase;
}

/** What may come for a session that is over: it opens again, says why it can't, or ends once more. */
const outlivesSession: ReadonlySet<string> = new Set(['session_init', 'session_resume', 'session_close', 'error']);

function wireEntry(
  { receipt: { position, at, from }, sessionId, text }: Step,
  frame: ReceivedFrame | undefined,
  accepted: boolean,
): WireEntry {
  const callId = frame?.type === 'tool_call' || frame?.type === 'tool_result' ? frame.call_id : undefined;
  const failed = frame?.type === 'error' || (frame?.type === 'tool_result' && !frame.ok);
  return {
    position,
    at,
    from,
    text,
    accepted: accepted && frame !== undefined,
    type: frame?.type,
    sessionId: frame === undefined ? undefined : sessionId,
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
