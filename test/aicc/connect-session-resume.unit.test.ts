import { expect, it } from 'vitest';
import { connectSession, type Arrival, type ConnectSessionOptions } from '@oddkin/ai/aicc';
import { createSteppedClock } from '../../src/testing/stepped-clock.js';
import { createEchoBridge, createTestBridge, otherSession, session, sessionInit, type TestBridge } from './test-bridge.js';

const expired = { code: 'session_expired', message: 'It is over.', retryable: false } as const;

async function connect(bridge: TestBridge = createEchoBridge(), options: Partial<ConnectSessionOptions> = {}) {
  const clock = createSteppedClock();
  const arrivals: Arrival[] = [];
  const phases: string[] = [];
  let wakeUp = (): void => {};
  const agent = connectSession({
    transport: bridge.transport,
    clock,
    random: () => 0.5,
    wake: (onWake) => {
      wakeUp = onWake;
      return () => {
        wakeUp = () => {};
      };
    },
    onArrival: (arrival) => arrivals.push(arrival),
    ...options,
  });
  agent.subscribe(() => phases.push(agent.getState().phase));
  await clock.run(0);
  return { agent, bridge, clock, arrivals, phases, wakeUp: () => wakeUp() };
}

it('resumes its session over a new socket: the hint in the query, session_resume as the first frame', async () => {
  const { agent, bridge, clock, phases } = await connect();
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
  const { agent, clock, arrivals } = await connect(bridge);
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
  const { agent, clock } = await connect(bridge);
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
  const { agent, bridge, clock } = await connect();
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
  const { agent, bridge, clock } = await connect();
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
  const { agent, clock } = await connect(bridge);
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
  const { agent, bridge, clock } = await connect(undefined, { limits: { maxQueued: 2, queueForMs: 5_000 } });
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
  const { agent, clock } = await connect(bridge);
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

it('tries again after 0.25, 0.5, 1, 2, 4, 8, 15 and 15 seconds, by the middle of each span', async () => {
  const { bridge, clock } = await connect();
  await clock.run(11_000);
  bridge.isDown = true;
  const startedAt = clock.now();
  const triedAt: number[] = [];
  bridge.last().sever();
  while (triedAt.length < 8) {
    const before = bridge.connections.length;
    await clock.run(250);
    if (bridge.connections.length > before) triedAt.push((clock.now() - startedAt) / 1_000);
  }
  expect(triedAt).toEqual([0.25, 0.75, 1.75, 3.75, 7.75, 15.75, 30.75, 45.75]);
});

it('does not call a bridge in a tight loop that lets it in and closes at once', async () => {
  const { bridge, clock } = await connect();
  for (let second = 0; second < 120; second += 1) {
    if (bridge.last().closed === undefined) bridge.last().sever();
    await clock.run(1_000);
  }
  expect(bridge.connections.length).toBeLessThan(15);
});

it('tries again at once when the page comes online or into view', async () => {
  const { agent, bridge, clock, wakeUp } = await connect();
  bridge.isDown = true;
  bridge.last().sever();
  await clock.run(60_000);
  expect(agent.getState().phase).toBe('waiting');
  bridge.isDown = false;
  wakeUp();
  wakeUp();
  const { length } = bridge.connections;
  await clock.run(0);
  expect(agent.getState().phase).toBe('live');
  expect(bridge.connections).toHaveLength(length);
});

it('gives up an opening that leads nowhere', async () => {
  const bridge = createTestBridge();
  const { agent, clock } = await connect(bridge);
  await clock.run(9_999);
  expect(agent.getState().phase).toBe('connecting');
  await clock.run(1);
  expect(agent.getState()).toMatchObject({ phase: 'waiting', code: 1006, reason: 'No answer within 10 s.' });
  expect(bridge.last().closed?.code).toBe(1000);
});

it('leaves a link that answers no heartbeat, and resumes', async () => {
  const { agent, bridge, clock } = await connect();
  bridge.isDeaf = true;
  await clock.run(44_999);
  expect(agent.getState().phase).toBe('live');
  await clock.run(1);
  expect(agent.getState()).toMatchObject({ phase: 'waiting', reason: 'No answer to heartbeats.' });
  bridge.isDeaf = false;
  await clock.run(250);
  expect(agent.getState().phase).toBe('live');
});

it('comes back at once from an hour of sleep whose socket was closed meanwhile', async () => {
  const { agent, bridge, clock, wakeUp } = await connect();
  bridge.last().sever();
  await clock.run(0);
  clock.sleep(3_600_000);
  wakeUp();
  await clock.run(0);
  expect(agent.getState().phase).toBe('live');
  expect(bridge.connections).toHaveLength(2);
});

it('comes back from an hour of sleep over a dead socket within five seconds, without a further delay', async () => {
  const { agent, bridge, clock, phases, wakeUp } = await connect();
  bridge.isDeaf = true;
  clock.sleep(3_600_000);
  wakeUp();
  await clock.run(4_999);
  bridge.isDeaf = false;
  await clock.run(1);
  expect(agent.getState().phase).toBe('live');
  expect(phases).toEqual(['live', 'waiting', 'resuming', 'live']);
});

it('keeps a socket that lived through an hour of sleep', async () => {
  const { bridge, clock, phases } = await connect();
  clock.sleep(3_600_000);
  await clock.run(120_000);
  expect(phases).toEqual(['live']);
  expect(bridge.connections).toHaveLength(1);
});

it.each([
  [4001, 'closed'],
  [4002, 'closed'],
  [4003, 'expired'],
])('does not try again after close code %i', async (code, phase) => {
  const { agent, bridge, clock } = await connect();
  bridge.last().close(code, 'why');
  await clock.run(600_000);
  expect(agent.getState()).toMatchObject({ phase, code, reason: 'why' });
  expect(bridge.connections).toHaveLength(1);
});

it.each([1000, 1001, 1006, 1011, 4008])('resumes after close code %i', async (code) => {
  const { agent, bridge, clock } = await connect();
  bridge.last().close(code, 'why');
  await clock.run(250);
  expect(agent.getState().phase).toBe('live');
});

it('does not send a frame again that was too large for the bridge', async () => {
  const { agent, bridge, clock } = await connect();
  void agent.say({ text: 'large' });
  await clock.run(0);
  bridge.last().close(4009, 'too large');
  await clock.run(250);
  expect(bridge.last().received.map(({ type }) => type)).toEqual(['session_resume']);
});
