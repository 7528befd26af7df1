import type { Approval, Question } from '../schema/index.js';
import type { ObserverState } from '../store/index.js';

/**
 * What a person did about a question or approval counts until the agent says what became of it.
 * That the agent asks once more for the same thing says nothing yet, and what is on its way is judged when it arrives.
 */
export function withoutAnswered(state: ObserverState, actionKey: string, status: (Question | Approval)['status']): ObserverState {
  if (status === 'requested' || state.actions.get(actionKey)?.status === 'pending') return state;
  const actions = state.actions.delete(actionKey);
  return actions === state.actions ? state : { ...state, actions };
}
