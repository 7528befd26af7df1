import { createBridge, createEchoWorld, defineTool, defineWorld, type Bridge, type SessionHandle } from '@oddkin/ai/bridge';
import { validateFrame } from '@oddkin/ai/validate';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { connect, type SocketClient } from './socket-client.js';
import { createSteppedClock, type SteppedClock } from '@oddkin/ai/testing';

let bridge: Bridge;
let clock: SteppedClock;
let agent: SocketClient;

beforeEach(async () => {
  clock = createSteppedClock();
  bridge = await createBridge({ world: createEchoWorld(), clock });
  agent = await connect(bridge.agentUrl);
  await agent.next('session_init');
});

afterEach(async () => {
  await bridge.close();
});

it('answers a manifest_request by session_init of the same session', async () => {
  agent.send({ type: 'manifest_request' });
  expect(await agent.next()).toMatchObject({ type: 'session_init', session_id: agent.sessionId() });
});

it('answers a heartbeat by a heartbeat', async () => {
  agent.send({ type: 'heartbeat' });
  expect(await agent.next()).toMatchObject({ type: 'heartbeat', session_id: agent.sessionId() });
});

it('answers another protocol by protocol_mismatch, and the session lives on', async () => {
  agent.send({ type: 'heartbeat', protocol: 'aicc/9.0' });
  const error = await agent.next();
  expect(error).toMatchObject({ type: 'error', session_id: agent.sessionId(), error: { code: 'protocol_mismatch', retryable: false } });
  expect(validateFrame(error)).toMatchObject({ ok: true });
  expect(await agent.call('echo', { still: 'here' })).toMatchObject({ ok: true, output: { still: 'here' } });
});

it('answers a frame after session_close by session_expired', async () => {
  agent.send({ type: 'session_close', reason: 'done' });
  agent.send({ type: 'tool_call', call_id: 'late', tool: 'echo', input: {} });
  expect(await agent.next()).toMatchObject({ type: 'error', session_id: agent.sessionId(), error: { code: 'session_expired' } });
});

it('answers a session_resume after session_close by session_expired, with and without the hint in the address', async () => {
  agent.send({ type: 'session_close' });
  const closed = agent.sessionId();
  const plain = await connect(bridge.agentUrl);
  plain.send({ type: 'session_resume', session_id: closed });
  expect(await plain.next('error')).toMatchObject({ session_id: closed, error: { code: 'session_expired' } });
  const hinted = await connect(`${bridge.agentUrl}?resume=${closed}`);
  hinted.send({ type: 'session_resume', session_id: closed });
  expect(await hinted.next()).toMatchObject({ type: 'error', session_id: closed, error: { code: 'session_expired', retryable: false } });
  expect(await hinted.closed).toMatchObject({ code: 4003 });
});

it('answers an unknown session_id by session_expired under that id', async () => {
  const unknown = '11111111-2222-4333-8444-555555555555';
  agent.send({ type: 'heartbeat', session_id: unknown });
  expect(await agent.next()).toMatchObject({ type: 'error', session_id: unknown, error: { code: 'session_expired' } });
});

it('does not let one agent speak for the session of another', async () => {
  const observer = await connect(bridge.observeUrl);
  const other = await connect(bridge.agentUrl);
  await other.next('session_init');
  await observer.next('session_init');
  agent.send({ type: 'tool_call', session_id: other.sessionId(), call_id: 'forged', tool: 'echo', input: {} });
  expect(await agent.next()).toMatchObject({ type: 'error', session_id: agent.sessionId(), error: { code: 'invalid_input' } });
  await observer.next('error');
  expect(observer.texts.some((text) => text.includes('forged'))).toBe(false);
});

