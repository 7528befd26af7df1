import type { IncomingMessage } from 'node:http';
import { WebSocket } from 'ws';
import { closeCodes } from '../aicc/index.js';
import { isTokenProtocol, offeredProtocols, plainProtocol } from './gate.js';
import { tryAgainLater } from './link.js';

export interface DialSetting {
  readonly upstream: URL;
  readonly maxPayload: number;
  readonly connectWithinMs: number;
  readonly keepsTokens: boolean;
  readonly upstreamToken: string | undefined;
}

export interface DialOutcome {
  /** Called in the same turn in which the socket opens: no message has been read yet. */
  readonly onOpen: (bridge: WebSocket) => void;
  /** Called instead, with what the agent is to be closed with. */
  readonly onFailed: (code: number, reason: string) => void;
}

/** Headers that concern one connection alone, or that ws writes itself. */
const ownHeaders = /^(connection|upgrade|host|keep-alive|te|trailer|transfer-encoding|content-length|proxy-.*|sec-websocket-.*)$/;

/** Connects to the bridge as an agent asked to: with its query, subprotocols and headers. Returns what gives up. */
export function dialBridge(request: IncomingMessage, setting: DialSetting, { onOpen, onFailed }: DialOutcome): () => void {
  let isSettled = false;
  const bridge = open(request, setting);
  if (bridge === undefined) {
    const cancel = setImmediate(() => onFailed(closeCodes.protocol, 'The handshake can not be passed on.'));
    return () => clearImmediate(cancel);
  }
  bridge.once('open', () => {
    if (isSettled) return bridge.terminate();
    isSettled = true;
    onOpen(bridge);
  });
  bridge.once('unexpected-response', (sent, response) => {
    const status = response.statusCode ?? 0;
    const code = status === 401 || status === 403 ? closeCodes.notAllowed : tryAgainLater;
    fail(code, `The bridge answered the handshake with HTTP ${status}.`);
    sent.destroy();
  });
  bridge.on('error', (error) => fail(tryAgainLater, `The bridge can not be reached: ${briefly(error)}.`));
  return () => {
    isSettled = true;
    bridge.terminate();
  };

  function fail(code: number, reason: string): void {
    if (isSettled) return;
    isSettled = true;
    onFailed(code, reason);
  }
}

function open(request: IncomingMessage, setting: DialSetting): WebSocket | undefined {
  const { upstream, maxPayload, connectWithinMs } = setting;
  try {
    return new WebSocket(addressFor(upstream, request.url ?? ''), protocolsFor(request, setting), {
      headers: headersFor(request, setting),
      handshakeTimeout: connectWithinMs,
      maxPayload,
      perMessageDeflate: false,
      // Whether a text is well-formed is for its receiver to judge, and a ping is for it to answer.
      skipUTF8Validation: true,
      autoPong: false,
    });
  } catch {
    return undefined; // ws throws for subprotocols that are not written as such, and node for headers
  }
}

/** A token for the tap is not shown to the bridge, and a bridge that knows no subprotocol of ours must not be asked for one. */
function protocolsFor(request: IncomingMessage, { keepsTokens }: DialSetting): string[] {
  const offered = offeredProtocols(request);
  if (!keepsTokens || !offered.some(isTokenProtocol)) return [...offered];
  return offered.filter((name) => !isTokenProtocol(name) && name !== plainProtocol);
}

function headersFor({ headers }: IncomingMessage, { keepsTokens, upstreamToken }: DialSetting) {
  const passed = Object.entries(headers).filter(([name]) => !ownHeaders.test(name) && !(keepsTokens && name === 'authorization'));
  return Object.fromEntries(upstreamToken === undefined ? passed : [...passed, ['authorization', `Bearer ${upstreamToken}`]]);
}

function addressFor(upstream: URL, asked: string): URL {
  const mark = asked.indexOf('?');
  const queries = [upstream.search.slice(1), mark === -1 ? '' : asked.slice(mark + 1)];
  const address = new URL(upstream);
  address.search = queries.filter((query) => query !== '').join('&');
  return address;
}

function briefly(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
}
