import { isEqual, pointerStep } from '../../schema/index.js';

/** One place at which two values differ. What is `undefined` is not there. */
export interface ValueChange {
  /** JSON Pointer; empty for the whole. */
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** The places at which two values differ, each as deep as it can be told, in the order of the first. At most so many as asked for, and one more. */
export function valueChanges(before: unknown, after: unknown, most: number): readonly ValueChange[] {
  const changes: ValueChange[] = [];
  compare('', before, after);
  return changes;

  function compare(path: string, one: unknown, other: unknown): void {
    if (changes.length > most || isEqual(one, other)) return;
    const [members, others] = [membersOf(one), membersOf(other)];
    if (members === undefined || others === undefined || Array.isArray(one) !== Array.isArray(other)) {
      changes.push({ path, before: one, after: other });
      return;
    }
    for (const name of new Set([...members.keys(), ...others.keys()]))
      compare(path + pointerStep(name), members.get(name), others.get(name));
  }
}

function membersOf(value: unknown): ReadonlyMap<string, unknown> | undefined {
  return typeof value === 'object' && value !== null ? new Map(Object.entries(value)) : undefined;
}
