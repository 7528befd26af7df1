import { describe, expect, it, vi } from 'vitest';
import { FilteredRows, findByPosition, type Rows } from '../../src/observer/rows.js';
import { Sequence } from '../../src/store/index.js';

const isEven = (item: number): boolean => item % 2 === 0;

describe('FilteredRows', () => {
  it('shows what passes the test, in order', () => {
    expect(listed(new FilteredRows<number>().view(sequence(1, 2, 3, 4), isEven))).toEqual([2, 4]);
  });

  it('tests each item once as the sequence grows', () => {
    const test = vi.fn(isEven);
    const rows = new FilteredRows<number>();
    const first = sequence(1, 2);
    rows.view(first, test);
    expect(listed(rows.view(first.push(3).push(4), test))).toEqual([2, 4]);
    expect(test).toHaveBeenCalledTimes(4);
  });

  it('leaves out what was let go and counts it', () => {
    const rows = new FilteredRows<number>();
    const all = sequence(2, 3, 4, 6);
    rows.view(all, isEven);
    const view = rows.view(all.dropFirst(2), isEven);
    expect(listed(view)).toEqual([4, 6]);
    expect(view.dropped).toBe(1);
  });

  it('counts on and keeps what is open in its place however much is let go', () => {
    const done = new Set<number>();
    const rows = new FilteredRows<number>((item) => !done.has(item));
    const test = (item: number): boolean => !done.has(item) || isEven(item);
    let all = sequence();
    let view = rows.view(all, test);
    for (let next = 0; next < 30_000; next += 1) {
      all = all.push(next);
      if (next >= 10) done.add(next - 10);
      if (next % 50 === 49) view = rows.view((all = all.dropFirst(Math.max(0, all.size - 100))), test);
    }
    const held = [...all].filter(test);
    expect(listed(view)).toEqual(held);
    expect(view.dropped).toBe((30_000 - 100) / 2);
  });

  it('leaves out what was let go before it was first asked', () => {
    expect(listed(new FilteredRows<number>().view(sequence(2, 4, 6).dropFirst(1), isEven))).toEqual([4, 6]);
  });

  it('begins anew with another test and with a shorter sequence', () => {
    const rows = new FilteredRows<number>();
    rows.view(sequence(1, 2, 3), isEven);
    expect(listed(rows.view(sequence(1, 2, 3), (item) => item > 1))).toEqual([2, 3]);
    expect(listed(rows.view(sequence(4), isEven))).toEqual([4]);
  });

  it('goes through what is long in steps, and tells how far it has come', () => {
    const rows = new FilteredRows<number>();
    const all = sequence(2, 3, 4, 5, 6, 8);
    expect(listed(rows.view(all, isEven, 2))).toEqual([2]);
    expect(rows.share).toBeCloseTo(1 / 3);
    rows.search(3);
    expect(listed(rows.view(all.push(10), isEven, 0))).toEqual([2, 4, 6]);
    rows.search(9);
    expect(rows.share).toBe(1);
    expect(listed(rows.view(all.push(10), isEven, 0))).toEqual([2, 4, 6, 8, 10]);
  });

  it('goes on where items were let go before they were tested', () => {
    const rows = new FilteredRows<number>();
    const all = sequence(2, 4, 6, 8);
    rows.view(all, isEven, 1);
    expect(listed(rows.view(all.dropFirst(3), isEven, 5))).toEqual([8]);
  });

  it('begins anew where rows no longer stand where they stood', () => {
    const rows = new FilteredRows<number>();
    rows.view(sequence(2, 3, 4), isEven);
    expect(listed(rows.view(sequence(3, 4, 5, 6), isEven))).toEqual([4, 6]);
  });

  it('leaves a view that was handed out as it was', () => {
    const rows = new FilteredRows<number>();
    const first = sequence(2);
    const before = rows.view(first, isEven);
    rows.view(first.push(4), isEven);
    expect(before.size).toBe(1);
  });
});

describe('findByPosition', () => {
  it('finds the row of a frame, and says so where there is none', () => {
    const rows = [{ position: 3 }, { position: 7 }, { position: 9 }].reduce(
      (all, row) => all.push(row),
      Sequence.empty as Sequence<{ position: number }>,
    );
    expect([3, 7, 9, 4, 12].map((position) => findByPosition(rows, position))).toEqual([0, 1, 2, -1, -1]);
  });
});

function sequence(...items: readonly number[]): Sequence<number> {
  return items.reduce((all, item) => all.push(item), Sequence.empty as Sequence<number>);
}

function listed(rows: Rows<number>): readonly (number | undefined)[] {
  return Array.from({ length: rows.size }, (_, index) => rows.at(index));
}
