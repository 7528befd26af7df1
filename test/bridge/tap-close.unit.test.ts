import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { createTap, type Tap } from '@oddkin/ai/bridge';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { startRawBridge, type RawBridge } from './raw-bridge.js';
import { connect } from './socket-client.js';

let raw: RawBridge;
let tap: Tap;

beforeEach(async () => {
  raw = await startRawBridge();
  tap = await createTap({ upstream: raw.url });
});

afterEach(async () => {
  await tap.close();
  await raw.close();
});

describe('the bridge', () => {
  it.each([
    [1000, 'done'],
    [1001, ''],
    [1011, 'boom 🜁'],
    [1012, 'restarting'],
    [4003, 'There is no such session.'],
    [4999, 'x'.repeat(123)],
  ])('that closes with %d closes the agent with the same code and reason, after all that it sent', async (code, reason) => {
    const agent = await connect(tap.agentUrl);
    const { socket } = await raw.next();
    for (let n = 0; n < 50; n += 1) socket.send(`{"n":${n}}`);
    socket.close(code, reason);
    expect(await agent.closed).toEqual({ code, reason });
    expect(agent.texts).toHaveLength(50);
  });

  it('that closes without a code closes the agent without one', async () => {
    const agent = await connect(tap.agentUrl);
    (await raw.next()).socket.close();
    expect(await agent.closed).toEqual({ code: 1005, reason: '' });
  });

  it('that is killed closes the agent with 1011, after all that it sent', async () => {
    const agent = await connect(tap.agentUrl);
    const { socket } = await raw.next();
    await new Promise((resolve) => socket.send('{"type":"last"}', resolve));
    socket.terminate();
    expect(await agent.closed).toEqual({ code: 1011, reason: 'The connection to the bridge broke off.' });
    expect(agent.texts).toEqual(['{"type":"last"}']);
  });

  it('that breaks the WebSocket protocol closes the agent with 1011', async () => {
    const agent = await connect(tap.agentUrl);
    const { request } = await raw.next();
    request.socket.end(Buffer.from([0xff, 0xff, 0xff, 0xff]));
    expect(await agent.closed).toMatchObject({ code: 1011 });
  });

  it('that can not be reached closes the agent with 1013 and says why', async () => {
    await raw.close();
    const agent = await connect(tap.agentUrl);
    expect(await agent.closed).toEqual({ code: 1013, reason: 'The bridge can not be reached: ECONNREFUSED.' });
  });

  it.each([
    [401, 4001],
    [403, 4001],
    [404, 1013],
    [503, 1013],
  ])('that answers the handshake with HTTP %d closes the agent with %d', async (status, code) => {
    const refusing = await startRawBridge({ verifyClient: (_info, answer) => answer(false, status) });
    const before = await createTap({ upstream: refusing.url });
    const agent = new WebSocket(before.agentUrl, ['aicc.token']);
    const [closedWith, reason] = (await once(agent, 'close')) as [number, Buffer];
    expect(closedWith).toBe(code);
    expect(String(reason)).toBe(`The bridge answered the handshake with HTTP ${status}.`);
    await before.close();
    await refusing.close();
  });

  it('that does not answer the handshake in time closes the agent with 1013', async () => {
    const silent = createServer(() => {}).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const before = await createTap({ upstream: `ws://127.0.0.1:${port}`, connectWithinMs: 50 });
    const agent = await connect(before.agentUrl);
    expect(await agent.closed).toMatchObject({ code: 1013 });
    await before.close();
    silent.close();
  });
});

