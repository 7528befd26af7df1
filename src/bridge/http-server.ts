import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Gate } from './gate.js';
import type { Meter } from './meter.js';

/** An answer to plain HTTP. */
export interface HttpAnswer {
  readonly status: number;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What is found at one path. */
export interface HttpRoute {
  readonly method: 'GET' | 'POST';
  /** Open to everyone, or to those alone who may observe. */
  readonly isOpen: boolean;
  readonly answer: () => HttpAnswer | Promise<HttpAnswer>;
}

export interface HttpSetting {
  /** What this server is, in words for a person who opens it in a browser. */
  readonly what: string;
  readonly gate: Gate;
  readonly meter: Meter;
  readonly isClosing: () => boolean;
  readonly routes?: Readonly<Record<string, HttpRoute>>;
}

/** An HTTP server that answers `/healthz` to everyone and `/metrics` to whoever may observe, and names the doors of its sockets. */
export function createHttpServer({ what, gate, meter, isClosing, routes = {} }: HttpSetting): Server {
  const paths = new Map<string, HttpRoute>([
    ...Object.entries(routes),
    ['/healthz', { method: 'GET', isOpen: true, answer: () => health(isClosing()) }],
    ['/metrics', { method: 'GET', isOpen: false, answer: () => metrics(meter) }],
  ]);
  return createServer((request, response) => {
    void answer(request, paths, gate, what).then(
      (found) => respond(response, found),
      () => respond(response, plain(500, 'Something went wrong.')),
    );
  });
}

/** The address that a request asks for; `undefined` where it is none. */
export function addressOf({ url = '/' }: IncomingMessage): URL | undefined {
  return URL.canParse(url, 'ws://bridge') ? new URL(url, 'ws://bridge') : undefined;
}

async function answer(request: IncomingMessage, paths: ReadonlyMap<string, HttpRoute>, gate: Gate, what: string): Promise<HttpAnswer> {
  const path = addressOf(request)?.pathname ?? '';
  const route = paths.get(path);
  if (route === undefined) return sockets.has(path) || path === '/' ? upgradeRequired(what) : plain(404, `${what} There is nothing here.`);
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  if (method !== route.method) return plain(405, `Ask by ${route.method}.`, { allow: route.method === 'GET' ? 'GET, HEAD' : 'POST' });
  const refusal = route.isOpen ? undefined : gate.refusal(request, 'observer');
  if (refusal === undefined) return route.answer();
  return gate.knows(request, 'observer') ? plain(403, refusal) : plain(401, refusal, { 'www-authenticate': 'Bearer' });
}

const sockets: ReadonlySet<string> = new Set(['/agent', '/observe']);

function health(isClosing: boolean): HttpAnswer {
  const body = JSON.stringify({ status: isClosing ? 'closing' : 'ok' });
  return { status: isClosing ? 503 : 200, body: `${body}\n`, headers: { 'content-type': 'application/json' } };
}

async function metrics(meter: Meter): Promise<HttpAnswer> {
  return { status: 200, body: await meter.text(), headers: { 'content-type': meter.contentType } };
}

function upgradeRequired(what: string): HttpAnswer {
  return plain(426, `${what} Connect by WebSocket.`, { upgrade: 'websocket', connection: 'upgrade' });
}

function plain(status: number, text: string, headers: Readonly<Record<string, string>> = {}): HttpAnswer {
  return { status, body: `${text}\n`, headers };
}

function respond(response: ServerResponse, { status, body, headers }: HttpAnswer): void {
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...headers,
  });
  response.end(body);
}
