import { observe, webSocketTransport } from '@oddkin/ai/aicc';
import { createBridge, createEchoWorld, createTap, type Bridge, type Tap } from '@oddkin/ai/bridge';
import { createSteppedClock, type SteppedClock } from '@oddkin/ai/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { connect, type LooseFrame, type SocketClient } from './socket-client.js';

const nilId = '00000000-0000-0000-0000-000000000000';

let clock: SteppedClock;
let bridge: Bridge;
let tap: Tap;
let sockets: WebSocket[];

/** A socket that a test may break off. */
class Observing extends WebSocket {
  constructor(...given: ConstructorParameters<typeof WebSocket>) {
    super(...given);
    sockets.push(this);
  }
}

beforeEach(async () => {
  clock = createSteppedClock();
  sockets = [];
  bridge = await createBridge({ world: createEchoWorld(), clock });
  tap = await createTap({ upstream: bridge.agentUrl });
});

afterEach(async () => {
  await tap.close();
  await bridge.close();
});

/** Joins on a road that is not the tap's, as all did before it was started again. */
async function join(): Promise<SocketClient> {
  const agent = await connect(bridge.agentUrl);
  await agent.next('session_init');
  return agent;
}

/** The road breaks off. */
async function cut(...agents: readonly SocketClient[]): Promise<void> {
  for (const { socket } of agents) socket.terminate();
  await Promise.all(agents.map(({ closed }) => closed));
}

/** Comes back through the tap, which knows nothing of what was before. */
async function resume(agent: SocketClient): Promise<SocketClient> {
  const again = await connect(`${tap.agentUrl}?resume=${agent.sessionId()}`);
  again.send({ type: 'session_resume', session_id: agent.sessionId() });
  await again.next('session_init');
  return again;
}

/** Everything up to the answer to a heartbeat, which comes after all that was queued before it. */
async function caughtUp(observer: SocketClient): Promise<LooseFrame[]> {
  observer.send({ type: 'heartbeat', session_id: nilId });
  const frames: LooseFrame[] = [];
  for (let frame = await observer.next(); frame.session_id !== nilId || frame.type !== 'heartbeat'; frame = await observer.next())
    frames.push(frame);
  return frames;
}

async function seenAfter(messageId: string): Promise<LooseFrame[]> {
  return caughtUp(await connect(`${tap.observeUrl}?after=${messageId}`));
}

const gap = { type: 'error', error: { code: 'session_expired', retryable: true } };

describe('an observer of a tap that was started again', () => {
  it('misses nothing of another session where its last frame is repeated to an agent that resumed later', async () => {
    const [one, other] = [await join(), await join()];
    const last = await one.call('echo', { n: 1 });
    await cut(one, other);
    const result = await (await resume(other)).call('echo', { n: 2 });
    const again = await resume(one);
    expect(await again.next()).toEqual(last);
    const frames = await seenAfter(last.message_id);
    expect(frames[0]).toMatchObject(gap);
    expect(frames).toContainEqual(result);
  });

  it('misses nothing of a session where its last frame is one that the agent sends again', async () => {
    const agent = await join();
    const call = agent.send({ type: 'tool_call', call_id: 'slow', tool: 'slow', input: { ms: 300 } });
    await agent.call('echo');
    await cut(agent);
    clock.advance(300);
    const again = await resume(agent);
    const result = await again.next('tool_result', 'slow');
    again.sendRaw(call);
    await again.call('echo');
    const frames = await seenAfter((JSON.parse(call) as LooseFrame).message_id);
    expect(frames[0]).toMatchObject(gap);
    expect(frames).toContainEqual(result);
  });

  it('goes on after a frame of a resumed session once a heartbeat has shown that nothing more is repeated', async () => {
    const agent = await join();
    await agent.call('echo', { n: 1 });
    await cut(agent);
    const again = await resume(agent);
    again.send({ type: 'heartbeat' });
    await again.next('heartbeat');
    const seen = await again.call('echo', { n: 2 });
    const next = await again.call('echo', { n: 3 });
    const frames = await seenAfter(seen.message_id);
    expect(frames.map(({ type }) => type)).toEqual(['session_init', 'tool_call', 'tool_result']);
    expect(frames.at(-1)).toEqual(next);
  });

  it('that comes back later than the agents is given all that they were told meanwhile, each once', async () => {
    let address = bridge.observeUrl;
    const arrived: string[] = [];
    const observation = observe({
      transport: { connect: (listener, options) => webSocketTransport(address, { WebSocket: Observing }).connect(listener, options) },
      onArrival: ({ decoded }) => decoded.ok && arrived.push(decoded.frame.message_id),
    });
    const agents = [await join(), await join(), await join()];
    for (const agent of agents) await agent.call('echo', { n: 1 });
    const last = await agents[1]!.call('echo', { n: 2 });
    await expect.poll(() => arrived).toContain(last.message_id);
    // It is kept waiting until the others are back.
    address = 'ws://127.0.0.1:1/observe';
    for (const socket of sockets) socket.terminate();
    await cut(...agents);
    const told: string[] = [];
    for (const agent of agents) {
      const again = await resume(agent);
      for (let n = 3; n < 8; n += 1) told.push((await again.call('echo', { n })).message_id);
    }
    address = tap.observeUrl;
    await vi.waitFor(
      () => {
        observation.retryNow();
        expect(arrived).toEqual(expect.arrayContaining(told));
      },
      { timeout: 30_000 },
    );
    expect(arrived.filter((id) => told.includes(id))).toHaveLength(told.length);
    observation.close();
  });

  it('that watches one session waits for its agent, and is given what comes then', async () => {
    const agent = await join();
    let address = bridge.observeUrl;
    const arrived: unknown[] = [];
    const observation = observe({
      transport: { connect: (listener, options) => webSocketTransport(address, { WebSocket: Observing }).connect(listener, options) },
      session: agent.sessionId(),
      onArrival: ({ decoded }) => decoded.ok && arrived.push(decoded.frame),
    });
    const seen = await agent.call('echo', { n: 1 });
    await expect.poll(() => arrived).toContainEqual(seen);
    address = tap.observeUrl;
    for (const socket of sockets) socket.terminate();
    await expect.poll(() => observation.getState()).toMatchObject({ phase: 'waiting', code: 1013 });
    await cut(agent);
    const result = await (await resume(agent)).call('echo', { n: 2 });
    observation.retryNow();
    await expect.poll(() => arrived).toContainEqual(result);
    observation.close();
  });
});
