'use client';
import { useEffect, useId, useMemo, useRef, useState, type RefObject } from 'react';
import type { DocumentError, Question } from '../schema/index.js';
import { useAskedQuestion, useCanPerform, usePerform } from '../hooks/index.js';
import { questionWords, useWords } from '../messages/index.js';
import { Drafts, useDraft } from './draft.js';
import { blankDraft, buildAnswer, carryDraft, type AnswerFaults, type QuestionDraft } from './question-answer.js';

/** What stands to be answered: a question at one revision. */
export interface QuestionOffer {
  readonly key: string;
  readonly question: Question;
}

/** A question, what the person has filled in so far, and the ways to answer. */
export interface QuestionAnswering {
  readonly question: Question;
  readonly offer: QuestionOffer;
  readonly sessionId: string | undefined;
  readonly status: Question['status'];
  readonly error: DocumentError | undefined;
  readonly expiresAt: number | undefined;
  /** Whether an answer is wanted or on its way. */
  readonly isOpen: boolean;
  /** Whether an answer is on its way. */
  readonly isBusy: boolean;
  /** Whether anybody takes an answer, and one that failed may be tried again. */
  readonly canAnswer: boolean;
  readonly canSkip: boolean;
  /** Whether the question has changed since it was first shown here, or since something was filled in. */
  readonly isChanged: boolean;
  readonly draft: QuestionDraft;
  readonly fill: (change: Partial<QuestionDraft>) => void;
  /** What the last try to send found missing and still is. */
  readonly faults: AnswerFaults;
  readonly submit: (offer: QuestionOffer) => void;
  readonly skip: (offer: QuestionOffer) => void;
  /** Gives the focus to the control of a field. */
  readonly focusField: (fieldId: string) => void;
  /** The answer in the document, or the one that was just given; `undefined` before. */
  readonly answer: unknown;
  readonly promptId: string;
  readonly faultId: string;
  readonly statusRef: RefObject<HTMLElement | null>;
  readonly formRef: RefObject<HTMLFormElement | null>;
}

export function useQuestionAnswer(questionId: string): QuestionAnswering | undefined {
  const asked = useAskedQuestion(questionId);
  const { locale } = useWords(questionWords);
  const promptId = useId();
  const statusRef = useRef<HTMLElement>(null);
  const formRef = useRef<HTMLFormElement>(null);
  const question = asked?.kept.value;
  const sessionId = asked?.kept.sessionId;
  const key = asked?.kept.key ?? questionId;
  const shelf = useDraft(drafts, key, neverFilled);
  const draft = useMemo(() => (question === undefined ? neverFilled : carryDraft(shelf.value, question)), [shelf.value, question]);
  const isTaken = useCanPerform('question.answer', sessionId);
  const isSkipTaken = useCanPerform('question.skip', sessionId);
  const perform = usePerform();
  const [seen, setSeen] = useState(() => ({ key, revision: question?.revision }));
  const [tried, setTried] = useState<{ readonly key: string; readonly revision: number; readonly count: number } | undefined>(undefined);
  useFocusOnFault(formRef, tried?.count);
  if (asked === undefined || question === undefined) return undefined;
  if (seen.key !== key || seen.revision === undefined) setSeen({ key, revision: question.revision });

  const { status, error, expiresAt } = asked;
  const { revision } = question;
  const isSeenChanged = seen.key === key && seen.revision !== undefined && seen.revision !== revision;
  const isFilledInBefore = shelf.value.revision !== neverFilled.revision && shelf.value.revision < revision && !shelf.value.isSent;
  const built = buildAnswer(question, draft, locale);
  const isStale = (offer: QuestionOffer): boolean => offer.key !== key || offer.question.revision !== revision;
  const given = asked.given?.action;

  const send = (action: Parameters<typeof perform>[0]): void => {
    // The store takes one answer for a revision, however often it is asked to.
    void perform(action).then((outcome) => {
      if (outcome === 'sent') shelf.set({ ...shelf.read(), isSent: true });
    });
  };

  return {
    question,
    offer: { key, question },
    sessionId,
    status,
    error,
    expiresAt,
    isOpen: status === 'requested' || status === 'submitting' || status === 'failed',
    isBusy: status === 'submitting',
    canAnswer: isTaken && !(status === 'failed' && error?.retryable === false),
    canSkip: isSkipTaken && !(status === 'failed' && error?.retryable === false),
    isChanged: (isSeenChanged || isFilledInBefore) && (status === 'requested' || status === 'failed'),
    draft,
    fill: (change) => {
      if (status !== 'submitting') shelf.set({ ...carryDraft(shelf.read(), question), ...change, isSent: false });
    },
    faults: tried?.key === key && tried.revision === revision && !built.ok ? built.faults : noFaults,
    submit: (offer) => {
      if (isStale(offer)) return;
      const ready = buildAnswer(offer.question, carryDraft(shelf.read(), offer.question), locale);
      if (!ready.ok) return setTried((last) => ({ key, revision, count: (last?.count ?? 0) + 1 }));
      return send({ type: 'question.answer', sessionId, questionId: question.questionId, revision, answer: ready.answer });
    },
    skip: (offer) => {
      if (!isStale(offer)) send({ type: 'question.skip', sessionId, questionId: question.questionId, revision });
    },
    focusField: (fieldId) => {
      // Ids come from outside: they are compared, never made into a selector.
      const controls = formRef.current?.querySelectorAll<HTMLElement>('[data-field-id]') ?? [];
      [...controls].find((control) => control.dataset['fieldId'] === fieldId)?.focus();
    },
    answer: question.answer ?? (given?.type === 'question.answer' ? given.answer : undefined),
    promptId,
    faultId: `${promptId}-fault`,
    statusRef,
    formRef,
  };
}

const drafts = new Drafts<QuestionDraft>();
const neverFilled = blankDraft(0);
const noFaults: AnswerFaults = new Map();

/** After each try that found something missing, the first field at fault has the focus. */
function useFocusOnFault(formRef: RefObject<HTMLFormElement | null>, tries: number | undefined): void {
  useEffect(() => {
    if (tries !== undefined) formRef.current?.querySelector<HTMLElement>('[data-invalid]')?.focus();
  }, [formRef, tries]);
}
