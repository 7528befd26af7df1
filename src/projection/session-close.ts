import type { SessionCloseFrame } from '../schema/index.js';
import { isOver } from '../store/index.js';
import { endSession } from './end-session.js';
import type { Draft, Step } from './step.js';

/** Closes a session. A second close says nothing new. */
export function projectSessionClose(draft: Draft, frame: SessionCloseFrame, step: Step): void {
  const session = draft.sessions.get(frame.session_id);
  if (session === undefined || !isOver(session)) endSession(draft, frame.session_id, 'closed', frame.reason, step);
}
