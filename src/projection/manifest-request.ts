import type { ManifestRequestFrame } from '../schema/index.js';
import type { ObserverState } from '../store/index.js';
import { withSession, type Step } from './step.js';

/** Counts a request for the manifest. It is shown in the wire log only. */
export function projectManifestRequest(state: ObserverState, frame: ManifestRequestFrame, step: Step): ObserverState {
  return withSession(state, frame.session_id, step, (session) => ({ ...session, manifestRequests: session.manifestRequests + 1 }));
}
