import type { Plan } from '../schema/index.js';
import { keep } from '../store/index.js';
import type { Placement } from './document.js';
import type { Draft, Step } from './step.js';

export function projectPlan(draft: Draft, value: Plan, { key, sessionId }: Placement, { receipt, edit }: Step): void {
  draft.plans = draft.plans.set(key, keep(draft.plans.get(key), key, sessionId, value, receipt), edit);
}

export function removePlan(draft: Draft, key: string, { edit }: Step): void {
  draft.plans = draft.plans.delete(key, edit);
}