describe('the agent', () => {
  it.each([
    [1000, 'bye'],
    [4321, 'for a reason'],
    [3000, ''],
  ])('that closes with %d closes the bridge with the same code and reason, after all that it sent', async (code, reason) => {
    const agent = await connect(tap.agentUrl);
    const bridge = await raw.next();
    for (let n = 0; n < 50; n += 1) agent.sendRaw(`{"n":${n}}`);
    agent.socket.close(code, reason);
    expect(await bridge.closed).toEqual({ code, reason });
    for (let n = 0; n < 50; n += 1) expect(String((await bridge.next()).bytes)).toBe(`{"n":${n}}`);
  });

  it('that closes without a code closes the bridge without one', async () => {
    const agent = await connect(tap.agentUrl);
    const bridge = await raw.next();
    agent.socket.close();
    expect(await bridge.closed).toEqual({ code: 1005, reason: '' });
  });

  it('that vanishes leaves the bridge without a close frame, after all that it sent, so that the bridge knows', async () => {
    const agent = await connect(tap.agentUrl);
    const bridge = await raw.next();
    await new Promise((resolve) => agent.socket.send('last', resolve));
    agent.socket.terminate();
    expect(await bridge.closed).toEqual({ code: 1006, reason: '' });
    expect(String((await bridge.next()).bytes)).toBe('last');
  });

  it('whose frame is too large is told by 4009, and nothing of it reaches the bridge', async () => {
    const small = await createTap({ upstream: raw.url, maxFrameBytes: 1_000 });
    const agent = await connect(small.agentUrl);
    const bridge = await raw.next();
    agent.sendRaw('x'.repeat(1_000));
    agent.sendRaw('x'.repeat(1_001));
    agent.sendRaw('after');
    expect(await agent.closed).toMatchObject({ code: 4009 });
    expect(await bridge.closed).toMatchObject({ code: 1006 });
    expect((await bridge.next()).bytes).toHaveLength(1_000);

    const huge = await connect(small.agentUrl);
    const other = await raw.next();
    huge.sendRaw('x'.repeat(4_001));
    expect(await huge.closed).toMatchObject({ code: 1009 });
    expect(await other.closed).toMatchObject({ code: 1006 });
    await small.close();
  });

  it('that is sent a frame that is too large is told by 4009, as the bridge is', async () => {
    const small = await createTap({ upstream: raw.url, maxFrameBytes: 1_000 });
    const agent = await connect(small.agentUrl);
    const bridge = await raw.next();
    bridge.socket.send('x'.repeat(1_001));
    expect(await agent.closed).toMatchObject({ code: 4009 });
    expect(await bridge.closed).toMatchObject({ code: 4009 });
    await small.close();
  });

  it('that leaves before the bridge has answered is not joined', async () => {
    let answer: ((isAllowed: boolean) => void) | undefined;
    const asked = deferred();
    const slow = await startRawBridge({
      verifyClient: (_info, later) => {
        answer = later;
        asked.resolve();
      },
    });
    const before = await createTap({ upstream: slow.url });
    const agent = new WebSocket(before.agentUrl);
    agent.on('error', () => {});
    await asked.promise;
    agent.terminate();
    answer?.(true);
    expect(await (await slow.next()).closed).toMatchObject({ code: 1006 });
    await before.close();
    await slow.close();
  });

  it('of a page of another origin is closed with 4001, and the bridge is not asked', async () => {
    const agent = await connect(tap.agentUrl, { origin: 'https://evil.example' });
    expect(await agent.closed).toMatchObject({ code: 4001 });
    const own = await connect(tap.agentUrl, { origin: 'http://localhost:3000' });
    expect((await raw.next()).request.headers.origin).toBe('http://localhost:3000');
    await own.close();
  });
});

describe('close', () => {
  it('ends agents, bridge and observers with 1001 and the reason, after what is under way, and frees the port', async () => {
    const agent = await connect(tap.agentUrl);
    const bridge = await raw.next();
    const observer = await connect(tap.observeUrl);
    for (let n = 0; n < 200; n += 1) bridge.socket.send(`{"n":${n}}`);
    const reason = 'Over. '.repeat(40);
    await Promise.all([tap.close(reason), tap.close()]);
    for (const { code, reason: said } of [await agent.closed, await bridge.closed, await observer.closed]) {
      expect(code).toBe(1001);
      expect(reason.startsWith(said)).toBe(true);
    }
    expect(agent.texts).toHaveLength(200);
    const next = await createTap({ upstream: raw.url, port: tap.port });
    await next.close();
  });

  it('ends also an agent that reads nothing, a bridge that reads nothing, and one that has not answered', async () => {
    const silent = createServer(() => {}).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const waiting = await createTap({ upstream: `ws://127.0.0.1:${(silent.address() as AddressInfo).port}` });
    const asking = connect(waiting.agentUrl);
    await once(silent, 'connection');
    await waiting.close('Over.');
    expect(await (await asking).closed).toEqual({ code: 1001, reason: 'Over.' });
    silent.close();

    const agent = await connect(tap.agentUrl);
    const bridge = await raw.next();
    agent.socket.pause();
    bridge.socket.pause();
    await tap.close();
    agent.socket.resume();
    bridge.socket.resume();
    expect([1001, 1006]).toContain((await agent.closed).code);
    expect([1001, 1006]).toContain((await bridge.closed).code);
  });
});

it.each([
  [{ upstream: 'http://127.0.0.1:1' }, 'upstream is "http://127.0.0.1:1"'],
  [{ upstream: 'nonsense' }, 'upstream is "nonsense"'],
  [{ upstream: 'ws://127.0.0.1:1/#x' }, 'must be a WebSocket address'],
  [{ upstream: 'ws://127.0.0.1:1', host: '0.0.0.0' }, 'host is "0.0.0.0"'],
])('opens nothing for %j and says why', async (options, why) => {
  await expect(createTap(options)).rejects.toThrow(why);
});

it('refuses to be its own bridge', async () => {
  await tap.close();
  await expect(createTap({ upstream: `ws://localhost:${tap.port}/agent`, port: tap.port })).rejects.toThrow('the tap itself');
});

it('rejects with EADDRINUSE where the port is taken', async () => {
  await expect(createTap({ upstream: raw.url, port: tap.port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

function deferred() {
  let resolve = (): void => {};
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
