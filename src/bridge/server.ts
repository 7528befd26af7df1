import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { closeCodes } from '../aicc/index.js';
import { addressOf } from './http-server.js';
import type { Hub } from './hub.js';
import { chooseProtocol, type Gate, type Role } from './gate.js';
import { createSocketLink, listenToSocket } from './socket-link.js';

export interface SocketServerOptions {
  readonly gate: Gate;
  readonly maxFrameBytes: number;
}

/** What serves `/agent` and `/observe` of an HTTP server. */
export interface SocketServer {
  readonly detach: () => void;
  /** Resolves when every socket has closed. New ones are refused from now on. */
  readonly closed: () => Promise<void>;
  /** Ends the sockets that have not closed by themselves. */
  readonly terminate: () => void;
}

/** How far beyond its limit a frame is still read, so that its sender can be told; past this ws itself ends the socket with 1009. */
const readFactor = 4;

/** Takes the WebSocket upgrades for `/agent` and `/observe`; all others are left to whoever else listens. */
export function attachSockets(hub: Hub, server: Pick<Server, 'on' | 'off'>, options: SocketServerOptions): SocketServer {
  const { gate, maxFrameBytes } = options;
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: maxFrameBytes * readFactor,
    perMessageDeflate: false,
    handleProtocols: chooseProtocol,
  });
  const doors = new Map<string, { readonly role: Role; readonly open: Hub['openAgent'] }>([
    ['/agent', { role: 'agent', open: hub.openAgent }],
    ['/observe', { role: 'observer', open: hub.openObserver }],
  ]);
  server.on('upgrade', onUpgrade);
  return {
    detach: () => void server.off('upgrade', onUpgrade),
    closed: () => new Promise((resolve) => sockets.close(() => resolve())),
    terminate: () => {
      for (const socket of sockets.clients) socket.terminate();
    },
  };

  function onUpgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void {
    const url = addressOf(request);
    const door = url === undefined ? undefined : doors.get(url.pathname);
    if (url === undefined || door === undefined) return;
    sockets.handleUpgrade(request, stream, head, (socket) => {
      const link = createSocketLink(socket, stream);
      // Closed after the handshake, because a browser shows its page no reason for a handshake that failed.
      const refusal = gate.refusal(request, door.role);
      if (refusal !== undefined) return link.close(closeCodes.notAllowed, refusal);
      listenToSocket(socket, door.open(link, url.searchParams), maxFrameBytes);
    });
  }
}

/** Answers upgrades for other paths, on a server that is the bridge's alone. */
export function refuseOtherUpgrades(server: Server): void {
  server.on('upgrade', (request, stream) => {
    const path = addressOf(request)?.pathname;
    if (path !== '/agent' && path !== '/observe') stream.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
  });
}
