import type { SessionInitFrame } from '../schema/index.js';
import type { ObserverState } from '../store/index.js';
import { manifestOf } from './manifest.js';
import { withSession, withTimelineEntry, type Step } from './step.js';

/** Opens a session, or brings it back after a resume with all that it had. */
export function projectSessionInit(state: ObserverState, frame: SessionInitFrame, step: Step): ObserverState {
  const { position, at } = step.receipt;
  const phase = state.sessions.get(frame.session_id)?.phase ?? 'unknown';
  const next = withSession(state, frame.session_id, step, (session) => ({
    ...session,
    phase: 'live',
    manifest: manifestOf(frame),
    endedAt: undefined,
    closeReason: undefined,
  }));
  // A session_init that answers a manifest_request says nothing new about the session.
  if (phase === 'live') return next;
  const change = phase === 'unknown' ? 'opened' : 'resumed';
  return withTimelineEntry(next, { kind: 'session', change, reason: undefined, position, at, sessionId: frame.session_id }, step);
}
