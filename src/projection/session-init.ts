import type { SessionInitFrame } from '../schema/index.js';
import { declareManifest } from '../store/index.js';
import { manifestOf } from './manifest.js';
import { addTimelineEntry, changeSession, type Draft, type Step } from './step.js';

/** Opens a session, or brings it back after a resume with all that it had. */
export function projectSessionInit(draft: Draft, frame: SessionInitFrame, step: Step): void {
  const { position, at } = step.receipt;
  const session = changeSession(draft, frame.session_id, step);
  const { phase } = session;
  session.phase = 'live';
  declareManifest(session, manifestOf(frame), position);
  session.endedAt = undefined;
  session.closeReason = undefined;
  // A session_init that answers a manifest_request says nothing new about the session.
  if (phase === 'live') return;
  const change = phase === 'unknown' ? 'opened' : 'resumed';
  addTimelineEntry(draft, { kind: 'session', change, reason: undefined, position, at, sessionId: frame.session_id }, step);
}
