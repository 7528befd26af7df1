import { afterEach, describe, expect, it } from 'vitest';
import { cleanup, render } from '@testing-library/react';
import { MarkdownText } from '@oddkin/ai';

afterEach(cleanup);

describe('a text that streams', () => {
  it('keeps the elements of settled blocks, and what is selected and focused in them', () => {
    const start = '```js\nlet a=1\n```\n\n| a |\n|---|\n| 1 |\n\n- one\n- two\n\nTail ';
    const { container, rerender } = render(<MarkdownText text={start} isStreaming />);
    const find = () => ['pre', 'table', 'td', 'li', 'ul', 'button', 'p'].map((selector) => container.querySelector<HTMLElement>(selector));
    const before = find();
    const [pre, , , , , button] = before;
    button?.focus();
    if (pre !== null && pre !== undefined) getSelection()?.selectAllChildren(pre);
    let text = start;
    for (let delta = 0; delta < 60; delta += 1) {
      text += delta % 7 === 6 ? 'so.\n\n' : `w${delta} `;
      rerender(<MarkdownText text={text} isStreaming />);
    }
    text += '\n\n```py\nprint(1)\n```\n';
    rerender(<MarkdownText text={text} />);
    expect(before.every((element) => element !== null)).toBe(true);
    find().forEach((element, index) => expect(element).toBe(before[index]));
    expect(document.activeElement).toBe(button);
    expect(getSelection()?.toString()).toBe(pre?.textContent);
  });

  it('keeps the element of the block that is open when it is settled', () => {
    const { container, rerender } = render(<MarkdownText text="One **two" isStreaming />);
    const [paragraph, strong] = [container.querySelector('p'), container.querySelector('strong')];
    rerender(<MarkdownText text="One **two** three." isStreaming />);
    rerender(<MarkdownText text={'One **two** three.\n\nFour'} isStreaming />);
    expect(container.querySelector('p')).toBe(paragraph);
    expect(container.querySelector('strong')).toBe(strong);
  });
});
