import { createBridge, createEchoWorld, type Bridge } from '@oddkin/ai/bridge';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runCommand } from '../../src/cli/commands.js';
import { connect, type SocketClient } from '../bridge/socket-client.js';
import { startModelServer, streamOf, streams, toolCall, type ModelServer, type Reply } from './model-server.js';
import { createTestTerminal, type TestTerminal } from './test-terminal.js';

let bridge: Bridge;
let observer: SocketClient;
let model: ModelServer | undefined;

beforeEach(async () => {
  bridge = await createBridge({ world: createEchoWorld(), allowActing: true });
  observer = await connect(bridge.observeUrl);
});

afterEach(async () => {
  await bridge.close();
  await model?.close();
});

async function start(replies: readonly Reply[], more: readonly string[] = [], environment: TestTerminal['environment'] = {}) {
  model = await startModelServer(replies);
  const terminal = createTestTerminal('', environment);
  const args = ['agent', '--base-url', model.baseUrl, '--model', 'small', '--bridge', bridge.agentUrl, ...more];
  return { terminal, model, run: runCommand(args, terminal) };
}

const says = (text: string): Reply => streams(streamOf({ content: text }));

it('calls what the model calls, several at once, and hands it the results under the ids of its calls', async () => {
  const { model, run } = await start(
    [
      streams(
        streamOf(
          { content: 'I try the echo — ' },
          { content: 'twice.' },
          toolCall(0, 'a', 'echo', '{"say":'),
          { tool_calls: [{ index: 1, id: 'b', function: { name: 'fail', arguments: '{}' } }] },
          { tool_calls: [{ index: 0, function: { arguments: '"hi"}' } }] },
        ),
      ),
      says('Done.'),
    ],
    ['--max-calls', '3'],
  );
  expect(await run).toBe(0);
  const results = model.asked[1]?.messages.filter(({ role }) => role === 'tool') ?? [];
  expect(results.map((result) => result.tool_call_id)).toEqual(['a', 'b']);
  expect(JSON.parse(results[0]?.content ?? '')).toEqual({ ok: true, output: { say: 'hi' } });
  expect(JSON.parse(results[1]?.content ?? '')).toMatchObject({ ok: false, error: { code: 'execution_failed' } });
});

it('offers the model the tools of the manifest that it may call, and none that are for people', async () => {
  const { model, run } = await start([says('Nothing to do.')], ['--max-calls', '1']);
  expect(await run).toBe(0);
  const names = model.asked[0]?.tools?.map((tool) => tool.function.name) ?? [];
  expect(names).toContain('echo');
  expect(names).not.toContain('guarded');
  expect(names).not.toContain('send_message');
  expect(model.asked[0]).toMatchObject({ model: 'small', stream: true });
});

it('streams text and reasoning as deltas that join to the message, however the stream is cut', async () => {
  const { run } = await start(
    [
      streams(
        streamOf(
          { reasoning_content: 'Hm — ' },
          { reasoning_content: 'ein Tür­schloß 🗝' },
          { content: 'Ich öffne ' },
          { content: 'die Tür 🚪.' },
        ),
        1,
      ),
    ],
    ['--max-calls', '1'],
  );
  const said = new Map<string, string>();
  let message: { readonly parts: readonly { readonly type: string; readonly text: string }[] } | undefined;
  while (message === undefined) {
    const { payload } = (await observer.next('event')) as unknown as {
      payload: { delta?: { partType: string; offset: number; text: string }; documents?: { schema: string; value: never }[] };
    };
    if (payload.delta !== undefined) {
      const before = said.get(payload.delta.partType) ?? '';
      expect(payload.delta.offset).toBe(before.length);
      said.set(payload.delta.partType, before + payload.delta.text);
    }
    message = payload.documents?.find(({ schema }) => schema === 'oddkin.ai.message')?.value;
  }
  expect(message.parts.map(({ type, text }) => [type, text])).toEqual([...said]);
  expect([...said.values()]).toEqual(['Hm — ein Tür­schloß 🗝', 'Ich öffne die Tür 🚪.']);
  expect(await run).toBe(0);
});

it.each([
  ['{"say": ', 'not JSON'],
  ['[1]', 'no JSON object'],
])('tells the model that %j is no input, and calls nothing', async (args, why) => {
  const { model, run } = await start([streams(streamOf(toolCall(0, 'a', 'echo', args))), says('I see.')], ['--max-calls', '2']);
  expect(await run).toBe(0);
  expect(model.asked[1]?.messages.find(({ role }) => role === 'tool')?.content).toContain(why);
});

