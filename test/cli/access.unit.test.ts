import { createBridge, createEchoWorld } from '@oddkin/ai/bridge';
import { expect, it } from 'vitest';
import { runCommand } from '../../src/cli/commands.js';
import { connect } from '../bridge/socket-client.js';
import { createTestTerminal, type TestTerminal } from './test-terminal.js';

async function printedUrl(terminal: TestTerminal, path: string): Promise<string> {
  return (await terminal.printedLine(path)).split(/\s+/)[1] ?? '';
}

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

it('takes tokens from the environment, and options before it', async () => {
  const terminal = createTestTerminal('', { ODDKIN_AGENT_TOKEN: 'from-environment', ODDKIN_OBSERVER_TOKEN: 'overruled' });
  const run = runCommand(['bridge', '--world', 'echo', '--port', '0', '--observer-token', 'from-option'], terminal);
  const agentUrl = await printedUrl(terminal, '/agent');
  const observeUrl = await printedUrl(terminal, '/observe');
  expect(await (await connect(agentUrl)).closed).toMatchObject({ code: 4001 });
  await (await connect(agentUrl, bearer('from-environment'))).next('session_init');
  expect(await (await connect(observeUrl, bearer('overruled'))).closed).toMatchObject({ code: 4001 });
  await (await connect(observeUrl, bearer('from-option'))).next('session_init');
  expect([...terminal.printed, ...terminal.told].join()).not.toMatch(/from-environment|from-option/);
  terminal.interrupt();
  expect(await run).toBe(0);
});

it('takes an empty variable of the environment for none', async () => {
  const terminal = createTestTerminal('', { ODDKIN_AGENT_TOKEN: '' });
  const run = runCommand(['bridge', '--world', 'echo', '--port', '0'], terminal);
  await (await connect(await printedUrl(terminal, '/agent'))).next('session_init');
  terminal.interrupt();
  expect(await run).toBe(0);
});

it('lets pages of an origin in that is named', async () => {
  const terminal = createTestTerminal();
  const run = runCommand(['bridge', '--world', 'echo', '--port', '0', '--allow-origin', 'https://app.example'], terminal);
  const url = await printedUrl(terminal, '/agent');
  await (await connect(url, { origin: 'https://app.example' })).next('session_init');
  expect(await (await connect(url, { origin: 'https://other.example' })).closed).toMatchObject({ code: 4001 });
  terminal.interrupt();
  expect(await run).toBe(0);
});

it('shows the token that a tap has for the bridge, and records and judges a bridge that wants tokens', async () => {
  const bridge = await createBridge({ world: createEchoWorld(), agentToken: 'a-token', observerToken: 'o-token' });
  const terminal = createTestTerminal('', { ODDKIN_UPSTREAM_TOKEN: 'a-token' });
  const run = runCommand(['tap', '--upstream', bridge.agentUrl, '--port', '0'], terminal);
  const agent = await connect(await printedUrl(terminal, '/agent'));
  await agent.next('session_init');

  const recording = createTestTerminal('', { ODDKIN_OBSERVER_TOKEN: 'o-token' });
  const recorded = runCommand(['record', bridge.observeUrl], recording);
  await recording.printedLine('session_init');
  recording.interrupt();
  expect(await recorded).toBe(0);

  const judging = createTestTerminal();
  const judged = ['conformance', '--bridge', bridge.agentUrl, '--category', 'core'];
  expect(await runCommand([...judged, '--agent-token', 'a-token', '--observer-token', 'o-token'], judging)).toBe(0);
  terminal.interrupt();
  expect(await run).toBe(0);
  await bridge.close();
});

it.each([
  [['bridge', '--host', '0.0.0.0'], 'Pass --agent-token and --observer-token, or 127.0.0.1 as host.'],
  [['bridge', '--host', '0.0.0.0', '--agent-token', 'x'], 'Pass --observer-token, or'],
  [['tap', '--upstream', 'ws://127.0.0.1:1', '--host', '::'], 'Pass --agent-token and --observer-token, or'],
  [['bridge', '--agent-token', ''], '--agent-token is empty'],
  [['bridge', '--allow-origin', 'https://app.example/path'], '--allow-origin is "https://app.example/path"'],
  [['bridge', '--allow-origin', '*'], '--allow-origin is "*"'],
])('answers %j by exit code 2 and says what to do', async (args, why) => {
  const terminal = createTestTerminal();
  expect(await runCommand(args, terminal)).toBe(2);
  expect(terminal.told.join('\n')).toContain(why);
  expect(terminal.printed).toEqual([]);
});
