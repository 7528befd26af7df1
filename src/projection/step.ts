import type { Problem } from '../schema/index.js';
import { addProblem, newSession, type Limits, type ObserverState, type Receipt, type Session, type TimelineEntry } from '../store/index.js';

/** What a projection may know beside the state and its frame. */
export interface Step {
  readonly receipt: Receipt;
  readonly limits: Limits;
  /** The text of the frame; `undefined` where there is none. */
  readonly text: string | undefined;
}

export function withProblem(
  state: ObserverState,
  found: Problem,
  sessionId: string | undefined,
  { receipt, limits, text }: Step,
): ObserverState {
  return { ...state, problems: addProblem(state.problems, found, receipt, sessionId, text, limits) };
}

/** Changes what is known of a session. A session of which nothing was known begins with this frame. */
export function withSession(
  state: ObserverState,
  sessionId: string,
  { receipt }: Step,
  change: (session: Session) => Session,
): ObserverState {
  const session = state.sessions.get(sessionId) ?? newSession(sessionId, receipt.at);
  const sessions = state.sessions.set(sessionId, change(session));
  return sessions === state.sessions ? state : { ...state, sessions };
}

export function withTimelineEntry(state: ObserverState, entry: TimelineEntry, { limits }: Step): ObserverState {
  const timeline = state.timeline.push(entry);
  return {
    ...state,
    timeline: timeline.size > limits.timeline ? timeline.dropFirst(timeline.size - Math.floor(limits.timeline * 0.9)) : timeline,
  };
}

/** An ISO 8601 date and time; the epoch where a clock gave no time that a Date can hold. */
export function isoTime(at: number): string {
  const date = new Date(at);
  return (Number.isNaN(date.getTime()) ? new Date(0) : date).toISOString();
}
