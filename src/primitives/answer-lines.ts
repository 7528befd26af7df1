import type { Question, QuestionField } from '../schema/index.js';
import { jsonText } from './json-text.js';
import { fieldsOf, optionsOf, type QuestionDraft } from './question-answer.js';

/** One line of an answer as a person reads it. */
export interface AnswerLine {
  readonly key: string;
  /** The label of the field; `undefined` where the answer is one thing. */
  readonly label: string | undefined;
  readonly value: string;
}

/** How values are written. */
export interface AnswerWords {
  readonly yes: string;
  readonly no: string;
  readonly number: (value: number) => string;
}

/** Says an answer in the words of its question. An answer of another shape, which only a host can give, stands as JSON. */
export function answerLines(question: Question, answer: unknown, words: AnswerWords): readonly AnswerLine[] {
  if (question.kind === 'form' && isRecord(answer)) return formLines(question, answer, words);
  const items = question.kind === 'multi-choice' && Array.isArray(answer) ? (answer as readonly unknown[]) : [answer];
  return items.map((item, index) => ({ key: String(index), label: undefined, value: itemText(question, item) }));
}

/** What a person had filled in and did not send. */
export function draftLines(question: Question, draft: QuestionDraft, words: AnswerWords): readonly AnswerLine[] {
  if (question.kind === 'form') return formLines(question, Object.fromEntries(draft.fields), words);
  const own = draft.isCustom && draft.custom.trim() !== '' ? [{ custom: draft.custom }] : [];
  const items = question.kind === 'text' ? (draft.text.trim() === '' ? [] : [draft.text]) : [...draft.chosen, ...own];
  return items.map((item, index) => ({ key: String(index), label: undefined, value: itemText(question, item) }));
}

function formLines(question: Question, answer: Readonly<Record<string, unknown>>, words: AnswerWords): readonly AnswerLine[] {
  const fields = new Map(fieldsOf(question).map((field) => [field.id, field]));
  return Object.entries(answer).map(([id, value]) => ({
    key: id,
    label: fields.get(id)?.label ?? id,
    value: fieldText(fields.get(id), value, words),
  }));
}

function fieldText(field: QuestionField | undefined, value: unknown, { yes, no, number }: AnswerWords): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? yes : no;
  return typeof value === 'number' && field?.type === 'number' ? number(value) : jsonText(value);
}

function itemText(question: Question, item: unknown): string {
  if (isRecord(item) && Object.hasOwn(item, 'custom') && typeof item['custom'] === 'string') return item['custom'];
  if (typeof item !== 'string') return jsonText(item);
  return optionsOf(question).find(({ id }) => id === item)?.label ?? item;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
