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

it('stays on the line that is read in a text that reaches over the edge', patience, async () => {
  const lines = Array.from({ length: 90 }, (_, index) => `${index % 9 === 0 ? '## ' : '- '}line ${index} of **it**\n`).join('\n');
  const { feed, arrive } = await openUnread([...texts.slice(0, 3), lines, 'Said **59**.']);
  await feed.evaluate((list) => (list.scrollTop -= 1_000));
  await rest(feed);
  const before = await lineInSight(feed);
  expect(before.number).toBeGreaterThan(20);
  await arrive();
  await rest(feed);
  // By less than what parts two lines.
  expect(Math.abs((await lineInSight(feed, before.number)).top - before.top)).toBeLessThan(20);
});

/** A panel that shows all of it as it was written, and waits for what reads Markdown. */
async function openUnread(said = texts) {
  const { page, refuse } = await openEmbed(browser, folder, script, '<oddkin-observer></oddkin-observer>', said, markdownChunk);
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

/** The first line in sight, of those that say their number, or the one of this number. */
function lineInSight(feed: Locator, wanted?: number): Promise<{ readonly number: number; readonly top: number }> {
  return feed.evaluate((list, given) => {
    const edge = list.getBoundingClientRect().top;
    const walker = document.createTreeWalker(list, NodeFilter.SHOW_TEXT);
    while (walker.nextNode() !== null) {
      for (const { 0: words, 1: number, index } of walker.currentNode.textContent?.matchAll(/line (\d+)/g) ?? []) {
        const range = document.createRange();
        range.setStart(walker.currentNode, index);
        range.setEnd(walker.currentNode, index + words.length);
        const { top } = range.getBoundingClientRect();
        if (given === undefined ? top >= edge : Number(number) === given) return { number: Number(number), top };
      }
    }
    return { number: NaN, top: NaN };
  }, wanted);
}
