import type { Approval, Question } from '../schema/index.js';
import type { Draft, Step } from './step.js';

/**
 * What a person did about a question or approval counts until the agent says what became of it.
 * That the agent asks once more for the same thing says nothing yet, and what is on its way is judged when it arrives.
 */
export function forgetAnswered(draft: Draft, actionKey: string, status: (Question | Approval)['status'], { edit }: Step): void {
  if (status === 'requested' || draft.actions.get(actionKey)?.status === 'pending') return;
  draft.actions = draft.actions.delete(actionKey, edit);
}
