import { expect, it } from 'vitest';
import { connectAgent } from './connected-agent.js';
import { createEchoBridge, createTestBridge, otherSession, session, sessionInit, type TestBridge } from './test-bridge.js';

const expired = { code: 'session_expired', message: 'It is over.', retryable: false } as const;

it('resumes its session over a new socket: the hint in the query, session_resume as the first frame', async () => {
  const { agent, bridge, clock, phases } = await connectAgent();
  bridge.last().sever();
  await clock.run(0);
  expect(agent.getState()).toMatchObject({
    phase: 'waiting',
    attempt: 1,
    retryAt: clock.now() + 250,
    code: 1006,
    lastHeardAt: clock.now(),
  });
  await clock.run(250);
  expect(bridge.connections[1]?.options).toEqual({ resume: session });
  expect(bridge.connections[1]?.received).toMatchObject([{ type: 'session_resume', session_id: session }]);
  expect(phases).toEqual(['live', 'waiting', 'resuming', 'live']);
  expect(agent.getState()).toEqual({ phase: 'live', attempt: 0 });
});

it('passes over the fresh session of a bridge that ignores the hint', async () => {
  const bridge = createTestBridge({
    onOpen: (connection) => connection.sendFrame(connection.options.resume === undefined ? session : otherSession, sessionInit()),
    onFrame: (connection, frame) => {
      if (frame.type === 'session_resume') connection.sendFrame(session, sessionInit());
    },
  });
  const { agent, clock, arrivals } = await connectAgent(bridge);
  bridge.last().sever();
  await clock.run(250);
  expect(agent.getSessionId()).toBe(session);
  expect(agent.getState().phase).toBe('live');
  expect(arrivals.map(({ decoded }) => decoded.ok && decoded.frame.session_id)).toEqual([session, session, session]);
});

it('settles a call that ran across a resume, and asks for a result that may have been lost', async () => {
  const bridge = createTestBridge({
    onOpen: (connection) => connection.options.resume ?? connection.sendFrame(session, sessionInit()),
    onFrame: (connection, frame) => {
      if (frame.type === 'session_resume') connection.sendFrame(session, sessionInit());
    },
  });
  const { agent, clock } = await connectAgent(bridge);
  const call = agent.call('slow', {}, { callId: 'a' });
  const lost = agent.call('slow', {}, { callId: 'b' });
  await clock.run(0);
  bridge.last().sever();
  await clock.run(250);
  const [first, second] = bridge.connections;
  expect(second?.received.slice(1)).toEqual(first?.received);
  second?.sendFrame(session, { type: 'tool_result', call_id: 'a', ok: true, output: { n: 1 } });
  second?.sendFrame(session, { type: 'tool_result', call_id: 'b', ok: true, output: { n: 2 } });
  await expect(call).resolves.toMatchObject({ output: { n: 1 } });
  await expect(lost).resolves.toMatchObject({ output: { n: 2 } });
});

it('sends again, under the same message_id, only what nothing shows to have come', async () => {
  const { agent, bridge, clock } = await connectAgent();
  void agent.say({ text: 'came' });
  await agent.call('echo', {});
  void agent.say({ text: 'perhaps lost' });
  await clock.run(0);
  bridge.last().sever();
  await clock.run(250);
  const [first, second] = bridge.connections;
  expect(second?.received.slice(1)).toEqual(first?.received.slice(2));
  bridge.last().sever();
  await clock.run(16_000);
  bridge.last().sever();
  await clock.run(1_000);
  expect(bridge.last().received.map(({ type }) => type)).toEqual(['session_resume']);
});

it('lets nothing that the host sends on hearing of the resume overtake what was sent before', async () => {
  const { agent, bridge, clock } = await connectAgent();
  void agent.say({ text: 'perhaps lost' });
  bridge.last().sever();
  await clock.run(0);
  void agent.say({ text: 'waited' });
  agent.subscribe(() => {
    if (agent.getState().phase === 'live') void agent.say({ text: 'new' });
  });
  await clock.run(250);
  const said = bridge.last().received.map((frame) => (frame.type === 'event' ? frame.payload['text'] : frame.type));
  expect(said).toEqual(['session_resume', 'perhaps lost', 'waited', 'new']);
});

it('does not ask again for a call that its caller gave up', async () => {
  const bridge = createEchoBridge();
  const { agent, clock } = await connectAgent(bridge);
  bridge.isDeaf = true;
  const abort = new AbortController();
  agent.call('echo', {}, { signal: abort.signal }).catch(() => {});
  await clock.run(0);
  bridge.last().sever();
  abort.abort();
  bridge.isDeaf = false;
  await clock.run(250);
  expect(bridge.last().received.map(({ type }) => type)).toEqual(['session_resume']);
});

it('queues while away, and lets each frame be sent, expire or be dropped', async () => {
  const { agent, bridge, clock } = await connectAgent(undefined, { limits: { maxQueued: 2, queueForMs: 5_000 } });
  bridge.isDown = true;
  bridge.last().sever();
  await clock.run(0);
  const early = agent.say({ text: 'early' });
  await clock.run(4_000);
  const late = agent.say({ text: 'late' });
  await expect(agent.say({ text: 'too much' })).resolves.toBe('dropped');
  await expect(agent.call('echo', {})).rejects.toMatchObject({ code: 'dropped' });
  await clock.run(2_000);
  await expect(early).resolves.toBe('expired');
  bridge.isDown = false;
  agent.retryNow();
  await clock.run(0);
  await expect(late).resolves.toBe('sent');
  expect(bridge.last().received).toMatchObject([{ type: 'session_resume' }, { payload: { text: 'late' } }]);
});

it.each([
  ['an error session_expired', (bridge: TestBridge) => bridge.last().sendFrame(session, { type: 'error', error: expired })],
  [
    'an error session_expired that names no session of ours',
    (bridge: TestBridge) => bridge.last().sendFrame(otherSession, { type: 'error', error: expired }),
  ],
  ['close code 4003', (bridge: TestBridge) => bridge.last().close(4003, 'It is over.')],
])('has expired after %s, rejects what waits and tries no more', async (_name, answer) => {
  const bridge = createTestBridge({
    onOpen: (connection) => connection.options.resume ?? connection.sendFrame(session, sessionInit()),
    onFrame: (_connection, frame) => {
      if (frame.type === 'session_resume') answer(bridge);
    },
  });
  const { agent, clock } = await connectAgent(bridge);
  const call = agent.call('echo', {}).catch((error: unknown) => error);
  bridge.last().sever();
  await clock.run(600_000);
  expect(agent.getState()).toMatchObject({ phase: 'expired', code: 4003, reason: 'It is over.' });
  expect(await call).toMatchObject({ code: 'expired' });
  expect(bridge.connections).toHaveLength(2);
  agent.retryNow();
  expect(bridge.connections).toHaveLength(2);
  expect(clock.pending()).toBe(0);
});

it('does not send a frame again that was too large for the bridge', async () => {
  const { agent, bridge, clock } = await connectAgent();
  void agent.say({ text: 'large' });
  await clock.run(0);
  bridge.last().close(4009, 'too large');
  await clock.run(250);
  expect(bridge.last().received.map(({ type }) => type)).toEqual(['session_resume']);
});
