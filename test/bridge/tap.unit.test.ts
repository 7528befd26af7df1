import { once } from 'node:events';
import { connect as connectTcp } from 'node:net';
import { createBridge, createEchoWorld, createTap, type Tap } from '@oddkin/ai/bridge';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { startRawBridge, type RawBridge } from './raw-bridge.js';
import { connect } from './socket-client.js';

const oddTexts: readonly (readonly [string, string])[] = [
  ['white space and repeated members', '{ "z" : 1,\t"a":2,\n "a":3 }  '],
  ['numbers that JSON.parse would change', '{"id":9007199254740993123,"d":1.0,"e":1e400,"z":-0}'],
  ['characters of every kind', '{"text":"Zoë 🜁 \\u0000 \\ud800 \u2028 \u202eevil"}'],
  ['a byte order mark and half a frame', '\ufeff{"half":'],
  ['nothing', ''],
  ['no JSON', 'not JSON at all'],
  ['an envelope of the wrong types', '{"protocol":"aicc/9.9","type":"tool_call","session_id":7,"message_id":null}'],
  ['no object', '[[[[[[]]]]]]'],
  ['30,000 brackets', '['.repeat(30_000)],
];

let raw: RawBridge;
let tap: Tap;

beforeEach(async () => {
  raw = await startRawBridge({ skipUTF8Validation: true });
  tap = await createTap({ upstream: `${raw.url}/some/world?token=t` });
});

afterEach(async () => {
  await tap.close();
  await raw.close();
});

it('lets every tool of the echo world answer as if the tap were not there', async () => {
  const bridge = await createBridge({ world: createEchoWorld() });
  const before = await createTap({ upstream: bridge.agentUrl });
  const agent = await connect(`${before.agentUrl}?name=Scout&subscribe=collision`);
  expect(await agent.next('session_init')).toMatchObject({ world: { name: 'echo' }, event_subscriptions: ['collision'] });
  expect(await agent.call('echo', { n: [1, { deep: null }] })).toMatchObject({ ok: true, output: { n: [1, { deep: null }] } });
  expect(await agent.call('fail')).toMatchObject({ ok: false, error: { code: 'execution_failed' } });
  agent.send({ type: 'tool_call', call_id: 'e', tool: 'emit_event', input: { lamp: 'lit' } });
  expect(await agent.next('event')).toMatchObject({ payload: { lamp: 'lit' } });
  expect(await agent.call('slow', { ms: 1 })).toMatchObject({ ok: true });
  expect(await agent.call('slow', { ms: 5_000 })).toMatchObject({ ok: false, error: { code: 'timeout' } });
  for (const allowed of [true, true, false]) expect(await agent.call('limited')).toMatchObject({ ok: allowed });
  for (const allowed of [true, false]) expect(await agent.call('once')).toMatchObject({ ok: allowed });
  expect(await agent.call('strict', { n: 1 })).toMatchObject({ ok: true });
  expect(await agent.call('strict', { n: 1, more: 2 })).toMatchObject({ ok: false, error: { code: 'invalid_input' } });
  expect(await agent.call('guarded')).toMatchObject({ ok: false, error: { code: 'tool_unavailable' } });
  expect(await agent.call('lying')).toMatchObject({ ok: false, error: { code: 'internal_error' } });
  expect(await agent.call('constructor')).toMatchObject({ ok: false, error: { code: 'tool_unknown' } });
  agent.sendRaw('{"half":');
  expect(await agent.next('error')).toMatchObject({ error: { code: 'invalid_input' } });
  await before.close();
  await bridge.close();
});

