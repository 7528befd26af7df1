import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ObserverPanel } from '@oddkin/ai';
import { createObserverStore } from '@oddkin/ai/store';
import { createFrames } from '@oddkin/ai/testing';
import '@oddkin/ai/styles.css';
import '@oddkin/ai/observer.css';

beforeEach(async () => {
  await page.viewport(1280, 800);
});

function show(inlineSize: number) {
  const store = createObserverStore();
  const frames = createFrames();
  const comes = (tool: string, isOk: boolean) =>
    store.ingest([
      frames.toolCall({ tool }),
      isOk
        ? frames.toolResult()
        : frames.toolResult({ error: { code: 'execution_failed', message: `${tool} is locked`, retryable: false } }),
    ]);
  store.ingest([frames.sessionInit()]);
  comes('look', true);
  const rendered = render(<ObserverPanel store={store} style={{ inlineSize, blockSize: 780 }} />);
  return { store, frames, comes, rendered };
}

describe('the count of failed calls', () => {
  it.each([1280, 360])(
    'counts as they come and lists them with one click, and takes the filter back with another, at %i px',
    async (width) => {
      const { comes, rendered } = show(width);
      const { container } = await rendered;
      const filter = page.getByRole('combobox', { name: 'Filter the panel' });
      const failures = page.getByRole('button', { name: /failed calls?$/ });
      await expect.element(filter).toBeVisible();
      await expect.element(failures).not.toBeInTheDocument();
      comes('open_door', false);
      await expect.element(failures).toHaveAccessibleName('1 failed call');
      comes('open_gate', false);
      await expect.element(failures).toHaveAccessibleName('2 failed calls');
      await expect.element(failures).toHaveAttribute('aria-pressed', 'false');
      const header = container.querySelector<HTMLElement>('.oddkin-observer-header')!;
      expect(header.scrollWidth).toBeLessThanOrEqual(header.clientWidth);

      await failures.click();
      await expect.element(filter).toHaveValue('status:failed');
      await expect.element(failures).toHaveAttribute('aria-pressed', 'true');
      const list = page.getByRole('listbox', { name: 'Timeline' });
      await expect.element(list.getByText('open_door is locked')).toBeVisible();
      await expect.element(list.getByText('open_gate is locked')).toBeVisible();
      await expect.poll(() => list.getByRole('option').elements().length).toBe(2);

      failures.element().focus();
      await userEvent.keyboard('{Enter}');
      await expect.element(filter).toHaveValue('');
      await expect.poll(() => list.getByRole('option').elements().length).toBe(4);
    },
  );

  it('keeps its place at a moment before the first', async () => {
    const { store, comes, rendered } = show(1280);
    await rendered;
    comes('open_door', false);
    const failures = page.getByRole('button', { name: '1 failed call' });
    await expect.element(failures).toBeVisible();
    const place = failures.element().getBoundingClientRect();
    const chip = failures.element();
    store.seek(2);
    await expect.element(failures).not.toBeInTheDocument();
    expect(chip.getBoundingClientRect().right).toBeCloseTo(place.right, 0);
    expect(getComputedStyle(chip).visibility).toBe('hidden');
  });
});

describe('the count of problems', () => {
  it('says that they are of the protocol, and is coloured only where one is an error', async () => {
    const { store, rendered } = show(1280);
    await rendered;
    store.ingest(['{"type":"nothing_known"}']);
    const problems = page.getByRole('button', { name: '1 protocol problem' });
    await expect.element(problems).toBeVisible();
    const level = store.getState().problems.counts.error > 0 ? 'errors' : 'warnings';
    await expect.element(problems).toHaveAttribute('data-kind', level);
    store.ingest(['no JSON at all {']);
    await expect.element(page.getByRole('button', { name: '2 protocol problems' })).toHaveAttribute('data-kind', 'errors');
    await page.getByRole('button', { name: '2 protocol problems' }).click();
    await expect.element(page.getByRole('tab', { name: 'Problems' })).toHaveAttribute('aria-selected', 'true');
  });
});
