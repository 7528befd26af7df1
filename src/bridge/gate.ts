import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isAllowedOrigin } from './origin.js';

/** Who connects. */
export type Role = 'agent' | 'observer';

/** Who may connect. */
export interface GateRules {
  /** What agents must show. Without it, every agent may connect. */
  readonly agentToken?: string | undefined;
  /** What observers must show. Without it, every observer may connect. */
  readonly observerToken?: string | undefined;
  /** Origins whose pages may connect, beside those of this machine. Such as `https://example.org`. */
  readonly allowedOrigins?: readonly string[];
}

/** Judges requests before anything of them is read. */
export interface Gate {
  /** Why a request may not pass; `undefined` when it may. */
  readonly refusal: (request: IncomingMessage, role: Role) => string | undefined;
  /** Whether what a client shows is the token of its role. True where none is needed. */
  readonly knows: (request: IncomingMessage, role: Role) => boolean;
}

/** The subprotocol that is answered with, and the beginning of the one that carries a token, which must never be answered with. */
export const plainProtocol = 'oddkin.aicc';
const tokenPrefix = 'oddkin.bearer.';

export function createGate({ agentToken, observerToken, allowedOrigins = [] }: GateRules): Gate {
  const digests = { agent: digestOf('agentToken', agentToken), observer: digestOf('observerToken', observerToken) };

  return {
    refusal(request, role) {
      if (!isAllowedOrigin(request.headers.origin, allowedOrigins)) return 'This origin is not allowed.';
      return knows(request, role) ? undefined : `The token of an ${role} is missing or wrong.`;
    },
    knows,
  };

  function knows(request: IncomingMessage, role: Role): boolean {
    const wanted = digests[role];
    return wanted === undefined || shownTokens(request).some((token) => timingSafeEqual(sha256(token), wanted));
  }
}

/** Throws unless strangers are kept out of an address that they can reach. */
export function refuseOpenHost(caller: string, host: string, { agentToken, observerToken }: GateRules): void {
  const missing = [agentToken === undefined ? 'agentToken' : '', observerToken === undefined ? 'observerToken' : ''].filter(
    (name) => name !== '',
  );
  if (missing.length === 0) return;
  throw new Error(
    `${caller}: host is "${host}", which others can reach, and nothing keeps them out. Nothing was opened. Pass ${missing.join(' and ')}, or 127.0.0.1 as host.`,
  );
}

/** The subprotocol to answer with: never one that holds a token, since answers are logged by more programs than questions. */
export function chooseProtocol(offered: Iterable<string>): string | false {
  const plain = [...offered].filter((name) => !isTokenProtocol(name));
  return plain.find((name) => name === plainProtocol) ?? plain[0] ?? false;
}

export function isTokenProtocol(name: string): boolean {
  return name.startsWith(tokenPrefix);
}

/** The subprotocols that a request offers. */
export function offeredProtocols({ headers }: IncomingMessage): readonly string[] {
  return (headers['sec-websocket-protocol'] ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

function shownTokens(request: IncomingMessage): readonly string[] {
  const bearer = /^bearer +(\S+)\s*$/i.exec(request.headers.authorization ?? '')?.[1];
  const carried = offeredProtocols(request)
    .filter(isTokenProtocol)
    .slice(0, maxCarried)
    .map((name) => Buffer.from(name.slice(tokenPrefix.length), 'base64url').toString('utf8'));
  return bearer === undefined ? carried : [bearer, ...carried];
}

const maxCarried = 4;

function digestOf(name: string, token: string | undefined): Buffer | undefined {
  if (token === undefined) return undefined;
  if (token.trim() === token && token !== '') return sha256(token);
  throw new Error(`${name} is empty, or begins or ends with a space. Nothing was opened. Pass a long random text, or leave it out.`);
}

/** Texts of any length become digests of one length, so that comparing them tells nothing of where they differ. */
function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
