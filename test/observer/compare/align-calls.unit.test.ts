import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alignCalls, type Alignable } from '../../../src/observer/compare/align-calls.js';

/** `l1` calls the tool l with the input 1. */
const call = (name: string): Alignable => ({ tool: name.charAt(0), exactly: name });
const calls = (names: string): readonly Alignable[] => names.split(' ').filter(Boolean).map(call);

function align(before: readonly Alignable[], after: readonly Alignable[]) {
  const steps = alignCalls(before, after);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

function told(before: string, after: string): string {
  const [one, other] = [calls(before), calls(after)];
  return align(one, other)
    .map(
      ({ before: left, after: right }) =>
        `${left === undefined ? '-' : one[left]!.exactly}|${right === undefined ? '-' : other[right]!.exactly}`,
    )
    .join(' ');
}

describe('aligning two runs', () => {
  it.each([
    ['l1 o1 l2', 'l1 o1 l2', 'l1|l1 o1|o1 l2|l2'],
    ['l1 o1 l2', 'l1 l2', 'l1|l1 o1|- l2|l2'],
    ['l1 l2', 'l1 o1 l2', 'l1|l1 -|o1 l2|l2'],
    ['l1 o1', 'l1 o2', 'l1|l1 o1|o2'],
    ['l1 l2', 'l2', 'l1|- l2|l2'],
    ['l1 l2 l3 l4', 'l2 l3 l4 l5', 'l1|- l2|l2 l3|l3 l4|l4 -|l5'],
    ['', 'l1', '-|l1'],
    ['l1', '', 'l1|-'],
    ['', '', ''],
  ])('%s with %s gives %s', (before, after, expected) => {
    expect(told(before, after)).toBe(expected);
  });

  const run = fc.array(fc.constantFrom('l1', 'l2', 'o1', 'o2', 'x'), { maxLength: 40 });

  it('names every call of both runs once, in their order, and never pairs two tools', () => {
    fc.assert(
      fc.property(run, run, (before, after) => {
        const [one, other] = [before.map(call), after.map(call)];
        const pairs = align(one, other);
        expect(pairs.flatMap((pair) => pair.before ?? [])).toEqual(before.map((_, place) => place));
        expect(pairs.flatMap((pair) => pair.after ?? [])).toEqual(after.map((_, place) => place));
        for (const pair of pairs) {
          if (pair.before !== undefined && pair.after !== undefined) expect(one[pair.before]?.tool).toBe(other[pair.after]?.tool);
        }
      }),
    );
  });

  it('pairs each call of a run with itself', () => {
    fc.assert(
      fc.property(run, (names) => {
        expect(align(names.map(call), names.map(call))).toEqual(names.map((_, place) => ({ before: place, after: place })));
      }),
    );
  });

  it.each([
    ['each call is another', (place: number) => `l${place}`],
    ['all calls are the same few', (place: number) => `l${place % 3}`],
  ])('goes through 20,000 calls in small steps where %s', (_, name) => {
    const before = Array.from({ length: 20_000 }, (__, place) => call(name(place)));
    const after = [call('x'), ...before.toSpliced(10_000, 1, call('o9'))];
    const pairs = align(before, after);
    expect(pairs.filter((pair) => pair.before === undefined)).toHaveLength(2);
    expect(pairs.filter((pair) => pair.after === undefined)).toHaveLength(1);
  });
});
