import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer, type ServerOptions, type WebSocket } from 'ws';

/** One connection that a raw bridge has got. */
export interface RawConnection {
  readonly socket: WebSocket;
  readonly request: IncomingMessage;
  readonly closed: Promise<{ readonly code: number; readonly reason: string }>;
  /** The next message as it came. */
  readonly next: () => Promise<{ readonly bytes: Buffer; readonly isBinary: boolean }>;
}

/** A WebSocket server that knows no protocol: a test says what it sends, and sees what comes. */
export interface RawBridge {
  readonly url: string;
  readonly next: () => Promise<RawConnection>;
  readonly close: () => Promise<void>;
}

export async function startRawBridge(options: ServerOptions = {}): Promise<RawBridge> {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, ...options });
  await once(server, 'listening');
  const connections = queue<RawConnection>();
  server.on('connection', (socket, request) => {
    const messages = queue<{ readonly bytes: Buffer; readonly isBinary: boolean }>();
    const closed = new Promise<{ code: number; reason: string }>((resolve) => {
      socket.on('close', (code, reason) => resolve({ code, reason: reason.toString() }));
    });
    socket.on('error', () => {});
    socket.on('message', (data, isBinary) => messages.put({ bytes: data as Buffer, isBinary }));
    connections.put({ socket, request, closed, next: messages.take });
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `ws://127.0.0.1:${port}`,
    next: connections.take,
    close: () =>
      new Promise((resolve) => {
        for (const socket of server.clients) socket.terminate();
        server.close(() => resolve());
      }),
  };
}

interface Queue<T> {
  readonly put: (item: T) => void;
  readonly take: () => Promise<T>;
}

function queue<T>(): Queue<T> {
  const items: T[] = [];
  const takers: ((item: T) => void)[] = [];
  return {
    put(item) {
      const taker = takers.shift();
      if (taker === undefined) items.push(item);
      else taker(item);
    },
    take: () =>
      new Promise((resolve) => {
        const [item] = items.splice(0, 1);
        if (item === undefined) takers.push(resolve);
        else resolve(item);
      }),
  };
}
