import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Bridge } from '@oddkin/ai/bridge';
import { runCommand } from '../../src/cli/commands.js';
import { createTestTerminal } from '../cli/test-terminal.js';
import { openEcho } from './echo-target.js';

let bridge: Bridge;
let folder: string;
beforeAll(async () => {
  bridge = await openEcho();
  folder = await mkdtemp(join(tmpdir(), 'scenarios-'));
});
afterAll(async () => {
  await bridge.close();
  await rm(folder, { recursive: true });
});

const run = async (...args: string[]) => {
  const terminal = createTestTerminal();
  const code = await runCommand(['conformance', ...args], terminal);
  return { code, printed: terminal.printed.join('\n'), told: terminal.told.join('\n') };
};

it('passes the scenarios of the package on the echo world', async () => {
  const { code, printed, told } = await run('--bridge', bridge.agentUrl);
  expect(printed).toMatch(/^TAP version 14\n1\.\.32\n/);
  expect(printed).not.toContain('not ok');
  expect(told).toContain('passed core-01-handshake');
  expect(code).toBe(0);
});

it('runs one category, in another form of report', async () => {
  const { code, printed } = await run('--bridge', bridge.agentUrl, '--category', 'core', '--report', 'json');
  expect(JSON.parse(printed)).toMatchObject({ passed: 9, failed: 0, errors: 0, skipped: 0 });
  expect(code).toBe(0);
});

it('runs the files of a folder, and answers a bad one by an error', async () => {
  const good = { id: 'own', title: 'Own', category: 'own', version: 'aicc/0.1', steps: [{ expect: { type: 'session_init' } }] };
  await writeFile(join(folder, 'a.json'), JSON.stringify(good));
  expect((await run(folder, '--bridge', bridge.agentUrl)).code).toBe(0);
  await writeFile(join(folder, 'b.json'), '{ not json');
  const { code, printed } = await run(folder, '--bridge', bridge.agentUrl);
  expect(printed).toContain('ok 1 - own');
  expect(printed).toContain('not ok 2');
  expect(code).toBe(1);
});

it.each([
  [[], '--bridge is needed'],
  [['--bridge', 'http://127.0.0.1'], 'must begin with ws:'],
  [['--bridge', 'ws://127.0.0.1', '--report', 'html'], '--report is "html"'],
  [['--bridge', 'ws://127.0.0.1', '--timeout', '0'], '--timeout'],
])('answers %j by exit code 2 and says why', async (args, why) => {
  const { code, told } = await run(...args);
  expect(code).toBe(2);
  expect(told).toContain(why);
});

it('answers a folder that is not there by exit code 1', async () => {
  expect(await run(join(folder, 'none'), '--bridge', bridge.agentUrl)).toMatchObject({ code: 1, printed: '' });
});
