// Opening the recording of 100,000 frames that `npm run recordings` makes, then going through it: time, screen frames and elements.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bundleSource } from '../.ci/bundle.mjs';
import { bundledStyles, serve, workOf } from './chromium-page.mjs';
import { html } from './live-html.mjs';

const file = fileURLToPath(new URL('../stories/recordings/long.ndjson', import.meta.url));
const folder = fileURLToPath(new URL('.', import.meta.url));
const steps = 120;
const tabs = ['Timeline', 'Tools', 'Wire', 'Problems', 'Agents'];

export async function measureRecording(browser, tell) {
  if (!existsSync(file)) {
    tell('live: no recording of 100,000 frames. For it: npm run recordings');
    return [];
  }
  const code =
    "import { show } from './live-page.mjs'; import { createBench } from './live-watch.mjs'; export const bench = createBench(show);";
  const server = await serve({
    '/': html,
    '/page.js': await bundleSource(code, folder, { isOneFile: true }),
    '/styles.css': bundledStyles(),
    '/long.ndjson': readFileSync(file),
  });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  try {
    const address = `http://127.0.0.1:${server.address().port}/`;
    await page.goto(address);
    await page.waitForFunction(() => globalThis.bench !== undefined);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    const firstMs = await page.evaluate((recording) => globalThis.bench.open(recording), `${address}long.ndjson`);
    await page.waitForFunction(
      () => document.querySelector('[role=progressbar]') === null && globalThis.bench.shown() > 99_000,
      undefined,
      {
        timeout: 120_000,
      },
    );
    const scrub = await moving(page, cdp, 'scrub');
    const zoom = await moving(page, cdp, 'zoom');
    const rows = [
      { what: 'recording: first content (ms)', measured: firstMs, max: 1_500, limit: '1500' },
      { what: 'recording: scrubbing, frames of the screen a second', measured: scrub.perSecond, min: 50, limit: '50' },
      { what: 'recording: scrubbing, script, style and layout for each (ms)', measured: scrub.workMs, max: 20, limit: '20' },
      { what: 'recording: zooming, frames of the screen a second', measured: zoom.perSecond, min: 50, limit: '50' },
      { what: 'recording: zooming, script, style and layout for each (ms)', measured: zoom.workMs, max: 20, limit: '20' },
    ];
    for (const name of tabs) {
      await page.getByRole('tab', { name, exact: false }).first().click();
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
      const measured = await page.evaluate(() => globalThis.bench.elements('body'));
      rows.push({ what: `recording: elements with ${name}`, measured, max: 3_000, limit: '3000' });
    }
    return rows;
  } finally {
    await page.close();
    server.close();
  }
}

/** One step with each frame of the screen. */
async function moving(page, cdp, how) {
  let tookMs = 0;
  const workMs = await workOf(cdp, async () => {
    tookMs = await page.evaluate(([...given]) => globalThis.bench.move(...given), [how, steps]);
  });
  return { perSecond: (1_000 * steps) / tookMs, workMs: workMs / steps };
}
