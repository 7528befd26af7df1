import { describe, expect, it } from 'vitest';
import type { Question, QuestionField } from '../../src/schema/index.js';
import { blankDraft, buildAnswer } from '../../src/primitives/question-answer.js';
import { questionFieldLimits } from '../../src/primitives/question-field-limits.js';

describe('the limits of a number field', () => {
  it.each([
    ['0', 'too-small'],
    ['1', 1],
    ['10', 10],
    ['10.5', 'too-large'],
    ['1.25', 'off-step'],
    ['1.5', 1.5],
    ['', 'required'],
  ])('take %j as %j between 1 and 10 in halves', (typed, expected) => {
    const built = answer({ minimum: 1, maximum: 10, step: 0.5 }, typed);
    expect(built.ok ? built.answer : [...built.faults.values()][0]).toEqual(typeof expected === 'number' ? { dose: expected } : expected);
  });

  it('take decimal steps as a person means them', () => {
    expect(answer({ step: 0.01 }, '19.99')).toMatchObject({ ok: true });
    expect(answer({ step: 0.01 }, '19.995')).toMatchObject({ ok: false });
    expect(answer({ minimum: 0.1, step: 0.2 }, '0.7')).toMatchObject({ ok: true });
  });

  it.each([{ minimum: 5, maximum: 1 }, { step: 0 }, { step: -1 }, { minimum: '3' }, { maximum: null }])(
    'that can’t be meant (%j) keep nobody from answering',
    (limits) => {
      expect(answer(limits, '2')).toMatchObject({ ok: true });
    },
  );

  it('are read from the field alone, never from what all objects have', () => {
    const field = Object.create({ minimum: 5 }) as QuestionField;
    Object.assign(field, { id: 'x', label: 'X', type: 'number' });
    expect(questionFieldLimits(field)).toEqual({ minimum: undefined, maximum: undefined, step: undefined, description: undefined });
  });
});

function answer(limits: Record<string, unknown>, typed: string) {
  const field = { id: 'dose', label: 'Dose', type: 'number', required: true, ...limits };
  const question = { questionId: 'q', revision: 1, prompt: 'p', kind: 'form', status: 'requested', fields: [field] } as Question;
  return buildAnswer(question, { ...blankDraft(1), fields: new Map([['dose', typed]]) }, 'en');
}
