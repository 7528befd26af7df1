import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { VirtualList } from '../../src/observer/virtual-list.js';
import { Sequence } from '../../src/store/index.js';
import '@oddkin/ai/styles.css';
import '@oddkin/ai/observer.css';

interface Row {
  readonly position: number;
}

const noRows: Sequence<Row> = Sequence.empty;

describe('VirtualList', () => {
  it('renders only what is in sight, and follows its end', async () => {
    const screen = await render(list(rows(50_000)));
    await expect.element(page.getByText('row 49999')).toBeVisible();
    expect(page.getByRole('option').elements().length).toBeLessThan(30);
    await screen.rerender(list(rows(50_000).push({ position: 50_000 })));
    await expect.element(page.getByText('row 50000')).toBeVisible();
  });

  it('leaves a reader who has scrolled up where they are, counts what came and leads back', async () => {
    const screen = await render(list(rows(200)));
    await expect.element(page.getByText('row 199')).toBeVisible();
    scroller().scrollTop = 280;
    await expect.element(page.getByText('row 10', { exact: true })).toBeVisible();
    await screen.rerender(list(rows(203)));
    expect(scroller().scrollTop).toBe(280);
    await page.getByRole('button', { name: 'To the end, 3 new' }).click();
    await expect.element(page.getByText('row 202')).toBeVisible();
  });

  it('keeps the rows in sight when older ones are let go', async () => {
    const all = rows(200);
    const screen = await render(list(all));
    await expect.element(page.getByText('row 199')).toBeVisible();
    scroller().scrollTop = 2800;
    await expect.element(page.getByText('row 100', { exact: true })).toBeVisible();
    await screen.rerender(list(all.dropFirst(50)));
    await expect.element(page.getByText('row 100', { exact: true })).toBeVisible();
    expect(scroller().scrollTop).toBe(2800 - 50 * 28);
  });

  it('is one Tab stop in which keys move and choose', async () => {
    const onSelect = vi.fn<(row: Row) => void>();
    await render(list(rows(100), onSelect));
    await userEvent.tab();
    await expect.element(page.getByRole('listbox')).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowDown}{ArrowDown}{Enter}');
    expect(onSelect).toHaveBeenLastCalledWith({ position: 2 });
    const active = document.getElementById(scroller().getAttribute('aria-activedescendant') ?? '');
    expect(active?.textContent).toBe('row 2');
    await userEvent.keyboard('{End}{ArrowUp} ');
    expect(onSelect).toHaveBeenLastCalledWith({ position: 98 });
  });

  it('says what will stand in it while it is empty', async () => {
    await render(list(noRows));
    await expect.element(page.getByText('Nothing yet.')).toBeVisible();
  });
});

function list(shown: Sequence<Row>, onSelect: (row: Row) => void = () => undefined) {
  return (
    <div style={{ display: 'flex', blockSize: 280 }}>
      <VirtualList rows={shown} label="Rows" renderRow={renderRow} selected={undefined} onSelect={onSelect} empty="Nothing yet." />
    </div>
  );
}

function renderRow({ position }: Row) {
  return <span>row {position}</span>;
}

function rows(count: number): Sequence<Row> {
  let all = noRows;
  for (let position = 0; position < count; position += 1) all = all.push({ position });
  return all;
}

function scroller(): HTMLElement {
  const found = page.getByRole('listbox').element();
  if (!(found instanceof HTMLElement)) throw new Error('The list is no element of HTML.');
  return found;
}
