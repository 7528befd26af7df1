import type { SessionCloseFrame } from '../schema/index.js';
import { isOver, type ObserverState } from '../store/index.js';
import { endSession } from './end-session.js';
import type { Step } from './step.js';

/** Closes a session. A second close says nothing new. */
export function projectSessionClose(state: ObserverState, frame: SessionCloseFrame, step: Step): ObserverState {
  const session = state.sessions.get(frame.session_id);
  if (session !== undefined && isOver(session)) return state;
  return endSession(state, frame.session_id, 'closed', frame.reason, step);
}
