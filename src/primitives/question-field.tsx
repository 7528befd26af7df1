'use client';
import { createContext, use, useId, type ComponentPropsWithRef } from 'react';
import { Primitive } from '@radix-ui/react-primitive';
import type { QuestionField as FieldDocument } from '../schema/index.js';
import { questionWords, useWords } from '../messages/index.js';
import { composeHandlers } from './compose-handlers.js';
import { useQuestionContext } from './question.js';
import { fieldsOf, type AnswerFault } from './question-answer.js';
import { questionFieldLimits } from './question-field-limits.js';

interface FieldContextValue {
  readonly field: FieldDocument;
  readonly value: string | boolean | undefined;
  readonly fill: (value: string | boolean) => void;
  readonly fault: AnswerFault | undefined;
  readonly controlId: string;
}

const FieldContext = createContext<FieldContextValue | undefined>(undefined);

export interface QuestionFieldProps extends ComponentPropsWithRef<typeof Primitive.div> {
  readonly fieldId: string;
}

/** Holds one field of a form. Renders a `<div>`; nothing when the form has no such field. `data-type` is its type, `data-invalid-field` stands while it is at fault. A boolean's has the role `radiogroup`. */
export function QuestionField({ fieldId, ...props }: QuestionFieldProps) {
  const { question, draft, fill, faults } = useQuestionContext('QuestionField');
  const controlId = useId();
  const field = fieldsOf(question).find(({ id }) => id === fieldId);
  if (field === undefined) return null;
  const fault = faults.get(fieldId);
  return (
    <FieldContext
      // oxlint-disable-next-line react/jsx-no-constructed-context-values -- one field, whose parts change with everything in it
      value={{
        field,
        value: draft.fields.get(fieldId),
        fill: (value) => fill({ fields: new Map([...draft.fields, [fieldId, value]]) }),
        fault,
        controlId,
      }}
    >
      <Primitive.div
        {...(field.type === 'boolean' ? groupOf(field, controlId, fault) : {})}
        data-type={field.type}
        data-invalid-field={fault === undefined ? undefined : ''}
        {...props}
      />
    </FieldContext>
  );
}

function groupOf(field: FieldDocument, controlId: string, fault: AnswerFault | undefined) {
  return {
    role: 'radiogroup',
    'aria-labelledby': `${controlId}-label`,
    'aria-describedby': describedBy(field, controlId, fault),
    'aria-invalid': fault === undefined ? undefined : true,
    'aria-required': field.required === true ? true : undefined,
  } as const;
}

function describedBy(field: FieldDocument, controlId: string, fault: AnswerFault | undefined): string | undefined {
  const ids = [...(hasHint(field) ? [`${controlId}-hint`] : []), ...(fault === undefined ? [] : [`${controlId}-fault`])];
  return ids.length === 0 ? undefined : ids.join(' ');
}

function hasHint(field: FieldDocument): boolean {
  const { minimum, maximum, step, description } = questionFieldLimits(field);
  return description !== undefined || (field.type === 'number' && (minimum ?? maximum ?? step) !== undefined);
}

/** The field that `QuestionField` holds, for parts of one's own. Throws outside it. */
export function useQuestionFieldContext(part = 'useQuestionFieldContext'): FieldContextValue {
  const held = use(FieldContext);
  if (held === undefined)
    throw new Error(`${part} was used outside QuestionField. It has no field to show. Put it inside <QuestionField fieldId={…}>.`);
  return held;
}

/** Names the field. Renders a `<label>`, for a boolean a `<span>`. */
export function QuestionFieldLabel(props: ComponentPropsWithRef<typeof Primitive.label>) {
  const { field, controlId } = useQuestionFieldContext('QuestionFieldLabel');
  const children = props.children ?? field.label;
  if (field.type === 'boolean') {
    return (
      <span id={`${controlId}-label`} dir="auto" className={props.className}>
        {children}
      </span>
    );
  }
  return (
    <Primitive.label htmlFor={controlId} dir="auto" {...props}>
      {children}
    </Primitive.label>
  );
}

/** Takes a text or a number. Renders an `<input type="text">`; nothing for other types. A number is written in the way of the locale. */
export function QuestionFieldInput(props: Omit<ComponentPropsWithRef<typeof Primitive.input>, 'value' | 'type'>) {
  const { field, value, fill } = useQuestionFieldContext('QuestionFieldInput');
  const control = useControl('QuestionFieldInput');
  const { isBusy } = useQuestionContext('QuestionFieldInput');
  if (field.type !== 'text' && field.type !== 'number') return null;
  return (
    <Primitive.input
      type="text"
      dir="auto"
      inputMode={field.type === 'number' ? 'decimal' : undefined}
      readOnly={isBusy}
      {...control}
      {...props}
      value={typeof value === 'string' ? value : ''}
      onChange={composeHandlers(props.onChange, (event) => fill(event.currentTarget.value))}
    />
  );
}

