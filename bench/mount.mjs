// How soon a long conversation is there, what it holds, and what it costs when one message grows below it: in Chromium, beside other lists (bench/peers).
import { chromium } from 'playwright';
import { findChromium, launchArguments } from '../.ci/chromium.mjs';
import { hasPeers, withContender, withoutFailure } from './chromium-page.mjs';

const rounds = 5;
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
      const names = ['ours', ...(hasPeers ? (isFull ? peers : peers.slice(0, 1)) : [])];
      const contenders = [...names.map((name) => ({ name, count: 2_000 })), { name: 'ours', count: 20_000 }];
      const mounted = await mountInTurn(browser, contenders, tell);
      const results = [];
      for (const [index, { name, count }] of contenders.entries()) {
        tell(`mount: ${name}, ${count} messages`);
        const result = await withoutFailure(name, tell, () => measure(browser, name, count));
        if (result !== undefined) results.push([name, count, { ...result, ...mounted[index] }]);
      }
      const large = results.find(([, count]) => count > 2_000)?.[2];
      return rowsOf(Object.fromEntries(results.filter(([, count]) => count === 2_000).map(([name, , result]) => [name, result])), large);
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

/** Contenders in turn, the middle of what each took. The first turn counts for nothing: whoever begins would pay for what a browser does once. */
async function mountInTurn(browser, contenders, tell) {
  const found = contenders.map(() => []);
  for (let round = 0; round <= rounds; round += 1) {
    tell(`mount: turn ${round} of ${rounds}`);
    for (const [index, { name, count }] of contenders.entries()) {
      const result = await withoutFailure(name, tell, () => withThread(browser, name, count, mountOnce));
      if (round > 0 && result !== undefined) found[index].push(result);
    }
  }
  return found.map((results) => {
    const [mountMs, paintedMs] = ['mountMs', 'paintedMs'].map((figure) => median(results.map((result) => result[figure])));
    return { mountMs, paintedMs };
  });
}

async function mountOnce({ call, work }) {
  let paintedMs;
  const mountMs = await work(async () => {
    paintedMs = await call('mount');
  });
  return { mountMs, paintedMs };
}

function measure(browser, name, count) {
  return withThread(browser, name, count, async (page) => {
    const { cdp, call, work } = page;
    const before = await heapOf(cdp);
    await mountOnce(page);
    const elements = await call('elements');
    const heapMB = ((await heapOf(cdp)) - before) / 1e6;
    let distance;
    const streamedMs = await work(async () => {
      distance = await call('stream', deltas);
    });
    const scrolledMs = await work(() => call('scroll', scrolledFrames, pixelsPerFrame));
    return { elements, heapMB, distance, deltaMs: streamedMs / deltas, scrollMs: scrolledMs / scrolledFrames };
  });
}

/** Work is script, style and layout by the time of the thread: who else uses the machine matters less. What fills the store is not measured, as an array of a peer's is not. */
function withThread(browser, name, count, run) {
  const isOurs = name === 'ours';
  const [contender, page] = isOurs ? ['./mount-ours.mjs', './peers/thread-page.mjs'] : [`./contenders/${name}.mjs`, './thread-page.mjs'];
  const code = `import { thread } from '${contender}'; import { createThreadBench } from '${page}'; export const bench = createThreadBench(thread);`;
  const settings = { isOurs, code, html, viewport: { width: 800, height: 820 }, timeDomain: 'threadTicks' };
  return withContender(browser, settings, async (found) => {
    await found.call('prepare', count);
    await found.cdp.send('HeapProfiler.collectGarbage');
    return run(found);
  });
}

function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
}

async function heapOf(cdp) {
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return usedSize;
}
