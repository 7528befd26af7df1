import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { createBridge, createEchoWorld } from '@oddkin/ai/bridge';
import { expect, it } from 'vitest';
import { runCommand } from '../../src/cli/commands.js';
import { connect } from '../bridge/socket-client.js';
import { createTestTerminal, type TestTerminal } from './test-terminal.js';

async function printedUrl(terminal: TestTerminal, path: string): Promise<string> {
  return (await terminal.printedLine(path)).split(/\s+/)[1] ?? '';
}

it('says when its port is taken and takes the next one, serves agents and observers, and stops cleanly when interrupted', async () => {
  const blocker = createServer().listen(0, '127.0.0.1');
  await once(blocker, 'listening');
  const { port } = blocker.address() as AddressInfo;
  const bridge = await createBridge({ world: createEchoWorld() });
  const terminal = createTestTerminal();
  const run = runCommand(['tap', '--upstream', bridge.agentUrl, '--port', String(port)], terminal);
  const agent = await connect(await printedUrl(terminal, '/agent'));
  expect(terminal.told.join('\n')).toContain(`Port ${port} is taken`);
  await agent.next('session_init');
  expect(await agent.call('echo', { hello: 'there' })).toMatchObject({ ok: true, output: { hello: 'there' } });
  const observer = await connect(await printedUrl(terminal, '/observe'));
  expect(await observer.next('tool_result')).toMatchObject({ session_id: agent.sessionId() });
  terminal.interrupt();
  expect(await run).toBe(0);
  expect((await agent.closed).code).toBe(1001);
  await bridge.close();
  blocker.close();
});

it('says on stderr why an agent was not joined to the bridge', async () => {
  const terminal = createTestTerminal();
  const run = runCommand(['tap', '--upstream', 'ws://127.0.0.1:1/agent', '--port', '0'], terminal);
  const agent = await connect(await printedUrl(terminal, '/agent'));
  expect((await agent.closed).code).toBe(1013);
  expect(terminal.told).toEqual(['an agent was not joined to the bridge: The bridge can not be reached: ECONNREFUSED.']);
  terminal.interrupt();
  expect(await run).toBe(0);
});

it.each([
  [['tap'], '--upstream is missing'],
  [['tap', '--upstream', 'http://127.0.0.1:1'], '--upstream is "http://127.0.0.1:1"'],
  [['tap', '--upstream', 'ws://127.0.0.1:1', '--host', '0.0.0.0'], '--host is "0.0.0.0"'],
  [['tap', '--upstream', 'ws://127.0.0.1:1', '--port', 'x'], '--port is "x"'],
])('answers %j by exit code 2 and says why', async (args, why) => {
  const terminal = createTestTerminal();
  expect(await runCommand(args, terminal)).toBe(2);
  expect(terminal.told.join('\n')).toContain(why);
  expect(terminal.printed).toEqual([]);
});

it('prints its help', async () => {
  const terminal = createTestTerminal();
  expect(await runCommand(['tap', '--help'], terminal)).toBe(0);
  expect(terminal.printed.join('\n')).toContain('Usage: oddkin tap --upstream WS_URL');
});
