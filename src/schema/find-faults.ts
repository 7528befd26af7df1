import { uriReference } from './generated/uri-reference.js';
import { countCodePoints, isEqual, isObject, isUuid } from './validator-runtime.js';

/** The keywords that our schemas use. Any other stops the generator. */
export interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly oneOf?: readonly Schema[];
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly minItems?: number;
  readonly uniqueItems?: boolean;
  readonly items?: Schema;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean;
  readonly properties?: Readonly<Record<string, Schema>>;
}

/** Where a value fails a schema, and on which of its keywords. */
export interface Fault {
  /** JSON Pointer to the value at fault, from the value that was checked. */
  readonly at: string;
  readonly keyword: keyof Schema;
  readonly schema: Schema;
  /** The member that lacks, or that should not be there. */
  readonly member?: string;
}

/** Returns what is first at fault in a value, nothing where it fits; where all branches of a oneOf fail, the faults of each before its own. */
export function findFaults(schema: Schema, value: unknown): readonly Fault[] {
  const keyword = failedKeyword(schema, value);
  if (keyword !== undefined) return [{ at: '', keyword, schema }];
  if (typeof value !== 'object' || value === null) return none;
  if (schema.oneOf !== undefined) {
    const faults = faultsOfBranches(schema.oneOf, schema, value);
    if (faults.length > 0) return faults;
  }
  return Array.isArray(value) ? faultsOfItems(schema, value) : faultsOfMembers(schema, value as Readonly<Record<string, unknown>>); // no array
}

const none: readonly Fault[] = [];

function failedKeyword(schema: Schema, value: unknown): keyof Schema | undefined {
  switch (schema.type) {
    case 'object':
      return isObject(value) ? undefined : 'type';
    case 'array':
      return Array.isArray(value) ? undefined : 'type';
    case 'string':
      return typeof value === 'string' ? (failedOnChoice(schema, value) ?? failedOnText(schema, value)) : 'type';
    case 'integer':
      return Number.isInteger(value) ? failedOnNumber(schema, value as number) : 'type'; // isInteger has told
    case 'number':
      return Number.isFinite(value) ? failedOnNumber(schema, value as number) : 'type'; // isFinite has told
    case undefined:
      return failedOnChoice(schema, value);
    default:
      return typeof value === schema.type ? undefined : 'type';
  }
}

function failedOnChoice(schema: Schema, value: unknown): keyof Schema | undefined {
  if (schema.enum !== undefined && !schema.enum.includes(value)) return 'enum';
  return schema.const !== undefined && value !== schema.const ? 'const' : undefined;
}

function failedOnText({ minLength = 0, pattern, format }: Schema, text: string): keyof Schema | undefined {
  if (text.length < minLength * 2 && countCodePoints(text) < minLength) return 'minLength';
  if (pattern !== undefined && !compiled(pattern).test(text)) return 'pattern';
  return format === undefined || (format === 'uuid' ? isUuid(text) : uriReference.test(text)) ? undefined : 'format';
}

const patterns = new Map<string, RegExp>();

function compiled(pattern: string): RegExp {
  let expression = patterns.get(pattern);
  if (expression === undefined) patterns.set(pattern, (expression = new RegExp(pattern, 'u')));
  return expression;
}

function failedOnNumber({ minimum, exclusiveMinimum, maximum }: Schema, value: number): keyof Schema | undefined {
  if (maximum !== undefined && value > maximum) return 'maximum';
  if (minimum !== undefined && value < minimum) return 'minimum';
  return exclusiveMinimum !== undefined && value <= exclusiveMinimum ? 'exclusiveMinimum' : undefined;
}

function faultsOfBranches(branches: readonly Schema[], schema: Schema, value: unknown): readonly Fault[] {
  const faults = branches.map((branch) => findFaults(branch, value));
  return faults.filter(({ length }) => length === 0).length === 1 ? none : [...faults.flat(), { at: '', keyword: 'oneOf', schema }];
}

function faultsOfItems(schema: Schema, value: readonly unknown[]): readonly Fault[] {
  const { minItems = 0, items = {}, uniqueItems } = schema;
  if (value.length < minItems) return [{ at: '', keyword: 'minItems', schema }];
  for (let index = 0; index < value.length; index += 1) {
    const faults = findFaults(items, value[index]);
    if (faults.length > 0) return below(String(index), faults);
  }
  const isTwice = uniqueItems === true && value.some((item, index) => value.some((other, place) => place < index && isEqual(item, other)));
  return isTwice ? [{ at: '', keyword: 'uniqueItems', schema }] : none;
}

function faultsOfMembers(schema: Schema, value: Readonly<Record<string, unknown>>): readonly Fault[] {
  const { required, properties = {} } = schema;
  const missing = required?.find((name) => value[name] === undefined);
  if (missing !== undefined) return [{ at: '', keyword: 'required', schema, member: missing }];
  if (schema.additionalProperties === false) {
    const surplus = Object.keys(value).find((name) => !Object.hasOwn(properties, name));
    if (surplus !== undefined) return [{ at: '', keyword: 'additionalProperties', schema, member: surplus }];
  }
  for (const name in properties) {
    const [inner, member] = [properties[name], value[name]];
    if (inner === undefined || member === undefined) continue;
    const faults = findFaults(inner, member);
    if (faults.length > 0) return below(name, faults);
  }
  return none;
}

/** No name that our schemas know needs an escape in a JSON Pointer. */
function below(step: string, faults: readonly Fault[]): readonly Fault[] {
  return faults.map((fault) => ({ ...fault, at: `/${step}${fault.at}` }));
}
