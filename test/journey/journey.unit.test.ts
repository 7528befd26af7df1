import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openBrowser } from './open-browser.js';
import { badFrames, frames, frameTypes, goodFrames, topics } from './scripted-frames.js';
import { startScriptedBridge } from './scripted-bridge.js';
import { buildPage, type BuiltPage } from './serve-page.js';
import { spokenText } from './spoken-text.js';
import { startDemo } from './start-demo.js';

const journeyMs = 600_000;

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
    onTestFinished(() => first.kill());
    const served = await built.serve(first.port);
    const page = await openPage(served.url);
    onTestFinished(async () => {
      await page.close();
      await served.close();
    });
    const header = page.getByRole('region', { name: 'Agent observer' });
    const conversation = page.getByRole('feed', { name: 'Conversation' });

    const before = await spokenText(first.port, 'Scout');
    await find(page, before.text);
    await header.getByText('Live', { exact: true }).waitFor();

    await first.kill();
    await header.getByText(/^Reconnecting, try \d+, next in/).waitFor();
    expect(await conversation.count()).toBe(1);

    const second = await startDemo(first.port);
    onTestFinished(() => second.kill());
    expect(second.port).toBe(first.port);
    await page.evaluate(() => window.dispatchEvent(new Event('online'))); // what ends the wait for the next try
    await header.getByText('Live', { exact: true }).waitFor();
    const after = await spokenText(second.port, 'Scout');
    expect(after.sessionId).not.toBe(before.sessionId);
    await page.locator(`option[value="${after.sessionId}"]`).waitFor({ state: 'attached' });
    await page.getByRole('combobox', { name: 'Agent' }).selectOption(after.sessionId);
    await find(page, after.text);
  });
});

/** Brings a message into sight, once it has reached the page: of a long conversation only what is near to it stands in the document. */
async function find(page: Page, text: string): Promise<void> {
  const field = page.getByLabel('Find in the conversation');
  const found = page.getByRole('feed', { name: 'Conversation' }).getByText(text);
  await field.fill(text);
  await expect
    .poll(
      async () => {
        await field.press('Enter');
        return found.count();
      },
      { timeout: 90_000, interval: 500 },
    )
    .toBeGreaterThan(0);
}

describe('every frame', () => {
  it(
    'of the nine types and five topics stands in the wire log, and a bad one of each kind under Problems, while the stream goes on',
    { timeout: journeyMs },
    async () => {
      const bridge = await startScriptedBridge();
      const served = await built.serve(bridge.port);
      const page = await openPage(served.url);
      onTestFinished(async () => {
        await page.close();
        await served.close();
        await bridge.close();
      });
      await bridge.connected();
      bridge.send(...goodFrames);
      await page.getByRole('tab', { name: 'Wire' }).click();
      const rows = page.getByRole('listbox', { name: 'Wire' }).getByRole('option');
      for (const type of frameTypes) {
        await page.getByRole('combobox', { name: 'Type' }).selectOption(type);
        await rows.filter({ hasText: type }).first().waitFor();
      }
      await page.getByRole('combobox', { name: 'Type' }).selectOption('event');
      for (const topic of topics) await rows.filter({ hasText: topic }).first().waitFor();

      bridge.send(...badFrames.map(({ message }) => message));
      await page.getByRole('button', { name: `${badFrames.length} protocol problems` }).click();
      const problems = page.getByRole('tabpanel', { name: 'Problems' });
      for (const { title, pointer, isFolded } of badFrames) {
        await problems.getByText(title, { exact: true }).waitFor();
        if (isFolded) await problems.getByText(title, { exact: true }).click();
        if (pointer !== '') await problems.getByText(pointer, { exact: true }).first().waitFor();
      }

      bridge.send(frames.agentMessage({ text: 'The stream goes on.' }));
      await page.getByRole('feed', { name: 'Conversation' }).getByText('The stream goes on.').waitFor();
    },
  );
});

async function openPage(url: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1500, height: 900 } });
  page.setDefaultTimeout(90_000);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && message.text().includes('Content Security Policy')) faults.push(message.text());
  });
  onTestFinished(() => expect(faults).toEqual([]));
  await page.goto(url);
  return page;
}
