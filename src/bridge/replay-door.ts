import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { closeCodes } from '../aicc/index.js';
import { chooseProtocol, type Gate } from './gate.js';
import { addressOf } from './http-server.js';
import { createReplayObserver, type ReplaySetting } from './replay-observer.js';
import { createSocketLink, listenToSocket } from './socket-link.js';

/** What serves `/observe` of a recording. */
export interface ReplayDoor {
  readonly count: () => number;
  readonly close: (reason: string) => Promise<void>;
}

const maxFrameBytes = 1_048_576;
const readFactor = 4;
const closeWithinMs = 500;
const goingAway = 1001;

export function createReplayDoor(server: Server, setting: ReplaySetting & { readonly gate: Gate }): ReplayDoor {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: maxFrameBytes * readFactor,
    perMessageDeflate: false,
    handleProtocols: chooseProtocol,
  });
  server.on('upgrade', onUpgrade);

  return {
    count: () => sockets.clients.size,
    async close(reason) {
      server.off('upgrade', onUpgrade);
      for (const socket of sockets.clients) socket.close(goingAway, reason);
      const force = setTimeout(() => {
        for (const socket of sockets.clients) socket.terminate();
      }, closeWithinMs);
      await new Promise<void>((resolve) => sockets.close(() => resolve()));
      clearTimeout(force);
    },
  };

  function onUpgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void {
    stream.on('error', () => {});
    const url = addressOf(request);
    if (url?.pathname !== '/observe') return void stream.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
    sockets.handleUpgrade(request, stream, head, (socket) => {
      const link = createSocketLink(socket, stream);
      const refusal = setting.gate.refusal(request, 'observer');
      if (refusal !== undefined) return link.close(closeCodes.notAllowed, refusal);
      listenToSocket(socket, createReplayObserver(link, url.searchParams, setting), maxFrameBytes);
    });
  }
}
