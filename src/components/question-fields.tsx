'use client';
import { questionWords, useWords } from '../messages/index.js';
import {
  QuestionField,
  QuestionFieldBoolean,
  QuestionFieldFault,
  QuestionFieldHint,
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
      <QuestionFieldHint className="oddkin-question-note" />
      <QuestionFieldInput className="oddkin-field" />
      <QuestionFieldSelect className="oddkin-field" />
      <YesOrNo />
      <QuestionFieldFault className="oddkin-question-fault" />
    </QuestionField>
  ));
}

function Label() {
  const { field } = useQuestionFieldContext();
  const { text } = useWords(questionWords);
  return (
    <QuestionFieldLabel className="oddkin-question-field-label">
      {field.label}
      {field.required === true ? <span className="oddkin-question-required">{` (${text('question.requiredMark')})`}</span> : null}
    </QuestionFieldLabel>
  );
}

function YesOrNo() {
  const { field } = useQuestionFieldContext();
  const { text } = useWords(questionWords);
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

/** The fields at fault, each of which takes the focus when it is pressed. Renders nothing for one alone: it has the focus already. */
export function QuestionFaultList() {
  const { question, faults, focusField } = useQuestionContext();
  const { text } = useWords(questionWords);
  if (question.kind !== 'form' || faults.size < 2) return null;
  return (
    <ul className="oddkin-question-fault-list" aria-label={text('question.faultList')}>
      {fieldsOf(question)
        .filter(({ id }) => faults.has(id))
        .map(({ id, label }) => (
          <li key={id}>
            <button type="button" className="oddkin-question-fault-link" dir="auto" onClick={() => focusField(id)}>
              {label}
            </button>
          </li>
        ))}
    </ul>
  );
}
