import { documentTable, type DocumentSchema, type DocumentTypes } from './document-table.js';
import { findProblem, type SchemaProblem } from './find-problem.js';
import { frameTable } from './frame-table.js';
import type { Frame } from './generated/frames.js';

/** What {@link validateFrame} and {@link validateDocument} answer: the value, or why it does not fit. */
export type Validated<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problems: readonly SchemaProblem[] };

/** Checks one AICC frame by the definition of its `type`, to the letter of schemas/aicc.schema.json. Never throws. */
export function validateFrame(value: unknown): Validated<Frame> {
  const type = typeof value === 'object' && value !== null && 'type' in value ? value.type : undefined;
  const row = typeof type === 'string' ? frameTable.get(type) : undefined;
  if (row === undefined) {
    const message = `/type must be one of ${JSON.stringify([...frameTable.keys()])}.`;
    return { ok: false, problems: [{ path: '/type', keyword: 'enum', message, value: type }] };
  }
  const found = findProblem(row.validate, value);
  return found === undefined ? { ok: true, value: value as Frame } : { ok: false, problems: [found] }; // the validator of its type has passed it
}

/** Checks one document against its schema, such as `oddkin.ai.plan`. Of a message every bad part is named. Throws only when `schema` is no document schema. */
export function validateDocument<S extends DocumentSchema>(schema: S, value: unknown): Validated<DocumentTypes[S]> {
  const row = documentTable.get(schema);
  if (row === undefined) {
    throw new Error(
      `validateDocument: there is no document schema "${schema}". Nothing was checked. Pass one of ${[...documentTable.keys()].join(', ')}.`,
    );
  }
  const problems = row.findProblems(value);
  return problems.length === 0 ? { ok: true, value: value as DocumentTypes[S] } : { ok: false, problems }; // the validator of its schema has passed it
}
