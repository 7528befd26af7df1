import { afterEach, expect, it } from 'vitest';
import { cleanup, render } from '@testing-library/react';
import { MarkdownText } from '@oddkin/ai';

afterEach(cleanup);

it.each([
  ['refers to a note', ' and a note[^1].\n\n[^1]: Noted.\n'],
  ['refers to a link', ' and [late].\n\n[late]: /target\n'],
  ['breaks a line', '  \nand goes on.\n'],
])('keeps the elements of a paragraph that %s at last', (_, rest) => {
  const text = 'Words *here*, `code`, [a link](/one)';
  const { container, rerender } = render(<MarkdownText text={text} isStreaming />);
  const before = [...container.querySelectorAll('p, em, code, a')];
  expect(before).toHaveLength(4);
  for (const isStreaming of [true, false]) {
    rerender(<MarkdownText text={text + rest} isStreaming={isStreaming} />);
    for (const element of before) expect(container.contains(element), element.outerHTML).toBe(true);
  }
});
