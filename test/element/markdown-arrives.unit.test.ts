import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Locator } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildEmbed } from '../../.ci/build-embed.mjs';
import { openBrowser } from '../journey/open-browser.js';
import { root } from '../package/source-files.js';
import { markdownChunk, openEmbed } from './open-embed.js';

const patience = { timeout: 300_000 };
const script = '<script type="module" src="/oddkin-observer.module.js"></script>';
// Each is of another height as Markdown than as text.
const texts = Array.from(
  { length: 60 },
  (_, index) => `# Turn ${index}\n\nSaid **${index}**.\n${'\n- a line of a list'.repeat(index % 7)}`,
);

let browser: Browser;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'oddkin-arrives-'));
  [browser] = await Promise.all([openBrowser(), buildEmbed(`${root}src`, folder)]);
}, 300_000);

afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true });
});

it('stays at the end when the text becomes Markdown', patience, async () => {
  const { feed, arrive } = await openUnread();
  expect(await distance(feed)).toBeLessThanOrEqual(1);
  await arrive();
  await expect.poll(() => distance(feed)).toBeLessThanOrEqual(1);
  expect(await feed.locator('[data-level]').last().textContent()).toBe('Turn 59');
});

it('keeps what is read where it is when the text becomes Markdown', patience, async () => {
  const { feed, arrive } = await openUnread();
  await feed.evaluate((list) => (list.scrollTop -= 900));
  await rest(feed);
  const before = await textAtTop(feed);
  await arrive();
  await rest(feed);
  expect((await topOf(feed, before.index)) - before.top).toBeCloseTo(0, 0);
});

/** A panel that shows all of it as it was written, and waits for what reads Markdown. */
async function openUnread() {
  const { page, refuse } = await openEmbed(browser, folder, script, '<oddkin-observer></oddkin-observer>', texts, markdownChunk);
  const feed = page.getByRole('feed').first();
  await feed.getByText('Said **59**.').waitFor();
  await refuse.happened;
  await rest(feed);
  expect(await feed.locator('[data-level]').count()).toBe(0);
  const arrive = async (): Promise<void> => {
    refuse.end();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await feed.locator('[data-level]').first().waitFor();
  };
  return { feed, arrive };
}

/** Waits until nothing in it has moved for some frames of the screen. */
function rest(feed: Locator): Promise<void> {
  return feed.evaluate(async (list) => {
    let still = 0;
    let before = '';
    while (still < 10) {
      await new Promise(requestAnimationFrame);
      const now = `${list.scrollTop} ${list.scrollHeight}`;
      still = now === before ? still + 1 : 0;
      before = now;
    }
  });
}

function distance(feed: Locator): Promise<number> {
  return feed.evaluate((list) => list.scrollHeight - list.clientHeight - list.scrollTop);
}

/** The text that reaches over the top edge, and where it begins. */
function textAtTop(feed: Locator): Promise<{ readonly index: number; readonly top: number }> {
  return feed.evaluate((list) => {
    const { top } = list.getBoundingClientRect();
    const tops = [...list.querySelectorAll('.oddkin-text')].map((text) => text.getBoundingClientRect().top);
    const index = tops.findLastIndex((each) => each <= top);
    return { index, top: tops[index] ?? NaN };
  });
}

function topOf(feed: Locator, index: number): Promise<number> {
  return feed
    .locator('.oddkin-text')
    .nth(index)
    .evaluate((text) => text.getBoundingClientRect().top);
}
