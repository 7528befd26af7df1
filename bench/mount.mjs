// How soon a long conversation is there, what it holds, and what it costs when one message grows below it: in Chromium, beside other lists (bench/peers).
import { chromium } from 'playwright';
import { findChromium, launchArguments } from '../.ci/chromium.mjs';
import { hasPeers, withContender, withoutFailure } from './chromium-page.mjs';

const deltas = 120;
const scrolledFrames = 120;
const pixelsPerFrame = 300;
const peers = ['tanstack-virtual', 'react-virtuoso', 'react-markdown', 'streamdown', 'assistant-ui', 'ant-design-x'];
const html =
  '<!doctype html><meta charset="utf-8"><link rel="stylesheet" href="/styles.css"><style>body{margin:0;font:14px/1.55 system-ui}.frame,.scroller{block-size:800px!important;inline-size:760px;overflow-y:auto}</style><div id="root"></div><script type="module">import { bench } from "/page.js"; globalThis.bench = bench;</script>';

export const mount = {
  name: 'mount',
  title: `A conversation of 2,000 and of 20,000 messages (short and long Markdown, tool calls), then ${deltas} deltas below it`,
  columns: ['base', 'ours'],
  async run({ tell, isFull }) {
    if (!hasPeers) tell('mount: ours alone. For the peers: npm ci --prefix bench/peers --ignore-scripts');
    const browser = await chromium.launch({ executablePath: findChromium(), args: [...launchArguments, '--enable-precise-memory-info'] });
    try {
      const results = {};
      for (const name of ['ours', ...(hasPeers ? (isFull ? peers : peers.slice(0, 1)) : [])]) {
        tell(`mount: ${name}`);
        const result = await withoutFailure(name, tell, () => measure(browser, name, 2_000));
        if (result !== undefined) results[name] = result;
      }
      tell('mount: ours, 20,000 messages');
      return rowsOf(results, await measure(browser, 'ours', 20_000));
    } finally {
      await browser.close();
    }
  },
};

function rowsOf({ ours, ...others }, large) {
  const { 'tanstack-virtual': virtual } = others;
  return [
    {
      what: 'against tanstack-virtual: work until the last message is painted (ms)',
      base: virtual?.mountMs,
      measured: ours.mountMs,
      maxRatio: virtual && 1,
      limit: '1.00',
    },
    { what: 'against tanstack-virtual: last message painted, by the clock (ms)', base: virtual?.paintedMs, measured: ours.paintedMs },
    {
      what: 'against tanstack-virtual: work for a delta below (ms)',
      base: virtual?.deltaMs,
      measured: ours.deltaMs,
      maxRatio: virtual && 0.5,
      limit: '0.50',
    },
    {
      what: '20,000 against 2,000: work until painted (ms)',
      base: ours.mountMs,
      measured: large.mountMs,
      maxRatio: 1.3,
      limit: '1.30',
    },
    { what: '20,000 against 2,000: elements', base: ours.elements, measured: large.elements, maxRatio: 1.1, limit: '1.10' },
    { what: '20,000 against 2,000: work for a delta (ms)', base: ours.deltaMs, measured: large.deltaMs, maxRatio: 1.3, limit: '1.30' },
    { what: 'pixels from the end after the deltas', base: virtual?.distance, measured: ours.distance, max: 1, limit: '1' },
    {
      what: `work for ${pixelsPerFrame} px of scrolling (ms)`,
      base: virtual?.scrollMs,
      measured: ours.scrollMs,
      max: 16,
      limit: '16',
    },
    { what: `20,000: work for ${pixelsPerFrame} px of scrolling (ms)`, measured: large.scrollMs, max: 16, limit: '16' },
    ...Object.entries(others).flatMap(([name, { mountMs, elements, heapMB, deltaMs }]) => [
      { what: `${name}: work until painted (ms)`, base: mountMs, measured: ours.mountMs },
      { what: `${name}: elements`, base: elements, measured: ours.elements },
      { what: `${name}: heap of what is shown (MB)`, base: heapMB, measured: ours.heapMB },
      { what: `${name}: work for a delta (ms)`, base: deltaMs, measured: ours.deltaMs },
    ]),
  ];
}

/** Work is script, style and layout by the time of the thread: who else uses the machine matters less. What fills the store is not measured, as an array of a peer's is not. */
function measure(browser, name, count) {
  const isOurs = name === 'ours';
  const [contender, page] = isOurs ? ['./mount-ours.mjs', './peers/thread-page.mjs'] : [`./contenders/${name}.mjs`, './thread-page.mjs'];
  const code = `import { thread } from '${contender}'; import { createThreadBench } from '${page}'; export const bench = createThreadBench(thread);`;
  const settings = { isOurs, code, html, viewport: { width: 800, height: 820 }, timeDomain: 'threadTicks' };
  return withContender(browser, settings, async ({ cdp, call, work }) => {
    await call('prepare', count);
    const before = await heapOf(cdp);
    let paintedMs;
    const mountMs = await work(async () => {
      paintedMs = await call('mount');
    });
    const elements = await call('elements');
    const heapMB = ((await heapOf(cdp)) - before) / 1e6;
    let distance;
    const streamedMs = await work(async () => {
      distance = await call('stream', deltas);
    });
    const scrolledMs = await work(() => call('scroll', scrolledFrames, pixelsPerFrame));
    return { paintedMs, mountMs, elements, heapMB, distance, deltaMs: streamedMs / deltas, scrollMs: scrolledMs / scrolledFrames };
  });
}

async function heapOf(cdp) {
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return usedSize;
}
