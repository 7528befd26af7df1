import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Citation } from '../../src/components/citation.js';
import { SourcesContext } from '../../src/components/sources-context.js';

beforeEach(() => {
  // jsdom has no popovers yet.
  HTMLElement.prototype.showPopover = () => undefined;
  HTMLElement.prototype.hidePopover = () => undefined;
});
afterEach(cleanup);

const sources = [
  { type: 'source', id: 'a', sourceId: 'signs', title: 'Signs on the doors', publisher: 'Guild of Keys', excerpt: 'Red means locked.' },
] as const;

describe('citation', () => {
  it('is a button with a number and the name of its source', () => {
    const { button, card } = show();
    expect(button.textContent).toBe('1');
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(card()).toBe('');
  });

  it('opens by a press, names what it opens, and closes by another', () => {
    const { button, card } = show();
    fireEvent.click(button);
    expect(card()).toContain('Guild of Keys');
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(document.getElementById(button.getAttribute('aria-controls') ?? '')?.textContent).toContain('Red means locked.');
    fireEvent.click(button);
    expect(card()).toBe('');
  });

  it('closes by Escape, which goes no further', () => {
    const { button, card, around } = show();
    fireEvent.click(button);
    fireEvent.keyDown(button, { key: 'Escape' });
    expect(card()).toBe('');
    expect(around).toEqual([]);
    fireEvent.keyDown(button, { key: 'Escape' });
    expect(around).toEqual(['Escape']);
  });

  it('closes when the focus leaves it', () => {
    const { button, card } = show();
    fireEvent.click(button);
    act(() => void fireEvent.blur(button, { relatedTarget: document.body }));
    expect(card()).toBe('');
  });

  it('is the text that was written where no such source is known', () => {
    render(<Citation sourceId="nobody" />);
    expect(document.body.textContent).toBe('[^nobody]');
  });
});

function show() {
  const around: string[] = [];
  const { container } = render(
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={({ key }) => around.push(key)}>
      <SourcesContext value={sources}>
        <Citation sourceId="signs" />
      </SourcesContext>
    </div>,
  );
  return {
    around,
    button: screen.getByRole('button', { name: 'Source 1: Signs on the doors' }),
    card: () => container.querySelector('.oddkin-citation-card')?.textContent,
  };
}
