// The whole panel live in Chromium: 1,000 frames a second, then the same above 100,000 spans, then a recording of 100,000 frames.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { bundleSource } from '../.ci/bundle.mjs';
import { findChromium, launchArguments } from '../.ci/chromium.mjs';
import { bundledStyles, serve, workOf } from './chromium-page.mjs';
import { openFeed } from './live-feed.mjs';
import { html } from './live-html.mjs';
import { measureRecording } from './live-recording.mjs';
import { taskTimes } from './live-tasks.mjs';

const framesPerSecond = 1_000;
const settleMs = 1_500;
const spans = 100_000;
const framesPerScreenFrame = 17;
const pacedScreenFrames = 600;
const screenFrameMs = 1_000 / 60;
export const live = {
  name: 'live',
  title: `The whole panel, ${framesPerSecond} frames a second`,
  columns: ['virtual list', 'ours'],
  async run({ tell, isFull }) {
    const forMs = isFull ? 60_000 : 10_000;
    const hasPeers = existsSync(fileURLToPath(new URL('peers/node_modules/@tanstack/react-virtual', import.meta.url)));
    if (!hasPeers) tell('live: ours alone. For the list: npm ci --prefix bench/peers --ignore-scripts');
    const browser = await chromium.launch({ executablePath: findChromium(), args: launchArguments });
    try {
      const list = hasPeers ? await measured('the list', './contenders/live-list.mjs', 'peers') : undefined;
      const ours = await measured('ours', './live-page.mjs', '.');
      const full = await measured(`ours above ${spans} spans`, './live-page.mjs', '.', { spans });
      tell('live: a recording of 100,000 frames');
      const recording = await measureRecording(browser, tell);
      return [...rowsOf('', list, ours, 1), ...rowsOf(`${spans} spans there: `, list, full, 1.2), ...recording];
    } finally {
      await browser.close();
    }

    function measured(name, contender, folder, options) {
      tell(`live: ${name}`);
      return measure(browser, { contender, folder, options, forMs });
    }
  },
};

function rowsOf(what, list, ours, maxRatio) {
  return [
    {
      what: `${what}script, style and layout (ms)`,
      base: list?.workMs,
      measured: ours.workMs,
      maxRatio: list && maxRatio,
      limit: `${maxRatio}`,
    },
    { what: `${what}frames of the screen dropped`, base: list?.dropped, measured: ours.dropped, max: 0, limit: '0' },
    { what: `${what}tasks, 99th percentile (ms)`, base: list?.p99Ms, measured: ours.p99Ms, max: 50, limit: '50' },
    { what: `${what}tasks, longest (ms)`, base: list?.longestMs, measured: ours.longestMs },
    { what: `${what}tasks over 50 ms`, base: list?.over50, measured: ours.over50 },
    { what: `${what}lag of the newest frame, median (ms)`, base: list?.lagMs, measured: ours.lagMs, max: 100, limit: '100' },
    { what: `${what}lag, 99th percentile (ms)`, base: list?.lag99Ms, measured: ours.lag99Ms },
    { what: `${what}elements`, base: list?.elements, measured: ours.elements, max: 3_000, limit: '3000' },
  ];
}

async function measure(browser, { contender, folder, options = {}, forMs }) {
  const base = fileURLToPath(new URL(folder, import.meta.url));
  const watch = folder === '.' ? './live-watch.mjs' : '../live-watch.mjs';
  const code = `import { show } from '${contender}'; import { createBench } from '${watch}'; export const bench = createBench(show);`;
  const server = await serve({
    '/': html,
    '/page.js': await bundleSource(code, base, { isOneFile: true }),
    '/styles.css': folder === '.' ? bundledStyles() : '',
  });
  const feed = await openFeed();
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  try {
    const address = `http://127.0.0.1:${server.address().port}/`;
    await page.goto(address);
    await page.waitForFunction(() => globalThis.bench !== undefined);
    const cdp = await page.context().newCDPSession(page);
    // Time of the thread, not of the clock: who else uses the machine matters less.
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    const pacedMs = await measurePaced(page, cdp, options);
    await page.goto(address);
    await page.waitForFunction(() => globalThis.bench !== undefined);
    await page.evaluate((given) => globalThis.bench.start(given), { url: feed.url, ...options });
    await feed.opened();
    await feed.send(framesPerSecond, settleMs);
    const before = await page.evaluate(() => new Promise((resolve) => setTimeout(() => resolve(globalThis.bench.shown()), 500)));
    await browser.startTracing(page, { categories: ['toplevel'] });
    await page.evaluate(() => globalThis.bench.watch());
    const sentAt = await feed.send(framesPerSecond, forMs);
    const seen = await page.evaluate(() => globalThis.bench.stop());
    const tasks = taskTimes(await browser.stopTracing());
    const elements = await page.evaluate(() => globalThis.bench.elements('body'));
    return { workMs: pacedMs, elements, ...tasks, dropped: droppedOf(seen.frames), ...lagOf(seen.samples, sentAt, before) };
  } finally {
    await page.close();
    feed.close();
    server.close();
  }
}

/** In step with the screen, so that the same is drawn however busy the machine is. */
async function measurePaced(page, cdp, options) {
  await page.evaluate(
    (given) => {
      globalThis.bench.withoutSocket();
      globalThis.bench.start(given);
    },
    { url: 'ws://127.0.0.1:9', ...options },
  );
  const pace = (screenFrames) => page.evaluate(([...given]) => globalThis.bench.pace(...given), [screenFrames, framesPerScreenFrame]);
  await new Promise((resolve) => setTimeout(resolve, settleMs));
  await pace(60);
  return workOf(cdp, () => pace(pacedScreenFrames));
}

export function droppedOf(times) {
  return times.slice(1).reduce((sum, time, index) => sum + Math.max(0, Math.round((time - times[index]) / screenFrameMs) - 1), 0);
}

/** How old the newest frame that is shown was when it was: nothing newer could have been seen before. */
function lagOf(samples, sentAt, before) {
  const lags = [];
  let shownBefore = before;
  for (const [shown, at] of samples) {
    const sent = sentAt[shown - before - 1];
    if (shown > shownBefore && sent !== undefined) lags.push(at - sent);
    shownBefore = shown;
  }
  lags.sort((a, b) => a - b);
  return { lagMs: lags[Math.floor(lags.length / 2)] ?? Infinity, lag99Ms: lags[Math.floor(lags.length * 0.99)] ?? Infinity };
}
