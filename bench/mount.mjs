// How soon a long conversation is there, what it holds, and what it costs when one message grows below it: in Chromium, against the plainest list of the same.
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { bundleSource } from '../.ci/bundle.mjs';
import { findChromium, launchArguments } from '../.ci/chromium.mjs';
import { bundledStyles, serve, workOf } from './chromium-page.mjs';

const deltas = 120;
const scrolledFrames = 120;
const pixelsPerFrame = 300;
const html =
  '<!doctype html><meta charset="utf-8"><link rel="stylesheet" href="/styles.css"><style>.frame{block-size:800px;inline-size:760px;overflow-y:auto}</style><div id="root"></div><script type="module">import { bench } from "/page.js"; globalThis.bench = bench;</script>';

export const mount = {
  name: 'mount',
  title: `A conversation of 2,000 and of 20,000 messages (short and long Markdown, tool calls), then ${deltas} deltas below it`,
  columns: ['plain list', 'ours'],
  async run({ tell }) {
    const folder = fileURLToPath(new URL('.', import.meta.url));
    const page = await bundleSource("export { bench } from './mount-page.mjs';", folder, { isOneFile: true });
    const server = await serve({ '/': html, '/page.js': page, '/styles.css': bundledStyles() });
    const browser = await chromium.launch({ executablePath: findChromium(), args: [...launchArguments, '--enable-precise-memory-info'] });
    try {
      const measure = (name, count, shown) => measureOne(browser, server.address().port, { name, count, shown });
      tell('mount: 2,000 messages');
      const small = await measure('ours', 2_000);
      const plain = await measure('plain', 2_000, small.rendered);
      tell('mount: 20,000 messages');
      const large = await measure('ours', 20_000);
      return [
        { what: '2,000: last message painted (ms)', base: plain.paintedMs, measured: small.paintedMs, maxRatio: 1, limit: '1.00' },
        {
          what: '20,000: last message painted, against 2,000 (ms)',
          base: small.paintedMs,
          measured: large.paintedMs,
          maxRatio: 1.3,
          limit: '1.30',
        },
        { what: '2,000: elements', base: plain.elements, measured: small.elements },
        { what: '20,000: elements, against 2,000', base: small.elements, measured: large.elements, maxRatio: 1.1, limit: '1.10' },
        { what: '2,000: heap of what is shown (MB)', base: plain.heapMB, measured: small.heapMB },
        { what: '20,000: heap of what is shown (MB)', base: small.heapMB, measured: large.heapMB },
        { what: '2,000: script and layout for a delta (ms)', base: plain.deltaMs, measured: small.deltaMs, maxRatio: 0.5, limit: '0.50' },
        {
          what: '20,000: script and layout for a delta, against 2,000 (ms)',
          base: small.deltaMs,
          measured: large.deltaMs,
          maxRatio: 1.3,
          limit: '1.30',
        },
        { what: '2,000: pixels from the end after the deltas', measured: small.distance, max: 1, limit: '1' },
        { what: '2,000: script and layout for 300 px of scrolling (ms)', measured: small.scrollMs, max: 16, limit: '16' },
        {
          what: '20,000: script and layout for 300 px of scrolling (ms)',
          base: small.scrollMs,
          measured: large.scrollMs,
          max: 16,
          limit: '16',
        },
      ];
    } finally {
      await browser.close();
      server.close();
    }
  },
};

async function measureOne(browser, port, { name, count, shown }) {
  const page = await browser.newPage({ viewport: { width: 800, height: 820 } });
  try {
    await page.goto(`http://127.0.0.1:${port}/`);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Performance.enable');
    await page.evaluate(([...given]) => globalThis.bench.prepare(...given), [name, count, shown ?? 0]);
    const before = await heapOf(cdp);
    const paintedMs = await page.evaluate(() => globalThis.bench.mount());
    const elements = await page.evaluate(() => globalThis.bench.elements());
    const rendered = await page.evaluate(() => globalThis.bench.rendered());
    const heapMB = ((await heapOf(cdp)) - before) / 1e6;
    let distance;
    const streamedMs = await workOf(cdp, async () => {
      distance = await page.evaluate((many) => globalThis.bench.stream(many), deltas);
    });
    const scrolledMs = await workOf(cdp, () =>
      page.evaluate(([...given]) => globalThis.bench.scroll(...given), [scrolledFrames, pixelsPerFrame]),
    );
    return { paintedMs, elements, rendered, heapMB, distance, deltaMs: streamedMs / deltas, scrollMs: scrolledMs / scrolledFrames };
  } finally {
    await page.close();
  }
}

async function heapOf(cdp) {
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return usedSize;
}
