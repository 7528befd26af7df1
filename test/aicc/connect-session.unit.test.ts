import { expect, it, vi } from 'vitest';
import { connectSession, type Arrival, type ConnectSessionOptions } from '@oddkin/ai/aicc';
import { createSteppedClock } from '../../src/testing/stepped-clock.js';
import {
  createEchoBridge,
  createTestBridge,
  hostileTexts,
  manifest,
  otherSession,
  session,
  sessionInit,
  type TestBridge,
} from './test-bridge.js';

function connect(bridge: TestBridge = createEchoBridge(), options: Partial<ConnectSessionOptions> = {}) {
  const clock = createSteppedClock();
  const arrivals: Arrival[] = [];
  const phases: string[] = [];
  const agent = connectSession({
    transport: bridge.transport,
    clock,
    random: () => 0.5,
    onArrival: (arrival) => arrivals.push(arrival),
    ...options,
  });
  agent.subscribe(() => phases.push(agent.getState().phase));
  const crossed = () => arrivals.map(({ from, decoded }) => `${from} ${decoded.ok ? decoded.frame.type : decoded.problems[0].code}`);
  const sent = () => bridge.last().received.map(({ type }) => type);
  return { agent, bridge, clock, arrivals, phases, crossed, sent };
}

it('is live once the bridge has sent session_init, and keeps its manifest', async () => {
  const { agent, clock, phases } = connect();
  expect(agent.getState()).toEqual({ phase: 'connecting', attempt: 1 });
  expect(agent.getManifest()).toBeUndefined();
  await clock.run(0);
  expect(agent.getState()).toEqual({ phase: 'live', attempt: 0 });
  expect(phases).toEqual(['live']);
  expect(agent.getSessionId()).toBe(session);
  expect(agent.getManifest()).toMatchObject(manifest);
  await expect(agent.whenLive()).resolves.toMatchObject(manifest);
});

it('asks for the topics it subscribes to', async () => {
  const { bridge } = connect(createEchoBridge(), { subscribe: ['tick', 'collision'] });
  expect(bridge.last().options).toEqual({ subscribe: ['tick', 'collision'] });
});

it('settles a call with its result, also when that is not ok', async () => {
  const bridge = createTestBridge({
    onOpen: (connection) => connection.sendFrame(session, sessionInit()),
    onFrame: (connection, frame) => {
      if (frame.type !== 'tool_call') return;
      const error = { code: 'tool_unknown', message: 'No such tool.', retryable: false } as const;
      connection.sendFrame(session, { type: 'tool_result', call_id: frame.call_id, ok: false, error });
    },
  });
  const { agent, clock } = connect(bridge);
  const result = agent.call('nothing', { n: 1 }, { callId: 'constructor' });
  await clock.run(0);
  await expect(result).resolves.toMatchObject({ call_id: 'constructor', ok: false, error: { code: 'tool_unknown' } });
});

it('sends at once while live, and first what waited for session_init', async () => {
  const { agent, bridge, clock, crossed } = connect();
  const said = agent.say({ text: 'first' });
  await clock.run(0);
  await expect(said).resolves.toBe('sent');
  await expect(agent.say({ text: 'second' })).resolves.toBe('sent');
  await clock.run(0);
  expect(bridge.last().received).toMatchObject([
    { type: 'event', topic: 'agent_message', session_id: session, payload: { text: 'first' } },
    { type: 'event', topic: 'agent_message', session_id: session, payload: { text: 'second' } },
  ]);
  expect(crossed()).toEqual(['bridge session_init', 'agent event', 'agent event']);
});

it('throws at once on a call that does not fit its schema, and on a call_id that still waits', async () => {
  const { agent, clock } = connect(createTestBridge({ onOpen: (connection) => connection.sendFrame(session, sessionInit()) }));
  await clock.run(0);
  expect(() => agent.call('No Tool', {})).toThrow('/tool must match');
  expect(() => agent.say({ text: 'x'.repeat(1_100_000) })).toThrow('the limit is 1048576');
  const first = agent.call('echo', {}, { callId: 'a' });
  expect(() => agent.call('echo', {}, { callId: 'a' })).toThrow('a call of that name still waits');
  agent.close();
  await expect(first).rejects.toMatchObject({ code: 'closed' });
});

