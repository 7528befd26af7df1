import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgePattern } from '../../src/schema/index.js';

describe('judgePattern', () => {
  it.each([
    '^[a-z]+(-[a-z]+)*$',
    '^\\d{4}-\\d\\d-\\d\\d$',
    '^(north|south)(,(north|south))*$',
    'sk-[A-Za-z0-9]{20,}',
    '[\\w.+-]+@[\\w-]+(\\.[\\w-]+)+',
    '\\b\\d{4}(?:[ -]?\\d{4}){3}\\b',
    '^(?=.*\\d).{8,}$',
    '^(?:[^\\\\]|\\\\.)*$',
    '(?<year>\\d{4})',
    '.*',
    '',
  ])('lets %j run', (source) => expect(judgePattern(source)).toMatchObject({ isSafe: true }));

  it.each([
    '(a+)+',
    '(a|a)*',
    '^(\\w+\\s?)*$',
    '(a|ab|b)*c',
    '(?:a?){30}a{30}',
    '(.*)*',
    '(\\d{1,4})*x',
    '(x+x+)+y',
    '(\\s|.)*$',
    '((a|b)+c?)+',
  ])('refuses %j, which can run away', (source) => expect(judgePattern(source)).toMatchObject({ isSafe: false }));

  it.each(['(a)\\1', '(?<q>a)\\k<q>', '(', `${'a?'.repeat(20)}${'a'.repeat(20)}`, '(?:(?=a)b)*', 'a'.repeat(1_001)])(
    'refuses %j, which it can not judge',
    (source) => expect(judgePattern(source)).toMatchObject({ isSafe: false }),
  );

  it('says that work grows straight with the length where there is one way only', () => {
    const straight = judgePattern('^[a-z]+(-[a-z]+)*$');
    const square = judgePattern('a.*b');
    expect(straight.isSafe && straight.worstSteps(1_000)).toBe(1_000);
    expect(square.isSafe && square.worstSteps(1_000)).toBe(1_000_000);
  });

  it('passes no generated pattern that takes long', () => {
    fc.assert(
      fc.property(anyPattern, (source) => {
        const verdict = judgePattern(source);
        // What it passes ends here; what could run away would not.
        return !verdict.isSafe || typeof new RegExp(source, 'u').test(`${'ab'.repeat(14)}aaaaaaaaaaaaaa!`) === 'boolean';
      }),
      { numRuns: 2_000 },
    );
  });
});

const anyPattern: fc.Arbitrary<string> = fc.letrec<{ pattern: string }>((tie) => ({
  pattern: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom('a', 'b', '[ab]', '.', '[^a]', '\\w', '\\b', '^', '$'),
    fc.tuple(tie('pattern'), tie('pattern')).map(([left, right]) => left + right),
    fc.tuple(tie('pattern'), tie('pattern')).map(([left, right]) => `(?:${left}|${right})`),
    fc.tuple(tie('pattern'), fc.constantFrom('*', '+', '?', '{2,3}', '{4,}')).map(([body, quantifier]) => `(?:${body})${quantifier}`),
  ),
})).pattern;
