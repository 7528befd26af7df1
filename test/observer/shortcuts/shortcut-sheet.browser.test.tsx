import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '@oddkin/ai/styles.css';
import '@oddkin/ai/observer.css';
import { ObserverPanel } from '@oddkin/ai';
import { createObserverStore } from '@oddkin/ai/store';
import { createFrames } from '@oddkin/ai/testing';

afterEach(() => document.body.replaceChildren());

async function show(shortcuts: boolean) {
  const store = createObserverStore();
  const frames = createFrames();
  store.ingest([frames.sessionInit(), frames.toolCall()], { at: 1_000 });
  await page.viewport(1280, 800);
  await render(
    <div style={{ blockSize: 780 }}>
      <ObserverPanel store={store} shortcuts={shortcuts} style={{ blockSize: '100%' }} />
    </div>,
  );
  (page.getByRole('tab', { name: 'Timeline' }).element() as HTMLElement).focus();
  return store;
}

const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });

it('lists the keys under a question mark, gives the focus back, and takes none of them out of a text field', async () => {
  await show(true);
  await userEvent.keyboard('?');
  await expect.element(sheet).toBeVisible();
  await expect.element(sheet.getByText('Pause and play')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(sheet).not.toBeInTheDocument();
  expect(document.activeElement?.textContent).toBe('Timeline');
  await userEvent.keyboard('/');
  const filter = page.getByRole('combobox', { name: 'Filter the panel' });
  await expect.element(filter).toHaveFocus();
  await userEvent.keyboard('?/');
  await expect.element(filter).toHaveValue('?/');
  await expect.element(sheet).not.toBeInTheDocument();
});

it('goes from area to area by F6, back with Shift, also out of a text field', async () => {
  await show(true);
  const areaOf = () => document.activeElement?.closest('[data-area], [part="header"], [part="time-bar"]');
  const name = () => areaOf()?.getAttribute('data-area') ?? areaOf()?.getAttribute('part');
  expect(name()).toBe('dock');
  const visited: unknown[] = [];
  for (let press = 0; press < 6; press += 1) {
    await userEvent.keyboard('{F6}');
    visited.push(name());
  }
  expect(visited).toEqual(['header', 'time-bar', 'conversation', 'middle', 'inspector', 'dock']);
  await userEvent.keyboard('{Shift>}{F6}{/Shift}');
  expect(name()).toBe('inspector');
  (page.getByRole('combobox', { name: 'Filter the panel' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{F6}');
  expect(name()).toBe('time-bar');
});

it('opens the chooser of a recording by o, and not while somebody types', async () => {
  await show(true);
  const input = document.querySelector<HTMLInputElement>('.oddkin-observer-recording-tools input[type="file"]')!;
  let asked = 0;
  input.addEventListener('click', (event) => {
    event.preventDefault();
    asked += 1;
  });
  await userEvent.keyboard('o');
  expect(asked).toBe(1);
  const filter = page.getByRole('combobox', { name: 'Filter the panel' });
  (filter.element() as HTMLElement).focus();
  await userEvent.keyboard('o');
  await expect.element(filter).toHaveValue('o');
  expect(asked).toBe(1);
});

it('does nothing by single keys where the host has turned them off', async () => {
  const store = await show(false);
  await userEvent.keyboard('?,/o{F6}');
  await expect.element(sheet).not.toBeInTheDocument();
  expect(store.cursor.getState().isLive).toBe(true);
  expect(document.activeElement?.textContent).toBe('Timeline');
});
