import { OrderedMap } from '../../src/store/ordered-map.js';
import { Sequence } from '../../src/store/sequence.js';

/** The state as plain arrays, so that two states can be compared by what they hold, members that are `undefined` too. */
export function plainState(value: unknown): unknown {
  if (value instanceof Sequence) return { dropped: value.dropped, items: Array.from(value as Sequence<unknown>, plainState) };
  if (value instanceof OrderedMap) return Array.from(value as OrderedMap<object>, ([key, each]) => [key, plainState(each)]);
  if (value instanceof Map) return Array.from(value as Map<string, unknown>, ([key, each]) => [key, plainState(each)]);
  if (Array.isArray(value)) return value.map(plainState);
  if (typeof value === 'object' && value !== null) return Object.entries(value).map(([key, each]) => [key, plainState(each)]);
  return value;
}
