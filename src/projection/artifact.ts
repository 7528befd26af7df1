import type { Artifact } from '../schema/index.js';
import { keep } from '../store/index.js';
import type { Placement } from './document.js';
import type { Draft, Step } from './step.js';

export function projectArtifact(draft: Draft, value: Artifact, { key, sessionId }: Placement, { receipt, edit }: Step): void {
  draft.artifacts = draft.artifacts.set(key, keep(draft.artifacts.get(key), key, sessionId, value, receipt), edit);
}

export function removeArtifact(draft: Draft, key: string, { edit }: Step): void {
  draft.artifacts = draft.artifacts.delete(key, edit);
}
