// What measurements in Chromium share: our stylesheets, a server for the files of a page, and what the page took.
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { bundle } from 'lightningcss';
import { bundleSource } from '../.ci/bundle.mjs';

/** Of conversations and of the panel. */
export function bundledStyles() {
  return ['styles', 'observer'].map(bundledSheet).join('\n');
}

function bundledSheet(name) {
  const { code } = bundle({
    filename: fileURLToPath(new URL(`../src/styles/${name}.css`, import.meta.url)),
    targets: { chrome: 123 << 16 },
  });
  return String(code);
}

/** Serves these files, by their paths, on a port of its own. */
export async function serve(files) {
  const server = createServer(({ url }, response) => {
    if (!Object.hasOwn(files, url)) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': typeOf(url) }).end(files[url]);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

/** A page of its own for one contender, ours or that of a peer, so that nothing of another is in it. `code` names what it imports from its folder. */
export async function withContender(browser, { isOurs, code, html, viewport, timeDomain }, run) {
  const folder = fileURLToPath(new URL(isOurs ? '.' : 'peers', import.meta.url));
  const server = await serve({
    '/': html,
    '/page.js': await bundleSource(code, folder, { isOneFile: true }),
    '/styles.css': isOurs ? bundledStyles() : '',
  });
  const tab = await browser.newPage({ viewport });
  try {
    await tab.goto(`http://127.0.0.1:${server.address().port}/`);
    await tab.waitForFunction(() => globalThis.bench !== undefined);
    const cdp = await tab.context().newCDPSession(tab);
    await cdp.send('Performance.enable', timeDomain === undefined ? {} : { timeDomain });
    const call = (method, ...given) => tab.evaluate(([key, all]) => globalThis.bench[key](...all), [method, given]);
    return await run({ cdp, call, work: (action) => workOf(cdp, action) });
  } finally {
    await tab.close();
    server.close();
  }
}

/** What a measurement gives. A peer that fails is left out of the table and said to be; a failure of ours ends the run. */
export async function withoutFailure(name, tell, run) {
  try {
    return await run();
  } catch (error) {
    if (name === 'ours') throw error;
    tell(`${name} failed and is left out: ${String(error.message).split('\n')[0]}`);
    return undefined;
  }
}

export const hasPeers = existsSync(fileURLToPath(new URL('peers/node_modules', import.meta.url)));

/** Milliseconds of script, style and layout that something takes. */
export async function workOf(cdp, run) {
  const before = await metrics(cdp);
  await run();
  const after = await metrics(cdp);
  return ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'].reduce((sum, name) => sum + 1_000 * (after[name] - before[name]), 0);
}

function typeOf(url) {
  if (url.endsWith('.js')) return 'text/javascript';
  return url.endsWith('.css') ? 'text/css' : 'text/html';
}

async function metrics(cdp) {
  const { metrics: list } = await cdp.send('Performance.getMetrics');
  return Object.fromEntries(list.map(({ name, value }) => [name, value]));
}
