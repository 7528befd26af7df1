// What a streamed answer costs in Chromium: ours through the real store, beside other renderers of streamed Markdown (bench/peers).
import { chromium } from 'playwright';
import { findChromium, launchArguments } from '../.ci/chromium.mjs';
import { hasPeers, withContender, withoutFailure } from './chromium-page.mjs';

const answerLength = 20_000;
const longLength = 200_000;
const pacedDeltas = 90;
const peers = [
  'streamdown',
  'memo-blocks',
  'react-markdown',
  'assistant-ui',
  'assistant-ui-defer',
  'ant-design-x',
  'markstream-react',
  'incremark',
  'dom-writer',
];
const html =
  '<!doctype html><meta charset="utf-8"><link rel="stylesheet" href="/styles.css"><style>body{margin:0;font:14px/1.55 system-ui}.frame,.scroller{block-size:auto}#pin{display:flex;flex-direction:column-reverse;block-size:700px;inline-size:760px;overflow:auto}#root{flex:none}</style><div id="pin"><div id="root"></div></div><script type="module">import { bench } from "/page.js"; globalThis.bench = bench;</script>';

export const markdown = {
  name: 'markdown',
  title: `An answer of ${answerLength} characters in some ${answerLength / 5} deltas (script, style and layout, ms)`,
  columns: ['streamdown', 'ours'],
  async run({ tell, isFull }) {
    if (!hasPeers) tell('markdown: ours alone. For the peers: npm ci --prefix bench/peers --ignore-scripts');
    const browser = await chromium.launch({ executablePath: findChromium(), args: launchArguments });
    try {
      const results = {};
      for (const name of ['ours', ...(hasPeers ? (isFull ? peers : peers.slice(0, 1)) : [])]) {
        tell(`markdown: ${name}`);
        const result = await withoutFailure(name, tell, () => measure(browser, name));
        if (result !== undefined) results[name] = result;
      }
      tell(`markdown: ours, ${longLength} characters`);
      const long = await measureLong(browser);
      return rowsOf(results, long, await measureTasks(browser));
    } finally {
      await browser.close();
    }
  },
};

function rowsOf({ ours, ...others }, long, longestMs) {
  const { streamdown } = others;
  return [
    { what: 'one delta a task: all', base: streamdown?.floodMs, measured: ours.floodMs, maxRatio: streamdown && 0.05, limit: '0.05' },
    {
      what: 'one delta a screen frame: a delta at the end',
      base: streamdown?.lastMs,
      measured: ours.lastMs,
      maxRatio: streamdown && 0.45,
      limit: '0.45',
    },
    {
      what: `${longLength} characters: a delta at the end, against the beginning`,
      base: long.firstMs,
      measured: long.lastMs,
      maxRatio: 1.1,
      limit: '1.10',
    },
    { what: 'one delta a task: the longest task', measured: longestMs, max: 16, limit: '16' },
    ...Object.entries(others).flatMap(([name, { floodMs, lastMs }]) => [
      { what: `ours against ${name}: all`, base: floodMs, measured: ours.floodMs },
      { what: `ours against ${name}: a delta at the end`, base: lastMs, measured: ours.lastMs },
    ]),
  ];
}

async function measure(browser, name) {
  return withPage(browser, name, async ({ call, work }) => {
    const warm = Math.min(300, await call('start', 8_000, 3));
    await call('flood', 0, warm);
    await call('end');

    const count = await call('start', answerLength, 7);
    const floodMs = await work(() => call('flood', 0, count));
    const end = await call('end');
    if (!end.isWhole) throw new Error(`${name} does not show the end of the answer: ${JSON.stringify(end)}`);

    await call('start', answerLength, 7);
    await call('jump', 0, count - pacedDeltas);
    const lastMs = (await work(() => call('paced', count - pacedDeltas, count))) / pacedDeltas;
    await call('end');
    return { floodMs, lastMs };
  });
}

/** What a delta costs at the beginning and at the end of a long answer: the same deltas at both. */
async function measureLong(browser) {
  return withPage(browser, 'ours', async ({ call, work }) => {
    await call('start', answerLength, 3);
    await call('paced', 0, 200);
    await call('end');
    const stretch = 480;
    const count = await call('start', longLength, 7, stretch);
    const firstMs = (await work(() => call('paced', 0, stretch))) / stretch;
    await call('jump', stretch, count - stretch);
    const lastMs = (await work(() => call('paced', count - stretch, count))) / stretch;
    await call('end');
    return { firstMs, lastMs };
  });
}

/** In a run of its own, since a trace costs something too. */
async function measureTasks(browser) {
  return withPage(browser, 'ours', async ({ call }) => {
    const warm = Math.min(300, await call('start', 8_000, 3));
    await call('flood', 0, warm);
    await call('end');
    const count = await call('start', answerLength, 7);
    await browser.startTracing(undefined, { categories: ['toplevel'] });
    await call('flood', 0, count);
    const trace = await browser.stopTracing();
    await call('end');
    return longestTask(trace);
  });
}

/** Milliseconds of the thread of a page. Where its clock runs ahead, that of the wall is the nearer one. */
function longestTask(trace) {
  const { traceEvents } = JSON.parse(String(trace));
  const mains = new Set(traceEvents.filter(({ args }) => args?.name === 'CrRendererMain').map(({ pid, tid }) => `${pid} ${tid}`));
  const tasks = traceEvents.filter(({ name, pid, tid }) => name.endsWith('RunTask') && mains.has(`${pid} ${tid}`));
  return tasks.reduce((longest, { dur = 0, tdur = dur }) => Math.max(longest, Math.min(dur, tdur) / 1_000), 0);
}

function withPage(browser, name, run) {
  const isOurs = name === 'ours';
  const [contender, page] = isOurs ? ['./markdown-ours.mjs', './peers/stream-page.mjs'] : [`./contenders/${name}.mjs`, './stream-page.mjs'];
  const code = `import { stream } from '${contender}'; import { createBench } from '${page}'; export const bench = createBench(stream);`;
  // Time of the thread, not of the clock: who else uses the machine matters less.
  return withContender(browser, { isOurs, code, html, viewport: { width: 1024, height: 768 }, timeDomain: 'threadTicks' }, run);
}
