import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { MarkdownExtensionsProvider, MarkdownText } from '@oddkin/ai';
import { maths } from '@oddkin/ai/maths';
import 'katex/dist/katex.min.css';
import '@oddkin/ai/styles.css';

const extensions = [maths()];
const withDollars = [maths({ singleDollar: true, macros: { '\\R': '\\mathbb{R}' } })];

describe('formulas', () => {
  it('stand in a line and as blocks, with MathML for those who hear them', async () => {
    const { container } = await show('The area $$\\pi r^2$$ of a disc:\n\n$$\nA = \\int_0^r 2\\pi t\\,dt\n$$\n\n```math\nx^2\n```');
    expect([...container.querySelectorAll('.oddkin-formula')].map((each) => each.getAttribute('data-state'))).toEqual([
      'set',
      'set',
      'set',
    ]);
    expect(container.querySelectorAll('math')).toHaveLength(3);
    expect(container.querySelector('p .oddkin-formula')?.getAttribute('data-layout')).toBe('inline');
    expect(container.querySelector('pre, .oddkin-markdown-code')).toBeNull();
  });

  it('are no prices', async () => {
    const { container } = await show('A lamp costs $5 and a rope $7.');
    expect(container.textContent).toBe('A lamp costs $5 and a rope $7.');
  });

  it('take one dollar and commands of the host where it says so', async () => {
    const { container } = await show('$x \\in \\R$', withDollars);
    expect(container.querySelector('.katex')).not.toBeNull();
    expect(container.querySelector('annotation')?.textContent).toBe('x \\in \\R');
  });

  it('that have a fault leave their source and say what is wrong', async () => {
    const { container } = await show('$$\n\\frac{1\n$$');
    expect(container.querySelector('pre')?.textContent).toBe('\\frac{1');
    expect(container.querySelector('.oddkin-formula-fault')?.textContent).toMatch(/KaTeX parse error/);
  });

  it('make no link, load nothing and stay in their place, whatever they ask', async () => {
    const hostile = [
      '\\href{javascript:alert(1)}{x}',
      '\\url{https://evil.example}',
      '\\includegraphics{https://evil.example/p.png}',
      '\\htmlStyle{position:fixed;inset:0}{x}',
      '\\htmlClass{oddkin-attention}{x}',
      '\\htmlId{root}{x}',
      '\\htmlData{a=b}{x}',
      '\\rule{9999em}{9999em}',
      '\\kern-9999em x',
      '\\def\\a{\\a\\a}\\a',
    ];
    const { container } = await show(hostile.map((code) => `$$\n${code}\n$$`).join('\n\n'));
    expect(container.querySelector('a, img, script, iframe, #root, [data-a], .oddkin-attention, [style*="fixed"]')).toBeNull();
    for (const formula of container.querySelectorAll('.oddkin-formula')) expect(formula.getBoundingClientRect().width).toBeLessThan(2_000);
  });

  it('are their source on the server, without a style attribute', () => {
    const html = renderToString(
      <MarkdownExtensionsProvider value={extensions}>
        <MarkdownText text="$$\pi$$" />
      </MarkdownExtensionsProvider>,
    );
    expect(html).toContain('\\pi');
    expect(html).not.toMatch(/ style=|katex/);
  });
});

function show(text: string, value = extensions) {
  return render(
    <MarkdownExtensionsProvider value={value}>
      <MarkdownText text={text} />
    </MarkdownExtensionsProvider>,
  );
}
