import type { Artifact } from '../schema/index.js';
import { keep, type ObserverState } from '../store/index.js';
import type { Placement } from './document.js';
import type { Step } from './step.js';

export function projectArtifact(state: ObserverState, value: Artifact, { key, sessionId }: Placement, { receipt }: Step): ObserverState {
  return { ...state, artifacts: state.artifacts.set(key, keep(state.artifacts.get(key), key, sessionId, value, receipt)) };
}

export function removeArtifact(state: ObserverState, key: string): ObserverState {
  const artifacts = state.artifacts.delete(key);
  return artifacts === state.artifacts ? state : { ...state, artifacts };
}
