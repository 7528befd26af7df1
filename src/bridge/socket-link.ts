import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { closeCodes } from '../aicc/index.js';
import type { Link, LinkListener } from './link.js';

/** What ws says where no close frame came. */
const vanished = 1006;
const pingEveryMs = 30_000;
const closeWithinMs = 2_000;
/** What a close frame can hold. */
const maxReasonBytes = 123;

/** Makes the bridge's end of a WebSocket of package ws, which neither masks nor compresses, over its stream. A peer that answers no ping is dropped. */
export function createSocketLink(socket: WebSocket, stream: Duplex): Link {
  let isAlive = true;
  socket.on('pong', () => (isAlive = true));
  const pings = setInterval(() => {
    if (!isAlive) return socket.terminate();
    isAlive = false;
    socket.ping();
  }, pingEveryMs);
  pings.unref();
  socket.on('close', () => clearInterval(pings));
  // What is wrong with a socket also closes it, and the close is what counts.
  socket.on('error', () => {});

  return {
    send: (message, onFlushed) => {
      if (socket.readyState === socket.OPEN) socket.send(message, onFlushed);
      else onFlushed?.(new Error('The socket is closed.'));
    },
    sendFrames: (bytes, onFlushed) => {
      if (socket.readyState === socket.OPEN) stream.write(bytes, onFlushed);
      else onFlushed?.(new Error('The socket is closed.'));
    },
    close(code, reason) {
      socket.close(code, shortened(reason));
      setTimeout(() => socket.terminate(), closeWithinMs).unref();
    },
    bufferedAmount: () => socket.bufferedAmount,
  };
}

/** Hands what comes over a WebSocket to its listener. */
export function listenToSocket(socket: WebSocket, listener: LinkListener, maxFrameBytes: number): void {
  socket.on('message', (data, isBinary) => {
    const bytes = data as Buffer; // what ws gives unless its binaryType is changed
    if (bytes.length > maxFrameBytes) listener.onTooLarge(bytes.length);
    else listener.onMessage(isBinary ? bytes : bytes.toString('utf8'));
  });
  socket.on('close', (code) => listener.onClose(code !== vanished && code !== closeCodes.gaveUp));
}

/** What of a reason a close frame can hold. */
export function shortened(reason: string): string {
  let text = reason;
  while (Buffer.byteLength(text) > maxReasonBytes) text = text.slice(0, -1);
  return text;
}
