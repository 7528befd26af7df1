// What `npm start` runs: the page, a bridge with the dungeon, and two agents, in one process.
import { createServer as createHttpServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import react from '@vitejs/plugin-react';
import { createServer as createViteServer } from 'vite';
import { WebSocket } from 'ws';
import { entryAliases } from '../../.ci/entries.mjs';

const host = '127.0.0.1';
const portsTried = 20;
const stopWithinMs = 900;
const root = fileURLToPath(new URL('../../', import.meta.url));

const { values } = parseArgs({ options: { port: { type: 'string', default: '4700' }, seed: { type: 'string', default: '1' } } });
const seed = Number(values.seed);
const firstPort = Number(values.port);
if (!Number.isInteger(seed) || !Number.isInteger(firstPort)) {
  process.stderr.write('start: --port and --seed take whole numbers.\n');
  process.exit(2);
}

let stop = () => process.exit(0);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stop());

const server = createHttpServer();
// Vite runs inside this server, so that the page, its updates and the bridge share one port, and stopping is ours alone.
const vite = await createViteServer({
  configFile: false,
  root: fileURLToPath(new URL('.', import.meta.url)),
  appType: 'spa',
  clearScreen: false,
  logLevel: 'warn',
  plugins: [react()],
  resolve: { alias: entryAliases(root) },
  server: { middlewareMode: true, hmr: { server }, fs: { allow: [root] } },
});
server.on('request', vite.middlewares);
const port = await listenOnFreePort(firstPort);

const { createBridge, createDungeonWorld, startCourier, startExplorer } = await vite.ssrLoadModule(`${root}src/bridge/index.ts`);
const { webSocketTransport } = await vite.ssrLoadModule(`${root}src/aicc/index.ts`);
const bridge = await createBridge({
  world: createDungeonWorld({ seed }),
  server,
  allowActing: true,
  log: (line) => process.stderr.write(`${line}\n`),
});
const agents = [startExplorer({ transport: transportFor('Scout'), seed }), startCourier({ transport: transportFor('Courier'), seed })];
stop = stopAll;
process.stdout.write(`http://${host}:${port}/\n`);

function transportFor(name) {
  return webSocketTransport(`${bridge.agentUrl}?name=${name}&model=edge_small`, { WebSocket });
}

async function listenOnFreePort(first) {
  for (let candidate = first; candidate < first + portsTried; candidate += 1) {
    try {
      await new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(candidate, host, () => {
          server.off('error', reject);
          resolve();
        });
      });
      return server.address().port;
    } catch (error) {
      if (error.code !== 'EADDRINUSE') throw error;
      process.stderr.write(`Port ${candidate} is taken, trying ${candidate + 1}.\n`);
    }
  }
  process.stderr.write('No port was free. Pass another with --port.\n');
  process.exit(1);
}

async function stopAll() {
  // What has not ended by then, such as a browser that keeps its connection, is cut.
  setTimeout(() => process.exit(0), stopWithinMs).unref();
  await Promise.all(agents.map((agent) => agent.stop('The demo is over.')));
  await bridge.close();
  server.close();
  server.closeAllConnections();
  await vite.close();
  process.exit(0);
}
