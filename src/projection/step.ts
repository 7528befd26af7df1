import type { Problem } from '../schema/index.js';
import {
  addProblem,
  newSession,
  type Edit,
  type Limits,
  type Messages,
  type Mutable,
  type ObserverState,
  type Receipt,
  type Session,
  type TimelineEntry,
  type ToolCalls,
} from '../store/index.js';

/** The state while a commit is made. Projections change it in place, but of what it holds only what the commit has made itself. */
export type Draft = Mutable<ObserverState>;

/** What a projection may know beside the state and its frame. */
export interface Step {
  readonly receipt: Receipt;
  readonly limits: Limits;
  /** The text of the frame; `undefined` where there is none. */
  readonly text: string | undefined;
  /** The commit that is being made. */
  readonly edit: Edit;
}

export function noteProblem(draft: Draft, found: Problem, sessionId: string | undefined, { receipt, limits, text, edit }: Step): void {
  draft.problems = addProblem(draft.problems, found, receipt, sessionId, text, limits, edit);
}

/** What is known of a session, to be changed in place. One of which nothing was known begins with this frame. */
export function changeSession(draft: Draft, sessionId: string, { receipt, edit }: Step): Mutable<Session> {
  const known = draft.sessions.get(sessionId);
  if (known !== undefined && edit.owns(known)) return known;
  const session = edit.claim(known === undefined ? newSession(sessionId, receipt.at) : { ...known });
  draft.sessions = draft.sessions.set(sessionId, session, edit);
  return session;
}

export function changeToolCalls(draft: Draft, { edit }: Step): Mutable<ToolCalls> {
  const toolCalls = edit.writable(draft.toolCalls);
  draft.toolCalls = toolCalls;
  return toolCalls;
}

export function changeMessages(draft: Draft, { edit }: Step): Mutable<Messages> {
  const messages = edit.writable(draft.messages);
  draft.messages = messages;
  return messages;
}

export function addTimelineEntry(draft: Draft, entry: TimelineEntry, { limits, edit }: Step): void {
  draft.timeline = draft.timeline.push(entry, edit);
  const { size } = draft.timeline;
  if (size > limits.timeline) draft.timeline = draft.timeline.dropFirst(size - Math.floor(limits.timeline * 0.9), edit);
}

/** An ISO 8601 date and time; the epoch where a clock gave no time that a Date can hold. */
export function isoTime(at: number): string {
  const date = new Date(at);
  return (Number.isNaN(date.getTime()) ? new Date(0) : date).toISOString();
}
