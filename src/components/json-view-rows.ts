import { pointerStep } from '../schema/index.js';

/** One line of the tree. */
export interface JsonRow {
  /** A JSON Pointer; of a line that offers more, none, but as unlike any other. */
  readonly path: string;
  /** `undefined` for the whole, and for the line that offers more. */
  readonly name: string | undefined;
  readonly value: unknown;
  readonly depth: number;
  /** Counted from 1, among those beside it. */
  readonly place: number;
  readonly size: number;
  readonly isFoldable: boolean;
  readonly isOpen: boolean;
  /** How many members are not shown; above 0 only in the line that offers more of them. */
  readonly rest: number;
}

/** What is unfolded, and how much of it. */
export interface JsonFolding {
  /** How many levels are unfolded unless said otherwise. */
  readonly depth: number;
  readonly opened: ReadonlyMap<string, boolean>;
  /** Of how many members more is shown than at first. */
  readonly shown: ReadonlyMap<string, number>;
}

/** So many members are shown at first, and so many more at each asking. */
export const firstMembers = 100;
export const nextMembers = 1_000;

/** The lines of a value from top to bottom. Only what is unfolded is looked at. */
export function jsonRows(value: unknown, { depth, opened, shown }: JsonFolding): readonly JsonRow[] {
  const rows: JsonRow[] = [];
  // A stack of its own: what is nested a thousand levels deep may be unfolded.
  const waiting: JsonRow[] = [rowOf('', undefined, value, 0, 1, 1)];
  for (let row = waiting.pop(); row !== undefined; row = waiting.pop()) {
    const isOpen = row.isFoldable && row.rest === 0 && (opened.get(row.path) ?? row.depth < depth);
    rows.push(isOpen ? { ...row, isOpen } : row);
    if (isOpen) waiting.push(...membersOf(row, shown.get(row.path) ?? firstMembers).reverse());
  }
  return rows;
}

/** The JSON Pointers of all that a place stands in, the whole first, and not of the place itself. */
export function pathsAbove(path: string): readonly string[] {
  const steps = path.split('/').slice(1);
  return steps.map((_, count) => steps.slice(0, count).reduce((above, step) => `${above}/${step}`, ''));
}

/** The members of an object, or the items of an array, by name. */
export function memberCount(value: object): number {
  return Array.isArray(value) ? value.length : Object.keys(value).length;
}

export function isFoldable(value: unknown): value is object {
  return typeof value === 'object' && value !== null && memberCount(value) > 0;
}

function rowOf(path: string, name: string | undefined, value: unknown, depth: number, place: number, size: number): JsonRow {
  return { path, name, value, depth, place, size, isFoldable: isFoldable(value), isOpen: false, rest: 0 };
}

function membersOf({ path, value, depth }: JsonRow, count: number): JsonRow[] {
  const parent = value as object; // only what is foldable is unfolded
  const total = memberCount(parent);
  const size = total > count ? count + 1 : total;
  const rows = entriesOf(parent, count).map(([name, member], index) =>
    rowOf(path + pointerStep(name), name, member, depth + 1, index + 1, size),
  );
  if (total <= count) return rows;
  // Not a JSON Pointer, so that it is no member's path.
  return [...rows, { ...rowOf(`${path}/~more`, undefined, undefined, depth + 1, size, size), rest: total - count }];
}

/** The first members by name. */
export function entriesOf(value: object, count: number): readonly (readonly [string, unknown])[] {
  if (Array.isArray(value)) return value.slice(0, count).map((member: unknown, index) => [String(index), member]);
  // Own members alone, by name: `__proto__` may be one of them.
  return Object.keys(value)
    .slice(0, count)
    .map((key) => [key, Object.getOwnPropertyDescriptor(value, key)?.value as unknown]);
}
