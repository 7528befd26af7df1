import type { Schema } from '@cfworker/json-schema';
import { pointerStep } from './find-problem.js';
import { judgePattern } from './judge-pattern.js';
import { measureJson, type JsonSize } from './measure-json.js';
import { Unchecked } from './unchecked.js';

/** Counts the work of one check. A step is about what it takes to look at one character. */
export interface Meter {
  left: number;
  size: JsonSize;
}

export const nothingMeasured: JsonSize = { nodes: 0, longestText: 0, length: 0, longestList: 0 };

/**
 * Makes the interpreter count each use of a schema. It reads `$recursiveAnchor` of every schema that it applies, and of no other
 * object, so the count stands behind that name; it throws {@link Unchecked} once nothing is left.
 */
export function countUses(schema: Schema, path: string, meter: Meter): void {
  const patterns = [schema.pattern, ...Object.keys(schema.patternProperties ?? {})].filter((source) => source !== undefined);
  const patternSteps = patterns.map((source) => stepsOf(source, path));
  const listed = (schema.enum ?? []).length + textLength(schema.enum) + textLength(schema.const);
  const children = childCount(schema);
  const isUnique = schema.uniqueItems === true;
  const names = Object.keys(schema.patternProperties ?? {}).length > 0;
  Object.defineProperty(schema, '$recursiveAnchor', {
    get: () => {
      const { nodes, longestText, longestList } = meter.size;
      const patternWork = patternSteps.reduce((sum, steps) => sum + steps(longestText), 0) * (names ? nodes : 1);
      const uniqueWork = isUnique ? longestList * nodes : 0;
      meter.left -= useSteps + children * childSteps + listed + patternWork + uniqueWork;
      if (meter.left < 0) throw new Unchecked('too_much_work', 'To check this value by this schema is more work than is done here.');
      return undefined;
    },
  });
}

const useSteps = 200;
const childSteps = 20;

function stepsOf(source: string, path: string): (length: number) => number {
  const verdict = judgePattern(source);
  if (verdict.isSafe) return verdict.worstSteps;
  const at = path === '' ? 'the schema' : path;
  throw new Unchecked('pattern_unsafe', `The pattern ${JSON.stringify(source.slice(0, 200))} in ${at} is not run: it ${verdict.reason}.`);
}

/** Names of members and schemas in lists: each is looked at once a use. */
function childCount(schema: Schema): number {
  const { required, properties, dependentRequired, dependentSchemas, allOf, anyOf, oneOf, prefixItems } = schema;
  const lists = [required, allOf, anyOf, oneOf, prefixItems, ...Object.values(dependentRequired ?? {})];
  const maps = [properties, dependentSchemas];
  return lists.reduce((sum, list) => sum + (list?.length ?? 0), 0) + maps.reduce((sum, map) => sum + Object.keys(map ?? {}).length, 0);
}

function textLength(value: unknown): number {
  if (value === undefined) return 0;
  const size = measureJson(value, { nodes: Infinity, depth: Infinity, length: Infinity });
  return typeof size === 'string' ? 0 : size.length + size.nodes;
}

/** One step further in a schema, for messages and as a JSON Pointer. */
export function schemaPath(path: string, ...keys: readonly (string | number)[]): string {
  return keys.reduce<string>((whole, key) => whole + pointerStep(key), path);
}
