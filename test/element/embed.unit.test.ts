import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { createFrames } from '@oddkin/ai/testing';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { buildEmbed } from '../../.ci/build-embed.mjs';
import { openBrowser } from '../journey/open-browser.js';
import { startScriptedBridge } from '../journey/scripted-bridge.js';
import { root } from '../package/source-files.js';
import { serveEmbed } from './serve-embed.js';

const patience = { timeout: 300_000 };
let browser: Browser;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'oddkin-embed-'));
  [browser] = await Promise.all([openBrowser(), buildEmbed(`${root}src`, folder)]);
}, 300_000);

afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true });
});

describe.each([
  ['module', '<script type="module" src="/oddkin-observer.module.js"></script>'],
  ['classic script', '<script src="/oddkin-observer.js"></script>'],
])('the %s of the built folder', (kind, script) => {
  it('shows what is live, in German, with formulas, coloured code and the timeline, where no text is trusted', patience, async () => {
    const { page, faults, loaded } = await open(script, '<oddkin-observer locale="de" maths></oddkin-observer>', [
      'A formula: $$a^2$$\n\n```js\nconst answer = 42;\n```',
    ]);
    const panel = page.getByRole('region', { name: 'Agenten-Beobachter' });
    await panel.getByText('A formula').waitFor();
    await panel.locator('math').waitFor();
    await panel.locator('code [data-kind="keyword"]').first().waitFor();
    await panel.locator('canvas').first().waitFor();
    await expect.poll(() => loaded('highlight-worker.js')).toBe(1);
    expect(faults).toEqual([]);
  });

  it('loads nothing before it is needed', patience, async () => {
    const { page, faults, loaded } = await open(script, '<oddkin-observer region="plan"></oddkin-observer>', []);
    await page.getByRole('region', { name: 'Agent observer' }).waitFor();
    expect(loaded(/highlighter|maths|katex|\/de-|export-dialog/)).toBe(0);
    expect(faults).toEqual([]);
  });

  it('gives the page its names', patience, async () => {
    const { page } = await open(script, '', []);
    // As text, since the transform of tests would rewrite the import.
    const names = await page.evaluate<string[]>(
      `${kind === 'module' ? "import('/oddkin-observer.module.js')" : 'Promise.resolve(Oddkin)'}.then(Object.keys)`,
    );
    expect(names.toSorted()).toEqual(['OddkinActionEvent', 'OddkinObserverElement', 'mountObserver']);
  });
});

it('keeps all that is loaded on demand out of the two files that a page names', () => {
  expect(readdirSync(folder).toSorted()).toEqual([
    'chunks',
    'classic',
    'oddkin-observer.d.ts',
    'oddkin-observer.js',
    'oddkin-observer.module.d.ts',
    'oddkin-observer.module.js',
  ]);
});

async function open(script: string, tag: string, texts: readonly string[]) {
  const bridge = await startScriptedBridge();
  const url = `ws://127.0.0.1:${bridge.port}/observe`;
  const html = `<title>Host</title><link rel="stylesheet" href="/page.css">${script}${tag.replace('<oddkin-observer', `<oddkin-observer url="${url}"`)}`;
  const served = await serveEmbed(folder, html, url);
  const page = await browser.newPage({ viewport: { width: 1400, height: 900 } });
  page.setDefaultTimeout(90_000);
  onTestFinished(async () => {
    await page.close();
    served.close();
    await bridge.close();
  });
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  const faults = listenForFaults(page);
  await page.goto(served.url);
  if (tag !== '') {
    await bridge.connected();
    const frames = createFrames();
    bridge.send(frames.sessionInit(), ...texts.map((text) => frames.agentMessage({ text })));
  }
  return { page, faults, loaded: (part: string | RegExp) => paths.filter((path) => path.match(part) !== null).length };
}

/** What the browser's console would show in red or yellow; a missing icon of the page is not of the element. */
function listenForFaults(page: Page): readonly string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    const isIcon = message.location().url.endsWith('/favicon.ico') || message.text().includes('favicon');
    if (['error', 'warning'].includes(message.type()) && !isIcon) faults.push(message.text());
  });
  return faults;
}
