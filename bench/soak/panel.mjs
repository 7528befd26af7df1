import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { bundleSource } from '../../.ci/bundle.mjs';
import { findChromium, launchArguments } from '../../.ci/chromium.mjs';
import { bundledStyles, serve } from '../chromium-page.mjs';

// A region is loaded when it is first shown, and shows what it shows by and by.
const showMs = 500;

// A browser says these of every socket that is cut, whatever a page does.
const ofSockets = /WebSocket connection to|net::ERR_/;
const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Soak</title><link rel="stylesheet" href="/styles.css"><link rel="icon" href="data:,">
<style>html,body,#root{height:100%;margin:0}</style><div id="root"></div></html>`;

/** A panel in Chromium that watches through the proxy at `port`. */
export async function openPanel({ port }) {
  const folder = fileURLToPath(new URL('.', import.meta.url));
  const server = await serve({
    '/': html,
    '/page.js': await bundleSource("export { soak } from './page.jsx';", folder, { isOneFile: true }),
    '/styles.css': bundledStyles(),
  });
  const browser = await chromium.launch({ executablePath: findChromium(), args: launchArguments });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const faults = [];
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !ofSockets.test(message.text()))
      faults.push(`${message.type()}: ${message.text()}`);
  });
  await page.goto(`http://127.0.0.1:${server.address().port}/`);
  await page.evaluate(async (observe) => (await import('/page.js')).soak.open(observe), `ws://127.0.0.1:${port}/observe`);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  const ofBrowser = await browser.newBrowserCDPSession();

  const held = async () => {
    await cdp.send('HeapProfiler.collectGarbage');
    const { metrics } = await cdp.send('Performance.getMetrics');
    const named = Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
    return { nodes: named.Nodes, listeners: named.JSEventListeners };
  };

  return {
    page,
    faults,
    read: () => page.evaluate(async () => (await import('/page.js')).soak.take()),
    /**
     * Heap in bytes after a collection, and the most nodes and listeners that are held with any one region shown: what a region shows is other things from
     * moment to moment, so that two moments can only be compared over all of them. `shown` is how many elements stand in the page, by region.
     */
    async measure() {
      const tabs = page.getByRole('tab');
      const most = { nodes: 0, listeners: 0, shown: {} };
      for (let index = 0; index < (await tabs.count()); index += 1) {
        const tab = tabs.nth(index);
        const name = await tab.getAttribute('data-name');
        await tab.click({ timeout: 5_000 });
        await wait(showMs);
        const { nodes, listeners } = await held();
        most.nodes = Math.max(most.nodes, nodes);
        most.listeners = Math.max(most.listeners, listeners);
        most.shown[name] = await page.evaluate(() => document.querySelectorAll('*').length);
      }
      const { usedSize } = await cdp.send('Runtime.getHeapUsage');
      return { heap: usedSize, ...most };
    },
    /** Stops the tab's process, as a machine does that sleeps: no timer runs and nothing is read. */
    async sleep(forMs) {
      const { processInfo } = await ofBrowser.send('SystemInfo.getProcessInfo');
      const renderers = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
      for (const id of renderers) process.kill(id, 'SIGSTOP');
      await wait(forMs);
      for (const id of renderers) process.kill(id, 'SIGCONT');
    },
    async close() {
      await browser.close();
      server.close();
    },
  };
}
