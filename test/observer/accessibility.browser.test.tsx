import axe from 'axe-core';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ObserverPanel, type RegionName } from '@oddkin/ai';
import { createObserverStore } from '@oddkin/ai/store';
import '@oddkin/ai/styles.css';
import '@oddkin/ai/observer.css';
import { observedFrames } from '../../stories/observed-stream.js';

const regions: readonly RegionName[] = ['conversation', 'plan', 'attention', 'world', 'timeline', 'tools', 'wire', 'problems', 'agents'];

afterEach(() => document.documentElement.removeAttribute('dir'));

describe('axe finds nothing', () => {
  it.each([
    { name: 'wide, in the light', width: 1300, height: 800, theme: 'light' },
    { name: 'wide, in the dark', width: 1300, height: 800, theme: 'dark' },
    { name: 'wide, from right to left', width: 1300, height: 800, theme: 'light', dir: 'rtl' },
    { name: 'low, in the dark', width: 1300, height: 360, theme: 'dark' },
    { name: 'at 320 px', width: 320, height: 640, theme: 'light' },
    { name: 'at 320 px, in the dark and from right to left', width: 320, height: 640, theme: 'dark', dir: 'rtl' },
    { name: 'at 400 % of 1280 by 1024', width: 320, height: 256, theme: 'light' },
  ] as const)('in any region, $name', { timeout: 600_000 }, async ({ width, height, theme, ...look }) => {
    await page.viewport(width, height);
    document.documentElement.dir = 'dir' in look ? look.dir : 'ltr';
    const store = observed();
    const screen = await render(null);
    for (const region of regions) {
      await screen.rerender(
        <div key={region} style={{ blockSize: '100vh' }}>
          <ObserverPanel store={store} theme={theme} defaultRegion={region} onAction={() => undefined} />
        </div>,
      );
      await expect.poll(() => document.querySelector(`[data-region="${region}"]`)?.textContent ?? '').not.toBe('');
      expect(await violations(), region).toEqual([]);
    }
  });

  it('in the inspector of a call, an event and a frame', async () => {
    await page.viewport(1300, 800);
    await render(
      <div style={{ blockSize: '100vh' }}>
        <ObserverPanel store={observed()} theme="light" defaultRegion="timeline" />
      </div>,
    );
    const records = page.getByRole('listbox');
    await page.getByRole('button', { name: 'List', exact: true }).click();
    await inspect(/open_door/);
    await inspect(/audio/);
    await page.getByRole('tab', { name: 'Wire' }).click();
    await inspect(/tool_result/);

    async function inspect(name: RegExp): Promise<void> {
      await records.getByRole('option', { name }).last().click();
      await expect.element(page.getByRole('button', { name: 'Close the inspector' })).toBeVisible();
      expect(await violations(), String(name)).toEqual([]);
    }
  });

  it.each([
    { name: 'in the light', width: 1300, theme: 'light' },
    { name: 'in the dark', width: 1300, theme: 'dark' },
    { name: 'at 320 px, from right to left', width: 320, theme: 'light', dir: 'rtl' },
  ] as const)('in any dialog, $name', { timeout: 600_000 }, async ({ width, theme, ...look }) => {
    await page.viewport(width, 800);
    document.documentElement.dir = 'dir' in look ? look.dir : 'ltr';
    await render(
      <div style={{ blockSize: '100vh' }}>
        <ObserverPanel store={observed()} theme={theme} />
      </div>,
    );
    for (const name of ['Stop on a condition', 'Notes', 'Save as a recording', 'Compare with …', 'Keyboard shortcuts']) {
      await page.getByRole('button', { name, exact: true }).click();
      await expect.element(page.getByRole('dialog')).toBeVisible();
      expect(await violations(), name).toEqual([]);
      await userEvent.keyboard('{Escape}');
      await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    }
    const numbers = page.getByRole('button', { name: /frames?$/ }).first();
    await numbers.click();
    await expect.element(numbers).toHaveAttribute('aria-expanded', 'true');
    await expect.element(page.getByRole('button', { name: 'What was shown so far' })).toBeVisible();
    expect(await violations(), 'numbers').toEqual([]);
    await page.getByRole('button', { name: 'What was shown so far' }).click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    expect(await violations(), 'coverage').toEqual([]);
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    if (width < 720) return;
    await page.getByRole('button', { name: 'Hand on as a test, a story or a report' }).click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    expect(await violations(), 'handing on').toEqual([]);
  });
});

function observed() {
  const store = createObserverStore();
  store.ingest(observedFrames);
  return store;
}

async function violations(): Promise<readonly string[]> {
  const panel = document.querySelector('.oddkin-observer') as Element; // it has just been rendered
  const found = await axe.run(panel, { resultTypes: ['violations'] });
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}
