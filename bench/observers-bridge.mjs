// The bridge of observers.mjs. Answers { measure } with its memory, after a collection.
import { loadSource } from '../.ci/load-source.mjs';

const { module, close } = await loadSource('src/bridge/index.ts');
await close();
const { createBridge, createEchoWorld } = module;
const bridge = await createBridge({ world: createEchoWorld() });
process.on('message', () => {
  globalThis.gc();
  const { heapUsed: heap, rss } = process.memoryUsage();
  process.send({ heap, rss });
});
process.once('disconnect', () => process.exit(0));
process.send({ agentUrl: bridge.agentUrl, port: bridge.port });
