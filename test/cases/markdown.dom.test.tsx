import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { act, cleanup, render, screen } from '@testing-library/react';
import { ChatProvider, MarkdownText, Message, type ChatProviderProps } from '@oddkin/ai';
import { maths } from '@oddkin/ai/maths';
import { createObserverStore } from '@oddkin/ai/store';
import { createFrames, documentEntry } from '@oddkin/ai/testing';

let complaint: MockInstance<typeof console.error>;
beforeEach(() => {
  complaint = vi.spyOn(console, 'error');
});
afterEach(() => {
  cleanup();
  expect(complaint).not.toHaveBeenCalled();
  complaint.mockRestore();
});

/** Shows a text code unit by code unit, looks at each prefix, and ends with the whole as it is shown at once. */
function stream(text: string, look: (container: HTMLElement, prefix: string) => void = () => undefined, around?: Around): HTMLElement {
  const wrap = around ?? ((children: ReactNode) => children);
  const { container, rerender } = render(wrap(<MarkdownText text="" isStreaming />));
  for (let end = 1; end <= text.length; end += 1) {
    rerender(wrap(<MarkdownText text={text.slice(0, end)} isStreaming />));
    look(container, text.slice(0, end));
  }
  rerender(wrap(<MarkdownText text={text} />));
  look(container, text);
  const whole = render(wrap(<MarkdownText text={text} />));
  expect(plain(container).isEqualNode(plain(whole.container)), container.innerHTML).toBe(true);
  whole.unmount();
  return container;
}

type Around = (children: ReactNode) => ReactNode;
/** A copy without the ids that differ from one rendering to the next. */
const plain = (container: HTMLElement): Node => {
  const copy = container.cloneNode(true) as HTMLElement; // a copy of what was given
  for (const name of ['id', 'aria-controls']) for (const element of copy.querySelectorAll(`[${name}]`)) element.removeAttribute(name);
  return copy;
};
const inProvider =
  (props: Partial<ChatProviderProps>): Around =>
  (children) => (
    <ChatProvider store={store} {...props}>
      {children}
    </ChatProvider>
  );
const store = createObserverStore();
const textOf = (container: HTMLElement) => container.querySelector('.oddkin-markdown')?.textContent?.trim() ?? '';
const all = (container: HTMLElement, selector: string) => [...container.querySelectorAll<HTMLElement>(selector)];

it('STR-01: what stands in code is never repaired, at any prefix', () => {
  const codes = ['SELECT * WHERE $__timeFilter(ts)', 'console.log(`Hello ${World}!`);']; // oxlint-disable-line no-template-curly-in-string
  const text = `Query:\n\n\`\`\`sql\n${codes[0]}\n\`\`\`\n\nand\n\n\`\`\`js\n${codes[1]}\n\`\`\``;
  const container = stream(text, (shown) => {
    for (const code of all(shown, 'pre')) expect(text).toContain(code.textContent);
  });
  expect(all(container, 'pre').map(({ textContent }) => textContent)).toEqual(codes);
});

describe('STR-02: marks that open nothing', () => {
  it.each([
    ['hello_world', 'hello_world'],
    ['MAX_RETRY_COUNT is 3', 'MAX_RETRY_COUNT is 3'],
    ['a \\_b', 'a _b'],
    ['- **', '**'],
    ['** __', '** __'],
    ['2 * 3 * 4', '2 * 3 * 4'],
    ['path/to/__init__', 'path/to/init'],
  ])('%j is shown as %j, and no prefix shows more than was sent', (text, visible) => {
    const container = stream(text, (shown, prefix) => {
      const left = [...textOf(shown)].reduce((rest, sign) => rest.replace(sign, ''), textOf(shown));
      expect(left).toBe('');
      for (const sign of ['_', '*']) expect(textOf(shown).split(sign).length).toBeLessThanOrEqual(prefix.split(sign).length);
    });
    expect(textOf(container)).toBe(visible);
  });
});

