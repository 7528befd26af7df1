import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ObserverPanel } from '@oddkin/ai';
import { createObserverStore } from '@oddkin/ai/store';
import { createFrames } from '@oddkin/ai/testing';
import '@oddkin/ai/styles.css';
import '@oddkin/ai/observer.css';

beforeEach(async () => {
  await page.viewport(360, 640);
});

it.each([
  { name: 'Scout of the northern dungeon halls', page: 'rtl', own: 'ltr' },
  { name: 'סייר של אולמות המבוך הצפוניים', page: 'ltr', own: 'rtl' },
] as const)('is cut at the end of a long name, whichever way the panel is written ($page)', async ({ name, page: written, own }) => {
  const store = createObserverStore();
  const frames = createFrames();
  store.ingest([frames.sessionInit(), frames.agentMessage({ from: name, text: 'Off I go.' })]);
  await render(<ObserverPanel store={store} dir={written} style={{ inlineSize: 360, blockSize: 600 }} />);
  const select = page.getByRole('combobox', { name: 'Agent', exact: true });
  await expect.element(select).toHaveDisplayValue(name);
  expect(getComputedStyle(select.element()).direction).toBe(own);
});
