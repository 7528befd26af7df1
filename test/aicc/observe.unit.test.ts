import { expect, it } from 'vitest';
import { observe, type Arrival, type FrameContent, type ObserveOptions } from '@oddkin/ai/aicc';
import { createSteppedClock } from '../../src/testing/stepped-clock.js';
import { createTestBridge, hostileTexts, noSession, otherSession, session, sessionInit, type TestBridge } from './test-bridge.js';

async function watch(bridge: TestBridge = createTestBridge(), options: Partial<ObserveOptions> = {}) {
  const clock = createSteppedClock();
  const arrivals: Arrival[] = [];
  const observation = observe({
    transport: bridge.transport,
    clock,
    random: () => 0.5,
    onArrival: (arrival) => arrivals.push(arrival),
    ...options,
  });
  await clock.run(0);
  const texts = () => arrivals.map(({ text }) => text);
  const types = () => arrivals.map(({ decoded }) => (decoded.ok ? decoded.frame.type : decoded.problems[0].code));
  return { bridge, clock, observation, arrivals, texts, types };
}

const fateOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error && error.name === 'WireError' ? error.code : (error as Error).name; // thrown by our own client
const ids = ['a', 'b', 'c'].map((letter) => `${letter.repeat(8)}-0000-4000-8000-000000000000`) as [string, string, string];
const tick: FrameContent = { type: 'event', topic: 'tick', payload: { tick: 1 } };

it('hands over each message as it came, with its time and its side, also what it refuses', async () => {
  const { bridge, clock, observation, arrivals, texts } = await watch();
  expect(observation.getState()).toEqual({ phase: 'live', attempt: 0 });
  const sent = [
    `{ "protocol": "aicc/0.1", "type": "tool_call", "session_id": "${session}", "message_id": "${ids[0]}", "call_id": "a", "tool": "echo", "input": {"id": 12345678901234567890} }`,
    '{"type":"tick"}',
  ];
  for (const text of sent) bridge.last().send(text);
  await clock.run(0);
  expect(texts()).toEqual(sent);
  expect(arrivals[0]).toMatchObject({ from: 'agent', at: clock.now() });
  expect(arrivals[1]).toMatchObject({ from: 'bridge', decoded: { ok: false, problems: [{ code: 'protocol_mismatch' }] } });
});

it('hands over every hostile message as refused and stays live', async () => {
  const { bridge, clock, observation, arrivals } = await watch();
  for (const text of hostileTexts) bridge.last().send(text as string); // a binary message is undefined
  await clock.run(0);
  expect(arrivals.filter(({ decoded }) => !decoded.ok)).toHaveLength(hostileTexts.length);
  expect(observation.getState().phase).toBe('live');
});

it('holds the limits on reading before anything is parsed', async () => {
  const { bridge, clock, types } = await watch(undefined, { limits: { maxLength: 100, maxDepth: 3 } });
  bridge.last().send(JSON.stringify({ long: 'x'.repeat(100) }));
  bridge.last().send('[[[[[[]]]]]]');
  await clock.run(0);
  expect(types()).toEqual(['frame_too_large', 'frame_too_deep']);
});

it('watches one session where it is told to', async () => {
  const { bridge } = await watch(undefined, { session });
  expect(bridge.last().options).toEqual({ session });
});

it('goes on after the last frame of the stream, and tells no frame twice', async () => {
  const { bridge, clock, types, observation } = await watch();
  bridge.last().sendFrame(session, sessionInit(), ids[0]);
  bridge.last().sendFrame(session, tick, ids[1]);
  await clock.run(0);
  bridge.last().sever();
  await clock.run(0);
  expect(observation.getState()).toMatchObject({ phase: 'waiting', attempt: 1 });
  await clock.run(250);
  expect(bridge.last().options).toEqual({ after: ids[1] });
  bridge.last().sendFrame(session, sessionInit(), ids[0]);
  bridge.last().sendFrame(session, tick, ids[1]);
  bridge.last().sendFrame(session, tick, ids[2]);
  await clock.run(0);
  expect(types()).toEqual(['session_init', 'event', 'event']);
});

it('never goes on after a frame that stands out of its place in the stream', async () => {
  const { bridge, clock } = await watch();
  const { sendFrame } = bridge.last();
  sendFrame(session, tick, ids[0]);
  sendFrame(session, sessionInit());
  sendFrame(session, { type: 'heartbeat', manifest_update: { ...sessionInit(), type: 'session_init' } as never }); // a manifest, by the test bridge
  sendFrame(session, { type: 'error', error: { code: 'invalid_input', message: 'No.', retryable: false } });
  await clock.run(0);
  bridge.last().sever();
  await clock.run(250);
  expect(bridge.last().options).toEqual({ after: ids[0] });
});

it('knows a session_init again that every connection begins with, however many frames ago it first came', async () => {
  const { bridge, clock, arrivals } = await watch();
  bridge.last().sendFrame(session, sessionInit(), ids[0]);
  for (let count = 0; count < 25_000; count += 1) bridge.last().sendFrame(session, tick);
  bridge.last().sendFrame(session, sessionInit(), ids[0]);
  await clock.run(0);
  expect(arrivals).toHaveLength(25_001);
});

it('hands a gap on and asks once for what is held, not again after the lost frame', async () => {
  const { bridge, clock, types } = await watch();
  bridge.last().sendFrame(session, tick, ids[0]);
  await clock.run(0);
  bridge.last().sever();
  await clock.run(250);
  bridge.last().sendFrame(noSession, { type: 'error', error: { code: 'session_expired', message: 'Gone.', retryable: true } });
  await clock.run(0);
  expect(types()).toEqual(['event', 'error']);
  bridge.last().sever();
  await clock.run(1_000);
  expect(bridge.connections.map(({ options }) => options)).toEqual([{}, { after: ids[0] }, {}]);
});