it('lets an agent come back to its session by ?resume, with what it missed', async () => {
  const bridge = await createBridge({ world: createEchoWorld() });
  const before = await createTap({ upstream: bridge.agentUrl });
  const agent = await connect(before.agentUrl);
  await agent.next('session_init');
  agent.send({ type: 'tool_call', call_id: 'away', tool: 'slow', input: { ms: 50 } });
  await agent.call('echo');
  agent.socket.terminate();
  const again = await connect(`${before.agentUrl}?resume=${agent.sessionId()}`);
  again.send({ type: 'session_resume', session_id: agent.sessionId() });
  expect(await again.next()).toMatchObject({ type: 'session_init', session_id: agent.sessionId() });
  expect(await again.next('tool_result', 'away')).toMatchObject({ ok: true, output: { ms: 50 } });
  const stranger = await connect(`${before.agentUrl}?resume=11111111-2222-4333-8444-555555555555`);
  stranger.send({ type: 'session_resume', session_id: '11111111-2222-4333-8444-555555555555' });
  expect(await stranger.next('error')).toMatchObject({ error: { code: 'session_expired' } });
  expect(await stranger.closed).toMatchObject({ code: 4003 });
  await before.close();
  await bridge.close();
});

describe('the handshake', () => {
  it('keeps the path of the bridge and passes the query on as it is', async () => {
    await connect(`${tap.agentUrl}?name=Zo%C3%AB+B&subscribe=tick,collision&x=1&x=%27&empty=`);
    const { request } = await raw.next();
    expect(request.url).toBe('/some/world?token=t&name=Zo%C3%AB+B&subscribe=tick,collision&x=1&x=%27&empty=');
  });

  it('passes headers on, and none that concern one connection alone', async () => {
    const headers = { authorization: 'Bearer secret', cookie: 'a=b', 'x-agent': 'Scout', origin: 'http://localhost:5173' };
    const agent = new WebSocket(tap.agentUrl, { headers });
    await once(agent, 'open');
    const { request } = await raw.next();
    expect(request.headers).toMatchObject({ ...headers, host: new URL(raw.url).host });
    expect(request.headers['sec-websocket-extensions']).toBeUndefined();
  });

  it('offers the subprotocols of the agent to the bridge, and gives back the one that it chose', async () => {
    const choosing = await startRawBridge({ handleProtocols: () => 'aicc.second' });
    const before = await createTap({ upstream: choosing.url });
    const agent = new WebSocket(before.agentUrl, ['aicc.first', 'aicc.second']);
    await once(agent, 'open');
    expect((await choosing.next()).request.headers['sec-websocket-protocol']).toBe('aicc.first,aicc.second');
    expect(agent.protocol).toBe('aicc.second');
    await before.close();
    await choosing.close();
  });

  it('answers other paths by 404 and plain requests by 426', async () => {
    const stranger = new WebSocket(tap.agentUrl.replace('/agent', '/elsewhere'));
    const [error] = (await once(stranger, 'error')) as [Error];
    expect(error.message).toContain('404');
    expect((await fetch(tap.agentUrl.replace('ws:', 'http:'))).status).toBe(426);
  });
});

