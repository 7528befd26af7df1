import type { SessionResumeFrame } from '../schema/index.js';
import { isOver } from '../store/index.js';
import { addTimelineEntry, changeSession, type Draft, type Step } from './step.js';

/** Marks a session as resuming until its session_init comes. One that is over stays so: the bridge will say that it expired. */
export function projectSessionResume(draft: Draft, { session_id: sessionId }: SessionResumeFrame, step: Step): void {
  const { position, at } = step.receipt;
  const session = draft.sessions.get(sessionId);
  if (session !== undefined && isOver(session)) return;
  changeSession(draft, sessionId, step).phase = 'resuming';
  addTimelineEntry(draft, { kind: 'session', change: 'resuming', reason: undefined, position, at, sessionId }, step);
}
