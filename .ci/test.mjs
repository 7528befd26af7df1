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

process.env.TEST_REPORT = report;
process.env.CHROMIUM_PATH = await ensureChromium();

const steps = [
  ['types, lint, format, generated files', 'npm', ['run', '--silent', 'check']],
  ['tests', 'npx', ['vitest', 'run']],
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

const outcome = readReport();
rmSync(folder, { recursive: true });
for (const failure of outcome?.failures ?? []) console.log(`\nfailed: ${failure}`);
for (const error of outcome?.unhandled ?? []) console.log(`\nan error outside any test: ${error}`);
console.log('');
for (const { name, isGood, seconds } of results) console.log(`${isGood ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)`);
if (outcome === undefined) console.log('The tests gave no report.');
else console.log(`${outcome.passed} passed, ${outcome.failed} failed, ${outcome.skipped} skipped`);
process.exitCode = outcome !== undefined && outcome.passed > 0 && results.every((result) => result.isGood) ? 0 : 1;

function readReport() {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return undefined;
  }
}
