import type { Browser, Page } from 'playwright';
import { WebSocket } from 'ws';
import { connectSession, webSocketTransport, type AgentSession } from '@oddkin/ai/aicc';
import { createBridge, createEchoWorld, type Bridge } from '@oddkin/ai/bridge';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openBrowser } from './open-browser.js';
import { buildPage, type BuiltPage, type ServedPage } from './serve-page.js';

const journeyMs = 600_000;

let browser: Browser;
let built: BuiltPage;
let bridge: Bridge;
let agent: AgentSession;
let served: ServedPage;

beforeAll(async () => {
  [browser, built, bridge] = await Promise.all([
    openBrowser(),
    buildPage('test/journey/dock-page'),
    createBridge({ world: createEchoWorld() }),
  ]);
  agent = connectSession({ transport: webSocketTransport(bridge.agentUrl, { WebSocket }) });
  served = await built.serve(bridge.port);
}, journeyMs);

afterAll(async () => {
  await browser.close();
  await served.close();
  built.remove();
  agent.close();
  await bridge.close();
});

describe.each(['dock', 'tag'])('a %s over a page whose policy allows no inline style and no inline script', (as) => {
  it(
    'stands in a window of its own, with its looks, its keys and its dialogs, while the page changes',
    { timeout: journeyMs },
    async () => {
      const { page, faults } = await open(as);
      const popUp = await popOut(page, faults);
      const panel = popUp.getByRole('region', { name: 'Agent observer' });
      await panel.getByText('Live', { exact: true }).waitFor();
      expect(await panel.evaluate((element) => getComputedStyle(element).display)).toBe('flex');
      expect(await panel.evaluate((element) => getComputedStyle(element).fontSize)).toBe('13px');

      await page.getByRole('button', { name: 'Tides' }).click();
      await page.getByRole('heading', { name: 'Tides of today' }).waitFor();
      await agent.say({ text: `The tide turns, says the ${as}.` });
      await panel.getByText(`The tide turns, says the ${as}.`).first().waitFor();

      await popUp.keyboard.press('?');
      const sheet = popUp.getByRole('dialog', { name: /shortcuts/i });
      await sheet.waitFor();
      await popUp.keyboard.press('Escape');
      await sheet.waitFor({ state: 'detached' });
      await popUp.keyboard.press('/');
      await popUp.keyboard.type('tide');
      await expect.poll(() => panel.getByRole('combobox', { name: 'Filter the panel' }).inputValue()).toBe('tide');

      await popUp.getByRole('button', { name: 'At the bottom' }).click();
      await page.getByRole('region', { name: 'Agent observer' }).waitFor();
      await expect.poll(() => popUp.isClosed()).toBe(true);
      expect(await page.getByRole('combobox', { name: 'Filter the panel' }).inputValue()).toBe('tide');
      expect(faults).toEqual([]);
    },
  );

  it('takes its window along when the page goes', { timeout: journeyMs }, async () => {
    const { page, faults } = await open(as);
    const popUp = await popOut(page, faults);
    const gone = popUp.waitForEvent('close');
    await page.goto('about:blank');
    await gone;
    expect(faults).toEqual([]);
  });
});

async function open(as: string) {
  const context = await browser.newContext();
  context.setDefaultTimeout(90_000);
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const faults: string[] = [];
  hear(page, faults);
  await page.goto(`${served.url}?${new URLSearchParams({ as, url: bridge.observeUrl }).toString()}`);
  await page.getByRole('button', { name: /^Open the agent observer/ }).click();
  return { page, faults };
}

async function popOut(page: Page, faults: string[]): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'In a window of its own' }).click();
  const popUp = await opened;
  hear(popUp, faults);
  await popUp.getByRole('region', { name: 'Agent observer' }).waitFor();
  return popUp;
}

/** What a policy refuses, a browser tells the console. */
function hear(page: Page, faults: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('pageerror', ({ message }) => faults.push(message));
}
