import { WebSocket } from 'ws';
import { connectSession, observe, webSocketTransport, type Observation } from '@oddkin/ai/aicc';
import { createBridge, createEchoWorld, createTap, type Bridge, type Tap } from '@oddkin/ai/bridge';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { chooseProtocol } from '../../src/bridge/gate.js';
import { startRawBridge } from './raw-bridge.js';
import { connect, type ConnectOptions } from './socket-client.js';

const agentToken = 'agents only: ünïcode + / =';
const observerToken = 'observers-only-0123456789';

let bridge: Bridge;
let tap: Tap;

beforeEach(async () => {
  bridge = await createBridge({ world: createEchoWorld(), agentToken, observerToken });
  tap = await createTap({ upstream: bridge.agentUrl, agentToken: 'tap-agents', observerToken: 'tap-observers', upstreamToken: 'wrong' });
});

afterEach(async () => {
  await tap.close();
  await bridge.close();
});

function carried(token: string): ConnectOptions {
  return { protocols: ['oddkin.aicc', `oddkin.bearer.${Buffer.from(token).toString('base64url')}`] };
}

it.each<[string, 'agentUrl' | 'observeUrl', ConnectOptions]>([
  ['nothing', 'agentUrl', {}],
  ['nothing', 'observeUrl', {}],
  ['the token of the other role', 'agentUrl', carried(observerToken)],
  ['the token of the other role', 'observeUrl', carried(agentToken)],
  ['a part of the token', 'observeUrl', carried(observerToken.slice(0, -1))],
  ['a wrong header', 'observeUrl', { headers: { authorization: `Bearer ${observerToken}x` } }],
  ['another scheme', 'observeUrl', { headers: { authorization: `Basic ${observerToken}` } }],
  ['an empty token', 'observeUrl', { protocols: ['oddkin.aicc', 'oddkin.bearer.'] }],
  ['a page of this machine without token', 'observeUrl', { origin: 'http://localhost:5173' }],
])('is closed to one who shows %s at %s: close code 4001 after the handshake, and no frame', async (_shown, door, options) => {
  for (const server of [bridge, tap]) {
    const client = await connect(server[door], options);
    expect(await client.closed).toMatchObject({ code: 4001, reason: expect.stringContaining('token') as unknown });
    expect(client.texts).toEqual([]);
  }
});

it('is open to the right token, by header or subprotocol, and answers with the subprotocol that is no secret', async () => {
  const agent = await connect(bridge.agentUrl, carried(agentToken));
  expect(agent.socket.protocol).toBe('oddkin.aicc');
  await agent.next('session_init');
  const observer = await connect(bridge.observeUrl, { headers: { authorization: `bearer ${observerToken}` } });
  await observer.next('session_init');
  const page = await connect(bridge.observeUrl, { ...carried(observerToken), origin: 'http://localhost:5173' });
  await page.next('session_init');
});

it('keeps the Origin list although the token is right', async () => {
  const page = await connect(bridge.observeUrl, { ...carried(observerToken), origin: 'https://evil.example' });
  expect(await page.closed).toMatchObject({ code: 4001, reason: 'This origin is not allowed.' });
});

it('never answers with a subprotocol that holds a token', () => {
  expect(chooseProtocol(['oddkin.bearer.c2VjcmV0', 'other', 'oddkin.aicc'])).toBe('oddkin.aicc');
  expect(chooseProtocol(['oddkin.bearer.c2VjcmV0', 'other'])).toBe('other');
  expect(chooseProtocol(['oddkin.bearer.c2VjcmV0'])).toBe(false);
});

it('lets clients in that are given the token', async () => {
  const session = connectSession({ transport: webSocketTransport(bridge.agentUrl, { WebSocket, token: agentToken }) });
  await session.whenLive();
  await expect(session.call('echo', { n: 1 })).resolves.toMatchObject({ ok: true });
  const observation = observe({
    transport: webSocketTransport(bridge.observeUrl, { WebSocket, token: observerToken }),
    onArrival: () => {},
  });
  await untilPhase(observation, 'live');
  observation.close();
  session.close();
});

it('tells a client with a wrong token so that it does not try again', async () => {
  const observation = observe({
    transport: webSocketTransport(bridge.observeUrl, { WebSocket, token: 'no' }),
    onArrival: () => {},
  });
  await untilPhase(observation, 'closed');
  expect(observation.getState()).toMatchObject({ code: 4001, reason: 'The token of an observer is missing or wrong.' });
});

it('keeps the token of the tap from the bridge, and shows the bridge the one that is meant for it', async () => {
  const raw = await startRawBridge();
  const own = await createTap({ upstream: raw.url, agentToken: 'tap-agents', upstreamToken: 'for-the-bridge' });
  const agent = await connect(own.agentUrl, { ...carried('tap-agents'), headers: { authorization: 'Bearer tap-agents' } });
  const { request } = await raw.next();
  expect(request.headers.authorization).toBe('Bearer for-the-bridge');
  expect(request.headers['sec-websocket-protocol']).toBeUndefined();
  expect(agent.socket.protocol).toBe('oddkin.aicc');
  await own.close();
  await raw.close();
});

it('passes the token of an agent on where the tap wants none', async () => {
  const open = await createTap({ upstream: bridge.agentUrl });
  const agent = await connect(open.agentUrl, carried(agentToken));
  expect(agent.socket.protocol).toBe('oddkin.aicc');
  await agent.next('session_init');
  await open.close();
});

it.each(['0.0.0.0', '::', '192.168.1.5'])('is not opened to others on %s without both tokens', async (host) => {
  const world = createEchoWorld();
  const upstream = bridge.agentUrl;
  await expect(createBridge({ world, host })).rejects.toThrow('Pass agentToken and observerToken, or 127.0.0.1');
  await expect(createBridge({ world, host, agentToken })).rejects.toThrow('Pass observerToken, or');
  await expect(createTap({ upstream, host })).rejects.toThrow('Pass agentToken and observerToken, or 127.0.0.1');
  await expect(createTap({ upstream, host, observerToken })).rejects.toThrow('Pass agentToken, or');
});

it('listens on every address with both tokens', async () => {
  const open = await createBridge({ world: createEchoWorld(), host: '0.0.0.0', agentToken, observerToken });
  const agent = await connect(`ws://127.0.0.1:${open.port}/agent`, carried(agentToken));
  await agent.next('session_init');
  await open.close();
});

it.each(['', ' padded '])('refuses %j as a token', async (token) => {
  await expect(createBridge({ world: createEchoWorld(), agentToken: token })).rejects.toThrow('agentToken is empty');
});

function untilPhase(observation: Observation, phase: string): Promise<void> {
  return new Promise((resolve) => {
    const check = (): void => {
      if (observation.getState().phase === phase) resolve();
    };
    observation.subscribe(check);
    check();
  });
}
