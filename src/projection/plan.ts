import type { Plan } from '../schema/index.js';
import { extendHistory, keep, type PlanRecord, type Session } from '../store/index.js';
import type { Placement } from './document.js';
import type { Draft, Step } from './step.js';

/** Keeps a plan, and of each of its steps when its status changed and what was going on then. */
export function projectPlan(draft: Draft, value: Plan, { key, sessionId }: Placement, { receipt, edit }: Step): void {
  const known = draft.plans.get(key);
  const { at, position } = receipt;
  const toolCallKey = movedBy(sessionId === undefined ? undefined : draft.sessions.get(sessionId));
  const history = extendHistory(known?.history ?? noHistory, value.steps, { at, position, toolCallKey });
  draft.plans = draft.plans.set(key, { ...keep(known, key, sessionId, value, receipt), history }, edit);
}

const noHistory: PlanRecord['history'] = new Map();

/** The call that runs, or else the one that was answered last in the turn that is going on. */
function movedBy(session: Session | undefined): string | undefined {
  return session?.openCalls.newest ?? (session?.turn === undefined ? undefined : session.lastSettledCall?.key);
}

export function removePlan(draft: Draft, key: string, { edit }: Step): void {
  draft.plans = draft.plans.delete(key, edit);
}
