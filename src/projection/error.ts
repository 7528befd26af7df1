import { nilUuid } from '../aicc/index.js';
import type { ErrorFrame } from '../schema/index.js';
import { isGone, isOver, type ObserverState } from '../store/index.js';
import { endSession } from './end-session.js';
import { withSession, withTimelineEntry, type Step } from './step.js';

/**
 * Keeps an error of the session. `session_expired` ends it, unless it is retryable: then the stream has a gap and begins anew.
 * An error brings one entry, since the position of a frame is unique in the timeline.
 */
export function projectError(state: ObserverState, frame: ErrorFrame, step: Step): ObserverState {
  const { position, at } = step.receipt;
  const { session_id: sessionId, error } = frame;
  const session = state.sessions.get(sessionId);
  const counted =
    session === undefined
      ? state
      : withSession(state, sessionId, step, (known) => ({ ...known, errors: known.errors + 1, lastError: error }));
  if (error.code === 'session_expired') {
    if (error.retryable)
      return withTimelineEntry(
        loseSessions(counted, sessionId, step),
        { kind: 'session', change: 'gap', reason: error.message, position, at, sessionId },
        step,
      );
    if (session !== undefined && !isOver(session)) return endSession(counted, sessionId, 'expired', error.message, step);
  }
  return withTimelineEntry(counted, { kind: 'error', error, position, at, sessionId }, step);
}

/** After a gap the bridge tells anew of every session that it knows. The nil UUID stands for all of them. */
function loseSessions(state: ObserverState, sessionId: string, step: Step): ObserverState {
  let next = state;
  for (const [id, session] of state.sessions) {
    if ((id !== sessionId && sessionId !== nilUuid) || isGone(session)) continue;
    next = withSession(next, id, step, (known) => ({ ...known, phase: 'lost' }));
  }
  return next;
}
