import { validate } from '@cfworker/json-schema';
import { schemaProblems } from './check-value-problems.js';
import type { SchemaProblem } from './find-problem.js';
import { measureJson } from './measure-json.js';
import { prepareSchema, type PreparedSchema } from './prepare-schema.js';
import { Unchecked, type UncheckedReason } from './unchecked.js';

/** Whether a value fits a schema that came at run time. */
export type SchemaVerdict =
  | { readonly status: 'fits' }
  /** `problems` names what is at fault, the deepest first, 50 at most. */
  | { readonly status: 'mismatch'; readonly problems: readonly SchemaProblem[] }
  /** `message` says why in a sentence. */
  | { readonly status: 'unchecked'; readonly reason: UncheckedReason; readonly message: string };

/**
 * Checks a value against a JSON Schema (2020-12) that came at run time, without `eval`, within limits of size, depth and work.
 * The same value and schema are checked once. Never throws: what can't be checked is told as `unchecked`, with the reason.
 */
export function checkValue(value: unknown, schema: unknown): SchemaVerdict {
  if (typeof value !== 'object' || value === null || typeof schema !== 'object' || schema === null) return check(value, schema);
  let known = verdicts.get(value);
  if (known === undefined) verdicts.set(value, (known = new WeakMap()));
  let verdict = known.get(schema);
  if (verdict === undefined) known.set(schema, (verdict = check(value, schema)));
  return verdict;
}

const verdicts = new WeakMap<object, WeakMap<object, SchemaVerdict>>();
const prepared = new WeakMap<object, PreparedSchema | Unchecked>();
const fits: SchemaVerdict = { status: 'fits' };
const limits = { nodes: 300_000, depth: 256, length: 4_194_304 };
const maxSteps = 20_000_000;

function check(value: unknown, schema: unknown): SchemaVerdict {
  try {
    return run(value, schema);
  } catch (error) {
    if (error instanceof Unchecked) return unchecked(error);
    // The interpreter recurses: what is within the limits and yet too deep for the stack ends here, and so does a name that is no text.
    return unchecked(new Unchecked('too_much_work', 'The value could not be checked by this schema.'));
  }
}

function run(value: unknown, schema: unknown): SchemaVerdict {
  if (schema === true) return fits;
  if (schema !== false && (typeof schema !== 'object' || schema === null))
    throw new Unchecked('schema_malformed', 'The schema is no JSON Schema.');
  const size = measureJson(value, limits);
  if (size === 'invalid') throw new Unchecked('value_invalid', 'The value is no JSON, or holds a number that is too large to be held.');
  if (size === 'too_large') throw new Unchecked('value_too_large', 'The value holds more, or is nested deeper, than is checked.');
  if (schema === false) return { status: 'mismatch', problems: schemaProblems([], value, schema, {}) };
  const { schema: copy, lookup, meter } = preparedOf(schema);
  meter.left = maxSteps;
  meter.size = size;
  const { valid, errors } = validate(value, copy, '2020-12', lookup, false);
  return valid ? fits : { status: 'mismatch', problems: schemaProblems(errors, value, copy, lookup) };
}

function preparedOf(schema: object): PreparedSchema {
  let known = prepared.get(schema);
  if (known === undefined) prepared.set(schema, (known = prepare(schema)));
  if (known instanceof Unchecked) throw known;
  return known;
}

function prepare(schema: object): PreparedSchema | Unchecked {
  try {
    return prepareSchema(schema);
  } catch (error) {
    return error instanceof Unchecked ? error : new Unchecked('schema_malformed', 'The schema could not be read.');
  }
}

function unchecked({ reason, message }: Unchecked): SchemaVerdict {
  return { status: 'unchecked', reason, message };
}
