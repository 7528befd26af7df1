import { isEqual, type Manifest, type ToolDeclaration } from '../schema/index.js';
import type { Mutable } from './edit.js';
import type { Session } from './session.js';

/** A manifest and the frame from which on it was in force. */
export interface ManifestPeriod {
  readonly from: number;
  readonly manifest: Manifest;
}

const maxPeriods = 32;

/** Takes over a manifest. One that says what the one before said stays the same object, so that nothing is checked or shown anew. */
export function declareManifest(session: Mutable<Session>, manifest: Manifest, position: number): void {
  if (session.manifest !== undefined && isEqual(session.manifest, manifest)) return;
  session.manifest = manifest;
  session.manifests = [...session.manifests, { from: position, manifest }].slice(-maxPeriods);
}

/** What the manifest that was in force at a frame declares of a tool; `undefined` where it declares none, or is no longer known. */
export function declarationAt({ manifests }: Session, position: number, tool: string): ToolDeclaration | undefined {
  const period = manifests.findLast(({ from }) => from <= position);
  return period?.manifest.tools.find(({ id }) => id === tool);
}
