import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { WebSocketServer, type WebSocket } from 'ws';

/** A bridge of which a test writes every message. */
export interface ScriptedBridge {
  readonly port: number;
  /** Sends to every observer: objects as JSON, strings as they are, bytes as a binary message. */
  readonly send: (...messages: readonly (object | string | Uint8Array)[]) => void;
  readonly connected: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export async function startScriptedBridge(): Promise<ScriptedBridge> {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  await once(server, 'listening');
  const address = server.address() as AddressInfo; // a TCP server
  const first = once(server, 'connection');
  return {
    port: address.port,
    send: (...messages) => {
      for (const client of server.clients) for (const message of messages) sendTo(client, message);
    },
    connected: async () => {
      await first;
    },
    close: async () => {
      for (const client of server.clients) client.terminate();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function sendTo(client: WebSocket, message: object | string | Uint8Array): void {
  if (message instanceof Uint8Array) client.send(message, { binary: true });
  else client.send(typeof message === 'string' ? message : JSON.stringify(message));
}
