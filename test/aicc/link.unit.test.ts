import { expect, it } from 'vitest';
import { connectAgent } from './connected-agent.js';
import { createTestBridge, session, sessionInit } from './test-bridge.js';

it('tries again after 0.25, 0.5, 1, 2, 4, 8, 15 and 15 seconds, by the middle of each span', async () => {
  const { bridge, clock } = await connectAgent();
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
  const { bridge, clock } = await connectAgent();
  for (let second = 0; second < 120; second += 1) {
    if (bridge.last().closed === undefined) bridge.last().sever();
    await clock.run(1_000);
  }
  expect(bridge.connections.length).toBeLessThan(15);
});

it('tries again at once when the page comes online or into view', async () => {
  const { agent, bridge, clock, wakeUp } = await connectAgent();
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

it('begins anew on waking where a try hangs that is more than two seconds old', async () => {
  const { agent, bridge, clock, wakeUp } = await connectAgent(createTestBridge());
  wakeUp();
  expect(bridge.connections).toHaveLength(1);
  await clock.run(2_000);
  wakeUp();
  await clock.run(0);
  expect(bridge.connections.map(({ closed }) => closed?.code)).toEqual([4000, undefined]);
  bridge.last().sendFrame(session, sessionInit());
  await clock.run(60_000);
  expect(agent.getState().phase).toBe('live');
  expect(bridge.connections).toHaveLength(2);
});

it('gives up an opening that leads nowhere', async () => {
  const bridge = createTestBridge();
  const { agent, clock } = await connectAgent(bridge);
  await clock.run(9_999);
  expect(agent.getState().phase).toBe('connecting');
  await clock.run(1);
  expect(agent.getState()).toMatchObject({ phase: 'waiting', code: 1006, reason: 'No answer within 10 s.' });
  expect(bridge.last().closed?.code).toBe(4000);
});

it('leaves a link that answers no heartbeat, and resumes', async () => {
  const { agent, bridge, clock } = await connectAgent();
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
  const { agent, bridge, clock, wakeUp } = await connectAgent();
  bridge.last().sever();
  await clock.run(0);
  clock.sleep(3_600_000);
  wakeUp();
  await clock.run(0);
  expect(agent.getState().phase).toBe('live');
  expect(bridge.connections).toHaveLength(2);
});

it('comes back from an hour of sleep over a dead socket within five seconds, without a further delay', async () => {
  const { agent, bridge, clock, phases, wakeUp } = await connectAgent();
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
  const { bridge, clock, phases } = await connectAgent();
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
  const { agent, bridge, clock } = await connectAgent();
  bridge.last().close(code, 'why');
  await clock.run(600_000);
  expect(agent.getState()).toMatchObject({ phase, code, reason: 'why' });
  expect(bridge.connections).toHaveLength(1);
});

it.each([1000, 1001, 1006, 1011, 4008])('resumes after close code %i', async (code) => {
  const { agent, bridge, clock } = await connectAgent();
  bridge.last().close(code, 'why');
  await clock.run(250);
  expect(agent.getState().phase).toBe('live');
});
