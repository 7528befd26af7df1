import type { ModelOption } from '../schema/index.js';
import { keep, type ObserverState } from '../store/index.js';
import type { Placement } from './document.js';
import type { Step } from './step.js';

export function projectModelOption(
  state: ObserverState,
  value: ModelOption,
  { key, sessionId }: Placement,
  { receipt }: Step,
): ObserverState {
  return { ...state, models: state.models.set(key, keep(state.models.get(key), key, sessionId, value, receipt)) };
}

export function removeModelOption(state: ObserverState, key: string): ObserverState {
  const models = state.models.delete(key);
  return models === state.models ? state : { ...state, models };
}
