import { nilUuid } from '../aicc/index.js';
import { problem, type ErrorFrame } from '../schema/index.js';
import { isGone, isOver } from '../store/index.js';
import { endSession } from './end-session.js';
import { addTimelineEntry, changeSession, noteProblem, type Draft, type Step } from './step.js';

/**
 * Keeps an error of the session. `session_expired` ends it, unless it is retryable: then the stream has a gap and begins anew.
 * An error brings one entry, since the position of a frame is unique in the timeline.
 */
export function projectError(draft: Draft, { session_id: sessionId, error }: ErrorFrame, step: Step): void {
  const { position, at } = step.receipt;
  const known = draft.sessions.get(sessionId);
  if (known !== undefined) {
    const session = changeSession(draft, sessionId, step);
    session.errors += 1;
    session.lastError = error;
  }
  if (error.code === 'session_expired' && error.retryable) {
    const message = 'The bridge no longer held all frames since the last one that had come: some were lost.';
    noteProblem(draft, problem('stream_gap', message), sessionId, step);
    loseSessions(draft, sessionId, step);
    addTimelineEntry(draft, { kind: 'session', change: 'gap', reason: error.message, position, at, sessionId }, step);
  } else if (error.code === 'session_expired' && known !== undefined && !isOver(known)) {
    endSession(draft, sessionId, 'expired', error.message, step);
  } else addTimelineEntry(draft, { kind: 'error', error, position, at, sessionId }, step);
}

/** After a gap the bridge tells anew of every session that it knows. The nil UUID stands for all of them. */
function loseSessions(draft: Draft, sessionId: string, step: Step): void {
  for (const [id, session] of draft.sessions) {
    if ((id === sessionId || sessionId === nilUuid) && !isGone(session)) changeSession(draft, id, step).phase = 'lost';
  }
}