it('throws when it is given nothing to connect to', () => {
  expect(() => connectSession({})).toThrow('connectSession: neither url nor transport is given.');
});

it('follows manifest_update, and keeps the old manifest where the update is none', async () => {
  const { agent, bridge, clock } = connect();
  await clock.run(0);
  const update = { ...structuredClone(manifest), tick_rate_hz: 5 };
  bridge.last().sendFrame(session, { type: 'heartbeat', manifest_update: update as never }); // the arrays of the constant are read-only
  await clock.run(0);
  expect(agent.getManifest()).toMatchObject({ tick_rate_hz: 5 });
  bridge.last().sendFrame(session, { type: 'heartbeat', manifest_update: { tools: 'none' } as never }); // malformed on purpose
  await clock.run(0);
  expect(agent.getManifest()).toMatchObject({ tick_rate_hz: 5 });
});

it('gives a call up by its signal, and takes it back where it was not sent', async () => {
  const bridge = createTestBridge();
  const { agent, clock } = connect(bridge);
  const abort = new AbortController();
  const call = agent.call('echo', {}, { signal: abort.signal });
  abort.abort(new Error('changed my mind'));
  await expect(call).rejects.toThrow('changed my mind');
  await expect(agent.call('echo', {}, { signal: abort.signal })).rejects.toThrow('changed my mind');
  await clock.run(0);
  bridge.last().sendFrame(session, sessionInit());
  await clock.run(0);
  expect(bridge.last().received).toEqual([]);
});

it('passes over the result of a call that was given up', async () => {
  const onFrame = vi.fn();
  const { agent, bridge, clock } = connect(undefined, { onFrame });
  await clock.run(0);
  bridge.isDeaf = true;
  const abort = new AbortController();
  const call = agent.call('echo', {}, { signal: abort.signal, callId: 'a' });
  abort.abort();
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  bridge.last().sendFrame(session, { type: 'tool_result', call_id: 'a', ok: true, output: {} });
  await clock.run(0);
  expect(onFrame).toHaveBeenLastCalledWith(expect.objectContaining({ type: 'tool_result', call_id: 'a' }));
});

it('rejects a call whose result does not come in time', async () => {
  const { agent, bridge, clock } = connect();
  await clock.run(0);
  bridge.isDeaf = true;
  const call = agent.call('echo', {}, { timeoutMs: 2_000 }).catch((error: unknown) => error);
  await clock.run(2_000);
  expect(await call).toMatchObject({ name: 'WireError', code: 'timeout' });
});

it('tells of each frame once, and drops what the bridge repeats', async () => {
  const onFrame = vi.fn();
  const { bridge, clock, crossed } = connect(undefined, { onFrame });
  await clock.run(0);
  const id = crypto.randomUUID();
  bridge.last().sendFrame(session, { type: 'event', topic: 'tick', payload: { tick: 1 } }, id);
  bridge.last().sendFrame(session, { type: 'event', topic: 'tick', payload: { tick: 1 } }, id);
  await clock.run(0);
  expect(crossed()).toEqual(['bridge session_init', 'bridge event']);
  expect(onFrame).toHaveBeenCalledTimes(2);
});

it('hands over what it refuses, whatever comes, and goes on', async () => {
  const { agent, bridge, clock, arrivals } = connect();
  await clock.run(0);
  for (const text of hostileTexts) bridge.last().send(text as string); // a binary message is undefined
  const call = agent.call('echo', { still: 'here' });
  await clock.run(0);
  await expect(call).resolves.toMatchObject({ output: { still: 'here' } });
  expect(arrivals.filter(({ decoded }) => !decoded.ok).map(({ text }) => text)).toEqual([...hostileTexts]);
});

