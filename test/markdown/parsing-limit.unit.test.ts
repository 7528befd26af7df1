import { describe, expect, it } from 'vitest';
import { isBeyondParsing } from '../../src/markdown/parsing-limit.js';

describe('parsing limit', () => {
  it.each([
    ['5,000 quotes', `${'>'.repeat(5_000)} x`],
    ['5,000 quotes with blanks', `${'> '.repeat(5_000)} x`],
    ['a list of 400 levels', Array.from({ length: 400 }, (_, level) => `${' '.repeat(2 * level)}- x`).join('\n')],
    ['a list of 400 levels in one line', `${'- '.repeat(400)}x`],
    ['quotes and lists in turn', `${'> - '.repeat(100)}x`],
    ['20,000 brackets', '['.repeat(20_000)],
    ['10,000 openings of bold', '**a '.repeat(10_000)],
    ['emphasis of two kinds in turn', '*a_'.repeat(5_000)],
    ['5,000 references', '[a]'.repeat(5_000)],
    ['a million letters', 'a'.repeat(1_000_000)],
  ])('keeps the parser from %s', (_, text) => {
    expect(isBeyondParsing(text)).toBe(true);
  });

  it.each([
    ['a list of ten levels', Array.from({ length: 10 }, (_, level) => `${'  '.repeat(level)}- x`).join('\n')],
    ['deeply indented code in a fence', `\`\`\`\n${' '.repeat(200)}- x\n${'a_b_c '.repeat(3_000)}\n\`\`\``],
    ['a long text of short paragraphs', 'Some **bold** and some `code`.\n\n'.repeat(3_000)],
    ['a line of 50,001 backticks', '`'.repeat(50_001)],
    ['64,000 blanks', `[](${' '.repeat(64_000)}`],
  ])('lets %s pass', (_, text) => {
    expect(isBeyondParsing(text)).toBe(false);
  });
});
