import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, preview } from 'vite';
import { entryAliases } from '../../.ci/entries.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

// What a careful host allows: no code from strings, no inline script, no inline style.
const policy = "script-src 'self'; style-src 'self'; object-src 'none'; base-uri 'none'";

/** A built page, without what a development server adds: it would reload the page when the bridge comes back. */
export interface BuiltPage {
  /** Serves the page with `/observe` led to a bridge on this port. */
  readonly serve: (bridgePort: number) => Promise<ServedPage>;
  readonly remove: () => void;
}

export interface ServedPage {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Builds a page of this repository, that of examples/watch unless told otherwise, into a folder of its own. */
export async function buildPage(folder = 'examples/watch'): Promise<BuiltPage> {
  const outDir = mkdtempSync(join(tmpdir(), 'oddkin-page-'));
  const settings = { configFile: false, root: root + folder, logLevel: 'error' } as const;
  await build({
    ...settings,
    plugins: [react()],
    resolve: { alias: entryAliases(root) },
    build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 2500 },
  });
  return {
    serve: async (bridgePort) => {
      const server = await preview({
        ...settings,
        build: { outDir },
        preview: {
          host: '127.0.0.1',
          port: 4980,
          headers: { 'Content-Security-Policy': policy },
          proxy: { '/observe': { target: `ws://127.0.0.1:${bridgePort}`, ws: true } },
        },
      });
      const url = server.resolvedUrls?.local[0];
      if (url === undefined) throw new Error('The page is served nowhere.');
      return { url, close: () => server.close() };
    },
    remove: () => rmSync(outDir, { recursive: true, force: true }),
  };
}
