import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serveFolder } from '../../.ci/serve-folder.mjs';

// A host that trusts no text: neither as code, nor as a style, nor as the address of a script.
const policy = (bridgeUrl: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `connect-src ${new URL(bridgeUrl).origin.replace('http', 'ws')}`,
    "worker-src 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types oddkin',
  ].join('; ');

/** Serves a page of the given HTML at `/`, under a strict policy, `/page.css` that gives the page its height, and the files of a folder beside it. */
export async function serveEmbed(folder: string, html: string, bridgeUrl: string) {
  const files = await serveFolder(folder);
  const server = createServer((request, response) => {
    answer(request.url ?? '/').then(
      ([head, body]) => response.writeHead(...head).end(body),
      () => response.destroy(), // the test is over
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // a TCP server
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () => {
      files.close();
      server.closeAllConnections();
      server.close();
    },
  };

  async function answer(path: string): Promise<readonly [[number, Record<string, string>], string | Uint8Array]> {
    if (path === '/')
      return [
        [200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy(bridgeUrl) }],
        `<!doctype html>${html}`,
      ];
    if (path === '/page.css') return [[200, { 'content-type': 'text/css' }], 'html, body { block-size: 100%; margin: 0 }'];
    const file = await fetch(files.url + path);
    return [[file.status, { 'content-type': file.headers.get('content-type') ?? '' }], new Uint8Array(await file.arrayBuffer())];
  }
}
