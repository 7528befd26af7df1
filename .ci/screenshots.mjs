// Takes the pictures by which the looks are judged: the panel of examples/watch, wide, narrow, dark and right to left, and the main
// stories, light and dark. `--all` takes every story, `--only TEXT` those whose id holds it, `--no-panel` and `--no-stories`
// leave those out.
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { ensureChromium, launchArguments } from './chromium.mjs';
import { serveFolder } from './serve-folder.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
const target = `${root}screenshots`;
const { values: options } = parseArgs({
  options: { all: { type: 'boolean' }, only: { type: 'string' }, 'no-panel': { type: 'boolean' }, 'no-stories': { type: 'boolean' } },
});

const panels = [
  { name: 'panel-wide', width: 1440, height: 900, theme: 'light', direction: 'ltr' },
  { name: 'panel-narrow', width: 360, height: 780, theme: 'light', direction: 'ltr' },
  { name: 'panel-dark', width: 1440, height: 900, theme: 'dark', direction: 'ltr' },
  { name: 'panel-rtl', width: 1440, height: 900, theme: 'light', direction: 'rtl' },
];

const browser = await chromium.launch({ executablePath: await ensureChromium(), args: launchArguments });
try {
  if (options['no-stories'] !== true) await takeStories();
  if (options['no-panel'] !== true) await takePanels();
} finally {
  await browser.close();
}

async function takeStories() {
  rmSync(`${target}/stories`, { recursive: true, force: true });
  const { status } = spawnSync('npm', ['run', '--silent', 'build-storybook'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: isWindows(),
  });
  if (status !== 0)
    throw new Error('screenshots: the Storybook could not be built, so no story was taken. Run npm run build-storybook to see why.');
  const { url, close } = await serveFolder(`${root}storybook-static`);
  try {
    for (const id of pickStories()) {
      for (const theme of ['light', 'dark']) await takeStory(url, id, theme);
    }
  } finally {
    close();
  }
}

/** Of each file the stories tagged `screenshot`, or else its first one. */
function pickStories() {
  const { entries } = JSON.parse(readFileSync(`${root}storybook-static/index.json`, 'utf8'));
  const stories = Object.values(entries).filter((entry) => entry.type === 'story' && entry.id.includes(options.only ?? ''));
  if (options.all === true) return stories.map((story) => story.id);
  return [...groupByFile(stories).values()].flatMap((group) => {
    const tagged = group.filter((story) => story.tags.includes('screenshot'));
    return (tagged.length > 0 ? tagged : group.slice(0, 1)).map((story) => story.id);
  });
}

function groupByFile(stories) {
  const files = new Map();
  for (const story of stories) files.set(story.importPath, [...(files.get(story.importPath) ?? []), story]);
  return files;
}

async function takeStory(url, id, theme) {
  const page = await browser.newPage({ viewport: { width: 900, height: 700 }, colorScheme: theme, reducedMotion: 'reduce' });
  await page.goto(`${url}/iframe.html?viewMode=story&id=${id}&globals=theme:${theme}`);
  await page.locator('#storybook-root > *').first().waitFor({ state: 'attached' });
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `${target}/stories/${id}${theme === 'dark' ? '--dark' : ''}.png`, fullPage: true });
  await page.close();
  console.log(`stories/${id}${theme === 'dark' ? ', dark' : ''}`);
}

async function takePanels() {
  const example = spawn(process.execPath, [`${root}examples/watch/start.mjs`], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const url = await firstAddress(example);
    // The world needs this long to show most of what it can: calls, failures, a plan, a question. A panel that comes later catches up.
    await new Promise((resolve) => setTimeout(resolve, 20_000));
    for (const panel of panels) await takePanel(url, panel);
    mkdirSync(`${root}stories/assets`, { recursive: true });
    cpSync(`${target}/panel-wide.png`, `${root}stories/assets/panel.png`);
  } finally {
    await stop(example);
  }
}

async function takePanel(url, { name, width, height, theme, direction }) {
  const page = await browser.newPage({ viewport: { width, height }, colorScheme: theme });
  await page.addInitScript((dir) => document.addEventListener('DOMContentLoaded', () => (document.documentElement.dir = dir)), direction);
  await page.goto(url);
  // The first page waits until Vite has bundled what it needs.
  await page.locator('.oddkin-conversation-messages').first().waitFor({ timeout: 120_000 });
  await waitForSpeech(page);
  await page.screenshot({ path: `${target}/${name}.png` });
  await page.close();
  console.log(name);
}

/** Waits until what an agent says stands in the conversation's view; an agent that only acts is taken as it is. */
async function waitForSpeech(page) {
  const isInView = () => {
    const bottom = document.querySelector('.oddkin-conversation-messages')?.getBoundingClientRect().bottom ?? 0;
    const boxes = [...document.querySelectorAll('.oddkin-text')].map((text) => text.getBoundingClientRect());
    return boxes.some((box) => box.top > 100 && box.bottom < bottom);
  };
  await page.waitForFunction(isInView, undefined, { timeout: 30_000 }).catch(() => console.error('Nobody spoke; taken without.'));
}

function firstAddress(example) {
  return new Promise((resolve, reject) => {
    let text = '';
    example.stdout.on('data', (chunk) => {
      text += chunk;
      const found = /http:\/\/\S+/.exec(text);
      if (found !== null) resolve(found[0]);
    });
    example.once('exit', (code) =>
      reject(new Error(`screenshots: examples/watch ended with ${code} before it printed its address.\n${text}`)),
    );
  });
}

async function stop(example) {
  if (example.exitCode !== null) return;
  const ended = new Promise((resolve) => example.once('exit', resolve));
  example.kill('SIGINT');
  await ended;
}

function isWindows() {
  return process.platform === 'win32';
}
