import { expect, it } from 'vitest';
import { runCommand } from '../../src/cli/commands.js';
import { connect } from '../bridge/socket-client.js';
import { createTestTerminal } from './test-terminal.js';

it.each([[[]], [['--agent-token', 'let me in']]])('opens a dungeon in which a scout acts, with %j', async (more) => {
  const terminal = createTestTerminal();
  const run = runCommand(['bridge', '--port', '0', ...more], terminal);
  const observer = await connect((await terminal.printedLine('/observe')).split(/\s+/)[1] ?? '');
  expect(await observer.next('tool_call')).toMatchObject({ tool: 'look_around' });
  terminal.interrupt();
  expect(await run).toBe(0);
});

it('leaves the dungeon empty with --no-agents', async () => {
  const terminal = createTestTerminal();
  const run = runCommand(['bridge', '--port', '0', '--no-agents'], terminal);
  const agent = await connect((await terminal.printedLine('/agent')).split(/\s+/)[1] ?? '');
  const observer = await connect((await terminal.printedLine('/observe')).split(/\s+/)[1] ?? '');
  expect(await observer.next('session_init')).toMatchObject({ session_id: (await agent.next('session_init')).session_id });
  const called = await agent.call('look_around', {});
  expect(called).toMatchObject({ ok: true });
  expect(await observer.next('tool_call')).toMatchObject({ call_id: called['call_id'] });
  terminal.interrupt();
  expect(await run).toBe(0);
});