it('tells the model of a tool that is not there', async () => {
  const { model, run } = await start([streams(streamOf(toolCall(0, 'a', 'fly', '{}'))), says('I see.')], ['--max-calls', '2']);
  expect(await run).toBe(0);
  expect(model.asked[1]?.messages.find(({ role }) => role === 'tool')?.content).toContain('tool_unknown');
});

it.each<readonly [string, Reply]>([
  ['a rate limit', (response) => void response.writeHead(429, { 'retry-after': '0' }).end('{"error":{"message":"slow down"}}')],
  ['an overload', (response) => void response.writeHead(503, { 'retry-after': '0' }).end('busy')],
])('asks again after %s, and says so', async (_, reply) => {
  const { terminal, model, run } = await start([reply, says('Here I am.')], ['--max-calls', '1']);
  expect(await run).toBe(0);
  expect(model.asked).toHaveLength(2);
  expect(terminal.told.join('\n')).toContain('Trying again in 0 s.');
});

it.each<readonly [string, Reply]>([
  [
    'an error in the middle of the stream',
    streams('data: {"choices":[{"delta":{"content":"I am "}}]}\n\ndata: {"error":{"message":"out of memory"}}\n\n'),
  ],
  ['a line that is no JSON', streams('data: {"choices":[{"delta":{"content":"I am "}}]}\n\ndata: {oops\n\n')],
  [
    'a connection that breaks',
    (response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('data: {"choices":[{"delta":{"content":"I am "}}]}\n\n', () => response.destroy());
    },
  ],
])('shows %s as a failed attempt and tries again', async (_, reply) => {
  const { model, run } = await start([reply, says('I am back.')], ['--max-calls', '1']);
  expect(await run).toBe(0);
  expect(model.asked).toHaveLength(2);
  const attempts: unknown[] = [];
  while (attempts.at(-1) !== 'succeeded') {
    const { payload } = (await observer.next('event')) as unknown as {
      payload: { documents?: { schema: string; value: { status: string } }[] };
    };
    for (const { schema, value } of payload.documents ?? []) if (schema === 'oddkin.ai.attempt') attempts.push(value.status);
  }
  expect(attempts).toEqual(['running', 'failed', 'running', 'succeeded']);
});

it('gives up on what the endpoint will never answer, closes the session and says why', async () => {
  const { terminal, run } = await start([(response) => void response.writeHead(401).end('no such key')]);
  expect(await run).toBe(1);
  expect(terminal.told.join('\n')).toContain('The model answered 401: no such key');
  expect(await observer.next('session_close')).toMatchObject({ reason: 'The model does not answer.' });
});

it('ends a model that goes round in circles when its calls are used up', async () => {
  const { terminal, model, run } = await start([streams(streamOf(toolCall(0, '', 'echo', '{}')))], ['--max-calls', '5']);
  expect(await run).toBe(0);
  expect(model.asked).toHaveLength(5);
  expect(terminal.told.join('\n')).toContain('5 calls are used up.');
});

it('shows the key from the environment to the endpoint, and none where there is none', async () => {
  const { model: withKey, run } = await start([says('Hello.')], ['--max-calls', '1'], { ODDKIN_MODEL_KEY: 'secret' });
  expect(await run).toBe(0);
  expect(withKey.keys).toEqual(['Bearer secret']);
});

it('breaks off what the model says and closes the session when interrupted', async () => {
  const { terminal, run } = await start([
    (response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('data: {"choices":[{"delta":{"content":"I could go on for ever"}}]}\n\n');
    },
  ]);
  await observer.next('event');
  terminal.interrupt();
  expect(await run).toBe(0);
  expect(await observer.next('session_close')).toMatchObject({ reason: 'The agent was stopped.' });
});

it('hears what the world sends', async () => {
  const { model, run } = await start(
    [streams(streamOf(toolCall(0, 'a', 'emit_event', '{"door":"open"}'))), says('The door is open.')],
    ['--max-calls', '2'],
  );
  expect(await run).toBe(0);
  expect(model.asked[1]?.messages.at(-1)?.content).toContain('state_change: {"door":"open"}');
});

it.each([
  [['--model', 'small'], '--base-url is missing'],
  [['--base-url', 'ftp://x', '--model', 'small'], 'must be an http: or https: address'],
  [['--base-url', 'http://127.0.0.1:1/v1'], '--model is missing'],
  [['--base-url', 'http://127.0.0.1:1/v1', '--model', 'small', '--max-calls', '0'], '--max-calls'],
  [['--base-url', 'http://127.0.0.1:1/v1', '--model', 'small', '--bridge', 'http://x'], '--bridge is "http://x"'],
])('answers %j by exit code 2 and says why', async (args, why) => {
  const terminal = createTestTerminal();
  expect(await runCommand(['agent', ...args], terminal)).toBe(2);
  expect(terminal.told.join('\n')).toContain(why);
});
