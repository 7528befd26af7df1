import type { Question } from '../schema/index.js';
import { actionKey, keep, type ObserverState } from '../store/index.js';
import { withoutAnswered } from './answered.js';
import type { Placement } from './document.js';
import { staleRevision } from './stale-revision.js';
import { withProblem, type Step } from './step.js';

/** Keeps a question unless a later revision of it is kept already. An equal revision is taken: its status changes. */
export function projectQuestion(state: ObserverState, value: Question, { key, sessionId, path }: Placement, step: Step): ObserverState {
  const known = state.questions.get(key);
  const stale = staleRevision(known?.value.revision, value.revision, path);
  if (stale !== undefined) return withProblem(state, stale, sessionId, step);
  const next = withoutAnswered(
    state,
    actionKey({ type: 'question.skip', sessionId, questionId: value.questionId, revision: value.revision }),
    value.status,
  );
  return { ...next, questions: next.questions.set(key, keep(known, key, sessionId, value, step.receipt)) };
}

export function removeQuestion(state: ObserverState, key: string): ObserverState {
  const questions = state.questions.delete(key);
  return questions === state.questions ? state : { ...state, questions };
}
