import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { WebSocket, WebSocketServer, type WebSocket as ServerSocket } from 'ws';
import { connectSession, makeFrame, observe, webSocketTransport, type Arrival, type FrameContent, type Observation } from '@oddkin/ai/aicc';
import { session, sessionInit } from './test-bridge.js';

const servers = new Set<WebSocketServer>();

afterEach(async () => {
  for (const server of servers) await stop(server);
});

async function listen(port = 0, onSocket: (socket: ServerSocket, url: string) => void = () => {}) {
  const server = new WebSocketServer({ host: '127.0.0.1', port });
  server.on('connection', (socket, request) => onSocket(socket, request.url ?? ''));
  servers.add(server);
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port }; // a server that listens on a port
}

async function stop(server: WebSocketServer): Promise<void> {
  servers.delete(server);
  for (const socket of server.clients) socket.terminate();
  await new Promise((resolve) => server.close(resolve));
}

/** Settles once the client's state fits. */
function until(client: Pick<Observation, 'getState' | 'subscribe'>, phase: string): Promise<void> {
  return new Promise((resolve) => {
    const check = (): void => {
      if (client.getState().phase === phase) resolve();
    };
    client.subscribe(check);
    check();
  });
}

it.each([
  ['http://127.0.0.1/observe', 'must begin with ws: or wss:'],
  ['/observe', 'is no absolute URL'],
  ['', 'is no absolute URL'],
])('throws at once for the url %j', (url, why) => {
  expect(() => webSocketTransport(url)).toThrow(`webSocketTransport: url is ${JSON.stringify(url)} and ${why}`);
  expect(() => observe({ url, onArrival: () => {} })).toThrow(why);
});

it('puts what the client tells into the query, beside what stands there', async () => {
  const urls: string[] = [];
  const { port } = await listen(0, (_socket, url) => urls.push(url));
  const transport = webSocketTransport(`ws://127.0.0.1:${port}/agent?name=Scout#part`, { WebSocket });
  await new Promise<void>((resolve) => {
    const connection = transport.connect(
      { onOpen: () => connection.close(), onMessage: () => {}, onClose: () => resolve() },
      { resume: session, subscribe: ['tick', 'audio'] },
    );
  });
  expect(urls).toEqual([`/agent?name=Scout&resume=${session}&subscribe=tick%2Caudio`]);
});

it('tells of messages in order, text as it came and binary as undefined, and of the close with its reason', async () => {
  const { port } = await listen(0, (socket) => {
    socket.send('{"a":1}');
    socket.send(Buffer.from('{"a":1}'));
    socket.send('ü');
    socket.close(4001, 'not you');
  });
  const log: unknown[] = [];
  await new Promise<void>((resolve) => {
    webSocketTransport(`ws://127.0.0.1:${port}`, { WebSocket }).connect({
      onOpen: () => log.push('open'),
      onMessage: (text) => log.push(text),
      onClose: (close) => {
        log.push(close);
        resolve();
      },
    });
  });
  expect(log).toEqual(['open', '{"a":1}', undefined, 'ü', { code: 4001, reason: 'not you' }]);
});

it('tells by onClose that nobody listens, after connect has returned', async () => {
  const { server, port } = await listen();
  await stop(server);
  const code = await new Promise((resolve) => {
    const connection = webSocketTransport(`ws://127.0.0.1:${port}`, { WebSocket }).connect({
      onOpen: () => {},
      onMessage: () => {},
      onClose: (close) => resolve(close.code),
    });
    expect(() => connection.send('too early')).toThrow('not open yet');
  });
  expect(code).toBe(1006);
});

it('tells by onClose that the browser refuses to open a socket', async () => {
  const Forbidden = function () {
    throw new Error('Mixed content.');
  } as unknown as typeof WebSocket; // it never makes one
  const close = await new Promise((resolve) => {
    webSocketTransport('ws://127.0.0.1:1', { WebSocket: Forbidden }).connect({ onOpen: () => {}, onMessage: () => {}, onClose: resolve });
  });
  expect(close).toEqual({ code: 1006, reason: 'Mixed content.' });
});

