import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { bundleSource } from '../../.ci/bundle.mjs';
import { findChromium, launchArguments } from '../../.ci/chromium.mjs';
import { bundledStyles, serve } from '../chromium-page.mjs';

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

  return {
    page,
    faults,
    read: () => page.evaluate(async () => (await import('/page.js')).soak.take()),
    /** Heap in bytes after a collection, nodes and listeners that are held. */
    async measure() {
      await cdp.send('HeapProfiler.collectGarbage');
      const { metrics } = await cdp.send('Performance.getMetrics');
      const named = Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
      const { usedSize } = await cdp.send('Runtime.getHeapUsage');
      const shown = await page.evaluate(() => document.querySelectorAll('*').length);
      return { heap: usedSize, nodes: named.Nodes, listeners: named.JSEventListeners, shown };
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