describe('messages', () => {
  it.each(oddTexts)('with %s pass to the letter, both ways', async (_, text) => {
    const agent = await connect(tap.agentUrl);
    const bridge = await raw.next();
    agent.sendRaw(text);
    expect(await bridge.next()).toEqual({ bytes: Buffer.from(text), isBinary: false });
    bridge.socket.send(text);
    bridge.socket.send('{"type":"end"}');
    await agent.next('end');
    expect(agent.texts[0]).toBe(text);
  });

  it('of bytes pass as bytes, and text that is not well-formed as the same text', async () => {
    const agent = await connect(tap.agentUrl);
    const bridge = await raw.next();
    agent.sendRaw(Buffer.from([0, 255, 7]));
    agent.socket.send(Buffer.from([0x22, 0xc3, 0x28, 0xff]), { binary: false });
    expect(await bridge.next()).toEqual({ bytes: Buffer.from([0, 255, 7]), isBinary: true });
    expect(await bridge.next()).toEqual({ bytes: Buffer.from([0x22, 0xc3, 0x28, 0xff]), isBinary: false });
    bridge.socket.send(Buffer.from([9, 0, 200]));
    bridge.socket.send('{"type":"end"}');
    await agent.next('end');
    expect(agent.texts[0]).toEqual(Buffer.from([9, 0, 200]));
  });

  it('of 3 MiB pass, both ways', async () => {
    const agent = await connect(tap.agentUrl);
    const bridge = await raw.next();
    const text = JSON.stringify({ type: 'event', text: 'ü'.repeat(1_500_000) });
    agent.sendRaw(text);
    expect((await bridge.next()).bytes.equals(Buffer.from(text))).toBe(true);
    bridge.socket.send(text);
    await agent.next('event');
    expect(agent.texts[0] === text).toBe(true);
  });

  it('keep their order in a burst of 2,000 each way at once', async () => {
    const agent = await connect(tap.agentUrl);
    const bridge = await raw.next();
    for (let n = 0; n < 2_000; n += 1) {
      agent.sendRaw(`{"agent":${n}}`);
      bridge.socket.send(`{"type":"n","bridge":${n}}`);
    }
    for (let n = 0; n < 2_000; n += 1) expect(String((await bridge.next()).bytes)).toBe(`{"agent":${n}}`);
    bridge.socket.send('{"type":"end"}');
    await agent.next('end');
    expect(agent.texts.slice(0, -1)).toEqual(Array.from({ length: 2_000 }, (_, n) => `{"type":"n","bridge":${n}}`));
  });

  it('pass whatever they hold', async () => {
    const agent = await connect(tap.agentUrl);
    const bridge = await raw.next();
    const member = fc.oneof(fc.string({ unit: 'binary' }), fc.json(), fc.constant('11111111-2222-4333-8444-555555555555'));
    const frame = fc.record(
      {
        type: fc.constantFrom('session_init', 'session_resume', 'heartbeat', 'error'),
        session_id: member,
        message_id: member,
        manifest_update: fc.jsonValue(),
      },
      { requiredKeys: ['type'] },
    );
    const text = fc.oneof(
      member,
      frame.map((value) => JSON.stringify(value)),
    );
    await fc.assert(
      fc.asyncProperty(text, text, async (up, down) => {
        const count = agent.texts.length;
        agent.sendRaw(up);
        expect((await bridge.next()).bytes.equals(Buffer.from(up))).toBe(true);
        const came = once(agent.socket, 'message');
        bridge.socket.send(down);
        await came;
        expect(Buffer.from(agent.texts[count] ?? 'nothing').equals(Buffer.from(down))).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

it('passes pings and pongs, so that each side sees whether the other lives', async () => {
  const agent = await connect(tap.agentUrl);
  const bridge = await raw.next();
  const pinged = once(agent.socket, 'ping');
  const ponged = once(bridge.socket, 'pong');
  bridge.socket.ping('alive?');
  expect(String((await pinged)[0])).toBe('alive?');
  expect(String((await ponged)[0])).toBe('alive?');
  const back = once(agent.socket, 'pong');
  agent.socket.ping('and you?');
  expect(String((await back)[0])).toBe('and you?');
});

it('survives noise instead of WebSocket frames, from an agent and instead of a handshake', async () => {
  const agent = await connect(tap.agentUrl);
  const bridge = await raw.next();
  const { host, port } = new URL(tap.agentUrl);
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 64 }), fc.boolean(), async (noise, isHandshake) => {
      const stranger = connectTcp(Number(port), '127.0.0.1');
      stranger.on('error', () => {});
      if (!isHandshake) {
        stranger.write(
          `GET /agent HTTP/1.1\r\nHost: ${host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
        );
        await once(stranger, 'data');
      }
      stranger.end(noise);
      stranger.resume();
      await once(stranger, 'close');
    }),
    { numRuns: 100 },
  );
  agent.sendRaw('still here');
  expect(String((await bridge.next()).bytes)).toBe('still here');
});