it('resumes mid-message without a loop: a delta of an unknown message is handed on like any other', async () => {
  const { bridge, clock, types } = await watch();
  const say = (offset: number, text: string, messageId = 'm1'): FrameContent => ({
    type: 'event',
    topic: 'agent_message',
    payload: { delta: { messageId, partId: 'p1', partType: 'text', offset, text } },
  });
  bridge.last().sendFrame(session, say(0, 'Hel'));
  await clock.run(0);
  bridge.last().sever();
  await clock.run(250);
  bridge.last().sendFrame(session, say(3, 'lo'));
  bridge.last().sendFrame(session, say(0, 'orphan', 'm9'));
  await clock.run(60_000);
  expect(types()).toEqual(['event', 'event', 'event']);
  expect(bridge.connections).toHaveLength(2);
});

it('sends heartbeats of no session and keeps the answers to itself', async () => {
  const { bridge, clock, types, observation } = await watch();
  await clock.run(60_000);
  expect(bridge.last().received.map(({ type, session_id }) => `${type} ${session_id}`)).toEqual(Array(4).fill(`heartbeat ${noSession}`));
  expect(types()).toEqual([]);
  expect(observation.getState().phase).toBe('live');
});

it('hands on the heartbeats of agents and bridges that it watches', async () => {
  const { bridge, clock, types } = await watch();
  bridge.last().sendFrame(session, { type: 'heartbeat' });
  await clock.run(0);
  expect(types()).toEqual(['heartbeat']);
});

it('acts: its call settles by the result of its session, not by one of another', async () => {
  const bridge = createTestBridge({
    onFrame: (connection, frame) => {
      if (frame.type !== 'tool_call') return;
      connection.sendFrame(otherSession, { type: 'tool_result', call_id: frame.call_id, ok: true, output: { from: 'another' } });
      connection.sendFrame(session, { type: 'tool_result', call_id: frame.call_id, ok: true, output: { from: 'ours' } });
    },
  });
  const { clock, observation, types } = await watch(bridge);
  const call = observation.call(session, 'send_message', { text: 'hello' });
  await clock.run(0);
  await expect(call).resolves.toMatchObject({ output: { from: 'ours' } });
  expect(bridge.last().received[0]).toMatchObject({
    type: 'tool_call',
    session_id: session,
    call_id: expect.stringMatching(/^observer-/) as unknown,
  });
  expect(types()).toEqual(['tool_result', 'tool_result']);
});

it('settles a call whose result comes after a resume, sending the call again under the same message_id', async () => {
  const { bridge, clock, observation } = await watch();
  const call = observation.call(session, 'answer_question', {});
  await clock.run(0);
  const [sent] = bridge.last().received;
  bridge.last().sever();
  await clock.run(250);
  expect(bridge.last().received).toEqual([sent]);
  if (sent?.type !== 'tool_call') throw new Error('No call was sent.');
  bridge.last().sendFrame(session, { type: 'tool_result', call_id: sent.call_id, ok: true, output: {} });
  await expect(call).resolves.toMatchObject({ ok: true });
});

it('rejects a call that is given up, is not answered in time, or outlives the connection', async () => {
  const { clock, observation } = await watch();
  const abort = new AbortController();
  const fates = [
    observation.call(session, 'stop', {}, { signal: abort.signal }),
    observation.call(session, 'stop', {}, { timeoutMs: 1_000 }),
    observation.call(session, 'stop', {}),
  ].map((call) => call.catch(fateOf));
  abort.abort();
  await clock.run(1_000);
  observation.close();
  expect(await Promise.all(fates)).toEqual(['AbortError', 'timeout', 'closed']);
});

it('asks for the manifest of a session', async () => {
  const { bridge, clock, observation } = await watch();
  await expect(observation.requestManifest(session)).resolves.toBe('sent');
  await clock.run(0);
  expect(bridge.last().received).toMatchObject([{ type: 'manifest_request', session_id: session }]);
});

it.each([
  [4001, 'closed'],
  [4002, 'closed'],
  [4003, 'expired'],
])('does not try again by itself after close code %i, but when a person asks', async (code, phase) => {
  const { bridge, clock, observation } = await watch();
  bridge.last().close(code, 'why');
  await clock.run(600_000);
  expect(observation.getState()).toMatchObject({ phase, code, reason: 'why' });
  expect(bridge.connections).toHaveLength(1);
  observation.retryNow();
  await clock.run(0);
  expect(observation.getState()).toEqual({ phase: 'live', attempt: 0 });
});

it('does nothing more once it is closed, however often', async () => {
  const { bridge, clock, observation, types } = await watch();
  bridge.last().sendFrame(session, tick);
  observation.close();
  observation.close();
  observation.retryNow();
  await clock.run(600_000);
  expect(bridge.last().closed?.code).toBe(1000);
  expect(bridge.connections).toHaveLength(1);
  expect(types()).toEqual([]);
  expect(clock.pending()).toBe(0);
});

it('stays quiet when it is closed from within its own callbacks', async () => {
  const bridge = createTestBridge();
  const clock = createSteppedClock();
  const seen: string[] = [];
  const observation = observe({
    transport: bridge.transport,
    clock,
    onArrival: () => {
      seen.push('arrival');
      observation.close();
    },
  });
  observation.subscribe(() => {
    seen.push(observation.getState().phase);
    if (observation.getState().phase === 'waiting') observation.close();
  });
  await clock.run(0);
  bridge.last().sendFrame(session, tick);
  bridge.last().sendFrame(session, tick);
  await clock.run(60_000);
  expect(seen).toEqual(['live', 'arrival', 'closed']);
  expect(clock.pending()).toBe(0);
});