it.each([
  ['text that is not JSON', 'not json', ''],
  ['an array', '[]', ''],
  ['null', 'null', ''],
  ['a number beyond all bounds', '1e400', ''],
  ['an unknown type', '{"protocol":"aicc/0.1","type":"__proto__"}', '/type'],
  ['a tool_call without input', frameText({ type: 'tool_call', call_id: 'a', tool: 'echo' }), '/input is missing'],
  ['a tool_call whose input is a list', frameText({ type: 'tool_call', call_id: 'a', tool: 'echo', input: [] }), '/input'],
  ['a tool name in capitals', frameText({ type: 'tool_call', call_id: 'a', tool: 'Echo', input: {} }), '/tool'],
  ['a session_id that is none', frameText({ type: 'heartbeat', session_id: 'me' }), '/session_id'],
  ['an event of another topic', frameText({ type: 'event', topic: 'audio', payload: {} }), '/topic'],
  ['a tool_result from the agent', frameText({ type: 'tool_result', call_id: 'a', ok: true, output: {} }), '/type'],
  [
    'input nested 20,000 deep',
    frameText({ type: 'tool_call', call_id: 'a', tool: 'echo', input: {} }).replace(
      '"input":{}',
      `"input":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
    ),
    '',
  ],
])('answers %s by invalid_input, and goes on', async (_name, text, pointer) => {
  agent.sendRaw(text.replace('SESSION', agent.sessionId()));
  const error = await agent.next();
  expect(error).toMatchObject({ type: 'error', session_id: agent.sessionId(), error: { code: 'invalid_input', retryable: false } });
  expect((error['error'] as { message: string }).message).toContain(pointer);
  expect(await agent.call('echo')).toMatchObject({ ok: true });
});

it('answers a binary message by invalid_input, and goes on', async () => {
  agent.sendRaw(Buffer.from([1, 2, 3]));
  expect(await agent.next()).toMatchObject({ type: 'error', error: { code: 'invalid_input' } });
  expect(await agent.call('echo')).toMatchObject({ ok: true });
});

it('answers a frame larger than 1 MiB by invalid_input and close code 4009, and the session can be resumed', async () => {
  agent.sendRaw(`"${'x'.repeat(1_048_577)}"`);
  expect(await agent.next()).toMatchObject({ type: 'error', error: { code: 'invalid_input' } });
  expect(await agent.closed).toMatchObject({ code: 4009 });
  const again = await connect(`${bridge.agentUrl}?resume=${agent.sessionId()}`);
  again.send({ type: 'session_resume', session_id: agent.sessionId() });
  expect(await again.next()).toMatchObject({ type: 'session_init', session_id: agent.sessionId() });
});

it('does not answer an error frame', async () => {
  agent.send({ type: 'error', error: { code: 'internal_error', message: 'I am confused.', retryable: false } });
  agent.send({ type: 'heartbeat' });
  expect(await agent.next()).toMatchObject({ type: 'heartbeat' });
});

it('keeps the calls of two agents apart, under equal call ids', async () => {
  const other = await connect(bridge.agentUrl);
  await other.next('session_init');
  agent.send({ type: 'tool_call', call_id: 'same', tool: 'echo', input: { of: 'one' } });
  other.send({ type: 'tool_call', call_id: 'same', tool: 'echo', input: { of: 'two' } });
  expect(await agent.next('tool_result')).toMatchObject({ session_id: agent.sessionId(), output: { of: 'one' } });
  expect(await other.next('tool_result')).toMatchObject({ session_id: other.sessionId(), output: { of: 'two' } });
  expect(agent.sessionId()).not.toBe(other.sessionId());
});

it('hands what one agent says to the agents that it names, once, and to nobody else', async () => {
  const named = await connect(`${bridge.agentUrl}?name=Courier&subscribe=agent_message`);
  const stranger = await connect(`${bridge.agentUrl}?name=Stranger&subscribe=agent_message`);
  const deaf = await connect(`${bridge.agentUrl}?name=Courier`);
  for (const client of [named, stranger, deaf]) await client.next('session_init');
  const said = {
    type: 'event',
    topic: 'agent_message',
    payload: { text: 'A key!', to: ['Courier', '__proto__'] },
    message_id: crypto.randomUUID(),
  };
  agent.send(said);
  agent.send(said);
  await agent.call('echo');
  expect(await named.next('event')).toMatchObject({ topic: 'agent_message', payload: { text: 'A key!', role: 'user', from: 'agent' } });
  for (const client of [named, stranger, deaf]) {
    client.send({ type: 'heartbeat' });
    expect(await client.next()).toMatchObject({ type: 'heartbeat' });
  }
});

it('runs a call once that is sent twice, and answers it twice', async () => {
  const call = { type: 'tool_call', call_id: 'c', tool: 'once', input: {}, message_id: crypto.randomUUID() };
  agent.send(call);
  const first = await agent.next('tool_result');
  agent.send(call);
  const second = await agent.next('tool_result');
  expect(first).toMatchObject({ ok: true });
  expect(second).toEqual(first);
});

it('sends ticks only to agents that subscribe, and stops when all have gone', async () => {
  const world = defineWorld({
    name: 'clockwork',
    kind: 'abstract',
    tickRateHz: 10,
    tools: {},
    tick: ({ tick, sessions }) => ({ twice: tick * 2, here: sessions.length }),
  });
  const ticking = await createBridge({ world, clock });
  const eager = await connect(`${ticking.agentUrl}?subscribe=tick`);
  const calm = await connect(ticking.agentUrl);
  await eager.next('session_init');
  await calm.next('session_init');
  clock.advance(200);
  expect(await eager.next()).toMatchObject({ type: 'event', topic: 'tick', payload: { tick: 1, twice: 2, here: 2 }, meta: { tick: 1 } });
  expect(await eager.next()).toMatchObject({ payload: { tick: 2 } });
  calm.send({ type: 'heartbeat' });
  expect(await calm.next()).toMatchObject({ type: 'heartbeat' });
  await ticking.close();
});

it('tells an agent by manifest_update which capability it has won or lost, and holds it to that', async () => {
  let handle: SessionHandle | undefined;
  const world = defineWorld({
    name: 'ears',
    kind: 'text',
    tickRateHz: 1,
    tickMode: 'event',
    capabilities: { sensors: ['hearing'] },
    tools: {
      listen: defineTool({
        class: 'sensor',
        description: 'Listens.',
        input: { type: 'object' },
        output: { type: 'object' },
        requiresCapability: 'hearing',
        run: () => ({}),
      }),
    },
    join: (session) => {
      handle = session;
    },
  });
  const ears = await createBridge({ world, clock });
  const listener = await connect(ears.agentUrl);
  await listener.next('session_init');
  expect(await listener.call('listen')).toMatchObject({ ok: true });
  handle?.revoke('sensors', 'hearing');
  const update = await listener.next('heartbeat');
  expect(update).toMatchObject({ manifest_update: { capabilities: { sensors: [] } } });
  expect(validateFrame(update)).toMatchObject({ ok: true });
  expect(await listener.call('listen')).toMatchObject({ ok: false, error: { code: 'tool_unavailable', retryable: false } });
  handle?.grant('sensors', 'hearing');
  await listener.next('heartbeat');
  expect(await listener.call('listen')).toMatchObject({ ok: true });
  await ears.close();
});

it('keeps the stack of a tool that throws in its log', async () => {
  const log: string[] = [];
  const world = defineWorld({
    name: 'broken',
    kind: 'abstract',
    tickRateHz: 1,
    tools: {
      crash: defineTool({
        class: 'actuator',
        description: 'Crashes.',
        input: { type: 'object' },
        output: { type: 'object' },
        run: () => {
          throw new TypeError('password is hunter2');
        },
      }),
      ring: defineTool({
        class: 'sensor',
        description: 'Answers what JSON can not hold.',
        input: { type: 'object' },
        output: { type: 'object' },
        run: () => {
          const ring: Record<string, unknown> = {};
          ring['self'] = ring;
          return ring;
        },
      }),
    },
  });
  const broken = await createBridge({ world, clock, log: (line) => log.push(line) });
  const victim = await connect(broken.agentUrl);
  await victim.next('session_init');
  const result = await victim.call('crash');
  expect(result).toMatchObject({ ok: false, error: { code: 'execution_failed' } });
  expect(JSON.stringify(result)).not.toContain('hunter2');
  expect(log.join('\n')).toContain('hunter2');
  expect(await victim.call('ring')).toMatchObject({ ok: false, error: { code: 'internal_error' } });
  await broken.close();
});

function frameText(frame: Record<string, unknown>): string {
  return JSON.stringify({ protocol: 'aicc/0.1', session_id: 'SESSION', message_id: '11111111-2222-4333-8444-555555555555', ...frame });
}
