import { afterEach, describe, expect, it, vi } from 'vitest';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { JsonView } from '@oddkin/ai';

afterEach(cleanup);

describe('JSON view', () => {
  it('renders of 60,000 rows only the first hundred, and a hundred more on demand', () => {
    const rows = Array.from({ length: 60_000 }, (_, id) => ({ id, body: 'lorem '.repeat(14) }));
    const { container } = render(<JsonView value={rows} />);
    expect(container.querySelectorAll('li')).toHaveLength(102);
    fireEvent.click(screen.getByText('Show 100 more'));
    expect(container.querySelectorAll('li')).toHaveLength(202);
  });

  it('cuts a string of five million letters, and gives more of it piece by piece', () => {
    const { container } = render(<JsonView value={'A'.repeat(5_000_000)} />);
    expect(container.textContent.length).toBeLessThan(1_000);
    fireEvent.click(screen.getByRole('button', { name: 'Show 20,000 more of 5,000,000 characters' }));
    expect(container.textContent.length).toBeGreaterThan(20_000);
    expect(container.textContent.length).toBeLessThan(21_000);
  });

  it('makes nothing of what is folded', () => {
    const { container } = render(<JsonView value={{ outer: { inner: 'secret' } }} />);
    expect(container.textContent).not.toContain('secret');
    const fold = screen.getByRole('button', { name: /^outer: ?1 member$/ });
    expect(fold.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(fold);
    expect(fold.getAttribute('aria-expanded')).toBe('true');
    expect(container.textContent).toContain('"secret"');
  });

  it('shows members of any name as they are', () => {
    const { container } = render(
      <JsonView
        value={JSON.parse('{"__proto__": {"a": 1}, "constructor": 2, "": 3, "a/b~c": 4, "\\u202ex": "\\u202ey"}') as unknown}
        defaultDepth={2}
      />,
    );
    for (const words of ['__proto__:', 'a: ', 'constructor:', '(empty name):', 'a/b~c:', '\\u202ex:', '"\\u202ey"']) {
      expect(container.textContent).toContain(words.trim());
    }
  });

  it('copies the path as a JSON Pointer and the value as JSON', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    render(<JsonView value={{ 'a/b~c': [1] }} defaultDepth={2} />);
    await act(async () => void fireEvent.click(screen.getAllByRole('button', { name: 'Copy path' })[0]!));
    await act(async () => void fireEvent.click(screen.getAllByRole('button', { name: 'Copy value' })[0]!));
    expect(writeText.mock.calls).toEqual([['/a~1b~0c'], ['{\n  "a/b~c": [\n    1\n  ]\n}']]);
    vi.unstubAllGlobals();
  });

  it('opens a value that is nested thousands of levels deep, one level at a time', () => {
    let value: unknown = 'end';
    for (let level = 0; level < 20_000; level += 1) value = [value];
    const { container } = render(<JsonView value={value} />);
    expect(container.querySelectorAll('li')).toHaveLength(2);
  });
});
