import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** What every browser of ours is started with: no name is looked up but that of this machine. */
export const launchArguments = ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1'];

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
// The fonts are for the scripts that stories and screenshots show: Latin, Arabic, Chinese and Japanese, emoji.
const debianPackages = ['chromium', 'fonts-liberation', 'fonts-noto-core', 'fonts-noto-cjk', 'fonts-noto-color-emoji'];

/** The path of a Chromium, or undefined where there is none. CHROMIUM_PATH comes first, and is an error when it leads nowhere. */
export function findChromium(environment = process.env) {
  const named = environment.CHROMIUM_PATH;
  if (named !== undefined && named !== '') {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH is "${named}", where there is no file. Set it to a Chromium, or unset it.`);
    return named;
  }
  for (const folder of (environment.PATH ?? '').split(delimiter)) {
    for (const name of names) if (existsSync(join(folder, name))) return join(folder, name);
  }
  return existsSync(macChrome) ? macChrome : undefined;
}

/** Finds a Chromium or installs one: from Debian's packages as root, otherwise the one that Playwright brings. Returns its path. */
export async function ensureChromium() {
  const found = findChromium() ?? (await findPlaywrights());
  if (found !== undefined) return found;
  console.error('No Chromium found; installing one.');
  if (process.getuid?.() === 0 && canRun('apt-get', ['--version'])) installFromDebian();
  else run('npx', ['playwright', 'install', 'chromium']);
  const installed = findChromium() ?? (await findPlaywrights());
  if (installed !== undefined) return installed;
  throw new Error(
    'The browser tests need Chromium, and none could be installed. Install one by hand (Debian: apt-get install chromium; ' +
      'anywhere: npx playwright install chromium), or set CHROMIUM_PATH to the one you have.',
  );
}

async function findPlaywrights() {
  const { chromium } = await import('playwright');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function installFromDebian() {
  run('apt-get', ['update']);
  run('apt-get', ['install', '--yes', '--no-install-recommends', ...debianPackages]);
}

function run(command, options) {
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(command, options, { stdio: ['ignore', 'inherit', 'inherit'], env: environment, shell: process.platform === 'win32' });
}

function canRun(command, options) {
  return spawnSync(command, options, { stdio: 'ignore' }).status === 0;
}
