'use client';
import { useMessages } from '../messages/index.js';
import {
  QuestionField,
  QuestionFieldBoolean,
  QuestionFieldFault,
  QuestionFieldInput,
  QuestionFieldLabel,
  QuestionFieldSelect,
  fieldsOf,
  useQuestionContext,
  useQuestionFieldContext,
} from '../primitives/index.js';

/** The fields of a form, each with its label, its mark and its message. Renders nothing for other kinds. */
export function QuestionFields() {
  const { question } = useQuestionContext();
  if (question.kind !== 'form') return null;
  return fieldsOf(question).map(({ id }) => (
    <QuestionField key={id} fieldId={id} className="oddkin-question-field">
      <Label />
      <QuestionFieldInput className="oddkin-field" />
      <QuestionFieldSelect className="oddkin-field" />
      <YesOrNo />
      <QuestionFieldFault className="oddkin-question-fault" />
    </QuestionField>
  ));
}

function Label() {
  const { field } = useQuestionFieldContext();
  const { text } = useMessages();
  return (
    <QuestionFieldLabel className="oddkin-question-field-label">
      {field.label}
      {field.required === true ? <span className="oddkin-question-required">{` (${text('question.requiredMark')})`}</span> : null}
    </QuestionFieldLabel>
  );
}

function YesOrNo() {
  const { field } = useQuestionFieldContext();
  const { text } = useMessages();
  if (field.type !== 'boolean') return null;
  return (
    <div className="oddkin-question-boolean">
      {[true, false].map((answer) => (
        <label key={String(answer)} className="oddkin-question-option">
          <QuestionFieldBoolean answer={answer} className="oddkin-choice-input" />
          {text(answer ? 'general.yes' : 'general.no')}
        </label>
      ))}
    </div>
  );
}
