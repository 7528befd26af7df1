import { createBridge, createEchoWorld, type Bridge } from '@oddkin/ai/bridge';
import { validateFrame } from '@oddkin/ai/validate';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { connect, type SocketClient } from './socket-client.js';
import { createSteppedClock, type SteppedClock } from '@oddkin/ai/testing';

let bridge: Bridge;
let clock: SteppedClock;
let agent: SocketClient;
let log: string[];

beforeEach(async () => {
  clock = createSteppedClock();
  log = [];
  bridge = await createBridge({ world: createEchoWorld(), clock, log: (line) => log.push(line) });
  agent = await connect(bridge.agentUrl);
  await agent.next('session_init');
});

afterEach(async () => {
  await bridge.close();
});

it('opens a session with a session_init that fits its schema and declares the nine tools', async () => {
  const other = await connect(`${bridge.agentUrl}?subscribe=tick,collision&name=Nosy&model=edge_small`);
  const init = await other.next();
  expect(validateFrame(init)).toMatchObject({ ok: true });
  expect(init).toMatchObject({
    type: 'session_init',
    world: { name: 'echo', kind: 'abstract' },
    agent_model: { class: 'edge_small' },
    event_subscriptions: ['tick', 'collision'],
  });
  const tools = init['tools'] as { id: string }[];
  expect(tools.map((tool) => tool.id)).toEqual(['echo', 'fail', 'emit_event', 'slow', 'limited', 'once', 'strict', 'guarded', 'lying']);
});

it('returns the input of echo under the call_id of the call', async () => {
  const result = await agent.call('echo', { words: ['a', { b: null }], __proto__x: 1 });
  expect(result).toMatchObject({ ok: true, output: { words: ['a', { b: null }], __proto__x: 1 }, session_id: agent.sessionId() });
  expect(result['meta']).toMatchObject({ tick: 1, latency_ms: 0 });
});

it('answers an unknown tool by tool_unknown', async () => {
  expect(await agent.call('fly')).toMatchObject({ ok: false, error: { code: 'tool_unknown', retryable: false } });
});

it('answers a tool called constructor by tool_unknown', async () => {
  expect(await agent.call('constructor')).toMatchObject({ ok: false, error: { code: 'tool_unknown' } });
});

it('answers a tool that throws by execution_failed with a safe message', async () => {
  expect(await agent.call('fail')).toMatchObject({
    ok: false,
    error: { code: 'execution_failed', message: 'This tool fails whenever it is called.', retryable: false },
  });
});

it('sends the event that a call brings about without a subscription, before the result', async () => {
  agent.send({ type: 'tool_call', call_id: 'e-1', tool: 'emit_event', input: { lamp: 'lit' } });
  expect(await agent.next()).toMatchObject({ type: 'event', topic: 'state_change', payload: { lamp: 'lit' }, meta: { tick: 1 } });
  expect(await agent.next()).toMatchObject({ type: 'tool_result', call_id: 'e-1', ok: true });
});

it('answers a slow tool within its time, and by timeout beyond it', async () => {
  agent.send({ type: 'tool_call', call_id: 'quick', tool: 'slow', input: { ms: 100 } });
  agent.send({ type: 'tool_call', call_id: 'late', tool: 'slow', input: { ms: 900 } });
  await agent.call('echo');
  clock.advance(100);
  expect(await agent.next('tool_result')).toMatchObject({ call_id: 'quick', ok: true, output: { ms: 100 }, meta: { latency_ms: 100 } });
  clock.advance(400);
  expect(await agent.next('tool_result')).toMatchObject({ call_id: 'late', ok: false, error: { code: 'timeout', retryable: true } });
});

it('refuses the third call of limited in a minute, says when, and takes it then', async () => {
  await agent.call('limited');
  clock.advance(10_000);
  await agent.call('limited');
  const refused = await agent.call('limited');
  expect(refused).toMatchObject({ ok: false, error: { code: 'tool_unavailable', retryable: true } });
  expect((refused['error'] as { message: string }).message).toContain('50 s');
  clock.advance(50_000);
  expect(await agent.call('limited')).toMatchObject({ ok: true });
});

it('refuses the second call of once for good, but only in that session', async () => {
  expect(await agent.call('once')).toMatchObject({ ok: true });
  clock.advance(3_600_000);
  expect(await agent.call('once')).toMatchObject({ ok: false, error: { code: 'tool_unavailable', retryable: false } });
  const other = await connect(bridge.agentUrl);
  await other.next('session_init');
  expect(await other.call('once')).toMatchObject({ ok: true });
});

it('takes an integer and nothing else for strict, and names the place of what it refuses', async () => {
  expect(await agent.call('strict', { n: 3 })).toMatchObject({ ok: true, output: { n: 3 } });
  const wrong = await agent.call('strict', { n: 'three' });
  expect(wrong).toMatchObject({ ok: false, error: { code: 'invalid_input', retryable: false } });
  expect((wrong['error'] as { message: string }).message).toContain('/input/n');
  const extra = await agent.call('strict', { n: 3, 'x/y': 1 });
  expect((extra['error'] as { message: string }).message).toContain('/input/x~1y');
});

it('passes over undeclared members where the input is not strict', async () => {
  agent.send({ type: 'tool_call', call_id: 's', tool: 'slow', input: { ms: 0, why: 'curious' } });
  await agent.call('echo');
  clock.advance(0);
  expect(await agent.next('tool_result')).toMatchObject({ call_id: 's', ok: true });
});

it('refuses a tool whose capability the agent does not hold', async () => {
  const refused = await agent.call('guarded');
  expect(refused).toMatchObject({ ok: false, error: { code: 'tool_unavailable', retryable: false } });
  expect((refused['error'] as { message: string }).message).toContain('master_key');
});

it('answers an output that does not fit by internal_error, and says so in its log', async () => {
  expect(await agent.call('lying')).toMatchObject({ ok: false, error: { code: 'internal_error' } });
  expect(log.join('\n')).toContain('/output/count');
});