describe('STR-04: a link that is half there', () => {
  it.each([
    ['a paragraph', 'See [the docs](https://example.test/a_(b)) and', 'the docs', 'https://example.test/a_(b)'],
    ['a list', 'and\n- [item](https://example.test/x)\n', 'item', 'https://example.test/x'],
    ['a list, with an address for mail', '- mail [me](mailto:a@example.test)', 'me', 'mailto:a@example.test'],
    ['a table', '| a | b |\n|---|---|\n| [cell](https://example.test/c) | x |\n', 'cell', 'https://example.test/c'],
    ['a quote', '> [words](https://example.test/q)\n', 'words', 'https://example.test/q'],
  ])('in %s is words alone until it is whole', (_, text, words, href) => {
    const links = new Set<Element>();
    const container = stream(text, (shown, prefix) => {
      expect(shown.textContent).not.toMatch(/\[blocked\]|incomplete-link|\]\(|https?:|mailto:/);
      const isWhole = prefix.includes(`](${href})`);
      expect(all(shown, 'a').map((link) => link.getAttribute('href'))).toEqual(isWhole ? [href] : []);
      for (const link of all(shown, 'a')) links.add(link);
      if (prefix.includes(`${words}]`)) expect(shown.textContent).toContain(words);
    });
    expect([...links]).toEqual(all(container, 'a'));
    expect(all(container, 'a').map((link) => link.getAttribute('href'))).toEqual([href]);
  });
});

it('STR-05: a picture asks for nothing before its address is whole, and once then', () => {
  const text = '![chart](https://img.example.test/chart.png?size=large) done';
  const made: string[] = [];
  const watch = new MutationObserver(() => undefined);
  const container = stream(
    text,
    (shown, prefix) => {
      for (const { addedNodes } of watch.takeRecords())
        for (const node of addedNodes)
          for (const image of node instanceof Element ? [...node.querySelectorAll('img'), ...(node.matches('img') ? [node] : [])] : [])
            made.push(image.getAttribute('src') ?? '');
      if (prefix.length === 1) watch.observe(shown, { childList: true, subtree: true });
      expect(all(shown, 'img')).toHaveLength(prefix.includes(')') ? 1 : 0);
    },
    inProvider({ urlPolicy: { mediaOrigins: ['https://img.example.test'] } }),
  );
  watch.disconnect();
  expect(made).toEqual(['https://img.example.test/chart.png?size=large']);
  expect(all(container, 'img')).toHaveLength(1);
});

describe('STR-06: a sign for money', () => {
  const rows = [
    ['**$750 is a lot of money**', '$750 is a lot of money'],
    ['It costs $5 and $10 today', 'It costs $5 and $10 today'],
    ['$/PR is down but $/session is up', '$/PR is down but $/session is up'],
    ['gives $0$ points, up to $m-1$', 'gives $0$ points, up to $m-1$'],
    ['export PATH=$HOME/bin:$PATH', 'export PATH=$HOME/bin:$PATH'],
  ] as const;
  const withMaths = inProvider({ markdownExtensions: [maths()] });

  it.each(rows)('in %j is no maths, whether maths is on or off', (text, visible) => {
    for (const around of [undefined, withMaths]) {
      const container = stream(text, () => undefined, around);
      expect(textOf(container)).toBe(visible);
      expect(container.querySelector('math, .katex')).toBeNull();
      cleanup();
    }
    if (text.startsWith('**')) expect(stream(text).querySelector('strong')?.textContent).toBe(visible);
  });

  it('that is doubled holds maths, and swallows nothing while it is open', () => {
    expect(textOf(stream('$$\\int_0^1 x\\,dx$$'))).toContain('$$');
    cleanup();
    stream(
      'before\n\n$$\\int_0^1 x\\,dx\n\nafter',
      (shown, prefix) => {
        if (prefix.includes('after')) expect(shown.textContent).toMatch(/^before.*after$/s);
      },
      withMaths,
    );
  });
});

it('STR-07: a citation finds its source in every block, also when that comes later, and else is what was written', () => {
  const frames = createFrames();
  const own = createObserverStore();
  const text =
    'First claim[^doc-1].\n\n```js\nlet a = 1\n```\n\n- list claim[^doc-2]\n\n| a | b |\n|---|---|\n| cell[^doc-1] | x[^never] |\n';
  const source = (sourceId: string, title: string) =>
    ({ type: 'source', id: sourceId, sourceId, title, url: `https://example.test/${sourceId}` }) as const;
  const tell = (...parts: readonly { readonly type: string }[]) =>
    own.ingest([
      frames.agentMessage({ documents: [{ schema: 'oddkin.ai.message', version: 1, value: { id: 'm1', role: 'assistant', parts } }] }),
    ]);
  own.ingest([frames.sessionInit()]);
  const first = [source('doc-1', 'Handbook'), { type: 'text', id: 't', text }] as const;
  tell(...first);
  render(
    <ChatProvider store={own} sessionId={frames.sessionId}>
      <Message messageId="m1" />
    </ChatProvider>,
  );
  const chips = () => screen.getAllByRole('button', { name: /^Source \d/ }).map((chip) => chip.getAttribute('aria-label'));
  const inText = () => chips().filter((_, index) => index < 3);
  expect(document.querySelector('.oddkin-text')?.textContent).toContain('list claim[^doc-2]');
  act(() => void tell(...first, source('doc-2', 'Paper')));
  expect(inText()).toEqual(['Source 1: Handbook', 'Source 2: Paper', 'Source 1: Handbook']);
  expect(screen.getByRole('table').textContent).toContain('x[^never]');
  expect(document.querySelectorAll('.oddkin-text a')).toHaveLength(0);
});

