import type { ManifestRequestFrame } from '../schema/index.js';
import { changeSession, type Draft, type Step } from './step.js';

/** Counts a request for the manifest. It is shown in the wire log only. */
export function projectManifestRequest(draft: Draft, frame: ManifestRequestFrame, step: Step): void {
  changeSession(draft, frame.session_id, step).manifestRequests += 1;
}
