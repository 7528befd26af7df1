import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBridge, createEchoWorld, type Bridge } from '@oddkin/ai/bridge';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCommand } from '../../src/cli/commands.js';
import { createTestTerminal } from './test-terminal.js';

let bridge: Bridge;
let folder: string;

beforeAll(async () => {
  bridge = await createBridge({ world: createEchoWorld() });
  folder = await mkdtemp(join(tmpdir(), 'oddkin-'));
  for (const name of ['a', 'b', 'c']) {
    const expected = name === 'b' ? 'error' : 'heartbeat';
    const scenario = {
      id: name,
      title: name,
      category: 'core',
      version: 'aicc/0.1',
      steps: [{ send: { type: 'heartbeat' } }, { expect: { type: expected } }],
    };
    await writeFile(join(folder, `${name}.json`), JSON.stringify(scenario));
  }
});

afterAll(async () => {
  await bridge.close();
  await rm(folder, { recursive: true });
});

async function run(...options: string[]) {
  const terminal = createTestTerminal();
  const code = await runCommand(['conformance', folder, '--bridge', bridge.agentUrl, '--timeout', '300', ...options], terminal);
  const statuses = terminal.told.map((line) => line.split(/[:\s]+/, 2).join(' '));
  return { code, statuses, told: terminal.told.join('\n'), printed: terminal.printed.join('\n') };
}

it('goes on after a scenario that fails', async () => {
  expect(await run()).toMatchObject({ code: 1, statuses: ['passed a', 'failed b', 'passed c'] });
});

it('stops after the first that fails with --bail, and reports what was run', async () => {
  const { code, statuses, printed } = await run('--bail');
  expect(code).toBe(1);
  expect(statuses).toEqual(['passed a', 'failed b']);
  expect(printed).toContain('1..2');
});

it('runs the scenarios alone that --only names', async () => {
  expect(await run('--only', 'c', '--only', 'a')).toMatchObject({ code: 0, statuses: ['passed a', 'passed c'] });
});

it('refuses the name of no scenario, so that nothing passes by a slip of the pen', async () => {
  const { code, told } = await run('--only', 'd');
  expect(code).toBe(2);
  expect(told).toContain('--only is "d"');
});