/** Takes one of the field's options. Renders a `<select>` that begins with no choice; nothing for other types. */
export function QuestionFieldSelect(props: Omit<ComponentPropsWithRef<typeof Primitive.select>, 'value'>) {
  const { field, value, fill } = useQuestionFieldContext('QuestionFieldSelect');
  const control = useControl('QuestionFieldSelect');
  const { text } = useWords(questionWords);
  if (field.type !== 'select') return null;
  const options = [...new Set(field.options)];
  const chosen = options.findIndex((option) => option === value);
  return (
    <Primitive.select
      dir="auto"
      {...control}
      {...props}
      value={chosen === -1 ? '' : String(chosen)}
      onChange={composeHandlers(props.onChange, (event) => {
        const option = options[Number(event.currentTarget.value)];
        if (event.currentTarget.value !== '' && option !== undefined) fill(option);
      })}
    >
      <option value="" disabled={field.required === true}>
        {text('question.select')}
      </option>
      {options.map((option, index) => (
        <option key={option} value={String(index)}>
          {option}
        </option>
      ))}
    </Primitive.select>
  );
}

export interface QuestionFieldBooleanProps extends Omit<
  ComponentPropsWithRef<typeof Primitive.input>,
  'value' | 'checked' | 'type' | 'name'
> {
  /** Which of the two answers it gives. */
  readonly answer: boolean;
}

/** Says yes or no. Renders an `<input type="radio">`; put it in a `<label>`. Nothing for other types. */
export function QuestionFieldBoolean({ answer, ...props }: QuestionFieldBooleanProps) {
  const { field, value, fill, controlId, fault } = useQuestionFieldContext('QuestionFieldBoolean');
  const { canAnswer } = useQuestionContext('QuestionFieldBoolean');
  if (field.type !== 'boolean') return null;
  return (
    <Primitive.input
      type="radio"
      name={controlId}
      disabled={!canAnswer}
      data-invalid={fault === undefined ? undefined : ''}
      data-field-id={field.id}
      {...props}
      checked={value === answer}
      onChange={composeHandlers(props.onChange, () => fill(answer))}
    />
  );
}

/** More about the field, and for a number what it has to lie between. Renders a `<p>`, which describes the control; nothing where there is no more. */
export function QuestionFieldHint(props: ComponentPropsWithRef<typeof Primitive.p>) {
  const { field, controlId } = useQuestionFieldContext('QuestionFieldHint');
  const { text, format } = useWords(questionWords);
  if (!hasHint(field)) return null;
  const { description, minimum, maximum, step } = questionFieldLimits(field);
  const [least, most] = [minimum, maximum].map((value) => (value === undefined ? undefined : format.exact(value)));
  const isNumber = field.type === 'number';
  const sentences = [
    description,
    isNumber && least !== undefined && most !== undefined ? text('question.range.between', { minimum: least, maximum: most }) : undefined,
    isNumber && least !== undefined && most === undefined ? text('question.range.from', { minimum: least }) : undefined,
    isNumber && least === undefined && most !== undefined ? text('question.range.to', { maximum: most }) : undefined,
    isNumber && step !== undefined ? text('question.range.step', { step: format.exact(step) }) : undefined,
  ];
  return (
    <Primitive.p id={`${controlId}-hint`} dir="auto" {...props}>
      {props.children ?? sentences.filter((sentence) => sentence !== undefined).join(' ')}
    </Primitive.p>
  );
}

/** What is wrong with the field, and how to put it right. Renders a `<p>`; nothing while nothing is. */
export function QuestionFieldFault(props: ComponentPropsWithRef<typeof Primitive.p>) {
  const { field, fault, controlId } = useQuestionFieldContext('QuestionFieldFault');
  const { text, format } = useWords(questionWords);
  if (fault === undefined) return null;
  const { minimum = 0, maximum = 0, step = 0 } = questionFieldLimits(field);
  const values = {
    field: field.label,
    example: format.exact(1_234.5),
    minimum: format.exact(minimum),
    maximum: format.exact(maximum),
    step: format.exact(step),
  };
  return (
    <Primitive.p id={`${controlId}-fault`} {...props}>
      {props.children ?? text(`question.fault.${fault}`, values)}
    </Primitive.p>
  );
}

function useControl(part: string) {
  const { field, fault, controlId } = useQuestionFieldContext(part);
  const { canAnswer } = useQuestionContext(part);
  return {
    id: controlId,
    disabled: !canAnswer,
    'aria-required': field.required === true ? true : undefined,
    'aria-invalid': fault === undefined ? undefined : true,
    'aria-describedby': describedBy(field, controlId, fault),
    'data-invalid': fault === undefined ? undefined : '',
    'data-field-id': field.id,
  } as const;
}
