// What `npm test` runs: every step, also after one has failed, and at the end what came of each and how many tests there were.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureChromium } from './chromium.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'oddkin-test-'));
const report = join(folder, 'vitest.json');

process.env.CHROMIUM_PATH = await ensureChromium();

const steps = [
  ['types, lint, format, generated files', 'npm', ['run', '--silent', 'check']],
  ['tests', 'npx', ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]],
  ['build', 'npm', ['run', '--silent', 'build']],
  ['package', 'npm', ['run', '--silent', 'publint']],
  ['sizes', 'npm', ['run', '--silent', 'sizes']],
  ['storybook', 'npm', ['run', '--silent', 'build-storybook']],
];
const results = steps.map(([name, command, options]) => {
  console.log(`\n── ${name}`);
  const start = performance.now();
  const { status } = spawnSync(command, options, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  return { name, isGood: status === 0, seconds: (performance.now() - start) / 1000 };
});

console.log('');
for (const { name, isGood, seconds } of results) console.log(`${isGood ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)`);
const counts = readCounts();
rmSync(folder, { recursive: true });
if (counts === undefined) console.log('The tests gave no report.');
else
  console.log(`${counts.numPassedTests} passed, ${counts.numFailedTests} failed, ${counts.numPendingTests + counts.numTodoTests} skipped`);
process.exitCode = counts !== undefined && counts.numPassedTests > 0 && results.every((result) => result.isGood) ? 0 : 1;

function readCounts() {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return undefined;
  }
}
