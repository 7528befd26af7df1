import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { runCommand } from '../../src/cli/commands.js';
import { connect } from '../bridge/socket-client.js';
import { createTestTerminal } from './test-terminal.js';

const folder = fileURLToPath(new URL('../../stories/docs/', import.meta.url));

async function commandNames(): Promise<string[]> {
  const terminal = createTestTerminal();
  await runCommand(['--help'], terminal);
  return terminal.printed
    .join('\n')
    .split('\n')
    .filter((line) => line.startsWith('  '))
    .map((line) => line.trim().split(/\s/)[0] ?? '');
}

it('has a page for each command, and no other', async () => {
  const pages = (await readdir(folder)).filter((name) => name.startsWith('cli-')).toSorted();
  expect(pages).toEqual((await commandNames()).map((name) => `cli-${name}.mdx`).toSorted());
});

it('shows on each page what --help says', async () => {
  for (const name of await commandNames()) {
    const terminal = createTestTerminal();
    await runCommand([name, '--help'], terminal);
    expect(await readFile(`${folder}cli-${name}.mdx`, 'utf8')).toContain(terminal.printed.join('\n'));
  }
});

it('shows a world that runs: the one of examples/plain-world', async () => {
  const page = await readFile(`${folder}world.mdx`, 'utf8');
  const example = /^```ts\n(.*?)^```$/ms.exec(page)?.[1];
  expect(example).toBe(await readFile(new URL('../../examples/plain-world/world.ts', import.meta.url), 'utf8'));
  const { bridge } = await import('../../examples/plain-world/world.js');
  const agent = await connect(`${bridge.agentUrl}?subscribe=state_change`);
  expect(await agent.next('session_init')).toMatchObject({ world: { name: 'garden' } });
  expect(await agent.call('pour', { litres: 20 })).toMatchObject({ ok: true, output: { water: 10 } });
  expect(await agent.call('pour', { litres: 0 })).toMatchObject({ error: { code: 'invalid_input' } });
  expect(await agent.call('look')).toMatchObject({ ok: true });
  await bridge.close();
});
