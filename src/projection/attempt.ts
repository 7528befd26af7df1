import type { Attempt } from '../schema/index.js';
import { keep } from '../store/index.js';
import type { Placement } from './document.js';
import type { Draft, Step } from './step.js';

export function projectAttempt(draft: Draft, value: Attempt, { key, sessionId }: Placement, { receipt, edit }: Step): void {
  draft.attempts = draft.attempts.set(key, keep(draft.attempts.get(key), key, sessionId, value, receipt), edit);
}

export function removeAttempt(draft: Draft, key: string, { edit }: Step): void {
  draft.attempts = draft.attempts.delete(key, edit);
}