it('closes with what a browser allows, whatever it is given', async () => {
  const closed: unknown[] = [];
  const { port } = await listen(0, (socket) => {
    socket.on('close', (code, reason) => closed.push([code, reason.toString()]));
  });
  for (const [code, reason] of [
    [4000, 'ä'.repeat(100)],
    [1006, 'vanished'],
  ] as const) {
    await new Promise<void>((resolve) => {
      const connection = webSocketTransport(`ws://127.0.0.1:${port}`, { WebSocket }).connect({
        onOpen: () => connection.close(code, reason),
        onMessage: () => {},
        onClose: () => resolve(),
      });
    });
  }
  expect(closed).toEqual([
    [4000, 'ä'.repeat(61)],
    [1000, 'vanished'],
  ]);
});

it('offers its subprotocols', async () => {
  const { port } = await listen(0, (socket) => socket.close(1000, socket.protocol));
  const reason = await new Promise((resolve) => {
    const options = { WebSocket, protocols: ['token.abc'] };
    webSocketTransport(`ws://127.0.0.1:${port}`, options).connect({
      onOpen: () => {},
      onMessage: () => {},
      onClose: (close) => resolve(close.reason),
    });
  });
  expect(reason).toBe('token.abc');
});

function serveSession(socket: ServerSocket, url: string): void {
  const send = (content: FrameContent): void => socket.send(JSON.stringify(makeFrame(session, content)));
  if (!url.includes('resume=')) send(sessionInit());
  socket.on('message', (bytes: Buffer) => {
    const frame = JSON.parse(bytes.toString()) as { type: string; call_id: string; input: Record<string, unknown> }; // from our own client
    if (frame.type === 'session_resume') send(sessionInit());
    if (frame.type === 'tool_call') send({ type: 'tool_result', call_id: frame.call_id, ok: true, output: frame.input });
  });
}

it('calls, loses its bridge, resumes with the one that comes after it on the same port, and closes', async () => {
  const { server, port } = await listen(0, serveSession);
  const arrivals: Arrival[] = [];
  const agent = connectSession({
    transport: webSocketTransport(`ws://127.0.0.1:${port}/agent`, { WebSocket }),
    random: () => 0.01,
    onArrival: (arrival) => arrivals.push(arrival),
  });
  await agent.whenLive();
  await expect(agent.call('echo', { n: 1 })).resolves.toMatchObject({ output: { n: 1 } });

  const waiting = until(agent, 'waiting');
  await stop(server);
  await waiting;
  const call = agent.call('echo', { n: 2 });
  const urls: string[] = [];
  let closed: Promise<unknown> | undefined;
  await listen(port, (socket, url) => {
    urls.push(url);
    closed = once(socket, 'close');
    serveSession(socket, url);
  });
  await expect(call).resolves.toMatchObject({ output: { n: 2 } });
  expect(urls).toEqual([`/agent?resume=${session}`]);

  agent.close('done');
  expect(String(await closed)).toBe('1000,done');
  expect(arrivals.map(({ from, decoded }) => `${from} ${decoded.ok ? decoded.frame.type : 'refused'}`)).toEqual([
    'bridge session_init',
    'agent tool_call',
    'bridge tool_result',
    'agent session_resume',
    'bridge session_init',
    'agent tool_call',
    'bridge tool_result',
    'agent session_close',
  ]);
});

it('opens one socket for each of two observers, and closes each with its own', async () => {
  const sockets: ServerSocket[] = [];
  const { port } = await listen(0, (socket) => sockets.push(socket));
  const transport = webSocketTransport(`ws://127.0.0.1:${port}/observe`, { WebSocket });
  const [first, second] = [observe({ transport, onArrival: () => {} }), observe({ transport, onArrival: () => {} })];
  await Promise.all([until(first, 'live'), until(second, 'live')]);
  await expect.poll(() => sockets.length).toBe(2);
  const closed = Promise.all(sockets.map((socket) => once(socket, 'close')));
  first.close();
  expect(second.getState().phase).toBe('live');
  second.close();
  await closed;
});

it('leaves no socket open when it is closed while it opens', async () => {
  const { server, port } = await listen();
  const observation = observe({ transport: webSocketTransport(`ws://127.0.0.1:${port}`, { WebSocket }), onArrival: () => {} });
  observation.close();
  const last = observe({ transport: webSocketTransport(`ws://127.0.0.1:${port}`, { WebSocket }), onArrival: () => {} });
  await until(last, 'live');
  await expect.poll(() => server.clients.size).toBe(1);
  last.close();
  await expect.poll(() => server.clients.size).toBe(0);
});
