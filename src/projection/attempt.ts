import type { Attempt } from '../schema/index.js';
import { keep, type ObserverState } from '../store/index.js';
import type { Placement } from './document.js';
import type { Step } from './step.js';

export function projectAttempt(state: ObserverState, value: Attempt, { key, sessionId }: Placement, { receipt }: Step): ObserverState {
  return { ...state, attempts: state.attempts.set(key, keep(state.attempts.get(key), key, sessionId, value, receipt)) };
}

export function removeAttempt(state: ObserverState, key: string): ObserverState {
  const attempts = state.attempts.delete(key);
  return attempts === state.attempts ? state : { ...state, attempts };
}
