import { findFaults, type Fault } from './find-faults.js';
import type { Validator } from './validator.js';

/** Why a value does not fit its schema. */
export interface SchemaProblem {
  /** JSON Pointer to the value at fault, or to where it is missing; empty for the whole. */
  readonly path: string;
  /** The schema keyword that refused it, such as `required`. */
  readonly keyword: string;
  /** What is wrong, in a sentence. */
  readonly message: string;
  /** The value at fault; `undefined` where something is missing. */
  readonly value: unknown;
}

/** Returns why `value` does not fit, or `undefined` when it does. `base` is the JSON Pointer at which the value stands. */
export function findProblem(validator: Validator, value: unknown, base = ''): SchemaProblem | undefined {
  if (validator(value)) return undefined;
  // Where branches of a oneOf failed, the last fault only says that none fitted; the deepest one says what is wrong.
  const faults = findFaults(validator.schema, value);
  const fault = faults.reduce((deepest, next) => (next.at.length > deepest.at.length ? next : deepest), faults[0] ?? noReason);
  const path = fault.at + (fault.member === undefined ? '' : pointerStep(fault.member));
  return { path: base + path, keyword: fault.keyword, message: describe(fault, base + path), value: valueAt(value, path) };
}

/** Follows a JSON Pointer. Returns `undefined` where it leads nowhere. */
export function valueAt(value: unknown, pointer: string): unknown {
  let current = value;
  for (const step of pointer.split('/').slice(1)) {
    const key = stepName(step);
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, key)) return undefined;
    current = (current as Record<string, unknown>)[key]; // an own member of an object, by the line above
  }
  return current;
}

/** What one step of a JSON Pointer, without its slash, names. */
export function stepName(step: string): string {
  return step.replaceAll('~1', '/').replaceAll('~0', '~');
}

/** Writes one step of a JSON Pointer. */
export function pointerStep(key: string | number): string {
  return `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** A test that was handed to a validator may refuse what its schema does not. */
const noReason: Fault = { at: '', keyword: 'type', schema: {} };

function describe({ keyword, schema }: Fault, path: string): string {
  const where = path === '' ? 'The value' : path;
  switch (keyword) {
    case 'required':
      return `${where} is missing.`;
    case 'additionalProperties':
      return `${where} is a member that the schema does not allow.`;
    case 'type':
      return `${where} must be of type ${schema.type}.`;
    case 'const':
    case 'enum':
      return `${where} must be ${keyword === 'enum' ? 'one of ' : ''}${JSON.stringify(schema[keyword])}.`;
    case 'pattern':
      return `${where} must match ${schema.pattern}.`;
    case 'format':
      return `${where} must be a ${schema.format}.`;
    case 'minLength':
    case 'minItems':
      return `${where} must hold at least ${schema[keyword]}.`;
    case 'minimum':
    case 'maximum':
    case 'exclusiveMinimum':
      return `${where} must be ${comparisons[keyword]} ${schema[keyword]}.`;
    case 'uniqueItems':
      return `${where} must not hold the same item twice.`;
    default:
      return `${where} does not fit the schema (${keyword}).`;
  }
}

const comparisons = { minimum: '>=', maximum: '<=', exclusiveMinimum: '>' };
