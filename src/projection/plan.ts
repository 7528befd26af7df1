import type { Plan } from '../schema/index.js';
import { keep, type ObserverState } from '../store/index.js';
import type { Placement } from './document.js';
import type { Step } from './step.js';

export function projectPlan(state: ObserverState, value: Plan, { key, sessionId }: Placement, { receipt }: Step): ObserverState {
  return { ...state, plans: state.plans.set(key, keep(state.plans.get(key), key, sessionId, value, receipt)) };
}

export function removePlan(state: ObserverState, key: string): ObserverState {
  const plans = state.plans.delete(key);
  return plans === state.plans ? state : { ...state, plans };
}
