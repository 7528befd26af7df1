import type { Approval } from '../schema/index.js';
import { actionKey, keep, type ObserverState } from '../store/index.js';
import { withoutAnswered } from './answered.js';
import type { Placement } from './document.js';
import { staleRevision } from './stale-revision.js';
import { withProblem, type Step } from './step.js';

/** Keeps an approval unless a later revision of it is kept already. An equal revision is taken: its status changes. */
export function projectApproval(state: ObserverState, value: Approval, { key, sessionId, path }: Placement, step: Step): ObserverState {
  const known = state.approvals.get(key);
  const stale = staleRevision(known?.value.revision, value.revision, path);
  if (stale !== undefined) return withProblem(state, stale, sessionId, step);
  const next = withoutAnswered(
    state,
    actionKey({ type: 'approval.decide', sessionId, approvalId: value.approvalId, revision: value.revision, decision: 'deny' }),
    value.status,
  );
  return { ...next, approvals: next.approvals.set(key, keep(known, key, sessionId, value, step.receipt)) };
}

export function removeApproval(state: ObserverState, key: string): ObserverState {
  const approvals = state.approvals.delete(key);
  return approvals === state.approvals ? state : { ...state, approvals };
}
