import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ObserverPanel } from '@oddkin/ai';
import { createObserverStore } from '@oddkin/ai/store';
import { createFrames } from '@oddkin/ai/testing';
import '@oddkin/ai/styles.css';
import '@oddkin/ai/observer.css';

it('keeps the time bar and the regions when the header throws, says so, and shows it again on demand', async () => {
  // React tells of what a boundary catches.
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const store = createObserverStore();
  const frames = createFrames();
  store.ingest([frames.sessionInit()]);
  const session = store.getState().sessions.get(frames.sessionId)!;
  const { tick } = session;
  let isBroken = true;
  // Of what this panel shows, only the header tells the tick.
  Object.defineProperty(session, 'tick', {
    get: () => {
      if (isBroken) throw new Error('No tick today.');
      return tick;
    },
  });
  await page.viewport(1300, 800);
  await render(
    <div style={{ blockSize: 780 }}>
      <ObserverPanel store={store} style={{ blockSize: '100%' }} />
    </div>,
  );
  const alert = page.getByRole('alert');
  await expect.element(alert).toHaveTextContent('Header could not be shown. The rest of the panel goes on.No tick today.');
  await expect.element(page.getByRole('group', { name: 'Time', exact: true })).toBeVisible();
  await expect.element(page.getByRole('tab', { name: 'Timeline' })).toBeVisible();

  isBroken = false;
  const retry = alert.getByRole('button', { name: 'Try again' });
  expect(getComputedStyle(retry.element()).cursor).toBe('pointer');
  await retry.click();
  await expect.element(page.getByRole('combobox', { name: 'Filter the panel' })).toBeVisible();
  await expect.element(alert).not.toBeInTheDocument();
  told.mockRestore();
});
