import { describe, expect, it } from 'vitest';
import { readerFor, renderView } from './one-shot.js';

describe('at every prefix', () => {
  it.each([
    ['a link', 'See [the docs](https://example.test/a_(b)) and\n- [item](https://example.test/x)\n- mail [me](mailto:a@example.test)'],
    ['a link in a table', '| a |\n|---|\n| [cell](https://example.test/c) |\n\n> [quoted](https://example.test/q "a title") end'],
    ['a bare address', 'See https://example.test/a/b?c=d#e and www.example.test/x. Then <https://example.test/y>.'],
  ])('%s leads nowhere before its address is whole', (_, text) => {
    const whole = [...text.matchAll(/(?:https?:\/\/|www\.|mailto:)[^\s<>"]*?(?=\)(?!\))|[ >]|\.? |\.$|$)/g)].map(([url]) =>
      url.replace(/^www/, 'http://www'),
    );
    for (const html of prefixes(text)) {
      for (const [, href = ''] of html.matchAll(/href="([^"]*)"/g)) expect(whole, html).toContain(href);
      expect(html).not.toMatch(/\]\(|\[blocked\]/);
    }
  });

  it('a picture does not exist before its address is whole', () => {
    const text = '![chart](https://img.example.test/chart.png?size=large) done';
    const pictures = prefixes(text).map((html) => (html.match(/class="picture"/g) ?? []).length);
    expect(pictures.indexOf(1)).toBe(text.indexOf(')'));
    expect(Math.max(...pictures)).toBe(1);
  });

  it('a table is one table from its first cell on, and no bare strokes are seen', () => {
    const text = '| x | y |\n| --- | -:|\n| 1 | 2 |\n| 3 | a\\|b |\n\nend';
    for (const html of prefixes(text).slice(2)) {
      expect(html.match(/<table>/g), html).toHaveLength(1);
      expect(html.replace(/a\|b?/, '').replace(/<[^>]*>/g, ''), html).not.toContain('|');
    }
  });

  it.each([
    ['**bold** and *italic* and ~~gone~~', /[*~]/],
    ['***both*** of `code` and ``more ` code``', /\*|``/],
    ['1. one\n2. two\n\n   more\n10. ten', /\d/],
    ['Intro:\n- one\n- two\n\n---\n\nend', /<h\d|-/],
    ['- [ ] one\n- [x] two', /\[|\]/],
    ['a\n\n```js\nlet a\n```\n\nb', /`/],
    ['Claim[^1] and more[^2].', /\[\^\d?$/],
    ['# One\n\n## Two', /#/],
  ])('%j shows no half of a mark', (text, mark) => {
    for (const html of prefixes(text)) expect(html.replaceAll(/<(?!h\d)[^>]*>/g, ''), html).not.toMatch(mark);
  });

  it('code is what was sent, and nothing is closed in it', () => {
    const text = 'Query:\n\n```sql\nSELECT * WHERE $__timeFilter(ts)\n```\n\nand `a_b` then\n\n```js\nconsole.log(`Hello ${World}!`);\n```'; // oxlint-disable-line no-template-curly-in-string
    for (const html of prefixes(text))
      for (const [, code = ''] of html.matchAll(/<pre[^>]*><code>([^<]*)<\/code>/g)) expect(text).toContain(code);
  });

  it('half of a character is not shown', () => {
    for (const html of prefixes('a 😀 b 👩‍👩‍👧 c')) expect(html).not.toMatch(/[\ud800-\udbff](?![\udc00-\udfff])|\ufffd/);
  });

  it('an address that punctuation of another writing ends is whole', () => {
    const last = (text: string) =>
      [
        ...(prefixes(text)
          .at(-1)
          ?.matchAll(/href="([^"]*)"/g) ?? []),
      ].map(([, href]) => href);
    expect(last('请访问 https://example.com。谢谢')).toEqual(['https://example.com']);
    expect(last('链接：https://example.com/a（draft）后续')).toEqual(['https://example.com/a']);
    expect(last('**https://example.com/pull/1**。做')).toEqual(['https://example.com/pull/1']);
    expect(last('see https://example.com/a_(b), then')).toEqual(['https://example.com/a_(b)']);
  });

  it.each([
    ['**「公開」**です', '<strong>「公開」</strong>です'],
    ['**历经10年发展，**年', '<strong>历经10年发展，</strong>年'],
    ['~~删除的文字（带括号）。~~这个句子', '<del>删除的文字（带括号）。</del>这个句子'],
    ['**“공개 문서는 점검한다”**는 원칙입니다.', '<strong>“공개 문서는 점검한다”</strong>는 원칙입니다.'],
    ['**重要提示（Important Notice）：**请注意。', '<strong>重要提示（Important Notice）：</strong>请注意。'],
    ['2 * 3 * 4 and snake_case_name', '2 * 3 * 4 and snake_case_name'],
  ])('%j is read as it is meant', (text, html) => {
    const all = prefixes(text);
    expect(all.at(-1)).toBe(`<p dir="auto">${html}</p>`);
    for (const each of all.slice(0, -1)) expect(each).not.toMatch(/\*\*|~~/);
  });
});

/** What each prefix shows while more comes, and at last the whole. */
function prefixes(text: string): readonly string[] {
  const read = readerFor();
  const shown = Array.from({ length: text.length }, (_, index) =>
    renderView(read({ text: text.slice(0, index + 1), isStreaming: true, sourceIds: [] })),
  );
  return [...shown, renderView(read({ text, isStreaming: false, sourceIds: [] }))];
}
