import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Sequence } from '../../src/store/sequence.js';

function sequenceOf(count: number): Sequence<number> {
  let sequence: Sequence<number> = Sequence.empty;
  for (let index = 0; index < count; index += 1) sequence = sequence.push(index);
  return sequence;
}

describe('Sequence', () => {
  it.each([0, 1, 31, 32, 33, 64, 1023, 1024, 1025, 1056, 1057, 32_768, 32_801, 40_000])('holds %i items in order', (count) => {
    const sequence = sequenceOf(count);
    expect(sequence.size).toBe(count);
    expect([...sequence]).toEqual(Array.from({ length: count }, (_, index) => index));
    expect(sequence.at(-1)).toBe(count === 0 ? undefined : count - 1);
    expect(sequence.at(count)).toBeUndefined();
  });

  it.each([31, 32, 33, 64, 1024, 1056])('goes on from %i items when all after them were let go one by one', (count) => {
    let sequence = sequenceOf(2_000);
    while (sequence.size > count) sequence = sequence.dropLast();
    for (let index = count; index < 2_100; index += 1) sequence = sequence.push(index);
    expect([...sequence]).toEqual(Array.from({ length: 2_100 }, (_, index) => index));
  });

  it.each([0, 1, 5, 27, 28, 59, 900, 1_400, 1_995])('gives its first %i items alone, and lets them grow otherwise', (count) => {
    const whole = sequenceOf(2_000).dropFirst(5);
    let part = whole.takeFirst(count);
    expect([part.dropped, part.size]).toEqual([5, count]);
    for (let index = 0; index < 1_200; index += 1) part = part.push(-index);
    const expected = [...Array.from({ length: count }, (_, index) => index + 5), ...Array.from({ length: 1_200 }, (_, index) => -index)];
    expect([...part]).toEqual(expected);
    expect([...whole]).toEqual(Array.from({ length: 1_995 }, (_, index) => index + 5));
  });

  it('leaves the list that it grew out of as it was', () => {
    const before = sequenceOf(100);
    const after = before.push(100).set(3, -3).set(99, -99).dropFirst(40);
    expect([...before]).toEqual(Array.from({ length: 100 }, (_, index) => index));
    expect(after.at(0)).toBe(40);
    expect(after.at(59)).toBe(-99);
  });

  it.each([0, 1, 31, 32, 33, 64, 1023, 1024, 1025, 1056, 1057, 32_768, 32_801, 1_048_576 + 40])(
    'goes on as the one that let go of %i items when it is made of what that one holds',
    (dropped) => {
      const made = Sequence.from([-2, -1], dropped);
      let grown: Sequence<number> = made;
      for (let index = 0; index < 3_000; index += 1) grown = grown.push(index);
      expect([made.dropped, made.size, grown.dropped, grown.size]).toEqual([dropped, 2, dropped, 3_002]);
      expect([...grown]).toEqual([-2, -1, ...Array.from({ length: 3_000 }, (_, index) => index)]);
      expect([...grown.set(1_500, -9).dropFirst(1_400).range(99, 102)]).toEqual([1_497, -9, 1_499]);
      expect(grown.dropFirst(3_002).push(7).at(0)).toBe(7);
    },
  );

  it('behaves like an array under any pushes, replacements and drops', () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('push' as const), count: fc.integer({ min: 1, max: 400 }) }),
      fc.record({ kind: fc.constant('set' as const), index: fc.nat(3000), value: fc.integer() }),
      fc.record({ kind: fc.constant('drop' as const), count: fc.nat(300) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let sequence: Sequence<number> = Sequence.empty;
        let array: number[] = [];
        for (const each of steps) {
          if (each.kind === 'push') {
            for (let index = 0; index < each.count; index += 1) {
              sequence = sequence.push(index);
              array.push(index);
            }
          } else if (each.kind === 'set') {
            sequence = sequence.set(each.index, each.value);
            if (each.index < array.length) array[each.index] = each.value;
          } else {
            sequence = sequence.dropFirst(each.count);
            array = array.slice(each.count);
          }
        }
        expect([...sequence]).toEqual(array);
        expect(sequence.size).toBe(array.length);
        expect([...sequence.range(5, 50)]).toEqual(array.slice(5, 50));
        expect(sequence.at(17)).toBe(array[17]);
        const sorted = array.toSorted((a, b) => a - b);
        const found = sorted.findIndex((value) => value >= 7);
        expect(sorted.reduce<Sequence<number>>((all, value) => all.push(value), Sequence.empty).firstWhere((value) => value >= 7)).toBe(
          found < 0 ? sorted.length : found,
        );
      }),
    );
  });
});
