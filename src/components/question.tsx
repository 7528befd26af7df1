'use client';
import { useId } from 'react';
import type { QuestionOption as QuestionOptionDocument } from '../schema/index.js';
import { questionWords, useWords } from '../messages/index.js';
import {
  QuestionChanged,
  QuestionCustomOption,
  QuestionCustomText,
  QuestionError,
  QuestionExpiry,
  QuestionFaults,
  QuestionForm,
  QuestionLastMinute,
  QuestionOption,
  QuestionOptions,
  QuestionPrompt,
  QuestionReadOnly,
  QuestionRoot,
  QuestionSkip,
  QuestionStatus,
  QuestionSubmit,
  QuestionText,
  isWithoutAnswer,
  optionsOf,
  useQuestionContext,
  type QuestionRootProps,
} from '../primitives/index.js';
import { classNames } from './class-names.js';
import { QuestionFaultList, QuestionFields } from './question-fields.js';
import { QuestionReceipt } from './question-receipt.js';
import { StateIcon } from './state-icon.js';

export type QuestionProps = Omit<QuestionRootProps, 'asChild' | 'children'>;

/**
 * Asks a person something, takes the answer and shows what was answered. What is filled in survives until it is sent.
 * Renders a `<div>` with the role `group`. `data-state` is the question's status, `data-kind` its kind. For the shapes of answers see `answerShapes`.
 */
export function Question({ className, ...props }: QuestionProps) {
  return (
    <QuestionRoot {...props} className={classNames('oddkin-question', className)}>
      <div className="oddkin-question-head">
        <StatusLine />
        <QuestionExpiry className="oddkin-question-expiry" />
        <QuestionLastMinute className="oddkin-heard-only" />
      </div>
      <QuestionPrompt className="oddkin-question-prompt" />
      <QuestionChanged className="oddkin-question-changed" />
      <QuestionForm className="oddkin-question-form">
        <Options />
        <TextAnswer />
        <QuestionFields />
        <QuestionError className="oddkin-question-error" />
        <div className="oddkin-question-fault-summary">
          <QuestionFaults className="oddkin-question-faults" />
          <QuestionFaultList />
        </div>
        <div className="oddkin-question-buttons">
          <QuestionSubmit className="oddkin-button" data-kind="primary" />
          <QuestionSkip className="oddkin-button" data-kind="quiet" />
        </div>
      </QuestionForm>
      <QuestionReadOnly className="oddkin-question-note" />
      <QuestionReceipt />
    </QuestionRoot>
  );
}

function StatusLine() {
  const { status } = useQuestionContext();
  const { text } = useWords(questionWords);
  return (
    <QuestionStatus className="oddkin-question-status oddkin-status-line">
      <StateIcon state={status} />
      {text(`question.${status}`)}
    </QuestionStatus>
  );
}

function Options() {
  const { question } = useQuestionContext();
  const { text } = useWords(questionWords);
  if (question.kind !== 'choice' && question.kind !== 'multi-choice') return null;
  const options = optionsOf(question);
  if (isWithoutAnswer(question))
    return (
      <p className="oddkin-question-note" dir="auto">
        {text('question.nothingOffered')}
      </p>
    );
  return (
    <QuestionOptions className="oddkin-question-options">
      {question.kind === 'multi-choice' ? (
        <p className="oddkin-question-note" dir="auto">
          {text('question.severalHint')}
        </p>
      ) : null}
      {options.map((option) => (
        <Option key={option.id} option={option} />
      ))}
      <OwnAnswer />
    </QuestionOptions>
  );
}

function Option({ option: { id, label, description } }: { readonly option: QuestionOptionDocument }) {
  const ownId = useId();
  return (
    <label className="oddkin-question-option">
      <QuestionOption
        optionId={id}
        className="oddkin-choice-input"
        aria-labelledby={`${ownId}-label`}
        aria-describedby={description === undefined ? undefined : `${ownId}-description`}
      />
      <span className="oddkin-question-option-text" dir="auto">
        <span id={`${ownId}-label`}>{label}</span>
        {description === undefined ? null : (
          <span id={`${ownId}-description`} className="oddkin-question-description">
            {description}
          </span>
        )}
      </span>
    </label>
  );
}

function OwnAnswer() {
  const { question } = useQuestionContext();
  const { text } = useWords(questionWords);
  if (question.allowCustom !== true) return null;
  return (
    <div className="oddkin-question-custom">
      <label className="oddkin-question-option">
        <QuestionCustomOption className="oddkin-choice-input" />
        <span className="oddkin-question-option-text">{text('question.custom')}</span>
      </label>
      <QuestionCustomText className="oddkin-field oddkin-question-custom-text" aria-label={text('question.customText')} />
    </div>
  );
}

function TextAnswer() {
  const { question, canAnswer } = useQuestionContext();
  const { text } = useWords(questionWords);
  if (question.kind !== 'text') return null;
  return (
    <>
      <QuestionText className="oddkin-field oddkin-question-text" />
      {canAnswer ? (
        <p className="oddkin-question-note" dir="auto">
          {text('question.textHint')}
        </p>
      ) : null}
    </>
  );
}
