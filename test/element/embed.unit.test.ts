import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildEmbed } from '../../.ci/build-embed.mjs';
import { openBrowser } from '../journey/open-browser.js';
import { root } from '../package/source-files.js';
import { markdownChunk, openEmbed } from './open-embed.js';

const patience = { timeout: 300_000 };
let browser: Browser;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'oddkin-embed-'));
  [browser] = await Promise.all([openBrowser(), buildEmbed(`${root}src`, folder)]);
}, 300_000);

afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true });
});

describe.each([
  ['module', '<script type="module" src="/oddkin-observer.module.js"></script>'],
  ['classic script', '<script src="/oddkin-observer.js"></script>'],
])('the %s of the built folder', (kind, script) => {
  it('shows what is live, in German, with formulas, coloured code and the timeline, where no text is trusted', patience, async () => {
    const { page, faults, loaded } = await openEmbed(browser, folder, script, '<oddkin-observer locale="de" maths></oddkin-observer>', [
      'A formula: $$a^2$$\n\n```js\nconst answer = 42;\n```',
    ]);
    const panel = page.getByRole('region', { name: 'Agenten-Beobachter' });
    await panel.getByText('A formula').waitFor();
    await panel.locator('math').waitFor();
    await panel.locator('code [data-kind="keyword"]').first().waitFor();
    await panel.locator('canvas').first().waitFor();
    await expect.poll(() => loaded('highlight-worker.js')).toBe(1);
    expect(faults).toEqual([]);
  });

  it('loads nothing before it is needed', patience, async () => {
    const { page, faults, loaded } = await openEmbed(browser, folder, script, '<oddkin-observer region="plan"></oddkin-observer>', []);
    await page.getByRole('region', { name: 'Agent observer' }).waitFor();
    expect(loaded(/highlighter|maths|katex|\/de-|export-dialog/)).toBe(0);
    expect(faults).toEqual([]);
  });

  it('shows text as it was written where Markdown cannot be loaded, and as Markdown once the page is online again', patience, async () => {
    const { page, faults, refuse } = await openEmbed(
      browser,
      folder,
      script,
      '<oddkin-observer></oddkin-observer>',
      ['Two **doors**.'],
      markdownChunk,
    );
    const panel = page.getByRole('region', { name: 'Agent observer' });
    await panel.getByText('Two **doors**.').waitFor();
    await refuse.happened;
    expect(await panel.locator('.oddkin-markdown strong').count()).toBe(0);
    refuse.end();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await panel.locator('.oddkin-markdown strong').getByText('doors', { exact: true }).waitFor();
    expect(faults.filter((fault) => !fault.includes('503'))).toEqual([]);
  });

  it(
    'shows nothing that is loaded on demand before its looks are there, which it has as soon as it stands in the page',
    patience,
    async () => {
      const { page, refuse, loaded } = await openEmbed(
        browser,
        folder,
        script,
        '<oddkin-observer></oddkin-observer>',
        ['Two **doors**.\n\n| a | b |\n| - | - |\n| 1 | 2 |'],
        /\/(chunks|classic)\/styles-text-on-demand-[^/]*\.js$/,
      );
      const panel = page.getByRole('region', { name: 'Agent observer' });
      await panel.getByText('Two **doors**.').waitFor();
      await refuse.happened;
      await expect.poll(() => loaded(markdownChunk)).toBeGreaterThan(0);
      await page.waitForLoadState('networkidle');
      expect(await panel.locator('table, canvas, strong').count()).toBe(0);
      await panel.evaluate((element) => {
        const looks: string[] = [];
        new MutationObserver(() => {
          if (looks.length > 0) return;
          looks.push(...[...element.querySelectorAll('.oddkin-markdown-table')].map((table) => getComputedStyle(table).overflowX));
        }).observe(element, { childList: true, subtree: true });
        Object.assign(globalThis, { looks });
      });
      refuse.end();
      await page.evaluate(() => dispatchEvent(new Event('online')));
      await panel.getByRole('table').first().waitFor();
      expect(await page.evaluate('looks')).toEqual(['auto']);
    },
  );

  it('gives the page its names', patience, async () => {
    const { page } = await openEmbed(browser, folder, script, '', []);
    // As text, since the transform of tests would rewrite the import.
    const names = await page.evaluate<string[]>(
      `${kind === 'module' ? "import('/oddkin-observer.module.js')" : 'Promise.resolve(Oddkin)'}.then(Object.keys)`,
    );
    expect(names.toSorted()).toEqual(['OddkinActionEvent', 'OddkinObserverElement', 'mountObserver']);
  });
});

it('keeps all that is loaded on demand out of the two files that a page names', () => {
  expect(readdirSync(folder).toSorted()).toEqual([
    'chunks',
    'classic',
    'oddkin-observer.d.ts',
    'oddkin-observer.js',
    'oddkin-observer.module.d.ts',
    'oddkin-observer.module.js',
  ]);
});
