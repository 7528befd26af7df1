import { readFileSync } from 'node:fs';
import { en } from '@oddkin/ai';
import type { Browser, FileChooser, Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { openCave, secret } from './cave.js';
import { openBrowser } from './open-browser.js';
import { buildPage, type BuiltPage } from './serve-page.js';
import { tabTo } from './tab-to.js';

const journeyMs = 600_000;

let browser: Browser;
let built: BuiltPage;

beforeAll(async () => {
  [browser, built] = await Promise.all([openBrowser(), buildPage('test/journey/observing-page')]);
}, journeyMs);

afterAll(async () => {
  await browser.close();
  built.remove();
});

it(
  'by keyboard alone a person finds the call that failed, sees why, goes back to before it, returns, and hands it on without the secret',
  { timeout: journeyMs },
  async () => {
    const cave = await openCave();
    const served = await built.serve(cave.port);
    onTestFinished(async () => {
      await served.close();
      await cave.close();
    });
    const page = await openPage();
    await page.goto(`${served.url}?url=${encodeURIComponent(cave.observeUrl)}`);
    await lastWords(page).waitFor();

    await tabTo(page, page.getByRole('combobox', { name: en['observer.filter.label'] }));
    await page.keyboard.type('status:failed');
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('tab', { name: en['observer.region.timeline'] }));
    await tabTo(page, page.getByRole('listbox', { name: en['observer.region.timeline'] }));
    const inspector = page.getByRole('region', { name: en['observer.region.inspector'] });
    // The chart is loaded on demand and the filter looks through it bit by bit: until both are there the keys lead nowhere.
    await expect
      .poll(
        async () => {
          await page.keyboard.press('Shift+E');
          await page.keyboard.press('Enter');
          return inspector.getByText('The key does not fit.').count();
        },
        { timeout: 30_000, interval: 500 },
      )
      .toBeGreaterThan(0);
    await inspector.getByText(en['observer.causes.title']).waitFor();
    await inspector.getByText('Open the door', { exact: false }).first().waitFor();
    expect(await inspector.innerText()).toMatch(/open_door.*failed/s);

    await tabTo(page, page.getByRole('slider', { name: en['observer.time.moment'] }), 'Shift+Tab');
    await tabTo(page, page.getByRole('button', { name: en['observer.time.previousError'] }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await lastWords(page).waitFor({ state: 'detached' });
    await page.keyboard.press(',');
    await page.keyboard.press(',');
    await page.getByText(/^Replaying/).waitFor();
    const before = await settledFactsOf(page);
    expect(before).toMatchObject({ map: '#####\n#@..+\n#####' });
    expect(before.plan).toMatch(/Open the door/);
    expect(before.plan).not.toMatch(/blocked/i);
    expect(before.said).toContain(`I try the key ${secret}.`);
    expect(before.said).not.toContain('It stays shut');

    await tabTo(page, page.getByRole('button', { name: /^Live/ }));
    await page.keyboard.press('Enter');
    await lastWords(page).waitFor();
    const live = await settledFactsOf(page);
    expect(live).toMatchObject({ map: '#####\n#..@+\n#####' });
    expect(live.plan).toMatch(/blocked/i);

    await tabTo(page, page.getByRole('button', { name: en['observer.export.open'] }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('textbox', { name: en['observer.export.patterns'] }));
    await page.keyboard.type('sk-[0-9a-z-]+');
    await tabTo(page, page.getByRole('button', { name: en['observer.export.save'], exact: true }));
    const download = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    const path = await (await download).path();
    expect(readFileSync(path, 'utf8')).not.toContain(secret);

    const other = await openPage();
    await other.goto(served.url);
    await (await openChooser(other)).setFiles(path);
    await lastWords(other).waitFor();
    const hidden = (said: string): string => said.replaceAll(secret, '[redacted]');
    await expect.poll(() => factsOf(other)).toEqual({ ...live, said: hidden(live.said) });
    await tabTo(other, other.getByRole('button', { name: en['observer.time.previousError'] }));
    await other.keyboard.press('Enter');
    await lastWords(other).waitFor({ state: 'detached' });
    await other.keyboard.press(',');
    await other.keyboard.press(',');
    await expect.poll(() => factsOf(other)).toEqual({ ...before, said: hidden(before.said) });
  },
);

async function openPage(): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce', acceptDownloads: true });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  page.setDefaultTimeout(90_000);
  return page;
}

/** By the keyboard. A page that has only just loaded may not take the first press. */
async function openChooser(page: Page): Promise<FileChooser> {
  for (let tries = 5; ; tries -= 1) {
    const asked = page.waitForEvent('filechooser', { timeout: 15_000 }).catch((error: unknown) => error);
    await tabTo(page, page.getByRole('button', { name: en['observer.recording.open'], exact: true }));
    await page.keyboard.press('Enter');
    const chooser = await asked;
    if (!(chooser instanceof Error)) return chooser as FileChooser; // what the event hands on
    if (tries === 0) throw chooser;
  }
}

/** Not those that the panel speaks: they stand there until it says something else. */
function lastWords(page: Page): Locator {
  return page.getByRole('feed').getByText('It stays shut. I walk on.');
}

/** What a person sees of the conversation, the plan and the map. */
async function factsOf(page: Page): Promise<{ readonly said: string; readonly plan: string; readonly map: string }> {
  const said = await page.getByRole('feed').innerText();
  const plan = await page.getByRole('tabpanel', { name: en['observer.region.plan'] }).innerText();
  const map = await page.getByRole('img', { name: 'Map' }).innerText();
  return { said: withoutTimes(said), plan: withoutTimes(plan), map };
}

/** Once they have stayed the same for half a second: what is shown follows the cursor by and by. */
async function settledFactsOf(page: Page): ReturnType<typeof factsOf> {
  for (let facts = await factsOf(page); ;) {
    await page.waitForTimeout(500);
    const later = await factsOf(page);
    if (JSON.stringify(later) === JSON.stringify(facts)) return later;
    facts = later;
  }
}

/** Times of receipt are told by each page's own. */
function withoutTimes(text: string): string {
  return text.replace(/\d+:\d\d(:\d\d)?(\.\d+)?/g, 'time').replace(/\d+(\.\d+)?\s?(ms|s)\b/g, 'span');
}
