import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '@oddkin/ai/styles.css';
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

it('does nothing by single keys where the host has turned them off', async () => {
  const store = await show(false);
  await userEvent.keyboard('?,/');
  await expect.element(sheet).not.toBeInTheDocument();
  expect(store.cursor.getState().isLive).toBe(true);
  expect(document.activeElement?.textContent).toBe('Timeline');
});
