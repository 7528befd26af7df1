import { expect, it } from 'vitest';
import { findScoped, OrderedMap } from '../../src/store/index.js';

const own = { name: 'own' };
const foreign = { name: 'foreign' };

it('finds by the id that a session gave, and by a key', () => {
  const records = OrderedMap.create<typeof own>().set('b/x', own).set('a/x', foreign);
  expect(findScoped(records, 'b', 'x')).toBe(own);
  expect(findScoped(records, 'b', 'b/x')).toBe(own);
  expect(findScoped(records, 'b', 'a/x')).toBe(foreign);
  expect(findScoped(records, undefined, 'a/x')).toBe(foreign);
  expect(findScoped(records, 'c', 'x')).toBeUndefined();
});

it('takes an id of the session before a key that reads the same', () => {
  const records = OrderedMap.create<typeof own>().set('a/x', foreign).set('b/a/x', own);
  expect(findScoped(records, 'b', 'a/x')).toBe(own);
  expect(findScoped(records, 'a', 'a/x')).toBe(foreign);
  expect(findScoped(records, 'c', 'a/x')).toBe(foreign);
});
