// The laws of the store with as many runs as they are held to: `npm run laws`, or `npm run laws -- 500` for fewer.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const runs = process.argv[2] ?? '10000';
const files = ['laws', 'text-laws', 'time-laws', 'open-ends', 'wakes', 'agents'].map((name) => `test/projection/${name}.unit.test.ts`);
const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url));
const child = spawn(process.execPath, [vitest, 'run', '--project', 'unit', '--testTimeout', '7200000', ...files], {
  stdio: 'inherit',
  env: { ...process.env, LAW_RUNS: runs },
});
child.once('exit', (code) => {
  process.exitCode = code ?? 1;
});
