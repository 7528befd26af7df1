// What measurements in Chromium share: our stylesheet, a server for the files of a page, and what the page took.
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { bundle } from 'lightningcss';

export function bundledStyles() {
  const { code } = bundle({
    filename: fileURLToPath(new URL('../src/styles/styles.css', import.meta.url)),
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
