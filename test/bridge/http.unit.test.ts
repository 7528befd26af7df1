import { createBridge, createEchoWorld, createTap, type Bridge } from '@oddkin/ai/bridge';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { connect } from './socket-client.js';
import { createSteppedClock } from '@oddkin/ai/testing';

let bridge: Bridge;
let at: string;

beforeEach(async () => {
  bridge = await createBridge({ world: createEchoWorld(), clock: createSteppedClock() });
  at = `http://127.0.0.1:${bridge.port}`;
});

afterEach(async () => {
  await bridge.close();
});

async function metrics(of = at): Promise<ReadonlyMap<string, number>> {
  const text = await (await fetch(`${of}/metrics`)).text();
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]));
}

it('says that it is well', async () => {
  const response = await fetch(`${at}/healthz`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/json');
  expect(await response.json()).toEqual({ status: 'ok' });
  expect((await fetch(`${at}/healthz`, { method: 'HEAD' })).status).toBe(200);
});

it.each([
  ['GET', '/nowhere', 404],
  ['GET', '/metrics/more', 404],
  ['GET', '/agent', 426],
  ['GET', '/observe?session=x', 426],
  ['POST', '/metrics', 405],
  ['DELETE', '/healthz', 405],
])('answers %s %s by %i, in words', async (method, path, status) => {
  const response = await fetch(at + path, { method });
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toContain('text/plain');
  if (status === 426) expect(response.headers.get('upgrade')).toBe('websocket');
  if (status === 405) expect(response.headers.get('allow')).toBe('GET, HEAD');
  expect(await response.text()).not.toBe('');
});

it('refuses sockets at the paths of plain HTTP', async () => {
  await expect(connect(`ws://127.0.0.1:${bridge.port}/metrics`)).rejects.toThrow('404');
});

it('counts sessions, observers, frames by type and side, and calls by tool and outcome', async () => {
  const agent = await connect(bridge.agentUrl);
  await agent.next('session_init');
  const observer = await connect(bridge.observeUrl);
  await observer.next('session_init');
  await agent.call('echo');
  await agent.call('echo');
  await agent.call('fail');
  await agent.call('no_such_tool');
  agent.sendRaw('nonsense');
  await agent.next('error');
  observer.send({ type: 'heartbeat' });
  await observer.next('heartbeat');
  const counted = await metrics();
  expect(Object.fromEntries(counted)).toMatchObject({
    'oddkin_sessions{state="connected"}': 1,
    'oddkin_sessions{state="waiting"}': 0,
    oddkin_observers: 1,
    'oddkin_frames_total{type="tool_call",from="agent"}': 4,
    'oddkin_frames_total{type="invalid",from="agent"}': 1,
    'oddkin_frames_total{type="tool_result",from="bridge"}': 4,
    'oddkin_frames_total{type="error",from="bridge"}': 1,
    'oddkin_frames_total{type="heartbeat",from="observer"}': 1,
    oddkin_mirrored_frames_total: 10,
    'oddkin_drops_total{what="observer"}': 0,
    'oddkin_call_latency_seconds_count{tool="echo",outcome="ok"}': 2,
    'oddkin_call_latency_seconds_count{tool="fail",outcome="execution_failed"}': 1,
    'oddkin_call_latency_seconds_count{tool="(unknown)",outcome="tool_unknown"}': 1,
  });
  await agent.close();
  await observer.close();
});

it('has few label values, whatever comes over the wire', async () => {
  const agent = await connect(bridge.agentUrl);
  await agent.next('session_init');
  const before = (await metrics()).size;
  for (let n = 0; n < 50; n += 1) {
    await agent.call(`tool_${n}`);
    agent.sendRaw(JSON.stringify({ type: `type_${n}` }));
    await agent.next('error');
  }
  await agent.call('constructor');
  const grown = (await metrics()).size - before;
  expect(grown).toBeLessThan(25);
  await agent.close();
});

it('counts a session whose agent is away as waiting', async () => {
  const agent = await connect(bridge.agentUrl);
  await agent.next('session_init');
  const observer = await connect(bridge.observeUrl);
  await observer.next('session_init');
  await agent.close();
  expect((await metrics()).get('oddkin_sessions{state="waiting"}')).toBe(1);
});

it('counts an observer that was dropped', async () => {
  const strict = await createBridge({ world: createEchoWorld(), observerLimits: { maxQueuedFrames: 1 } });
  const agent = await connect(strict.agentUrl);
  await agent.next('session_init');
  const stalled = await connect(strict.observeUrl);
  await stalled.next('session_init');
  stalled.socket.pause();
  const text = 'x'.repeat(500_000);
  for (let count = 0; count < 20; count += 1) await agent.call('echo', { text });
  expect((await metrics(`http://127.0.0.1:${strict.port}`)).get('oddkin_drops_total{what="observer"}')).toBe(1);
  stalled.socket.terminate();
  await strict.close();
});

it('shows metrics only to who may observe, and health to everyone', async () => {
  const closed = await createBridge({ world: createEchoWorld(), observerToken: 'seeing' });
  const url = `http://127.0.0.1:${closed.port}`;
  const refused = await fetch(`${url}/metrics`);
  expect(refused.status).toBe(401);
  expect(refused.headers.get('www-authenticate')).toBe('Bearer');
  expect((await fetch(`${url}/metrics`, { headers: { authorization: 'Bearer seeing' } })).status).toBe(200);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  const foreign = await fetch(`${url}/metrics`, { headers: { authorization: 'Bearer seeing', origin: 'https://evil.example' } });
  expect(foreign.status).toBe(403);
  await closed.close();
});

it('keeps two bridges of one process apart, and counts in a tap too', async () => {
  const tap = await createTap({ upstream: bridge.agentUrl });
  const agent = await connect(tap.agentUrl);
  await agent.next('session_init');
  await agent.call('echo');
  agent.send({ type: 'no such type' });
  await agent.next('error');
  const counted = await metrics(`http://127.0.0.1:${tap.port}`);
  expect(Object.fromEntries(counted)).toMatchObject({
    'oddkin_sessions{state="connected"}': 1,
    'oddkin_frames_total{type="tool_call",from="agent"}': 1,
    'oddkin_frames_total{type="invalid",from="agent"}': 1,
    'oddkin_frames_total{type="tool_result",from="bridge"}': 1,
  });
  expect((await fetch(`http://127.0.0.1:${tap.port}/healthz`)).status).toBe(200);
  expect((await fetch(`http://127.0.0.1:${tap.port}/nowhere`)).status).toBe(404);
  await tap.close();
});
