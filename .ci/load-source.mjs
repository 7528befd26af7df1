// Loads TypeScript of this repository into Node as it stands, for scripts that make or measure something.
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { entryAliases } from './entries.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));

/** The module at this path from the root, and what ends the loader. */
export async function loadSource(path) {
  const vite = await createServer({
    configFile: false,
    root,
    appType: 'custom',
    logLevel: 'warn',
    resolve: { alias: entryAliases(root) },
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, watch: null, ws: false },
  });
  return { module: await vite.ssrLoadModule(root + path), close: () => vite.close() };
}
