// The bridge or the tap of the soak. Answers a message with its memory and what it holds open.
import { loadSource } from '../../.ci/load-source.mjs';

const [role, text] = process.argv.slice(2);
const options = JSON.parse(text);
const { module, close } = await loadSource('src/bridge/index.ts');
await close();
const server =
  role === 'tap'
    ? await module.createTap({ upstream: options.upstream, port: options.port })
    : await module.createBridge({ world: module.createDungeonWorld({ seed: options.seed }), port: options.port });
process.on('message', () => {
  globalThis.gc();
  process.send({
    heap: process.memoryUsage().heapUsed,
    open: process.getActiveResourcesInfo().filter((kind) => kind === 'TCPSocketWrap').length,
  });
});
process.once('disconnect', () => process.exit(0));
process.send({ port: server.port });
