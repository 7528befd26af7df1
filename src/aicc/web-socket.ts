import type { ConnectOptions, Transport, TransportClose, TransportListener } from './transport.js';

/** What is used of a WebSocket. The browser's class and that of the package `ws` both fit. */
export interface WebSocketLike {
  readonly readyState: number;
  binaryType: string;
  addEventListener(type: 'open' | 'error', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: 'close', listener: (event: TransportClose) => void): void;
  send(text: string): void;
  close(code?: number, reason?: string): void;
}

export interface WebSocketTransportOptions {
  /** What the bridge wants to be shown. It is offered as the subprotocol `oddkin.bearer.<base64url>` beside `oddkin.aicc`, which the bridge answers with. */
  readonly token?: string;
  /** Subprotocols to offer beside those. */
  readonly protocols?: string | readonly string[];
  /** The class to open sockets with. Default: the global `WebSocket`, which Node has from version 22 on. */
  readonly WebSocket?: new (url: string, protocols?: string | string[]) => WebSocketLike;
}

const openState = 1;

/**
 * A transport over WebSockets. What a client tells when it connects goes into the query of `url`.
 * Throws when `url` is no ws: or wss: address, or when there is no WebSocket class, or when `token` is empty.
 */
export function webSocketTransport(url: string, options: WebSocketTransportOptions = {}): Transport {
  const address = readAddress(url);
  const Socket = options.WebSocket ?? (globalThis as { WebSocket?: WebSocketTransportOptions['WebSocket'] }).WebSocket; // missing in older Node
  if (Socket === undefined) {
    throw new Error(
      'webSocketTransport: there is no global WebSocket here. Nothing was opened. Pass the class of the package ws as WebSocket.',
    );
  }
  const given = typeof options.protocols === 'string' ? [options.protocols] : (options.protocols ?? []);
  const protocols = [...(options.token === undefined ? [] : ['oddkin.aicc', tokenProtocol(options.token)]), ...given];
  return {
    connect: (listener, connectOptions) => {
      let socket: WebSocketLike;
      try {
        socket = new Socket(withQuery(address, connectOptions), protocols);
      } catch (error) {
        // A page under https: may not open ws:, which browsers tell by throwing.
        return failedConnection(listener, error instanceof Error ? error.message : String(error));
      }
      return connectionOf(socket, listener);
    },
  };
}

/** Base64url, since a subprotocol holds few characters and a token may be any text. */
function tokenProtocol(token: string): string {
  if (token === '') throw new Error('webSocketTransport: token is empty. Nothing was opened. Pass what the bridge wants, or leave it out.');
  const binary = Array.from(new TextEncoder().encode(token), (byte) => String.fromCharCode(byte)).join('');
  return `oddkin.bearer.${btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}

function readAddress(url: string): URL {
  const said = `webSocketTransport: url is ${JSON.stringify(url)}`;
  if (!URL.canParse(url)) throw new Error(`${said} and is no absolute URL. Nothing was opened. Pass the bridge's WebSocket address.`);
  const address = new URL(url);
  if (address.protocol !== 'ws:' && address.protocol !== 'wss:') {
    throw new Error(`${said} and must begin with ws: or wss:. Nothing was opened. Pass the bridge's WebSocket address.`);
  }
  address.hash = ''; // a WebSocket URL with a fragment is refused by browsers
  return address;
}

function withQuery(address: URL, { after, session, resume, subscribe }: ConnectOptions = {}): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries({ after, session, resume, subscribe: subscribe?.join(',') })) {
    if (value !== undefined) url.searchParams.set(name, value);
  }
  return url.href;
}

function connectionOf(socket: WebSocketLike, listener: TransportListener) {
  socket.binaryType = 'arraybuffer'; // a Blob would be read for nothing: binary messages are refused
  socket.addEventListener('open', () => listener.onOpen());
  socket.addEventListener('message', ({ data }) => listener.onMessage(typeof data === 'string' ? data : undefined));
  socket.addEventListener('close', ({ code, reason }) => listener.onClose({ code, reason }));
  // Each error is followed by a close. Without a listener the package ws would throw it.
  socket.addEventListener('error', () => {});
  return {
    send: (text: string) => {
      if (socket.readyState < openState) {
        throw new Error('webSocketTransport: the socket is not open yet. Nothing was sent. Send after onOpen.');
      }
      if (socket.readyState > openState) throw new Error('webSocketTransport: the socket is closed. Nothing was sent.');
      socket.send(text);
    },
    close: (code = 1000, reason = '') => socket.close(isAllowedCode(code) ? code : 1000, fitReason(reason)),
  };
}

/** Browsers throw on any other code. */
function isAllowedCode(code: number): boolean {
  return code === 1000 || (code >= 3000 && code <= 4999);
}

/** A close frame holds a reason of at most 123 bytes of UTF-8. */
function fitReason(reason: string): string {
  const bytes = new TextEncoder().encode(reason);
  if (bytes.length <= 123) return reason;
  return new TextDecoder().decode(bytes.subarray(0, 123)).replace(/\uFFFD+$/, '');
}

function failedConnection(listener: TransportListener, reason: string) {
  queueMicrotask(() => listener.onClose({ code: 1006, reason }));
  return {
    send: () => {
      throw new Error(`webSocketTransport: the socket never opened: ${reason} Nothing was sent.`);
    },
    close: () => {},
  };
}
