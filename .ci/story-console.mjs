// Opens every story and every page of the built Storybook in Chromium, and exits 1 when one writes an error or a warning to the console
// that it does not announce as its parameter `saysOnConsole`, or announces one that does not come.
// `--only TEXT` takes those whose id holds it; `--folder PATH` another Storybook than storybook-static.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { ensureChromium, launchArguments } from './chromium.mjs';
import { serveFolder } from './serve-folder.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
const { values: options } = parseArgs({
  options: { only: { type: 'string', default: '' }, folder: { type: 'string', default: `${root}storybook-static` } },
});
const withinMs = 60_000;

const { entries } = JSON.parse(readFileSync(`${options.folder}/index.json`, 'utf8'));
const chosen = Object.values(entries).filter((entry) => entry.id.includes(options.only) && isShown(entry));
const { url, close } = await serveFolder(options.folder);
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: launchArguments });
const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
let lines = [];
let found = 0;
page.on('console', (message) => {
  const { url: place } = message.location();
  // A story alone has no icon; the browser asks for one all the same.
  if (!['error', 'warning'].includes(message.type()) || place.endsWith('/favicon.ico')) return;
  // An error of a play function brings the whole page along.
  lines.push(`${message.type()}: ${message.text().split('\n', 3).join(' ')} (${place})`);
});
page.on('pageerror', (error) => lines.push(`thrown: ${error.message}`));
let isLoaded = false;
try {
  for (const entry of chosen) await open(entry);
} finally {
  await browser.close();
  close();
}
console.log(`${chosen.length} stories and pages opened, ${found} lines on their consoles.`);
process.exitCode = chosen.length > 0 && found === 0 ? 0 : 1;

/** The pages that are made from stories show what the stories show. */
function isShown({ type, importPath }) {
  return type === 'story' || importPath.endsWith('.mdx');
}

/** One page shows one after the other, as it does to a person who reads on. After what went wrong it is loaded anew. */
async function open({ id, type }) {
  const viewMode = type === 'story' ? 'story' : 'docs';
  lines = [];
  let announced;
  try {
    // The tests of the stories run axe; here it would take most of the time.
    if (!isLoaded) await page.goto(`${url}/iframe.html?id=${id}&viewMode=${viewMode}&globals=a11y.manual:!true`);
    else await page.evaluate(select, { storyId: id, viewMode });
    await page.waitForFunction(isAtEnd, { id, viewMode }, { timeout: withinMs });
    // What is painted next may still complain.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    announced = await page.evaluate(() => globalThis.__STORYBOOK_PREVIEW__.currentRender.story?.parameters.saysOnConsole);
    isLoaded = true;
  } catch (error) {
    isLoaded = false;
    lines.push(`not rendered: ${error.message.split('\n')[0]}`);
  }
  const isAnnounced = (line) => announced !== undefined && line.includes(announced);
  if (announced !== undefined && !lines.some(isAnnounced)) lines.push(`does not say what it announces: ${announced}`);
  for (const line of lines.filter((each) => !isAnnounced(each))) {
    found += 1;
    console.error(`${id}: ${line}`);
  }
}

/** Runs in the page: goes to another story or page. */
function select(selection) {
  globalThis.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', selection);
}

/** Runs in the page: whether it has come to an end, with what a person does in it. */
function isAtEnd({ id, viewMode }) {
  const preview = globalThis.__STORYBOOK_PREVIEW__;
  if (preview?.currentSelection?.storyId !== id || preview.currentRender?.id !== id) return false;
  if (viewMode === 'docs') return document.querySelector('#storybook-docs:not([hidden]) h1') !== null;
  return ['completed', 'finished', 'errored', 'aborted'].includes(preview.currentRender.phase);
}
