import { addProblem, chooseBranch, type ActionState, type Limits, type ObserverState } from '../store/index.js';
import type { Problem } from '../schema/index.js';
import { putDocuments, type DocumentEntry } from './document.js';
import type { ItemReport } from './item-report.js';

/** What changed the state without a frame. `position` is how many frames had come before it. */
export type HostEntry = { readonly position: number; readonly length: number } & HostChange;

/** Documents that a host put, a branch that a person picked, how far an action of a person has come, a problem that a host has found. */
export type HostChange =
  | { readonly kind: 'put'; readonly at: number; readonly sessionId: string | undefined; readonly documents: readonly DocumentEntry[] }
  | { readonly kind: 'branch'; readonly messageKey: string }
  | { readonly kind: 'action'; readonly key: string; readonly action: ActionState | undefined }
  | { readonly kind: 'problem'; readonly at: number; readonly sessionId: string | undefined; readonly found: Problem };

/** Takes one of them. The same one changes the same state in the same way, so that it can be applied again. */
export function applyHostChange(
  before: ObserverState,
  change: HostChange,
  limits: Limits,
): { readonly state: ObserverState; readonly reports: readonly ItemReport[] } {
  switch (change.kind) {
    case 'put':
      return putDocuments(before, change.documents, change.sessionId, change.at, limits);
    case 'branch': {
      const messages = chooseBranch(before.messages, change.messageKey);
      return { state: messages === before.messages ? before : { ...before, messages }, reports: [] };
    }
    case 'action': {
      const { key, action } = change;
      const actions = action === undefined ? before.actions.delete(key) : before.actions.set(key, action);
      return { state: actions === before.actions ? before : { ...before, actions }, reports: [] };
    }
    case 'problem':
      return { state: withProblem(before, change, limits), reports: [] };
    default:
      return change satisfies never;
  }
}

/** A problem that is told already is not told again. */
function withProblem(
  before: ObserverState,
  { found, sessionId, at }: Extract<HostChange, { readonly kind: 'problem' }>,
  limits: Limits,
): ObserverState {
  for (const { code, path, message, sessionId: its } of before.problems.entries)
    if (code === found.code && path === found.path && message === found.message && its === sessionId) return before;
  const position = Math.max(0, before.wire.next - 1);
  return { ...before, problems: addProblem(before.problems, found, { position, at, from: 'bridge' }, sessionId, undefined, limits) };
}

/** How much a change holds, in UTF-16 code units of JSON. Throws for documents that are none. */
export function lengthOfChange(change: HostChange): number {
  if (change.kind !== 'put') return 0;
  try {
    return JSON.stringify(change.documents).length;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`put: the documents can't be written as JSON: ${reason}. Nothing was put. Pass plain objects, without cycles.`);
  }
}
