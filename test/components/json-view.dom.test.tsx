import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { JsonView } from '@oddkin/ai';

afterEach(cleanup);
// Not there in jsdom, where nothing is in sight or out of it.
beforeAll(() => void (Element.prototype.scrollIntoView = () => undefined));

describe('JSON view', () => {
  it('shows of 60,000 rows only the first hundred, and a thousand more on demand', () => {
    const rows = Array.from({ length: 60_000 }, (_, id) => ({ id, body: 'lorem '.repeat(14) }));
    render(<JsonView value={rows} />);
    expect(countLines()).toBe(102);
    fireEvent.click(screen.getByText('Show 1,000 more'));
    expect(countLines()).toBe(120);
    act(() => document.querySelector<HTMLElement>('[role="treeitem"]')?.focus());
    expect(press('End')).toBe('Show 1,000 more');
    expect(document.activeElement?.getAttribute('aria-posinset')).toBe('1101');
    expect(document.querySelectorAll('*').length).toBeLessThan(1_500);
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
    fireEvent.pointerEnter(screen.getByRole('treeitem', { name: /^a\/b~c: ?1 item$/ }));
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Copy path' })));
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Copy value' })));
    expect(writeText.mock.calls).toEqual([['/a~1b~0c'], ['[\n  1\n]']]);
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
    render(<JsonView value={value} />);
    expect(countLines()).toBe(2);
  });

  it('tells of each line how deep it stands and which of how many it is', () => {
    render(<JsonView value={{ a: [1, 2], b: 3 }} defaultDepth={2} />);
    const place = (name: RegExp) =>
      ['aria-level', 'aria-posinset', 'aria-setsize'].map((attribute) => screen.getByRole('treeitem', { name }).getAttribute(attribute));
    expect(place(/^2 members$/)).toEqual(['1', '1', '1']);
    expect(place(/^b: ?3$/)).toEqual(['2', '2', '2']);
    expect(place(/^1: ?2$/)).toEqual(['3', '2', '2']);
  });

  it('finds names and values, also in what is folded, and goes from one to the next', async () => {
    const value = { rooms: [{ name: 'hall' }, { name: 'cellar', door: 'to the hall' }], hall: true };
    render(<JsonView value={value} defaultDepth={0} label="Output" tools />);
    const box = await screen.findByRole('searchbox', { name: 'Search in: Output' });
    fireEvent.change(box, { target: { value: 'HALL' } });
    await expect.poll(() => screen.getByRole('status').textContent).toBe('3 found');
    fireEvent.keyDown(box, { key: 'Enter' });
    expect(found()).toBe('name: "hall"');
    fireEvent.keyDown(box, { key: 'Enter' });
    expect(found()).toBe('door: "to the hall"');
    expect(screen.getByRole('status').textContent).toBe('2 of 3');
    fireEvent.keyDown(box, { key: 'Enter', shiftKey: true });
    fireEvent.click(screen.getByRole('button', { name: 'To the one found before' }));
    expect(found()).toBe('hall: true');
    fireEvent.change(box, { target: { value: 'attic' } });
    await expect.poll(() => screen.getByRole('status').textContent).toBe('Nothing found');
  });

  it('unfolds all up to a limit that it tells of, and folds all', async () => {
    const tree = (levels: number): unknown => (levels === 0 ? 1 : { a: tree(levels - 1), b: tree(levels - 1) });
    const { rerender } = render(<JsonView value={tree(3)} tools />);
    fireEvent.click(await screen.findByRole('button', { name: 'Unfold all' }));
    expect(countLines()).toBe(15);
    fireEvent.click(screen.getByRole('button', { name: 'Fold all' }));
    expect(countLines()).toBe(3);
    expect(screen.queryByText('Too much to unfold all of it')).toBeNull();
    rerender(<JsonView value={tree(14)} tools />);
    fireEvent.click(screen.getByRole('button', { name: 'Unfold all' }));
    expect(screen.getByText('Too much to unfold all of it')).toBeTruthy();
    expect(countLines()).toBe(120);
  });

  it('marks places in words, tells of marks in what is folded, and goes to a place', () => {
    const marks = new Map([['/pack/0/weight', { kind: 'problem', text: 'must be a number' } as const]]);
    const value = { pack: [{ weight: 'heavy' }] };
    const { rerender } = render(<JsonView value={value} marks={marks} />);
    expect(screen.getByRole('treeitem', { name: /^pack: ?1 item a misfit inside$/ })).toBeTruthy();
    rerender(<JsonView value={value} marks={marks} goTo={{ path: '/pack/0/weight' }} />);
    expect(nameOf(document.activeElement!)).toBe('weight: "heavy" does not fit: must be a number');
  });

  it('goes to a place far down in a long list', () => {
    const value = Array.from({ length: 5_000 }, (_, id) => id);
    const { rerender } = render(<JsonView value={value} />);
    rerender(<JsonView value={value} goTo={{ path: '/4321' }} />);
    expect(nameOf(document.activeElement!)).toBe('4321: 4321');
  });
});

function countLines(): number {
  return document.querySelectorAll('[role="treeitem"]').length;
}

function found(): string {
  const line = document.querySelector('[data-found]');
  return line === null ? '' : nameOf(line);
}

/** Presses a key where the focus is and tells where it is then. */
function press(key: string): string {
  fireEvent.keyDown(document.activeElement ?? document.body, { key });
  return document.activeElement === null ? '' : nameOf(document.activeElement);
}

function nameOf(element: Element): string {
  const label = document.getElementById(element.getAttribute('aria-labelledby') ?? '') ?? element;
  return (label.textContent ?? '')
    .replace(/\s+/g, ' ')
    .replace(/:(?=\S)/, ': ')
    .replace(/(?<="|\d)(?=does)/, ' ')
    .trim();
}
