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
    const fold = screen.getByRole('treeitem', { name: /^outer: ?1 member$/ });
    expect(fold.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(screen.getByText('1 member', { selector: '[aria-expanded="false"] *' }));
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

  it('is one Tab stop, in which arrow keys move, open and close', () => {
    render(<JsonView value={{ place: { room: 'hall' }, weight: 2 }} />);
    const stops = (): readonly string[] => [...document.querySelectorAll('[tabindex="0"], button:not([tabindex])')].map(nameOf);
    expect(stops()).toEqual(['2 members']);
    act(() => screen.getByRole('treeitem', { name: '2 members' }).focus());
    expect(press('ArrowDown')).toBe('place: 1 member');
    expect(press('ArrowRight')).toBe('place: 1 member');
    expect(press('ArrowRight')).toBe('room: "hall"');
    expect(stops()).toEqual(['room: "hall"']);
    expect(press('ArrowLeft')).toBe('place: 1 member');
    expect(press('Enter')).toBe('place: 1 member');
    expect(screen.queryByText('"hall"')).toBeNull();
    expect(press('End')).toBe('weight: 2');
    expect(press('ArrowUp')).toBe('place: 1 member');
    expect(press('ArrowLeft')).toBe('2 members');
    expect(press('Home')).toBe('2 members');
    expect(screen.getByRole('tree', { name: 'JSON' }).getAttribute('aria-describedby')).not.toBeNull();
  });

  it('shows more of a list by Enter, and keeps the focus in it', () => {
    render(<JsonView value={Array.from({ length: 150 }, (_, id) => id)} />);
    act(() => screen.getByRole('treeitem', { name: '150 items' }).focus());
    expect(press('End')).toBe('Show 50 more');
    expect(press('Enter')).toBe('99: 99');
    expect(press('ArrowDown')).toBe('100: 100');
  });

  it('copies by letters what its buttons copy', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    render(<JsonView value={{ a: [1] }} />);
    act(() => screen.getByRole('treeitem', { name: /^a: ?1 item$/ }).focus());
    await act(async () => void press('c'));
    await act(async () => void press('p'));
    expect(writeText.mock.calls).toEqual([['[\n  1\n]'], ['/a']]);
    vi.unstubAllGlobals();
  });

  it('leads Tab to the first item again when the one it led to is gone', () => {
    const { rerender } = render(<JsonView value={{ a: 1 }} />);
    act(() => screen.getByRole('treeitem', { name: /^a: ?1$/ }).focus());
    rerender(<JsonView value={{ b: 1 }} />);
    expect(screen.getByRole('treeitem', { name: '1 member' }).tabIndex).toBe(0);
  });

  it('opens a value that is nested thousands of levels deep, one level at a time', () => {
    let value: unknown = 'end';
    for (let level = 0; level < 20_000; level += 1) value = [value];
    const { container } = render(<JsonView value={value} />);
    expect(container.querySelectorAll('li')).toHaveLength(2);
  });
});

/** Presses a key where the focus is and tells where it is then. */
function press(key: string): string {
  fireEvent.keyDown(document.activeElement ?? document.body, { key });
  return document.activeElement === null ? '' : nameOf(document.activeElement);
}

function nameOf(element: Element): string {
  const label = document.getElementById(element.getAttribute('aria-labelledby') ?? '') ?? element;
  return (label.textContent ?? '')
    .replace(/\s+/g, ' ')
    .replace(/:(?=\d+ )/, ': ')
    .trim();
}
