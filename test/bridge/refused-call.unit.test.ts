import { WebSocket } from 'ws';
import { observe, webSocketTransport, type Observation } from '@oddkin/ai/aicc';
import { createBridge, createEchoWorld, createTap, type Bridge } from '@oddkin/ai/bridge';
import { afterEach, expect, it } from 'vitest';
import { connect, type SocketClient } from './socket-client.js';

const nilId = '00000000-0000-0000-0000-000000000000';
const unknownId = '11111111-2222-4333-8444-555555555555';

let close = async (): Promise<void> => {};

afterEach(() => close());

async function open(allowActing: boolean): Promise<{ bridge: Bridge; agent: SocketClient; observation: Observation }> {
  const bridge = await createBridge({ world: createEchoWorld(), allowActing });
  const agent = await connect(bridge.agentUrl);
  await agent.next('session_init');
  const observation = observe({ transport: webSocketTransport(bridge.observeUrl, { WebSocket }), onArrival: () => {} });
  close = async () => {
    observation.close();
    await bridge.close();
  };
  return { bridge, agent, observation };
}

it('rejects at once where observers may not act, and other calls go on', async () => {
  const { agent, observation } = await open(false);
  const calls = [observation.call(agent.sessionId(), 'echo', {}), observation.call(agent.sessionId(), 'once', {})];
  for (const call of calls) await expect(call).rejects.toMatchObject({ name: 'WireError', code: 'refused' });
  expect(await agent.call('once')).toMatchObject({ ok: true });
});

it('rejects at once for a session that is unknown or over, and answers those that are open', async () => {
  const { agent, observation } = await open(true);
  const answered = observation.call(agent.sessionId(), 'echo', { n: 1 });
  await expect(observation.call(unknownId, 'echo', {})).rejects.toMatchObject({ code: 'refused' });
  await expect(answered).resolves.toMatchObject({ ok: true, output: { n: 1 } });
  agent.send({ type: 'session_close' });
  agent.send({ type: 'heartbeat' });
  await agent.next('error');
  await expect(observation.call(agent.sessionId(), 'echo', {})).rejects.toMatchObject({ code: 'refused' });
});

it('rejects a call whose session ends while it runs', async () => {
  const { bridge, agent, observation } = await open(true);
  const watcher = await connect(bridge.observeUrl);
  const running = observation.call(agent.sessionId(), 'slow', { ms: 400 });
  const fate = expect(running).rejects.toMatchObject({ code: 'refused' });
  await watcher.next('tool_call');
  agent.send({ type: 'session_close' });
  await fate;
});

it('is told to its observer alone, under the nil UUID, and names the call', async () => {
  const { bridge, agent } = await open(false);
  const asking = await connect(bridge.observeUrl);
  await asking.next('session_init');
  asking.send({ type: 'tool_call', call_id: 'observer-7', tool: 'echo', input: {} });
  const answer = await asking.next('error');
  expect(answer).toMatchObject({
    session_id: nilId,
    error: { code: 'invalid_input', message: expect.stringContaining('"observer-7"') as unknown },
  });
  expect(agent.texts).toHaveLength(1);
});

it('answers a manifest_request for a session that is over by session_expired, on a bridge and on a tap', async () => {
  const { bridge } = await open(false);
  const tap = await createTap({ upstream: bridge.agentUrl });
  const agent = await connect(tap.agentUrl);
  await agent.next('session_init');
  agent.send({ type: 'session_close' });
  agent.send({ type: 'manifest_request' });
  expect(await agent.next('error')).toMatchObject({ error: { code: 'session_expired' } });
  for (const url of [bridge.observeUrl, tap.observeUrl]) {
    const observer = await connect(`${url}?session=${agent.sessionId()}`);
    await observer.next('manifest_request');
    await observer.next('error');
    observer.send({ type: 'manifest_request' });
    expect(await observer.next()).toMatchObject({ type: 'error', session_id: agent.sessionId(), error: { code: 'session_expired' } });
  }
  await tap.close();
});
