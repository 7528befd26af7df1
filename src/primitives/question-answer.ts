import type { Question, QuestionField } from '../schema/index.js';
import { findNumberFault } from './question-field-limits.js';
import { readNumber } from './read-number.js';

/** The shape of the answer to each kind of question: what `question.answer` carries, as a JSON Schema. */
export const answerShapes = {
  /** The id of the option, or a person's own words. */
  choice: {
    anyOf: [{ type: 'string' }, { type: 'object', properties: { custom: { type: 'string' } }, required: ['custom'] }],
  },
  /** The ids of the options in the order of the question, and a person's own words last. At least one. */
  'multi-choice': {
    type: 'array',
    minItems: 1,
    items: { anyOf: [{ type: 'string' }, { type: 'object', properties: { custom: { type: 'string' } }, required: ['custom'] }] },
  },
  /** By the id of the field: text and select a string, number a number, boolean true or false. What was left empty is left out. */
  form: { type: 'object', additionalProperties: { type: ['string', 'number', 'boolean'] } },
  /** The text as it was written. */
  text: { type: 'string' },
} as const satisfies Record<Question['kind'], object>;

/** What a person has filled in so far. */
export interface QuestionDraft {
  /** The revision that it was filled in for. */
  readonly revision: number;
  /** Ids of the options that are ticked. */
  readonly chosen: readonly string[];
  readonly isCustom: boolean;
  readonly custom: string;
  readonly text: string;
  /** By the id of the field; a boolean's is `true` or `false`. */
  readonly fields: ReadonlyMap<string, string | boolean>;
  /** Whether it has been sent: then nothing of it is offered again for a later revision. */
  readonly isSent: boolean;
}

export function blankDraft(revision: number): QuestionDraft {
  return { revision, chosen: [], isCustom: false, custom: '', text: '', fields: new Map(), isSent: false };
}

/** What can be kept of a draft when the question changes: words that were typed, since they are dear; never a choice, since an id may mean another thing now. */
export function carryDraft(draft: QuestionDraft, { revision, fields = [] }: Question): QuestionDraft {
  if (draft.revision === revision) return draft;
  if (draft.isSent) return blankDraft(revision);
  const typed = fields.flatMap(({ id, type }) => {
    const value = draft.fields.get(id);
    return (type === 'text' || type === 'number') && typeof value === 'string' ? [[id, value] as const] : [];
  });
  return { ...blankDraft(revision), custom: draft.custom, text: draft.text, fields: new Map(typed) };
}

/** What keeps an answer from being sent. */
export type AnswerFault = 'choose' | 'write' | FieldFault;

type FieldFault = 'required' | 'unreadable' | 'imprecise' | 'too-small' | 'too-large' | 'off-step';

/** The whole of a question that has no fields, in a map of faults. */
export const wholeQuestion = Symbol('whole question');

/** What keeps an answer from being sent, by the id of the field; under a symbol of its own where the question has no fields. */
export type AnswerFaults = ReadonlyMap<string | typeof wholeQuestion, AnswerFault>;

/** The answer in the form that the question asks for, or what is wrong with the draft. */
export type BuiltAnswer = { readonly ok: true; readonly answer: unknown } | { readonly ok: false; readonly faults: AnswerFaults };

/** Makes the answer to `question` out of a draft, or says what is missing. Numbers are read in the way of `locale`. */
export function buildAnswer(question: Question, draft: QuestionDraft, locale: string): BuiltAnswer {
  switch (question.kind) {
    case 'choice':
    case 'multi-choice':
      return buildChoice(question, draft);
    case 'form':
      return buildForm(question, draft, locale);
    case 'text':
      return draft.text.trim() === '' ? fault('write') : { ok: true, answer: draft.text };
    default:
      return question.kind satisfies never;
  }
}

function buildChoice(question: Question, draft: QuestionDraft): BuiltAnswer {
  const ids = optionsOf(question)
    .map(({ id }) => id)
    .filter((id) => draft.chosen.includes(id));
  const isCustom = draft.isCustom && question.allowCustom === true;
  if (isCustom && draft.custom.trim() === '') return fault('write');
  const own = isCustom ? [{ custom: draft.custom }] : [];
  if (question.kind === 'multi-choice') return ids.length + own.length === 0 ? fault('choose') : { ok: true, answer: [...ids, ...own] };
  const [answer] = [...own, ...ids];
  return answer === undefined ? fault('choose') : { ok: true, answer };
}

function buildForm(question: Question, draft: QuestionDraft, locale: string): BuiltAnswer {
  const faults = new Map<string, AnswerFault>();
  const entries: [string, string | number | boolean][] = [];
  for (const field of fieldsOf(question)) {
    const value = readField(field, draft.fields.get(field.id), locale);
    if (typeof value === 'string') faults.set(field.id, value);
    else if (value !== undefined) entries.push([field.id, value.value]);
  }
  // fromEntries defines members, where an assignment to __proto__ would be lost.
  return faults.size > 0 ? { ok: false, faults } : { ok: true, answer: Object.fromEntries(entries) };
}

type FieldValue = { readonly value: string | number | boolean } | undefined | FieldFault;

function readField(field: QuestionField, filled: string | boolean | undefined, locale: string): FieldValue {
  const { type, required = false, options } = field;
  const nothing = required ? 'required' : undefined;
  if (type === 'boolean') return typeof filled === 'boolean' ? { value: filled } : nothing;
  if (typeof filled !== 'string') return nothing;
  if (type === 'select') return options?.includes(filled) === true ? { value: filled } : nothing;
  if (type === 'text') return filled.trim() === '' ? nothing : { value: filled };
  const number = readNumber(filled, locale);
  if (number === undefined) return nothing;
  return typeof number === 'number' ? (findNumberFault(number, field) ?? { value: number }) : number;
}

function fault(code: AnswerFault): BuiltAnswer {
  return { ok: false, faults: new Map([[wholeQuestion, code]]) };
}

/** Whether a question offers nothing to choose from and takes no words of one's own either. */
export function isWithoutAnswer(question: Question): boolean {
  const isChoice = question.kind === 'choice' || question.kind === 'multi-choice';
  return isChoice && question.allowCustom !== true && optionsOf(question).length === 0;
}

/** The options of a question; of two with the same id the first, since an answer could not tell them apart. */
export function optionsOf({ options = [] }: Question): readonly NonNullable<Question['options']>[number][] {
  return firstOfEachId(options);
}

/** The fields of a question; of two with the same id the first, since an answer could not tell them apart. */
export function fieldsOf({ fields = [] }: Question): readonly QuestionField[] {
  return firstOfEachId(fields);
}

function firstOfEachId<T extends { readonly id: string }>(items: readonly T[]): readonly T[] {
  return [...new Map([...items].reverse().map((item) => [item.id, item])).values()].reverse();
}
