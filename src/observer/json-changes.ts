import type { JsonMark } from '../components/index.js';
import { briefJson } from '../primitives/index.js';
import { isEqual, pointerStep, stepName } from '../schema/index.js';

/** One place in which two values differ. */
export interface JsonChange {
  /** A JSON Pointer into the later one; of what is gone, into the earlier one. */
  readonly path: string;
  readonly kind: 'added' | 'removed' | 'changed';
  readonly before: unknown;
  readonly after: unknown;
}

export interface JsonChanges {
  readonly changes: readonly JsonChange[];
  /** Whether there are more. */
  readonly isCut: boolean;
}

/** In what two values differ, in the order of the later one; `most` places at most. Items that came into a list, or went, at one place do not change those after it. */
export function jsonChanges(before: unknown, after: unknown, most = 200): JsonChanges {
  const changes: JsonChange[] = [];
  const waiting: Pair[] = [{ path: '', before, after, isThere: both, depth: 0 }];
  for (let pair = waiting.pop(); pair !== undefined && changes.length <= most; pair = waiting.pop()) {
    const { path, isThere } = pair;
    if (isThere !== both) changes.push({ path, kind: isThere, before: pair.before, after: pair.after });
    else if (pair.depth < deepest && isBranching(pair.before, pair.after)) waiting.push(...pairsOf(pair).reverse());
    else if (!isEqual(pair.before, pair.after)) changes.push({ path, kind: 'changed', before: pair.before, after: pair.after });
  }
  return { changes: changes.slice(0, most), isCut: changes.length > most };
}

/** The changes as marks in a tree of the later value. What is gone is marked where it stood in. */
export function changeMarks(changes: readonly JsonChange[]): ReadonlyMap<string, JsonMark> {
  const marks = new Map<string, JsonMark>();
  for (const { path, kind, before } of changes) {
    if (kind === 'removed') {
      const parent = path.slice(0, path.lastIndexOf('/'));
      marks.set(parent, { kind, text: stepName(path.slice(parent.length + 1)) });
    } else marks.set(path, kind === 'changed' ? { kind, text: briefJson(before, longestMark) } : { kind });
  }
  return marks;
}

const deepest = 200;
const longestMark = 60;
const both = 'both';

interface Pair {
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly isThere: typeof both | 'added' | 'removed';
  readonly depth: number;
}

function isBranching(before: unknown, after: unknown): boolean {
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null) return false;
  return Array.isArray(before) === Array.isArray(after);
}

function pairsOf({ path, before, after, depth }: Pair): Pair[] {
  if (Array.isArray(before) && Array.isArray(after)) return itemPairs(path, before, after, depth + 1);
  const earlier = membersOf(before);
  const later = membersOf(after);
  return [...new Set([...later.keys(), ...earlier.keys()])].map((name) => ({
    path: path + pointerStep(name),
    before: earlier.get(name),
    after: later.get(name),
    isThere: !earlier.has(name) ? 'added' : !later.has(name) ? 'removed' : both,
    depth: depth + 1,
  }));
}

function itemPairs(path: string, before: readonly unknown[], after: readonly unknown[], depth: number): Pair[] {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && isEqual(before[head], after[head])) head += 1;
  let tail = 0;
  while (tail < shorter - head && isEqual(before[before.length - 1 - tail], after[after.length - 1 - tail])) tail += 1;
  const [earlier, later] = [before.slice(head, before.length - tail), after.slice(head, after.length - tail)];
  return Array.from({ length: Math.max(earlier.length, later.length) }, (_, index) => ({
    path: path + pointerStep(head + index),
    before: earlier[index],
    after: later[index],
    isThere: index >= earlier.length ? 'added' : index >= later.length ? 'removed' : both,
    depth,
  }));
}

function membersOf(value: unknown): ReadonlyMap<string, unknown> {
  return new Map(Object.entries(value as object)); // what branches is an object
}
