import type { SessionResumeFrame } from '../schema/index.js';
import { isOver, type ObserverState } from '../store/index.js';
import { withSession, withTimelineEntry, type Step } from './step.js';

/** Marks a session as resuming until its session_init comes. One that is over stays so: the bridge will say that it expired. */
export function projectSessionResume(state: ObserverState, frame: SessionResumeFrame, step: Step): ObserverState {
  const { position, at } = step.receipt;
  const session = state.sessions.get(frame.session_id);
  if (session !== undefined && isOver(session)) return state;
  const next = withSession(state, frame.session_id, step, (known) => ({ ...known, phase: 'resuming' }));
  return withTimelineEntry(
    next,
    { kind: 'session', change: 'resuming', reason: undefined, position, at, sessionId: frame.session_id },
    step,
  );
}
