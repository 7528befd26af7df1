import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEqual } from '../../src/schema/index.js';
import { changeMarks, jsonChanges } from '../../src/observer/json-changes.js';

const told = (before: unknown, after: unknown) => jsonChanges(before, after).changes.map(({ kind, path }) => `${kind} ${path}`);

describe('the changes from one value to another', () => {
  it.each<[unknown, unknown, readonly string[]]>([
    [{ a: 1 }, { a: 1 }, []],
    [{ a: 1, b: { c: 2 } }, { a: 1, b: { c: 3 } }, ['changed /b/c']],
    [{ a: 1 }, { b: 1 }, ['added /b', 'removed /a']],
    [[1, 2, 3], [1, 9, 2, 3], ['added /1']],
    [[1, 2, 3], [1, 3], ['removed /1']],
    [[{ id: 1 }, { id: 2 }], [{ id: 1 }, { id: 3 }], ['changed /1/id']],
    [{ a: [1] }, { a: { 0: 1 } }, ['changed /a']],
    [{ 'a/b~c': 1 }, { 'a/b~c': 2 }, ['changed /a~1b~0c']],
    [1, '1', ['changed ']],
    [{ a: undefined }, {}, ['removed /a']],
    [JSON.parse('{"__proto__": 1}'), JSON.parse('{"__proto__": 2}'), ['changed /__proto__']],
  ])('%j to %j: %j', (before, after, expected) => {
    expect(told(before, after)).toEqual(expected);
  });

  it('are told up to a limit, and whether there are more', () => {
    const { changes, isCut } = jsonChanges(
      Array.from({ length: 9 }, () => 1),
      Array.from({ length: 9 }, () => 2),
      4,
    );
    expect(changes).toHaveLength(4);
    expect(isCut).toBe(true);
  });

  it('are none between equal values, and some between others', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (before, after) => {
        expect(told(before, structuredClone(before))).toEqual([]);
        expect(told(before, after).length === 0).toBe(isEqual(before, after));
      }),
    );
  });

  it('mark what stood there, and of what is gone its place', () => {
    const { changes } = jsonChanges({ a: 1, old: 2 }, { a: { b: 3 }, fresh: 4 });
    expect([...changeMarks(changes)]).toEqual([
      ['/a', { kind: 'changed', text: '1' }],
      ['/fresh', { kind: 'added' }],
      ['', { kind: 'removed', text: 'old' }],
    ]);
  });
});
