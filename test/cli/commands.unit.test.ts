import { expect, it } from 'vitest';
import { runCommand } from '../../src/cli/commands.js';
import { connect } from '../bridge/socket-client.js';
import { createTestTerminal } from './test-terminal.js';

it('lists its commands on stdout for --help', async () => {
  const terminal = createTestTerminal();
  expect(await runCommand(['--help'], terminal)).toBe(0);
  expect(terminal.printed.join('\n')).toMatch(/bridge .*\n.*tap .*\n.*validate /);
  expect(terminal.told).toEqual([]);
});

it('lists its commands on stderr, with exit code 2, when none is given', async () => {
  const terminal = createTestTerminal();
  expect(await runCommand([], terminal)).toBe(2);
  expect(terminal.printed).toEqual([]);
  expect(terminal.told.join('\n')).toContain('bridge');
});

it.each([
  [['fly'], 'there is no command "fly"'],
  [['constructor'], 'there is no command "constructor"'],
  [['bridge', '--wrold', 'echo'], '--wrold'],
  [['bridge', '--world', 'moon'], '--world is "moon"'],
  [['bridge', '--port', '99999'], '--port is "99999"'],
  [['bridge', '--port', '1e3'], '--port is "1e3"'],
  [['bridge', '--seed', '-1'], '--seed'],
  [['validate', 'a', 'b'], 'one file'],
])('answers %j by exit code 2 and says why', async (args, why) => {
  const terminal = createTestTerminal();
  expect(await runCommand(args, terminal)).toBe(2);
  expect(terminal.told.join('\n')).toContain(why);
  expect(terminal.printed).toEqual([]);
});

it.each(['bridge', 'validate'])('prints the help of %s', async (command) => {
  const terminal = createTestTerminal();
  expect(await runCommand([command, '--help'], terminal)).toBe(0);
  expect(terminal.printed.join('\n')).toContain(`Usage: oddkin ${command}`);
});

it('opens a bridge, says when its port is taken and takes the next one, and stops cleanly when interrupted', async () => {
  const first = createTestTerminal();
  const firstRun = runCommand(['bridge', '--world', 'echo', '--port', '47470'], first);
  const firstUrl = (await first.printedLine('/agent')).split(/\s+/)[1] ?? '';
  const port = Number(new URL(firstUrl).port);

  const second = createTestTerminal();
  const secondRun = runCommand(['bridge', '--world', 'echo', '--port', String(port)], second);
  const secondUrl = (await second.printedLine('/agent')).split(/\s+/)[1] ?? '';
  expect(secondUrl).toBe(`ws://127.0.0.1:${port + 1}/agent`);
  expect(second.told.join('\n')).toContain(`Port ${port} is taken`);

  const agent = await connect(secondUrl);
  await agent.next('session_init');
  expect(await agent.call('echo', { hello: 'there' })).toMatchObject({ ok: true, output: { hello: 'there' } });
  second.interrupt();
  expect(await secondRun).toBe(0);
  expect(await agent.next('session_close')).toMatchObject({ session_id: agent.sessionId() });
  first.interrupt();
  expect(await firstRun).toBe(0);
});

it('declares the tools for people only with --allow-acting', async () => {
  const terminal = createTestTerminal();
  const run = runCommand(['bridge', '--port', '0', '--allow-acting'], terminal);
  const agent = await connect((await terminal.printedLine('/agent')).split(/\s+/)[1] ?? '');
  expect(JSON.stringify(await agent.next('session_init'))).toContain('send_message');
  terminal.interrupt();
  expect(await run).toBe(0);
});
