import type { Problem } from '../schema/index.js';
import {
  addProblem,
  copyMessages,
  copySession,
  copyTick,
  copyToolCalls,
  copyWireLog,
  Edit,
  newSession,
  type Limits,
  type Messages,
  type Mutable,
  type ObserverState,
  type Receipt,
  type Session,
  type TickState,
  type TimelineEntry,
  type ToolCalls,
  type ToolStatistics,
  type WireLog,
} from '../store/index.js';

/** The state while a commit is made. Projections change it in place, but of what it holds only what the commit has made itself. */
export type Draft = Mutable<ObserverState>;

/** What a projection may know beside the state and its frame. One serves all frames of a commit. */
export interface Step {
  /** That of the frame that is being taken. Who keeps it copies it. */
  readonly receipt: Mutable<Receipt>;
  readonly limits: Limits;
  /** The text of the frame; `undefined` where there is none. */
  text: string | undefined;
  /** The commit that is being made. */
  readonly edit: Edit;
  /** The state that the commit started from: what differs from it was made by the commit. */
  readonly before: ObserverState;
  /** The session of the last frame, once it was opened: most often it is that of the next. */
  session: Mutable<Session> | undefined;
  /** The id of the session of the frame: of one that is known its own text, so that no frame's stays in the state. */
  sessionId: string;
  /** The statistics that the commit has opened. */
  readonly statistics: Mutable<ToolStatistics>[];
}

/** What all frames of one commit share. */
export function beginStep(before: ObserverState, limits: Limits): Step {
  const receipt: Mutable<Receipt> = { position: Math.max(0, before.wire.next - 1), at: 0, from: 'bridge' };
  return { receipt, limits, text: undefined, edit: new Edit(), before, session: undefined, sessionId: '', statistics: [] };
}

export function noteProblem(draft: Draft, found: Problem, sessionId: string | undefined, { receipt, limits, text, edit }: Step): void {
  draft.problems = addProblem(draft.problems, found, receipt, sessionId, text, limits, edit);
}

/** What is known of a session, to be changed in place. One of which nothing was known begins with this frame. */
export function changeSession(draft: Draft, sessionId: string, step: Step): Mutable<Session> {
  if (step.session?.sessionId === sessionId) return step.session;
  const { receipt, edit } = step;
  const known = draft.sessions.get(sessionId);
  if (known !== undefined && edit.owns(known)) return known;
  const session = edit.claim(known === undefined ? newSession(sessionId, receipt.at) : copySession(known));
  draft.sessions = draft.sessions.set(sessionId, session, edit);
  return session;
}

/** Notes the tick that a frame tells. */
export function moveTick(session: Mutable<Session>, tick: number | undefined, { edit }: Step): void {
  if (tick === undefined || tick === session.tick.current) return;
  const open: Mutable<TickState> = edit.owns(session.tick) ? session.tick : edit.claim(copyTick(session.tick));
  open.current = tick;
  session.tick = open;
}

export function changeToolCalls(draft: Draft, { before }: Step): Mutable<ToolCalls> {
  if (draft.toolCalls === before.toolCalls) draft.toolCalls = copyToolCalls(draft.toolCalls);
  return draft.toolCalls;
}

export function changeMessages(draft: Draft, { before }: Step): Mutable<Messages> {
  if (draft.messages === before.messages) draft.messages = copyMessages(draft.messages);
  return draft.messages;
}

export function changeWire(draft: Draft, { before }: Step): Mutable<WireLog> {
  if (draft.wire === before.wire) draft.wire = copyWireLog(draft.wire);
  return draft.wire;
}

export function addTimelineEntry(draft: Draft, entry: TimelineEntry, { limits, edit }: Step): void {
  draft.timeline = draft.timeline.push(entry, edit);
  const { size } = draft.timeline;
  if (size > limits.timeline) draft.timeline = draft.timeline.dropFirst(size - Math.floor(limits.timeline * 0.9), edit);
}

/** An ISO 8601 date and time; the epoch where a clock gave no time that a Date can hold. */
export function isoTime(at: number): string {
  const second = Math.floor(at / 1_000);
  if (second !== lastSecond) {
    const date = new Date(second * 1_000);
    lastSecond = second;
    lastText = (Number.isNaN(date.getTime()) ? new Date(0) : date).toISOString().slice(0, -5);
  }
  return lastText + (fractions[Math.floor(at) - second * 1_000] ?? '.000Z');
}

const fractions = Array.from({ length: 1_000 }, (_, milliseconds) => `.${String(milliseconds).padStart(3, '0')}Z`);

// Frames come in the same second as the frame before, most of them: only its text is reckoned anew.
let lastSecond = Number.NaN;
let lastText = '';
