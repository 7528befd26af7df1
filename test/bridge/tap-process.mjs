// A tap in a process of its own, for tests that kill it. Prints where agents connect.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const { module } = await runnerImport(fileURLToPath(new URL('../../src/bridge/index.ts', import.meta.url)), { configFile: false });
const tap = await module.createTap({ upstream: process.argv[2] });
process.stdout.write(`${tap.agentUrl}\n`);
