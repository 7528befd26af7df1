import type { Suggestion } from '../schema/index.js';
import { keep } from '../store/index.js';
import type { Placement } from './document.js';
import type { Draft, Step } from './step.js';

export function projectSuggestion(draft: Draft, value: Suggestion, { key, sessionId }: Placement, { receipt, edit }: Step): void {
  draft.suggestions = draft.suggestions.set(key, keep(draft.suggestions.get(key), key, sessionId, value, receipt), edit);
}

export function removeSuggestion(draft: Draft, key: string, { edit }: Step): void {
  draft.suggestions = draft.suggestions.delete(key, edit);
}
