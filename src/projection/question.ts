import type { Question } from '../schema/index.js';
import { actionKey, keep } from '../store/index.js';
import { forgetAnswered } from './answered.js';
import type { Placement } from './document.js';
import { staleRevision } from './stale-revision.js';
import { noteProblem, type Draft, type Step } from './step.js';

/** Keeps a question unless a later revision of it is kept already. An equal revision is taken: its status changes. */
export function projectQuestion(draft: Draft, value: Question, { key, sessionId, path }: Placement, step: Step): void {
  const known = draft.questions.get(key);
  const stale = staleRevision(known?.value.revision, value.revision, path);
  if (stale !== undefined) {
    noteProblem(draft, stale, sessionId, step);
    return;
  }
  const action = actionKey({ type: 'question.skip', sessionId, questionId: value.questionId, revision: value.revision });
  forgetAnswered(draft, action, value.status, step);
  draft.questions = draft.questions.set(key, keep(known, key, sessionId, value, step.receipt), step.edit);
}

export function removeQuestion(draft: Draft, key: string, { edit }: Step): void {
  draft.questions = draft.questions.delete(key, edit);
}
