'use client';
import type { ComponentPropsWithRef } from 'react';
import { Primitive } from '@radix-ui/react-primitive';
import { composeHandlers } from './compose-handlers.js';
import { useQuestionContext } from './question.js';
import { wholeQuestion } from './question-answer.js';

/** Holds the options. Renders a `<div>` with the role `radiogroup`, or `group` where several may be chosen; nothing for other kinds. Pattern: radio group, by native inputs. */
export function QuestionOptions(props: ComponentPropsWithRef<typeof Primitive.div>) {
  const { question, promptId, faultId, faults } = useQuestionContext('QuestionOptions');
  if (question.kind !== 'choice' && question.kind !== 'multi-choice') return null;
  const isOne = question.kind === 'choice';
  const isAtFault = faults.has(wholeQuestion);
  return (
    <Primitive.div
      role={isOne ? 'radiogroup' : 'group'}
      aria-labelledby={promptId}
      aria-describedby={isAtFault ? faultId : undefined}
      aria-invalid={isOne && isAtFault ? true : undefined}
      aria-required={isOne ? true : undefined}
      {...props}
    />
  );
}

export interface QuestionOptionProps extends Omit<ComponentPropsWithRef<typeof Primitive.input>, 'value' | 'checked' | 'type' | 'name'> {
  readonly optionId: string;
}

/** Chooses an option. Renders an `<input>`, a radio button or a checkbox; put it in a `<label>`. */
export function QuestionOption({ optionId, ...props }: QuestionOptionProps) {
  const { question, draft, fill, canAnswer, promptId, faults } = useQuestionContext('QuestionOption');
  const isOne = question.kind === 'choice';
  const isChosen = draft.chosen.includes(optionId);
  return (
    <Primitive.input
      type={isOne ? 'radio' : 'checkbox'}
      name={promptId}
      disabled={!canAnswer}
      data-invalid={faults.get(wholeQuestion) === 'choose' ? '' : undefined}
      {...props}
      checked={isChosen}
      onChange={composeHandlers(props.onChange, () => {
        if (isOne) fill({ chosen: [optionId], isCustom: false });
        else fill({ chosen: isChosen ? draft.chosen.filter((id) => id !== optionId) : [...draft.chosen, optionId] });
      })}
    />
  );
}

/** Chooses to answer in words of one's own. Renders an `<input>`, a radio button or a checkbox; nothing where the question doesn't allow it. */
export function QuestionCustomOption(props: Omit<ComponentPropsWithRef<typeof Primitive.input>, 'value' | 'checked' | 'type' | 'name'>) {
  const { question, draft, fill, canAnswer, promptId } = useQuestionContext('QuestionCustomOption');
  if (question.allowCustom !== true) return null;
  const isOne = question.kind === 'choice';
  return (
    <Primitive.input
      type={isOne ? 'radio' : 'checkbox'}
      name={promptId}
      disabled={!canAnswer}
      {...props}
      checked={draft.isCustom}
      onChange={composeHandlers(props.onChange, () => fill(isOne ? { chosen: [], isCustom: true } : { isCustom: !draft.isCustom }))}
    />
  );
}

/** Takes an answer in words of one's own, beside options. Renders an `<input>`; nothing where the question doesn't allow it. Writing in it chooses it. */
export function QuestionCustomText(props: Omit<ComponentPropsWithRef<typeof Primitive.input>, 'value' | 'type'>) {
  const { question, draft, fill, canAnswer, isBusy, faults, faultId } = useQuestionContext('QuestionCustomText');
  if (question.allowCustom !== true) return null;
  const isAtFault = faults.get(wholeQuestion) === 'write';
  return (
    <Primitive.input
      type="text"
      dir="auto"
      disabled={!canAnswer}
      readOnly={isBusy}
      aria-invalid={isAtFault ? true : undefined}
      aria-describedby={isAtFault ? faultId : undefined}
      data-invalid={isAtFault ? '' : undefined}
      {...props}
      value={draft.custom}
      onChange={composeHandlers(props.onChange, (event) => {
        const custom = event.currentTarget.value;
        fill({ custom, isCustom: custom !== '' || draft.isCustom, ...(question.kind === 'choice' && custom !== '' ? { chosen: [] } : {}) });
      })}
    />
  );
}

/** Takes the answer to a question of kind `text`. Renders a `<textarea>` named by the prompt; nothing for other kinds. */
export function QuestionText(props: Omit<ComponentPropsWithRef<'textarea'>, 'value'>) {
  const { question, draft, fill, canAnswer, isBusy, faults, faultId, promptId } = useQuestionContext('QuestionText');
  if (question.kind !== 'text') return null;
  const isAtFault = faults.has(wholeQuestion);
  return (
    <textarea
      dir="auto"
      rows={3}
      aria-labelledby={promptId}
      disabled={!canAnswer}
      readOnly={isBusy}
      aria-invalid={isAtFault ? true : undefined}
      aria-describedby={isAtFault ? faultId : undefined}
      data-invalid={isAtFault ? '' : undefined}
      {...props}
      value={draft.text}
      onChange={composeHandlers(props.onChange, (event) => fill({ text: event.currentTarget.value }))}
    />
  );
}
