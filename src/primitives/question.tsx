'use client';
import { createContext, use, useRef, type ComponentPropsWithRef, type RefObject } from 'react';
import { Primitive } from '@radix-ui/react-primitive';
import { SessionScope, usePastTime } from '../hooks/index.js';
import { questionWords, useWords } from '../messages/index.js';
import { composeHandlers } from './compose-handlers.js';
import { useComposedRefs } from './compose-refs.js';
import { isComposing } from './composition.js';
import { Countdown, LastMinute } from './countdown.js';
import { isWithoutAnswer } from './question-answer.js';
import { useLiveRole, useSpoken } from './speaker.js';
import { useKeptFocus } from './use-kept-focus.js';
import { usePress } from './use-press.js';
import { useQuestionAnswer, type QuestionAnswering } from './use-question-answer.js';

const QuestionContext = createContext<QuestionAnswering | undefined>(undefined);

export interface QuestionRootProps extends ComponentPropsWithRef<typeof Primitive.div> {
  /** The key of the question, or the id that its session gave it. Nothing renders until it comes. */
  readonly questionId: string;
}

/**
 * Holds one question. Renders a `<div>` with the role `group`. `data-state` is its status (`requested`, `submitting`, `submitted`, `skipped`, `expired`, `failed`),
 * `data-kind` its kind, `data-changed` stands when it has changed since it was first shown here. When a control with the focus goes away, the focus moves to the status.
 */
export function QuestionRoot({ questionId, ...props }: QuestionRootProps) {
  const answering = useQuestionAnswer(questionId);
  const focus = useKeptFocus(answering?.statusRef ?? noElement);
  if (answering === undefined) return null;
  const { question, status, isChanged, promptId, sessionId } = answering;
  return (
    <QuestionContext value={answering}>
      <SessionScope sessionId={sessionId}>
        <Primitive.div
          role="group"
          aria-labelledby={promptId}
          data-state={status}
          data-kind={question.kind}
          data-changed={isChanged ? '' : undefined}
          {...props}
          onFocus={composeHandlers(props.onFocus, focus.onFocus)}
          onBlur={composeHandlers(props.onBlur, focus.onBlur)}
        />
      </SessionScope>
    </QuestionContext>
  );
}

/** Everything about the question that the root holds, for parts of one's own. Throws outside `QuestionRoot`. */
export function useQuestionContext(part = 'useQuestionContext'): QuestionAnswering {
  const answering = use(QuestionContext);
  if (answering === undefined)
    throw new Error(`${part} was used outside QuestionRoot. It has no question to show. Put it inside <QuestionRoot questionId={…}>.`);
  return answering;
}

/** What is asked. Renders a `<p>`, which names the group. */
export function QuestionPrompt(props: ComponentPropsWithRef<typeof Primitive.p>) {
  const { question, promptId } = useQuestionContext('QuestionPrompt');
  return (
    <Primitive.p id={promptId} dir="auto" {...props}>
      {props.children ?? question.prompt}
    </Primitive.p>
  );
}

/** The status in words. Renders a `<span>` that takes the focus when the form goes away. `data-state` is the status. */
export function QuestionStatus({ ref, ...props }: ComponentPropsWithRef<typeof Primitive.span>) {
  const { status, statusRef } = useQuestionContext('QuestionStatus');
  const { text } = useWords(questionWords);
  const composed = useComposedRefs(statusRef, ref);
  return (
    <Primitive.span tabIndex={-1} data-state={status} {...props} ref={composed}>
      {props.children ?? text(`question.${status}`)}
    </Primitive.span>
  );
}

/** How long an answer still counts. Renders a `<span>`; nothing where it doesn't end, or is over. */
export function QuestionExpiry(props: ComponentPropsWithRef<typeof Primitive.span>) {
  const { expiresAt, isOpen } = useQuestionContext('QuestionExpiry');
  return <Countdown {...props} expiresAt={isOpen ? expiresAt : undefined} />;
}

/** Tells once that the last minute has begun. Renders a `<span>` with the role `status`; hide it from sight, not from screen readers. */
export function QuestionLastMinute(props: ComponentPropsWithRef<typeof Primitive.span>) {
  const { expiresAt, isOpen } = useQuestionContext('QuestionLastMinute');
  return <LastMinute {...props} expiresAt={isOpen ? expiresAt : undefined} />;
}

/** Says that the question has changed since it was first shown. Renders a `<p>` with the role `alert`; nothing otherwise. */
export function QuestionChanged(props: ComponentPropsWithRef<typeof Primitive.p>) {
  const { isChanged } = useQuestionContext('QuestionChanged');
  const { text } = useWords(questionWords);
  const role = useLiveRole('alert');
  if (!isChanged) return null;
  return (
    <Primitive.p role={role} {...props}>
      {props.children ?? text('question.changed')}
    </Primitive.p>
  );
}

