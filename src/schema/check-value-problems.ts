import type { OutputUnit, Schema } from '@cfworker/json-schema';
import { pointerStep, stepName, valueAt, type SchemaProblem } from './find-problem.js';

const maxProblems = 50;

/** Makes of what the interpreter found what a person reads: each place once for each keyword, without the keywords that only lead there. */
export function schemaProblems(
  units: readonly OutputUnit[],
  value: unknown,
  schema: Schema | boolean,
  lookup: Readonly<Record<string, Schema | boolean>>,
): readonly SchemaProblem[] {
  const found = new Map<string, SchemaProblem>();
  let passedOver: string | undefined;
  for (const [index, unit] of units.entries()) {
    if (found.size >= maxProblems) break;
    const { keyword, keywordLocation } = unit;
    if (passedOver !== undefined && keyword !== 'false' && keywordLocation.startsWith(passedOver)) continue;
    passedOver = saysAll(unit) ? `${keywordLocation}/` : undefined;
    if (leading.has(keyword)) continue;
    const named = keyword === 'false' ? (units[index - 1]?.keyword ?? 'false schema') : keyword;
    for (const each of problemsOf(unit, named, value, schemaAt(keywordLocation, schema, lookup))) {
      const key = `${each.keyword} ${each.path} ${each.message}`;
      if (!found.has(key)) found.set(key, each);
    }
  }
  if (found.size === 0) return [{ path: '', keyword: 'false schema', message: 'No value fits the schema.', value }];
  return [...found.values()].sort((left, right) => depthOf(right.path) - depthOf(left.path));
}

/** Those under which other errors stand that say what is wrong. */
const leading: ReadonlySet<string> = new Set([
  'properties',
  'patternProperties',
  'items',
  'prefixItems',
  'allOf',
  '$ref',
  'if',
  'dependentSchemas',
  'additionalProperties',
  'unevaluatedProperties',
  'unevaluatedItems',
]);

/** Those of which what stands under them says nothing more: a name, items that did not fit, and why others of several did not fit. */
function saysAll({ keyword, error }: OutputUnit): boolean {
  return keyword === 'propertyNames' || keyword === 'contains' || (keyword === 'oneOf' && !error.endsWith('(0 matches).'));
}

function problemsOf(unit: OutputUnit, keyword: string, root: unknown, schema: Schema | boolean | undefined): readonly SchemaProblem[] {
  const path = stepsOf(unit.instanceLocation).map(pointerStep).join('');
  const value = valueAt(root, path);
  const problem = (message: string): SchemaProblem => ({ path, keyword, message, value });
  const where = path === '' ? 'The value' : path;
  if (unit.keyword === 'false') {
    const isMember = keyword === 'additionalProperties' || keyword === 'unevaluatedProperties';
    return [problem(isMember ? `${where} is a member that the schema does not allow.` : `${where} is not allowed by the schema.`)];
  }
  const asked: unknown = typeof schema === 'object' ? schema[keyword] : undefined;
  switch (keyword) {
    case 'required':
      return missing(asked, value).map((name) => {
        const place = path + pointerStep(name);
        return { path: place, keyword, message: `${place} is missing.`, value: undefined };
      });
    case 'type':
      return [problem(`${where} must be of type ${[asked].flat().join(' or ')}.`)];
    case 'const':
      return [problem(`${where} must be ${short(asked)}.`)];
    case 'enum':
      return [problem(`${where} must be one of ${short(asked)}.`)];
    case 'format':
      return [problem(`${where} must be a ${String(asked)}.`)];
    case 'pattern':
      return [problem(`${where} must match ${String(asked)}.`)];
    case 'minLength':
    case 'minItems':
    case 'minProperties':
      return [problem(`${where} must hold at least ${String(asked)}.`)];
    case 'maxLength':
    case 'maxItems':
    case 'maxProperties':
      return [problem(`${where} must hold at most ${String(asked)}.`)];
    case 'minimum':
      return [problem(`${where} must be >= ${String(asked)}.`)];
    case 'maximum':
      return [problem(`${where} must be <= ${String(asked)}.`)];
    case 'exclusiveMinimum':
      return [problem(`${where} must be > ${String(asked)}.`)];
    case 'exclusiveMaximum':
      return [problem(`${where} must be < ${String(asked)}.`)];
    case 'multipleOf':
      return [problem(`${where} must be a multiple of ${String(asked)}.`)];
    case 'uniqueItems':
      return [problem(`${where} must not hold the same item twice.`)];
    case 'propertyNames':
      return [
        problem(
          `${where} has a name that the schema does not allow: ${unit.error.replace(/^Property name | does not match schema\.$/g, '')}.`,
        ),
      ];
    case 'anyOf':
      return [problem(`${where} fits none of the schemas of which it must fit one.`)];
    case 'oneOf':
      return [problem(`${where} must fit one of several schemas, and one alone.`)];
    case 'not':
      return [problem(`${where} fits a schema that it must not fit.`)];
    default:
      return [problem(`${where} does not fit the schema (${keyword}).`)];
  }
}

function missing(asked: unknown, value: unknown): readonly string[] {
  return Array.isArray(asked) && typeof value === 'object' && value !== null
    ? (asked as string[]).filter((name) => !Object.hasOwn(value, name))
    : [];
}

const maxShown = 200;

function short(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > maxShown ? `${text.slice(0, maxShown)}…` : text;
}

/** Follows the place of a keyword to the schema that it stands in. */
function schemaAt(
  keywordLocation: string,
  schema: Schema | boolean,
  lookup: Readonly<Record<string, Schema | boolean>>,
): Schema | boolean | undefined {
  let current: unknown = schema;
  for (const step of stepsOf(keywordLocation).slice(0, -1)) {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, step)) return undefined;
    const next = (current as Record<string, unknown>)[step]; // an own member, by the line above
    current = step === '$ref' && typeof next === 'string' ? lookup[next] : next;
  }
  return current as Schema | boolean | undefined; // the interpreter has been there
}

/** The steps of a place as the interpreter writes it: a JSON Pointer in a URI fragment. */
function stepsOf(location: string): readonly string[] {
  return location
    .split('/')
    .slice(1)
    .map((step) => stepName(decodeURIComponent(step)));
}

function depthOf(path: string): number {
  return path.split('/').length;
}
