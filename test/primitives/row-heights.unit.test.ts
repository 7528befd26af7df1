import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RowHeights } from '../../src/primitives/row-heights.js';

const unknown = 96;

describe('the heights of rows', () => {
  it('say where each row stands and which row stands where, as adding them up does', () => {
    const changes = fc.array(fc.tuple(fc.nat(60), fc.nat(300)));
    fc.assert(
      fc.property(fc.nat(60), changes, (count, set) => {
        const rows = new RowHeights(() => 50);
        rows.setKeys(keysOf(count));
        const plain = Array.from({ length: count }, () => unknown);
        for (const [index, height] of set) {
          rows.set(index, height);
          if (index < count) plain[index] = height;
        }
        const starts = plain.map((_, index) => plain.slice(0, index).reduce((sum, height) => sum + height, 0));
        expect(plain.map((_, index) => rows.before(index))).toEqual(starts);
        for (const [index, start] of starts.entries()) if (plain[index] !== 0) expect(rows.indexAt(start)).toBe(index);
        expect(rows.indexAt(1e9)).toBe(Math.max(0, count - 1));
      }),
    );
  });

  it('stay with their keys when rows come before, go, or come back', () => {
    const rows = new RowHeights(() => 50);
    rows.setKeys(['a', 'b', 'c']);
    rows.set(1, 10);
    expect(rows.setKeys(['a', 'b', 'c', 'd'])).toBe(3);
    expect(rows.setKeys(['z', 'a', 'b', 'd'])).toBe(0);
    expect(rows.before(3)).toBe(unknown + unknown + 10);
    expect(rows.setKeys(['z', 'a'])).toBe(2);
    expect(rows.total).toBe(2 * unknown);
    rows.setKeys(['z', 'a', 'b']);
    expect(rows.total).toBe(2 * unknown + 10);
  });

  it('are guessed once, of those that come near only', () => {
    const asked: string[] = [];
    const rows = new RowHeights((key) => {
      asked.push(key);
      return 20;
    });
    rows.setKeys(keysOf(1_000));
    expect(rows.refine(10, 12)).toBe(true);
    expect(rows.refine(10, 12)).toBe(false);
    rows.set(12, 30);
    expect(rows.refine(12, 13)).toBe(false);
    expect(asked).toEqual(['10', '11']);
    expect(rows.total).toBe(997 * unknown + 70);
  });

  it('are forgotten of rows that are long gone', () => {
    const rows = new RowHeights(() => 50);
    rows.setKeys(keysOf(2_000));
    for (let index = 0; index < 2_000; index += 1) rows.set(index, 10);
    rows.setKeys(['0', 'new']);
    rows.setKeys(keysOf(2));
    expect(rows.before(2)).toBe(10 + unknown);
  });
});

function keysOf(count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => `${index}`);
}
