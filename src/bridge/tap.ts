import { systemClock, type Clock } from '../aicc/index.js';
import type { BridgeLog } from './bridge-log.js';
import { defaultLogLimits, type FrameLogLimits } from './frame-log.js';
import { createHttpServer } from './http-server.js';
import { createMeter } from './meter.js';
import { listen, socketAddress } from './listen.js';
import { defaultObserverLimits, type ObserverLimits } from './observer.js';
import { createGate, refuseOpenHost, type GateRules } from './gate.js';
import { isLoopback } from './origin.js';
import { attachTap } from './tap-server.js';
import { createTapSessions } from './tap-sessions.js';

export interface TapOptions extends GateRules {
  /** Where the bridge serves agents, such as `ws://127.0.0.1:4747/agent`. Its path is kept, and its query goes before the agent's. */
  readonly upstream: string;
  /** The address to listen on. Default 127.0.0.1. Any other than a loopback address needs both tokens. */
  readonly host?: string;
  /** Default 0, which takes any free port. */
  readonly port?: number;
  /**
   * What the tap shows to the bridge in the name of every agent. Without it, and without `agentToken`, what agents show goes on to the bridge;
   * with `agentToken` it was meant for the tap and stays there.
   */
  readonly upstreamToken?: string;
  /** The largest message that is passed on, in bytes. A larger one ends both sides with close code 4009. Default 4 MiB. */
  readonly maxFrameBytes?: number;
  /** How long the bridge may take to answer the handshake, in milliseconds. Default 10,000. */
  readonly connectWithinMs?: number;
  /** How long a side may read nothing while messages wait for it, in milliseconds. It is dropped then. Default 60,000. */
  readonly stallWithinMs?: number;
  /** What is kept of each session for observers that come later. */
  readonly logLimits?: Partial<FrameLogLimits>;
  /** How far an observer may lag behind before it is dropped. */
  readonly observerLimits?: Partial<ObserverLimits>;
  /** Times stalls, and how long sessions may take to come back. Default the system's. */
  readonly clock?: Clock;
  /** Takes a line about each message that observers are not shown, and each connection that could not be made. Default nothing. */
  readonly log?: BridgeLog;
}

/** A tap that listens. */
export interface Tap {
  readonly port: number;
  /** Where agents connect instead of to the bridge. Their query, subprotocols and headers go on to the bridge. */
  readonly agentUrl: string;
  /** Where observers connect. `?session=` and `?after=` may follow. */
  readonly observeUrl: string;
  /** Ends the bridge's side and then the agent's with close code 1001, and every observer. Resolves when all is closed; a second call changes nothing. */
  readonly close: (reason?: string) => Promise<void>;
}

/**
 * Stands between agents and any bridge: passes every message through unchanged, both ways, and mirrors it to observers, who watch as
 * they would on the bridge but never act. Rejects when it can't listen: with `code` `EADDRINUSE` where the port is taken.
 * A bridge that can't be reached closes the agent with 1013; one that refuses it by HTTP 401 or 403, with 4001.
 * A bridge that breaks off closes it with 1011. Source: PROTOCOL sections 1 and 7.
 */
export async function createTap(options: TapOptions): Promise<Tap> {
  const { host = '127.0.0.1', port = 0, clock = systemClock, log = () => {} } = options;
  const upstream = readUpstream(options.upstream);
  if (!isLoopback(host)) refuseOpenHost('createTap', host, options);
  const gate = createGate(options);
  let closing: Promise<void> | undefined;
  const meter = createMeter(() => sessions.counts());
  const sessions = createTapSessions({
    logLimits: { ...defaultLogLimits, ...options.logLimits },
    observerLimits: { ...defaultObserverLimits, ...options.observerLimits },
    meter,
    clock,
    log,
  });
  const what = 'This is a tap. Agents connect to /agent and observers to /observe.';
  const server = createHttpServer({ what, gate, meter, isClosing: () => closing !== undefined });
  const sockets = attachTap(server, sessions, {
    upstream,
    gate,
    keepsTokens: options.agentToken !== undefined || options.upstreamToken !== undefined,
    upstreamToken: options.upstreamToken,
    maxFrameBytes: options.maxFrameBytes ?? 4 * 1_048_576,
    connectWithinMs: options.connectWithinMs ?? 10_000,
    stallWithinMs: options.stallWithinMs ?? 60_000,
    clock,
    log,
  });
  const taken = await listen(server, port, host);
  const at = socketAddress(host, taken);
  if (isLoopback(upstream.hostname) && portOf(upstream) === taken) {
    await close('');
    throw new Error(
      `createTap: upstream is "${options.upstream}", which is the tap itself. Nothing was opened. Pass the bridge's address.`,
    );
  }

  return {
    port: taken,
    agentUrl: `${at}/agent`,
    observeUrl: `${at}/observe`,
    close: (reason = 'The tap is shutting down.') => (closing ??= close(reason)),
  };

  async function close(reason: string): Promise<void> {
    await sockets.close(reason);
    await new Promise<void>((resolve) => server.close(() => resolve()));
  }
}

function readUpstream(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !['ws:', 'wss:'].includes(url.protocol) || url.hash !== '') {
    throw new Error(
      `createTap: upstream is "${text}" and must be a WebSocket address. Nothing was opened. Pass such as ws://127.0.0.1:4747/agent.`,
    );
  }
  return url;
}

function portOf({ port, protocol }: URL): number {
  if (port !== '') return Number(port);
  return protocol === 'wss:' ? 443 : 80;
}
