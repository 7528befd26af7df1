import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '@oddkin/ai/styles.css';
import '@oddkin/ai/observer.css';
import { ObserverPanel } from '@oddkin/ai';
import { createObserverStore, type ObserverStore } from '@oddkin/ai/store';
import { createFrames } from '@oddkin/ai/testing';

const frames = createFrames();
let store: ObserverStore;

beforeEach(async () => {
  localStorage.clear();
  store = createObserverStore();
  store.ingest([frames.sessionInit(), frames.toolCall({ call_id: 'a', tool: 'look' }), frames.toolCall({ call_id: 'b', tool: 'move' })]);
  await page.viewport(1280, 800);
});

afterEach(() => document.body.replaceChildren());

const box = page.getByRole('combobox', { name: 'Filter the panel' });
const rows = page.getByRole('listbox', { name: 'Timeline' }).getByRole('option');

async function showPanel() {
  await render(
    <div style={{ blockSize: 780 }}>
      <ObserverPanel store={store} style={{ blockSize: '100%' }} />
    </div>,
  );
  await page.getByRole('button', { name: 'List' }).click();
}

it('filters timeline and wire alike, completing what is typed by keyboard', async () => {
  await showPanel();
  await expect.poll(() => rows.elements().length).toBe(3);
  await box.click();
  await userEvent.keyboard('to');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(box).toHaveValue('tool:');
  await userEvent.keyboard('m');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(box).toHaveValue('tool:move ');
  await expect.poll(() => rows.elements().length).toBe(1);
  await page.getByRole('tab', { name: 'Wire' }).click();
  await expect.poll(() => page.getByRole('listbox', { name: 'Wire' }).getByRole('option').elements().length).toBe(1);
  await box.click();
  await userEvent.keyboard('{Escape}{Escape}');
  await expect.element(box).toHaveValue('');
});

it('lets a call through once it has become what is asked for', async () => {
  await showPanel();
  await userEvent.fill(box, 'status:failed');
  await expect.element(page.getByText(/^Nothing here fits the filter/)).toBeVisible();
  store.ingest([frames.toolResult({ call_id: 'a', error: { code: 'timeout', message: 'Too late.', retryable: true } })]);
  await expect.poll(() => rows.elements().map((row) => row.textContent)).toEqual([expect.stringContaining('look')]);
});

it('says what it can not read, and keeps a filter for the next panel', async () => {
  await showPanel();
  await userEvent.fill(box, 'colour:red look');
  await expect.element(box).toHaveAccessibleDescription(/colour:red: there is no such key/);
  await userEvent.fill(box, 'tool:look');
  await page.getByRole('button', { name: 'Keep this filter' }).click();
  document.body.replaceChildren();
  await showPanel();
  await box.click();
  await page.getByRole('option', { name: 'tool:look' }).click();
  await expect.element(box).toHaveValue('tool:look');
});

it('says that a filter is not kept where storage is full, until another is typed', async () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('No room.', 'QuotaExceededError');
  });
  onTestFinished(() => full.mockRestore());
  await showPanel();
  await userEvent.fill(box, 'tool:look');
  await page.getByRole('button', { name: 'Keep this filter' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Not kept: this browser lets the page store no more.');
  await userEvent.fill(box, 'tool:move');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});
