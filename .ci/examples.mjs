// `npm run examples [NAME…]`: packs what is built, follows the documentation's quick starts and builds examples/ from that package, each in a folder of its own,
// opens what they show in Chromium, and holds that it is live and that the console stays silent. It installs other packages, so it is no part of the gate.
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { ensureChromium, launchArguments } from './chromium.mjs';
import { readQuickStarts } from './quick-starts.mjs';
import { serveFolder } from './serve-folder.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
const bridgePort = 4747;
const patienceMs = 120_000;
const pictures = `${root}screenshots/examples`;

const folder = mkdtempSync(join(tmpdir(), 'oddkin-examples-'));
const tarball = pack();
const quickStarts = readQuickStarts(readFileSync(`${root}stories/docs/start.mdx`, 'utf8'));
const shows = {
  'plain-html': () => example('plain-html', ['index.html', 'classic.html'], servePlain),
  'react-host': () => example('react-host', [''], serveBuilt),
  'vue-host': () => example('vue-host', [''], serveBuilt),
  'next-ssr': () => example('next-ssr', [''], serveBuilt),
  ...Object.fromEntries(
    [...quickStarts]
      .filter(([, { serve, port }]) => serve !== undefined && port !== bridgePort)
      .map(([name]) => [name, () => quickStart(name)]),
  ),
};
const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(shows);

mkdirSync(pictures, { recursive: true });
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: launchArguments });
const running = new Set();
let failures = 0;
try {
  await startBridge();
  for (const name of wanted) {
    if (shows[name] === undefined) throw new Error(`There is no example "${name}". There are ${Object.keys(shows).join(', ')}.`);
    const start = performance.now();
    const faults = await shows[name]().catch((error) => [error.message]);
    failures += faults.length;
    console.log(`${faults.length === 0 ? 'ok    ' : 'FAILED'} ${name} (${((performance.now() - start) / 1000).toFixed(0)} s)`);
    for (const fault of faults) console.log(`       ${fault}`);
  }
} finally {
  await browser.close();
  for (const child of running) stop(child);
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = failures === 0 ? 0 : 1;

async function example(name, pages, serve) {
  const place = join(folder, name);
  cpSync(`${root}examples/${name}`, place, { recursive: true });
  cpSync(tarball, join(place, 'oddkin-ai.tgz'));
  run('npm', ['install', '--no-audit', '--no-fund'], place);
  const { url, close } = await serve(place);
  const faults = [];
  for (const page of pages) faults.push(...(await look(`${url}/${page}`, `${name}${page === '' ? '' : `-${page.replace('.html', '')}`}`)));
  close();
  return faults;
}

async function servePlain(place) {
  return serveFolder(place);
}

async function serveBuilt(place) {
  run('npm', ['run', 'build'], place);
  const port = 5180 + running.size;
  const child = await serving('npm', ['start', '--', '--port', String(port)], place, `http://127.0.0.1:${port}/`);
  return { url: `http://127.0.0.1:${port}`, close: () => stop(child) };
}

/** Does what the documentation says, with the package that is packed here in the place of the one that the registry has. */
async function quickStart(name) {
  const { commands, files, serve, port } = quickStarts.get(name);
  const place = join(folder, name);
  mkdirSync(place);
  for (const command of commands) run(command.replace('@oddkin/ai', tarball), [], place, true);
  for (const [path, text] of files) {
    mkdirSync(dirname(join(place, path)), { recursive: true });
    writeFileSync(join(place, path), text);
  }
  const url = `http://localhost:${port}/`;
  const child = await serving(serve, [], place, url);
  const faults = await look(url, name);
  stop(child);
  return faults;
}

/** Opens a page, waits until a panel on it is live, and returns what a person would find wrong with it. */
async function look(url, name) {
  const faults = [];
  const page = await browser.newPage({ viewport: { width: 1400, height: 900 } });
  page.on('pageerror', ({ message }) => faults.push(`error: ${message}`));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(`console: ${message.text().slice(0, 300)}`);
  });
  const answer = await page.goto(url);
  if (name === 'next-ssr' && !(await answer.text()).includes('Which door is open?')) faults.push('The server sent no content.');
  const panel = page.getByRole('region', { name: 'Agent observer' });
  try {
    await panel.getByText('Live', { exact: true }).waitFor({ timeout: patienceMs });
    await panel.locator('.oddkin-message, .oddkin-tool-call').first().waitFor({ timeout: patienceMs });
    if ((await paddingOf(panel.locator('.oddkin-observer-tab').first())) === '0px')
      faults.push('The looks of the host reach into the panel.');
  } catch (error) {
    faults.push(error.message.split('\n')[0]);
  }
  await page.screenshot({ path: `${pictures}/${name}.png` });
  await page.close();
  return faults;
}

function paddingOf(locator) {
  return locator.evaluate((element) => getComputedStyle(element).paddingInlineStart);
}

async function startBridge() {
  const place = join(folder, 'bridge');
  mkdirSync(place);
  writeFileSync(join(place, 'package.json'), '{ "private": true }');
  run('npm', ['install', '--no-audit', '--no-fund', tarball], place);
  const command = quickStarts.get('quickstart-bridge')?.serve ?? 'npx oddkin bridge';
  await serving(command, [], place, `http://127.0.0.1:${bridgePort}/healthz`);
}

/** Starts what serves an address, in a group of its own, and waits until it answers. */
async function serving(command, options, cwd, url) {
  if (await isAnswered(url)) throw new Error(`Something else answers at ${url} already.`);
  const child = spawn(command, options, { cwd, detached: true, shell: options.length === 0, stdio: ['ignore', 'ignore', 'pipe'] });
  running.add(child);
  let told = '';
  child.stderr.on('data', (text) => (told = `${told}${text}`.slice(-500)));
  const endsAt = Date.now() + patienceMs;
  while (!(await isAnswered(url))) {
    if (child.exitCode !== null || Date.now() > endsAt) throw new Error(`${command} does not answer at ${url}: ${told}`);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return child;
}

async function isAnswered(url) {
  return fetch(url).then(
    () => true,
    () => false,
  );
}

function stop(child) {
  running.delete(child);
  if (child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
}

function run(command, options, cwd, shell = process.platform === 'win32') {
  const { status, signal, stdout, stderr } = spawnSync(command, options, { cwd, encoding: 'utf8', shell });
  if (status !== 0)
    throw new Error(
      `${command} ${options.join(' ')} failed in ${cwd} (${signal ?? status}): ${`${stdout}\n${stderr}`.trim().slice(-1500)}`,
    );
  return stdout;
}

function pack() {
  const [{ filename }] = JSON.parse(run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder], root));
  return join(folder, filename);
}
