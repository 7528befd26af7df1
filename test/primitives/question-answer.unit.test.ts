import { describe, expect, it } from 'vitest';
import type { Question } from '../../src/schema/index.js';
import { answerLines } from '../../src/primitives/answer-lines.js';
import { blankDraft, buildAnswer, carryDraft, wholeQuestion, type QuestionDraft } from '../../src/primitives/question-answer.js';

const hostileIds = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', ' ', '0', '-1'];

describe('buildAnswer', () => {
  it.each(hostileIds)('answers a choice whose option is named %j by that id', (id) => {
    expect(build(choice({ options: [{ id, label: 'L' }] }), { chosen: [id] })).toEqual({ ok: true, answer: id });
  });

  it('answers a choice in the words of the person', () => {
    expect(build(choice({ allowCustom: true }), { isCustom: true, custom: 'neither' })).toEqual({
      ok: true,
      answer: { custom: 'neither' },
    });
  });

  it('answers several choices in the order of the question, own words last', () => {
    const question = choice({ kind: 'multi-choice', allowCustom: true });
    const filled = { chosen: ['right', 'left'], isCustom: true, custom: 'up' };
    expect(build(question, filled)).toEqual({ ok: true, answer: ['left', 'right', { custom: 'up' }] });
  });

  it('never answers with an option that the question does not offer', () => {
    expect(build(choice({}), { chosen: ['down'] })).toEqual({ ok: false, faults: new Map([[wholeQuestion, 'choose']]) });
    expect(build(choice({}), { isCustom: true, custom: 'x' })).toEqual({ ok: false, faults: new Map([[wholeQuestion, 'choose']]) });
  });

  it('keeps a form field of any name, in the JSON too', () => {
    const fields = hostileIds.map((id) => ({ id, label: 'L', type: 'text' as const }));
    const built = build(form(fields), { fields: new Map(hostileIds.map((id) => [id, `of ${id}`])) });
    const answer = (built as { answer: object }).answer;
    expect(new Map(Object.entries(JSON.parse(JSON.stringify(answer)) as object))).toEqual(
      new Map(hostileIds.map((id) => [id, `of ${id}`])),
    );
    expect(Object.getPrototypeOf(answer)).toBe(Object.prototype);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });

  it('sends numbers as numbers, booleans as booleans, and leaves out what was left empty', () => {
    const question = form([
      { id: 'dose', label: 'Dose', type: 'number' },
      { id: 'count', label: 'Count', type: 'number' },
      { id: 'note', label: 'Note', type: 'text' },
      { id: 'sure', label: 'Sure', type: 'boolean' },
      { id: 'way', label: 'Way', type: 'select', options: ['n', 's'] },
    ]);
    const fields = new Map<string, string | boolean>([
      ['dose', '1,5'],
      ['count', ''],
      ['note', '  '],
      ['sure', false],
      ['way', 's'],
    ]);
    expect(build(question, { fields }, 'de')).toEqual({ ok: true, answer: { dose: 1.5, sure: false, way: 's' } });
  });

  it('names each field at fault', () => {
    const question = form([
      { id: 'dose', label: 'Dose', type: 'number', required: true },
      { id: 'count', label: 'Count', type: 'number' },
      { id: 'big', label: 'Big', type: 'number' },
      { id: 'sure', label: 'Sure', type: 'boolean', required: true },
      { id: 'way', label: 'Way', type: 'select', required: true, options: ['n'] },
    ]);
    const fields = new Map([
      ['count', '2o'],
      ['big', '12345678901234567890'],
      ['way', 'gone'],
    ]);
    expect(build(question, { fields })).toEqual({
      ok: false,
      faults: new Map([
        ['dose', 'required'],
        ['count', 'unreadable'],
        ['big', 'imprecise'],
        ['sure', 'required'],
        ['way', 'required'],
      ]),
    });
  });
});

describe('carryDraft', () => {
  const filled: QuestionDraft = {
    ...blankDraft(1),
    chosen: ['left'],
    text: 'typed',
    fields: new Map<string, string | boolean>([
      ['note', 'words'],
      ['sure', true],
      ['way', 'n'],
    ]),
  };

  it('keeps what was typed when the question changes, and drops what was chosen', () => {
    const next = {
      ...form([
        { id: 'note', label: 'N', type: 'text' },
        { id: 'sure', label: 'S', type: 'boolean' },
      ]),
      revision: 2,
    };
    expect(carryDraft(filled, next)).toMatchObject({ revision: 2, chosen: [], text: 'typed', fields: new Map([['note', 'words']]) });
  });

  it('offers nothing again that has been sent', () => {
    expect(carryDraft({ ...filled, isSent: true }, { ...form([]), revision: 2 })).toEqual(blankDraft(2));
  });
});

describe('answerLines', () => {
  const words = { yes: 'yes', no: 'no', number: (value: number) => `#${value}` };

  it('says an answer in the words of its question', () => {
    expect(answerLines(choice({}), 'left', words)).toMatchObject([{ value: 'Left' }]);
    expect(answerLines(choice({ kind: 'multi-choice' }), ['right', { custom: 'up' }], words)).toMatchObject([
      { value: 'Right' },
      { value: 'up' },
    ]);
    const fields = [
      { id: 'n', label: 'Number', type: 'number' as const },
      { id: 'b', label: 'Sure', type: 'boolean' as const },
    ];
    expect(answerLines(form(fields), { n: 2, b: false }, words)).toMatchObject([
      { label: 'Number', value: '#2' },
      { label: 'Sure', value: 'no' },
    ]);
  });

  it.each([[null], [3], [{ deep: [1] }], [[]], [true]])('does not stumble over an answer of another shape: %j', (answer) => {
    for (const kind of ['choice', 'multi-choice', 'form', 'text'] as const)
      expect(() => answerLines(choice({ kind }), answer, words)).not.toThrow();
  });
});

function build(question: Question, filled: Partial<QuestionDraft>, locale = 'en') {
  return buildAnswer(question, { ...blankDraft(1), ...filled }, locale);
}

function choice(value: Partial<Question>): Question {
  const options = [
    { id: 'left', label: 'Left' },
    { id: 'right', label: 'Right' },
  ];
  return { questionId: 'q', revision: 1, prompt: 'Which way?', kind: 'choice', status: 'requested', options, ...value };
}

function form(fields: NonNullable<Question['fields']>): Question {
  return { questionId: 'q', revision: 1, prompt: 'Tell me', kind: 'form', status: 'requested', fields };
}