it('sends session_close and closes, once, and rejects what waits', async () => {
  const { agent, bridge, clock, phases, sent } = connect();
  await clock.run(0);
  bridge.isDeaf = true;
  const call = agent.call('echo', {}).catch((error: unknown) => error);
  agent.close('done');
  agent.close('again');
  expect(await call).toMatchObject({ code: 'closed', message: expect.stringContaining('echo') as unknown });
  await clock.run(600_000);
  expect(sent()).toEqual(['tool_call', 'session_close']);
  expect(bridge.last().received.at(-1)).toMatchObject({ reason: 'done' });
  expect(bridge.last().closed).toEqual({ code: 1000, reason: 'done' });
  expect(bridge.connections).toHaveLength(1);
  expect(agent.getState()).toMatchObject({ phase: 'closed', code: 1000, reason: 'done' });
  expect(phases).toEqual(['live', 'closed']);
  expect(clock.pending()).toBe(0);
  await expect(agent.call('echo', {})).rejects.toMatchObject({ code: 'closed' });
  await expect(agent.say({ text: 'anyone?' })).resolves.toBe('dropped');
  await expect(agent.whenLive()).rejects.toMatchObject({ code: 'closed' });
});

it('opens one connection and closes it where it is closed before it was live', async () => {
  const { agent, bridge, clock } = connect();
  agent.close();
  const second = connect(bridge);
  await clock.run(0);
  await second.clock.run(60_000);
  expect(bridge.connections.map(({ closed }) => closed?.code)).toEqual([1000, undefined]);
  expect(agent.getState().phase).toBe('closed');
  expect(second.agent.getState().phase).toBe('live');
});

it('ends when the bridge closes the session', async () => {
  const { agent, bridge, clock } = connect();
  await clock.run(0);
  bridge.last().sendFrame(session, { type: 'session_close', reason: 'The world ends.' });
  await clock.run(60_000);
  expect(agent.getState()).toMatchObject({ phase: 'closed', reason: 'The world ends.' });
  expect(bridge.connections).toHaveLength(1);
});

it('keeps two clients in one program apart', async () => {
  const bridge = createEchoBridge();
  const first = connect(bridge);
  const second = connect(bridge);
  await first.clock.run(0);
  const calls = [first.agent.call('echo', { n: 1 }, { callId: 'a' }), second.agent.call('echo', { n: 2 }, { callId: 'a' })];
  first.agent.close();
  await expect(calls[0]).rejects.toMatchObject({ code: 'closed' });
  await expect(calls[1]).resolves.toMatchObject({ output: { n: 2 } });
});

it('keeps its state object until something changes, and counts no heartbeat as a change', async () => {
  const { agent, clock, phases, sent } = connect();
  await clock.run(0);
  const state = agent.getState();
  await clock.run(60_000);
  expect(sent()).toEqual(['heartbeat', 'heartbeat', 'heartbeat', 'heartbeat']);
  expect(agent.getState()).toBe(state);
  expect(phases).toEqual(['live']);
});

it('does not let a callback of the host that throws disturb the wire', async () => {
  const uncaught = new Promise((resolve) => process.once('uncaughtException', resolve));
  const { agent, clock } = connect(undefined, {
    onFrame: () => {
      throw new Error('from the host');
    },
  });
  await clock.run(0);
  await expect(uncaught).resolves.toMatchObject({ message: 'from the host' });
  expect(agent.getState().phase).toBe('live');
  agent.close();
});

it('takes no frame of another session for one of its own', async () => {
  const { agent, bridge, clock, crossed } = connect();
  await clock.run(0);
  bridge.last().sendFrame(otherSession, { type: 'session_close', reason: 'not yours' });
  bridge.last().sendFrame(otherSession, sessionInit());
  await clock.run(0);
  expect(agent.getState().phase).toBe('live');
  expect(agent.getSessionId()).toBe(session);
  expect(crossed()).toEqual(['bridge session_init']);
});
