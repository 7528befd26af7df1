import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { MarkdownText, preloadParts } from '@oddkin/ai';
import '@oddkin/ai/styles.css';

const kinds = [
  'A paragraph with **strong** words.',
  '## A heading',
  '- one\n- two',
  '---',
  '| a | b |\n| - | - |\n| c | d |',
  '> A quote.\n>\n> - and a list',
  '```\ncode\n```',
];

/** Every kind stands behind a paragraph and before one, and in turn where a stretch ends. */
const blocks = Array.from({ length: 400 }, (_, index) =>
  index % 3 === 1 ? (kinds[Math.floor(index / 3) % kinds.length] ?? '') : `Paragraph ${index}.`,
);
const text = ['# The title', ...blocks].join('\n\n');

function boxesIn(container: Element): readonly (readonly number[])[] {
  return [...container.querySelectorAll('p, h1, h2, h3, h4, [data-level], ul, li, hr, table, blockquote, pre')].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x, y, width, height];
  });
}

describe('a long text in stretches that are laid out by themselves', () => {
  it.each([false, true])('stands where it would stand without them (streaming: %s)', async (isStreaming) => {
    await preloadParts();
    const { container } = await render(<MarkdownText text={text} isStreaming={isStreaming} />);
    const stretches = container.querySelectorAll('.oddkin-markdown-stretch');
    expect(stretches.length).toBeGreaterThan(20);
    const apart = boxesIn(container);
    const style = document.createElement('style');
    style.textContent = '.oddkin-markdown-stretch { contain: none !important; margin: 0 !important; }';
    document.head.append(style);
    expect(getComputedStyle(stretches[1] ?? container).contain).toBe('none');
    const together = boxesIn(container);
    style.remove();
    expect(getComputedStyle(stretches[1] ?? container).contain).toContain('layout');
    expect(apart.length).toBeGreaterThan(400);
    for (const [index, box] of apart.entries())
      for (const [side, place] of box.entries()) expect(place).toBeCloseTo(together[index]?.[side] ?? NaN, 1);
  });
});
