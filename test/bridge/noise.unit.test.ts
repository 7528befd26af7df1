import { connect as connectSocket } from 'node:net';
import fc from 'fast-check';
import { createBridge, createEchoWorld, createReplay, createTap, type Bridge, type Replay, type Tap } from '@oddkin/ai/bridge';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect, type SocketClient } from './socket-client.js';

const nilId = '00000000-0000-0000-0000-000000000000';
const options = { numRuns: 40, endOnFailure: true };

let bridge: Bridge;
let tap: Tap;
let replay: Replay;
let agents: SocketClient[];
const log: string[] = [];

beforeAll(async () => {
  bridge = await createBridge({ world: createEchoWorld(), allowActing: true, log: (line) => log.push(line) });
  tap = await createTap({ upstream: bridge.agentUrl });
  replay = await createReplay({ open: () => '{"recording":"oddkin-aicc","version":1,"createdAt":"2030-01-01T00:00:00Z"}\n' });
  agents = await Promise.all([connect(bridge.agentUrl), connect(tap.agentUrl)]);
  for (const agent of agents) await agent.next('session_init');
});

afterAll(async () => {
  await Promise.all([tap.close(), replay.close()]);
  await bridge.close();
});

/** The sessions that were there before the noise still answer, observers are still served, and health is well. */
async function expectLife(): Promise<void> {
  for (const agent of agents) expect(await agent.call('echo', { alive: true })).toMatchObject({ ok: true, output: { alive: true } });
  for (const { observeUrl } of [bridge, tap, replay]) {
    const observer = await connect(observeUrl);
    observer.send({ type: 'heartbeat', session_id: nilId });
    await observer.next('heartbeat');
    await observer.close();
  }
  expect((await fetch(`http://127.0.0.1:${bridge.port}/healthz`)).status).toBe(200);
}

const frameLike = fc.record(
  {
    protocol: fc.constantFrom('aicc/0.1', 'aicc/9', '', 7),
    type: fc.constantFrom(
      'session_init',
      'session_resume',
      'manifest_request',
      'tool_call',
      'tool_result',
      'event',
      'error',
      'heartbeat',
      '__proto__',
    ),
    session_id: fc.oneof(fc.uuid(), fc.constantFrom(nilId, 'SESSION', '', '__proto__')),
    message_id: fc.oneof(fc.uuid(), fc.constantFrom('constructor', '')),
    call_id: fc.oneof(fc.string(), fc.constantFrom('__proto__', 'x'.repeat(10_000))),
    tool: fc.oneof(fc.constantFrom('echo', 'fail', 'emit_event', 'guarded', 'strict', 'lying', 'constructor', '__proto__'), fc.string()),
    input: fc.object({ maxDepth: 4 }),
    topic: fc.oneof(fc.constantFrom('agent_message', 'tick'), fc.string()),
    payload: fc.object({ maxDepth: 4 }),
    error: fc.object({ maxDepth: 2 }),
    manifest_update: fc.object({ maxDepth: 2 }),
  },
  { requiredKeys: ['type'] },
);

const message = fc.oneof(
  frameLike.map((frame) => JSON.stringify(frame)),
  fc.json(),
  fc.string({ unit: 'binary' }),
  fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
  fc.constantFrom('['.repeat(20_000), '{"a":'.repeat(5_000), '\u0000', '1e999', `"${'\\u0000'.repeat(1_000)}"`),
);

it.each(['agent', 'observer'])(
  'lives on whatever messages an %s sends, and answers that very session too',
  async (role) => {
    await fc.assert(
      fc.asyncProperty(fc.array(message, { minLength: 1, maxLength: 20 }), async (messages) => {
        for (const server of [bridge, tap]) {
          const noisy = await connect(role === 'agent' ? server.agentUrl : server.observeUrl);
          const { session_id: id } = await noisy.next('session_init');
          for (const each of messages) noisy.sendRaw(typeof each === 'string' ? each.replaceAll('SESSION', id) : each);
          if (role === 'agent') expect(await noisy.call('echo', { still: 'here' })).toMatchObject({ ok: true });
          noisy.send({ type: 'heartbeat', session_id: role === 'agent' ? id : nilId });
          await noisy.next('heartbeat');
          if (role === 'agent') noisy.send({ type: 'session_close' });
          await noisy.close();
        }
      }),
      options,
    );
    await expectLife();
  },
  60_000,
);

const upgrade = (path: string): string =>
  `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`;
const start = fc.oneof(
  fc.constantFrom(
    '',
    upgrade('/agent'),
    upgrade('/observe'),
    upgrade('/observe?session=%00&after=%FF'),
    upgrade('/agent?resume='),
    upgrade('//'),
    upgrade('/agent?subscribe=%E0%A4%A'),
  ),
  fc.string().map((path) => upgrade(`/${path}`)),
  fc
    .string({ unit: 'binary' })
    .map((value) => upgrade('/agent').replace('\r\n\r\n', `\r\nSec-WebSocket-Protocol: oddkin.bearer.${value}\r\n\r\n`)),
);

it('lives on whatever bytes come instead of HTTP, of a handshake and of WebSocket frames', async () => {
  await fc.assert(
    fc.asyncProperty(start, fc.array(fc.uint8Array({ maxLength: 200 }), { maxLength: 5 }), async (opening, chunks) => {
      for (const { port } of [bridge, tap, replay]) await sendBytes(port, [Buffer.from(opening), ...chunks]);
    }),
    options,
  );
  await expectLife();
});

it('leaves nothing running for those who broke off', async () => {
  await expectLife();
  const text = await (await fetch(`http://127.0.0.1:${bridge.port}/metrics`)).text();
  expect(text).toMatch(/^oddkin_sessions\{state="connected"\} 2$/m);
  expect(log.filter((line) => line.includes('threw') && !line.startsWith('fail') && !line.startsWith('lying'))).toEqual([]);
});

/** Sends bytes and resolves when the server has answered them by closing, or has taken them all. */
function sendBytes(port: number, chunks: readonly Uint8Array[]): Promise<void> {
  return new Promise((resolve) => {
    const socket = connectSocket(port, '127.0.0.1', () => {
      for (const chunk of chunks) socket.write(chunk);
      socket.end();
    });
    socket.on('data', () => {});
    socket.on('end', () => socket.destroy());
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve());
    socket.on('finish', () => setImmediate(() => socket.destroy()));
  });
}
