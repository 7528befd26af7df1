import type { HeartbeatFrame } from '../schema/index.js';
import type { ObserverState } from '../store/index.js';
import { compareTools, manifestOf } from './manifest.js';
import { withSession, withTimelineEntry, type Step } from './step.js';

/** Notes a sign of life, and takes over the manifest that may come with it. */
export function projectHeartbeat(state: ObserverState, frame: HeartbeatFrame, step: Step): ObserverState {
  const { position, at } = step.receipt;
  const sessionId = frame.session_id;
  const before = state.sessions.get(sessionId)?.manifest;
  const manifest = frame.manifest_update === undefined ? before : manifestOf(frame.manifest_update);
  const next = withSession(state, sessionId, step, (session) => ({ ...session, lastHeartbeatAt: at, manifest }));
  if (frame.manifest_update === undefined) return next;
  const tools = compareTools(before?.tools ?? [], frame.manifest_update.tools);
  return withTimelineEntry(next, { kind: 'manifest', ...tools, position, at, sessionId }, step);
}
