import { OrderedMap } from '../../src/store/ordered-map.js';
import { Sequence } from '../../src/store/sequence.js';

/**
 * Where two states hold something else, as a path with both values; `undefined` where they hold the same, members that are `undefined` too.
 * What both share is not gone through, so that much can be compared often.
 */
export function difference(one: unknown, other: unknown, path = ''): string | undefined {
  if (Object.is(one, other)) return undefined;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return told(one, other, path);
  if (kindOf(one) !== kindOf(other)) return told(one, other, path);
  if (one instanceof Sequence && other instanceof Sequence) {
    if (one.dropped !== other.dropped) return told(one.dropped, other.dropped, `${path}/dropped`);
    return differenceOfLists([...(one as Sequence<unknown>)], [...(other as Sequence<unknown>)], path);
  }
  if (one instanceof OrderedMap || one instanceof Map)
    return differenceOfLists([...(one as Map<string, unknown>)], [...(other as Map<string, unknown>)], path);
  if (Array.isArray(one)) return differenceOfLists(one, other as unknown[], path);
  const names = Object.keys(one);
  const others = new Set(Object.keys(other));
  for (const name of names) {
    if (!others.has(name)) return told(name, 'no such member', path);
    const found = difference((one as Record<string, unknown>)[name], (other as Record<string, unknown>)[name], `${path}/${name}`);
    if (found !== undefined) return found;
  }
  return names.length === others.size ? undefined : told(names, [...others], path);
}

const kinds = [Sequence, OrderedMap, Map, Array];

/** Objects of no class are alike, with a prototype or without. */
function kindOf(value: object): number {
  return kinds.findIndex((kind) => value instanceof kind);
}

function differenceOfLists(one: readonly unknown[], other: readonly unknown[], path: string): string | undefined {
  if (one.length !== other.length) return told(one, other, path);
  for (const [index, item] of one.entries()) {
    const found = difference(item, other[index], `${path}/${index}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

function told(one: unknown, other: unknown, path: string): string {
  return `${path}: ${write(one)} and ${write(other)}`;
}

function write(value: unknown): string {
  return (JSON.stringify(value) ?? String(value)).slice(0, 300);
}
