// A WebSocket server that sends frames at a steady rate, one message each, and remembers when it sent each of them.
import { once } from 'node:events';
import { WebSocketServer } from 'ws';
import { createFrames } from './frames.mjs';

const everyMs = 4;

export async function openFeed() {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  const frames = createFrames();
  const [init] = frames.next(1);
  let socket;
  const opened = once(server, 'connection').then(([connected]) => {
    socket = connected;
    // Heartbeats are answered with themselves.
    connected.on('message', (text) => connected.send(String(text)));
    connected.send(init);
  });
  return {
    url: `ws://127.0.0.1:${server.address().port}`,
    opened: () => opened,
    /** Sends so many frames a second; gives when each was sent, in milliseconds since the Unix epoch. */
    async send(perSecond, forMs) {
      const texts = frames.next(Math.round((perSecond * forMs) / 1_000));
      const sentAt = [];
      const start = performance.now();
      while (sentAt.length < texts.length) {
        const due = Math.min(texts.length, Math.floor(((performance.now() - start) * perSecond) / 1_000));
        while (sentAt.length < due) {
          socket.send(texts[sentAt.length]);
          sentAt.push(performance.timeOrigin + performance.now());
        }
        await new Promise((resolve) => setTimeout(resolve, everyMs));
      }
      return sentAt;
    },
    close() {
      socket?.terminate();
      server.close();
    },
  };
}
