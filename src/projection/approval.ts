import type { Approval } from '../schema/index.js';
import { actionKey, keep } from '../store/index.js';
import { forgetAnswered } from './answered.js';
import type { Placement } from './document.js';
import { staleRevision } from './stale-revision.js';
import { noteProblem, type Draft, type Step } from './step.js';

/** Keeps an approval unless a later revision of it is kept already. An equal revision is taken: its status changes. */
export function projectApproval(draft: Draft, value: Approval, { key, sessionId, path }: Placement, step: Step): void {
  const known = draft.approvals.get(key);
  const stale = staleRevision(known?.value.revision, value.revision, path);
  if (stale !== undefined) {
    noteProblem(draft, stale, sessionId, step);
    return;
  }
  const action = actionKey({
    type: 'approval.decide',
    sessionId,
    approvalId: value.approvalId,
    revision: value.revision,
    decision: 'deny',
  });
  forgetAnswered(draft, action, value.status, step);
  draft.approvals = draft.approvals.set(key, keep(known, key, sessionId, value, step.receipt), step.edit);
}

export function removeApproval(draft: Draft, key: string, { edit }: Step): void {
  draft.approvals = draft.approvals.delete(key, edit);
}
