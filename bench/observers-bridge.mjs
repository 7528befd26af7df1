// The bridge of observers.mjs. Answers { measure } with its memory, after a collection.
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { entryAliases } from '../.ci/entries.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
const vite = await createServer({
  configFile: false,
  root,
  appType: 'custom',
  logLevel: 'warn',
  resolve: { alias: entryAliases(root) },
  server: { middlewareMode: true, hmr: false, watch: null, ws: false },
  optimizeDeps: { noDiscovery: true },
});
const { createBridge, createEchoWorld } = await vite.ssrLoadModule(`${root}src/bridge/index.ts`);
await vite.close();
const bridge = await createBridge({ world: createEchoWorld() });
process.on('message', () => {
  globalThis.gc();
  const { heapUsed: heap, rss } = process.memoryUsage();
  process.send({ heap, rss });
});
process.once('disconnect', () => process.exit(0));
process.send({ agentUrl: bridge.agentUrl, port: bridge.port });
