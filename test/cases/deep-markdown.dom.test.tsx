import { afterEach, describe, expect, it } from 'vitest';
import { cleanup, render } from '@testing-library/react';
import { MarkdownText } from '@oddkin/ai';

afterEach(cleanup);

describe('STR-14: a text that would nest without end', () => {
  it.each([
    ['5,000 quotes', `${'>'.repeat(5_000)} x`],
    ['a list of 400 levels', Array.from({ length: 400 }, (_, level) => `${' '.repeat(2 * level)}- x`).join('\n')],
    ['20,000 brackets', '['.repeat(20_000)],
    ['64,000 blanks', `[](${' '.repeat(64_000)}`],
    ['10,000 openings of bold', '**a '.repeat(10_000)],
    ['a million letters', 'a'.repeat(1e6)],
    ['50,001 backticks', '`'.repeat(50_001)],
  ])('%s is shown whole, at once and delta by delta, no deeper than a page can be', (_, text) => {
    const letters = (shown: string | null) => (shown ?? '').replaceAll(/[^a-z]/g, '').length;
    const { container, rerender } = render(<MarkdownText text={text} />);
    // A block of code brings the words of its buttons.
    const expectWhole = (sent: string) => {
      const own = [...container.querySelectorAll('.oddkin-code-block-head, button')].reduce(
        (sum, each) => Math.max(sum, letters(each.textContent)),
        0,
      );
      expect(letters(container.textContent) - own).toBeLessThanOrEqual(letters(sent));
      expect(letters(container.textContent)).toBeGreaterThanOrEqual(letters(sent));
    };
    expectWhole(text);
    expect(depthOf(container)).toBeLessThan(1_000);
    // The beginning, and the end of what is long.
    const starts = [
      ...Array.from({ length: 40 }, (__, index) => index * 50),
      ...Array.from({ length: 10 }, (__, index) => text.length - 500 + index * 50),
    ];
    for (const end of starts.filter((each) => each >= 0 && each <= text.length)) {
      rerender(<MarkdownText text={text.slice(0, end)} isStreaming />);
      expectWhole(text.slice(0, end));
      expect(depthOf(container)).toBeLessThan(1_000);
    }
  });
});

function depthOf(root: Element): number {
  let deepest = 0;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    let depth = 0;
    for (let above = node.parentNode; above !== null && above !== root; above = above.parentNode) depth += 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}
