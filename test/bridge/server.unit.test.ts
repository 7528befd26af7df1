import { createBridge, createEchoWorld, type Bridge } from '@oddkin/ai/bridge';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { connect, type SocketClient } from './socket-client.js';
import { createSteppedClock, type SteppedClock } from '@oddkin/ai/testing';

let bridge: Bridge;
let clock: SteppedClock;
let agent: SocketClient;

beforeEach(async () => {
  clock = createSteppedClock();
  bridge = await createBridge({ world: createEchoWorld(), clock });
  agent = await connect(bridge.agentUrl);
  await agent.next('session_init');
});

afterEach(async () => {
  await bridge.close();
});

it('says goodbye by session_close to agents and observers when it closes, and closes the sockets', async () => {
  const observer = await connect(bridge.observeUrl);
  await observer.next('session_init');
  await bridge.close('Maintenance.');
  expect(await agent.next('session_close')).toMatchObject({ session_id: agent.sessionId(), reason: 'Maintenance.' });
  expect(await observer.next('session_close')).toMatchObject({ reason: 'Maintenance.' });
  expect(await agent.closed).toMatchObject({ code: 1001 });
  expect(await observer.closed).toMatchObject({ code: 1001 });
});

it('closes although a client does not answer', async () => {
  agent.socket.pause();
  await bridge.close();
});

it('refuses a page of another origin by close code 4001, and takes one of this machine', async () => {
  const foreign = await connect(bridge.observeUrl, { origin: 'https://evil.example' });
  expect(await foreign.closed).toMatchObject({ code: 4001 });
  expect(foreign.texts).toEqual([]);
  const rebound = await connect(bridge.agentUrl, { origin: 'http://127.0.0.1.evil.example:80' });
  expect(await rebound.closed).toMatchObject({ code: 4001 });
  const own = await connect(bridge.observeUrl, { origin: 'http://localhost:5173' });
  expect(await own.next()).toMatchObject({ type: 'session_init' });
});

it('takes a page of an origin that was allowed', async () => {
  const open = await createBridge({ world: createEchoWorld(), clock, allowedOrigins: ['https://app.example'] });
  const page = await connect(open.agentUrl, { origin: 'https://app.example' });
  expect(await page.next()).toMatchObject({ type: 'session_init' });
  await open.close();
});

it.each(['0.0.0.0', '::', '192.168.1.5', 'example.org', '127.0.0.1.example.org'])('refuses to listen on %s', async (host) => {
  await expect(createBridge({ world: createEchoWorld(), host })).rejects.toThrow('Nothing was opened');
});

it('rejects with EADDRINUSE when the port is taken', async () => {
  await expect(createBridge({ world: createEchoWorld(), port: bridge.port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

it('refuses sockets on other paths, and answers plain HTTP in words', async () => {
  await expect(connect(`ws://127.0.0.1:${bridge.port}/other`)).rejects.toThrow('404');
  const response = await fetch(`http://127.0.0.1:${bridge.port}/agent`);
  expect(response.status).toBe(426);
  expect(await response.text()).toContain('/observe');
});
