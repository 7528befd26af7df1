import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openBrowser } from './open-browser.js';
import { buildPage, type BuiltPage } from './serve-page.js';
import { spokenText } from './spoken-text.js';
import { startDemo } from './start-demo.js';

const journeyMs = 120_000;

let browser: Browser;
let built: BuiltPage;

beforeAll(async () => {
  [browser, built] = await Promise.all([openBrowser(), buildPage()]);
}, journeyMs);

afterAll(async () => {
  await browser.close();
  built.remove();
});

describe('from the socket to the pixel', () => {
  it('shows what the agent says, says when the bridge is gone, and goes on when it is back', { timeout: journeyMs }, async () => {
    const first = await startDemo(4940);
    const served = await built.serve(first.port);
    const page = await openPage(served.url);
    onTestFinished(async () => {
      await page.close();
      await served.close();
    });
    const header = page.getByRole('region', { name: 'Agent observer' });
    const conversation = page.getByRole('feed', { name: 'Conversation' });

    await conversation
      .getByText(await spokenText(first.port, 'Scout'))
      .first()
      .waitFor();
    await header.getByText('Live', { exact: true }).waitFor();

    await first.kill();
    await header.getByText(/^Reconnecting, try \d+, next in/).waitFor();
    expect(await conversation.count()).toBe(1);

    const second = await startDemo(first.port);
    onTestFinished(() => second.kill());
    expect(second.port).toBe(first.port);
    await page
      .getByRole('button', { name: 'Try now' })
      .click({ timeout: 5_000 })
      .catch(() => undefined); // it may have come back by itself
    await header.getByText('Live', { exact: true }).waitFor();
    await conversation
      .getByText(await spokenText(second.port, 'Scout'))
      .first()
      .waitFor();
  });
});

async function openPage(url: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1500, height: 900 } });
  page.setDefaultTimeout(60_000);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('close', () => expect(faults).toEqual([]));
  await page.goto(url);
  return page;
}
