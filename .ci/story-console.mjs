// Opens every story and every page of the built Storybook in Chromium, and exits 1 when one writes an error or a warning to the console.
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

const { entries } = JSON.parse(readFileSync(`${options.folder}/index.json`, 'utf8'));
const waiting = Object.values(entries).filter((entry) => entry.id.includes(options.only) && isShown(entry));
const count = waiting.length;
const { url, close } = await serveFolder(options.folder);
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: launchArguments });
let found = 0;
try {
  await Promise.all([openAll(), openAll()]);
} finally {
  await browser.close();
  close();
}
console.log(`${count} stories and pages opened, ${found} lines on their consoles.`);
process.exitCode = count > 0 && found === 0 ? 0 : 1;

/** The pages that are made from stories show what the stories show. */
function isShown({ type, importPath }) {
  return type === 'story' || importPath.endsWith('.mdx');
}

async function openAll() {
  for (let entry = waiting.shift(); entry !== undefined; entry = waiting.shift()) await open(entry);
}

async function open({ id, type }) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  page.on('console', (message) => {
    const { url: place } = message.location();
    // A story alone has no icon; the browser asks for one all the same.
    if (!['error', 'warning'].includes(message.type()) || place.endsWith('/favicon.ico')) return;
    tell(`${id}: ${message.type()}: ${message.text()} (${place})`);
  });
  page.on('pageerror', (error) => tell(`${id}: thrown: ${error.message}`));
  try {
    await page.goto(`${url}/iframe.html?id=${id}&viewMode=${type === 'story' ? 'story' : 'docs'}`);
    await page.waitForFunction(isRendered, type, { timeout: 60_000 });
    // What is painted next may still complain.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  } catch (error) {
    tell(`${id}: not rendered: ${error.message.split('\n')[0]}`);
  } finally {
    await page.close();
  }
}

function tell(line) {
  found += 1;
  console.error(line);
}

/** Runs in the page: whether it has come to an end, with what a person does in it. */
function isRendered(type) {
  if (type === 'docs') return document.querySelector('#storybook-docs h1') !== null;
  return ['completed', 'finished', 'errored', 'aborted'].includes(globalThis.__STORYBOOK_PREVIEW__?.currentRender?.phase);
}
