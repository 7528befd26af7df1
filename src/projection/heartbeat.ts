import type { HeartbeatFrame } from '../schema/index.js';
import { declareManifest } from '../store/index.js';
import { compareTools, manifestOf } from './manifest.js';
import { addTimelineEntry, changeSession, type Draft, type Step } from './step.js';

/** Notes a sign of life, and takes over the manifest that may come with it. */
export function projectHeartbeat(draft: Draft, { session_id: sessionId, manifest_update: update }: HeartbeatFrame, step: Step): void {
  const { position, at } = step.receipt;
  const session = changeSession(draft, sessionId, step);
  session.lastHeartbeatAt = at;
  if (update === undefined) return;
  const tools = compareTools(session.manifest?.tools ?? [], update.tools);
  declareManifest(session, manifestOf(update), position);
  addTimelineEntry(draft, { kind: 'manifest', ...tools, position, at, sessionId }, step);
}
