import type { Suggestion } from '../schema/index.js';
import { keep, type ObserverState } from '../store/index.js';
import type { Placement } from './document.js';
import type { Step } from './step.js';

export function projectSuggestion(
  state: ObserverState,
  value: Suggestion,
  { key, sessionId }: Placement,
  { receipt }: Step,
): ObserverState {
  return { ...state, suggestions: state.suggestions.set(key, keep(state.suggestions.get(key), key, sessionId, value, receipt)) };
}

export function removeSuggestion(state: ObserverState, key: string): ObserverState {
  const suggestions = state.suggestions.delete(key);
  return suggestions === state.suggestions ? state : { ...state, suggestions };
}