/** Why the last answer did not get through. Renders a `<p>` with the role `alert`; nothing unless `failed`. */
export function QuestionError(props: ComponentPropsWithRef<typeof Primitive.p>) {
  const { status, error } = useQuestionContext('QuestionError');
  const { text } = useWords(questionWords);
  const role = useLiveRole('alert');
  if (status !== 'failed') return null;
  return (
    <Primitive.p role={role} dir="auto" {...props}>
      {props.children ?? (error?.message || text('question.errorUnknown'))}
    </Primitive.p>
  );
}

/** Says that nobody takes answers, or none to the past. Renders a `<p>`; nothing where somebody does, or nothing is to be answered. */
export function QuestionReadOnly(props: ComponentPropsWithRef<typeof Primitive.p>) {
  const { isOpen, canAnswer } = useQuestionContext('QuestionReadOnly');
  const { text } = useWords(questionWords);
  const isPast = usePastTime() !== undefined;
  if (!isOpen || canAnswer) return null;
  return <Primitive.p {...props}>{props.children ?? text(isPast ? 'general.past' : 'question.readOnly')}</Primitive.p>;
}

/**
 * Holds what answers. Renders a `<form>`; nothing once the question is answered or over. What it sends is built from the revision that was on the
 * screen when the press began; Ctrl and Enter sends from text of several lines.
 */
export function QuestionForm({ ref, ...props }: ComponentPropsWithRef<typeof Primitive.form>) {
  const { isOpen, offer, submit, formRef, promptId } = useQuestionContext('QuestionForm');
  const composed = useComposedRefs(formRef, ref);
  const press = usePress(offer);
  const isCandidate = useRef(false);
  if (!isOpen) return null;
  return (
    <Primitive.form
      noValidate
      aria-labelledby={promptId}
      {...props}
      ref={composed}
      onPointerDown={composeHandlers(props.onPointerDown, press.onPointerDown)}
      onKeyDown={composeHandlers(props.onKeyDown, (event) => {
        isCandidate.current = isComposing(event);
        press.onKeyDown(event);
        if (event.key !== 'Enter' || isCandidate.current || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        event.currentTarget.requestSubmit();
      })}
      onKeyUp={composeHandlers(props.onKeyUp, () => {
        isCandidate.current = false;
      })}
      onSubmit={(event) => {
        event.preventDefault();
        props.onSubmit?.(event);
        if (!isCandidate.current) submit(press.end());
      }}
    />
  );
}

/** Sends the answer. Renders a `<button type="submit">`; nothing where nobody takes answers, or the question offers none. It has `aria-disabled`, and keeps the focus, while one is on its way. */
export function QuestionSubmit(props: ComponentPropsWithRef<typeof Primitive.button>) {
  const { canAnswer, isBusy, status, question } = useQuestionContext('QuestionSubmit');
  const { text } = useWords(questionWords);
  if (!canAnswer || isWithoutAnswer(question)) return null;
  return (
    <Primitive.button type="submit" aria-disabled={isBusy ? true : undefined} {...props}>
      {props.children ?? text(status === 'failed' ? 'question.submitAgain' : 'question.submit')}
    </Primitive.button>
  );
}

/** Leaves the question unanswered and says so to the agent. Renders a `<button>`; nothing where nobody takes that. */
export function QuestionSkip(props: ComponentPropsWithRef<typeof Primitive.button>) {
  const { canSkip, isBusy, skip, offer } = useQuestionContext('QuestionSkip');
  const { text } = useWords(questionWords);
  const press = usePress(offer);
  if (!canSkip) return null;
  return (
    <Primitive.button
      type="button"
      aria-disabled={isBusy ? true : undefined}
      {...props}
      onPointerDown={composeHandlers(props.onPointerDown, press.onPointerDown)}
      onKeyDown={composeHandlers(props.onKeyDown, press.onKeyDown)}
      onClick={composeHandlers(props.onClick, () => skip(press.end()))}
    >
      {props.children ?? text('question.skip')}
    </Primitive.button>
  );
}

/** What keeps the answer from being sent, summed up. Renders a `<p>` with the role `status`, empty when nothing does; choices refer to it as their description. */
export function QuestionFaults(props: ComponentPropsWithRef<typeof Primitive.p>) {
  const { faults, faultId, question } = useQuestionContext('QuestionFaults');
  const { text } = useWords(questionWords);
  const role = useLiveRole('status');
  const [first] = faults.values();
  const isForm = question.kind === 'form';
  const words = first === undefined ? '' : isForm ? text('question.faults', { count: faults.size }) : text(`question.fault.${first}`);
  useSpoken(words);
  return (
    <Primitive.p role={role} id={faultId} {...props}>
      {words}
    </Primitive.p>
  );
}

const noElement: RefObject<HTMLElement | null> = { current: null };