describe('STR-09: emphasis beside full-width marks', () => {
  it.each([
    ['**「公開」**です', 'strong', '「公開」'],
    ['**历经10年发展，**年', 'strong', '历经10年发展，'],
    ['~~删除的文字（带括号）。~~这个句子', 'del', '删除的文字（带括号）。'],
    ['**“공개 문서는 점검한다”**는 원칙입니다.', 'strong', '“공개 문서는 점검한다”'],
    ['**重要提示（Important Notice）：**请注意。', 'strong', '重要提示（Important Notice）：'],
  ])('%j is emphasis', (text, element, words) => {
    const container = stream(text, (shown) => expect(shown.textContent).not.toMatch(/\*\*|~~/));
    expect(container.querySelector(element)?.textContent).toBe(words);
  });

  it('leaves Latin emphasis as it is', () => {
    expect(stream('**bold**, a*b*c, snake_case_name and ** not **').querySelector('.oddkin-markdown')?.innerHTML).toContain(
      '<strong>bold</strong>, a<em>b</em>c, snake_case_name and ** not **',
    );
  });
});

describe('STR-10: a bare address', () => {
  it.each([
    ['请访问 https://example.com。谢谢', 'https://example.com', '请访问 https://example.com。谢谢'],
    ['链接：https://example.com/a（draft）后续', 'https://example.com/a', '链接：https://example.com/a（draft）后续'],
    ['**https://example.com/pull/1**。做', 'https://example.com/pull/1', 'https://example.com/pull/1。做'],
    ['see https://example.com/a_(b), then', 'https://example.com/a_(b)', 'see https://example.com/a_(b), then'],
  ])('in %j ends where it ends', (text, href, visible) => {
    const container = stream(text);
    expect(all(container, 'a').map((link) => link.getAttribute('href'))).toEqual([href]);
    expect(textOf(container)).toBe(visible);
  });
});

it('STR-11: a table is one table from its second line on, row by row', () => {
  const text = '| x | y |\n| --- | -:|\n| 1 | 2 |\n| 3 | a\\|b |\n\nend';
  const tables = new Set<Element>();
  const container = stream(text, (shown, prefix) => {
    if (prefix.length < '| x | y |\n| ---'.length) return;
    expect(all(shown, 'table')).toHaveLength(1);
    tables.add(shown.querySelector('table')!);
    for (const paragraph of all(shown, 'p')) expect(paragraph.textContent).not.toMatch(/^\|/);
    for (const row of all(shown, 'tr')) expect(row.children).toHaveLength(2);
  });
  expect(tables.size).toBe(1);
  expect(all(container, 'td').map(({ textContent }) => textContent)).toEqual(['1', '2', '3', 'a|b']);
  expect(all(container, 'p').map(({ textContent }) => textContent)).toEqual(['end']);
});

describe('STR-13: HTML, invented or half typed', () => {
  const texts = [
    '<p><b</p>',
    '<simd>8 lanes</simd>',
    '</p><</div>/span>/div><button&#160;onClick=alert(1)>',
    'Vec<String> and a<b && c>d',
    '<think>plan</think>done',
    '<details><summary>s</summary>\n\n- x\n</details>',
    '<',
  ];
  it.each(texts)('%j is text, at every prefix', (text) => {
    const container = stream(text, (shown) =>
      expect(shown.querySelector('b, simd, think, details, summary, button, [onclick]')).toBeNull(),
    );
    expect(textOf(container).replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s|- /g, ''));
  });

  it.each(texts)('%j is text among the thoughts too', (text) => {
    const own = createObserverStore();
    own.put([
      documentEntry('oddkin.ai.message', {
        id: 'm',
        role: 'assistant',
        parts: [{ type: 'reasoning', id: 'r', text, state: 'streaming' }],
      }),
    ]);
    const { container } = render(
      <ChatProvider store={own}>
        <Message messageId="m" />
      </ChatProvider>,
    );
    expect(container.querySelector('b, simd, think, details, summary, button[onclick], [onclick]')).toBeNull();
    expect(container.textContent.replaceAll(/\s/g, '')).toContain(text.replaceAll(/\s|- /g, ''));
  });
});
