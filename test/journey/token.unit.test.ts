import type { Browser } from 'playwright';
import { WebSocket } from 'ws';
import { connectSession, webSocketTransport, type AgentSession } from '@oddkin/ai/aicc';
import { createBridge, createEchoWorld, type Bridge } from '@oddkin/ai/bridge';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { openBrowser } from './open-browser.js';
import { buildPage, type BuiltPage, type ServedPage } from './serve-page.js';

const agentToken = 'agents only: ünïcode + / =';
const observerToken = 'observers only: ünïcode + / =';
const journeyMs = 600_000;

let browser: Browser;
let built: BuiltPage;
let bridge: Bridge;
let agent: AgentSession;
let served: ServedPage;

beforeAll(async () => {
  [browser, built, bridge] = await Promise.all([
    openBrowser(),
    buildPage('test/journey/token-page'),
    createBridge({ world: createEchoWorld(), agentToken, observerToken }),
  ]);
  agent = connectSession({ transport: webSocketTransport(bridge.agentUrl, { token: agentToken, WebSocket }) });
  served = await built.serve(bridge.port);
}, journeyMs);

afterAll(async () => {
  await browser.close();
  await served.close();
  built.remove();
  agent.close();
  await bridge.close();
});

it.each(['panel', 'tag'])(
  'a %s in a page says that a wrong token did not let it in, and goes live once it is given the right one',
  { timeout: journeyMs },
  async (as) => {
    const page = await browser.newPage();
    page.setDefaultTimeout(90_000);
    onTestFinished(() => page.close());
    const query = new URLSearchParams({ as, url: bridge.observeUrl, token: 'wrong' });
    await page.goto(`${served.url}?${query.toString()}`);
    const panel = page.getByRole('region', { name: 'Agent observer' });
    await panel.getByText(/token/).first().waitFor();
    expect(await panel.getByText('Live', { exact: true }).count()).toBe(0);

    await page.evaluate((token) => window.postMessage(token), observerToken);
    await panel.getByText('Live', { exact: true }).waitFor();
    expect(await panel.innerText()).not.toContain(observerToken);
    await expect.poll(() => panel.getByText(/token/).count()).toBe(0);
  },
);
