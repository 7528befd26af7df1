import type { ErrorFrame } from '../schema/index.js';
import { isOver, type ObserverState } from '../store/index.js';
import { endSession } from './end-session.js';
import { withSession, withTimelineEntry, type Step } from './step.js';

/** Keeps an error of the session. `session_expired` ends it, unless it is retryable: then the stream has a gap and begins anew. */
export function projectError(state: ObserverState, frame: ErrorFrame, step: Step): ObserverState {
  const { position, at } = step.receipt;
  const { session_id: sessionId, error } = frame;
  let next = withSession(state, sessionId, step, (session) => ({ ...session, errors: session.errors + 1, lastError: error }));
  next = withTimelineEntry(next, { kind: 'error', error, position, at, sessionId }, step);
  if (error.code !== 'session_expired') return next;
  if (error.retryable)
    return withTimelineEntry(next, { kind: 'session', change: 'gap', reason: error.message, position, at, sessionId }, step);
  const session = next.sessions.get(sessionId);
  return session !== undefined && isOver(session) ? next : endSession(next, sessionId, 'expired', error.message, step);
}
