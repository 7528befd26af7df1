import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Browser, Page } from 'playwright';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entryAliases } from '../../.ci/entries.mjs';
import { serveFolder } from '../../.ci/serve-folder.mjs';
import { openBrowser } from '../journey/open-browser.js';
import { payloads, type Payload } from './payloads/index.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const outDir = mkdtempSync(join(tmpdir(), 'oddkin-corpus-'));
const batchSize = 60;

let browser: Browser;
let served: { readonly url: string; readonly close: () => void };
let page: Page;
/** What the page asked for beyond its own files, and what else left its mark. */
const marks: string[] = [];

beforeAll(async () => {
  await build({
    configFile: false,
    root: `${root}test/security/page`,
    logLevel: 'error',
    plugins: [react()],
    resolve: { alias: entryAliases(root) },
    build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 5_000 },
  });
  served = await serveFolder(outDir);
  browser = await openBrowser();
  page = await browser.newPage({ viewport: { width: 1_400, height: 900 } });
  page.setDefaultTimeout(90_000);
  await page.goto(`${served.url}/index.html`);
  await page.waitForFunction(() => 'show' in globalThis);
  page.on('dialog', (dialog) => void dialog.dismiss().then(() => marks.push(`dialog ${dialog.message()}`)));
  page.on('popup', (popup) => marks.push(`popup ${popup.url()}`));
  page.on('framenavigated', (frame) => {
    // A page that a person has opened stands in a frame of a document, which holds one more.
    if (!/^(?:about:(?:blank|srcdoc))?$/.test(frame.url())) marks.push(`went to ${frame.url()}`);
  });
  page.on('request', (request) => {
    // Code is coloured by files of the page's own.
    if (!request.url().startsWith(`${served.url}/assets/`)) marks.push(`asked for ${request.url()}`);
  });
  page.on('requestfailed', (request) => {
    // The policy of an opened page's frame stopped it before it left.
    const mark = marks.indexOf(`asked for ${request.url()}`);
    if (mark >= 0 && /csp/i.test(request.failure()?.errorText ?? '')) marks.splice(mark, 1);
  });
  page.on('pageerror', (error) => marks.push(`threw ${error.message}`));
}, 600_000);

afterAll(async () => {
  await browser?.close();
  served?.close();
  rmSync(outDir, { recursive: true, force: true });
});

describe('a corpus of hostile messages', () => {
  it('holds at least 500, no two alike', () => {
    expect(payloads.length).toBeGreaterThanOrEqual(500);
    expect(new Set(payloads.map(({ id }) => id)).size).toBe(payloads.length);
    expect(new Set(payloads.map(({ documents }) => JSON.stringify(documents.at(-1)?.value))).size).toBe(payloads.length);
  });

  it.each(kinds())('of the kind %s runs nothing, loads nothing, leads nowhere by itself, and is read as what it says', async (kind) => {
    const mine = payloads.filter((payload) => payload.kind === kind);
    for (let start = 0; start < mine.length; start += batchSize) expect(await show(mine.slice(start, start + batchSize))).toEqual([]);
    expect(marks.splice(0)).toEqual([]);
  });

  it('would be noticed', async () => {
    await page.evaluate(() => {
      document.body.insertAdjacentHTML('beforeend', '<img id=planted src=https://evil.example/p.png onerror="alarm(1)">');
    });
    await page.waitForFunction(() => document.querySelector<HTMLImageElement>('#planted')?.complete);
    expect(await show([])).toContain('ran 1');
    expect(await show([])).toContain('handles onerror');
    expect(marks.splice(0)).toContain('asked for https://evil.example/p.png');
  });
});

function kinds(): readonly string[] {
  return [...new Set(payloads.map(({ kind }) => kind))];
}

function show(batch: readonly Payload[]): Promise<readonly string[]> {
  return page.evaluate((given) => (globalThis as unknown as { show: (payloads: unknown) => Promise<string[]> }).show(given), batch);
}
