import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { systemClock, type Clock } from '../aicc/index.js';
import type { BridgeLog } from './bridge-log.js';
import { defaultLogLimits, type FrameLogLimits } from './frame-log.js';
import type { Message } from './link.js';
import { createHttpServer } from './http-server.js';
import { createHub, type Hub } from './hub.js';
import type { RecordedMessage } from '../recording/index.js';
import { createMeter, type Counts } from './meter.js';
import { listen, socketAddress } from './listen.js';
import { defaultObserverLimits, type ObserverLimits } from './observer.js';
import { createGate, refuseOpenHost, type GateRules } from './gate.js';
import { isLoopback } from './origin.js';
import { attachSockets, refuseOtherUpgrades } from './server.js';
import type { World } from './world-definition.js';

export interface BridgeOptions extends GateRules {
  /** The world that agents act in. Made by `defineWorld`. */
  readonly world: World;
  /** The address to listen on. Default 127.0.0.1. Any other than a loopback address needs both tokens. */
  readonly host?: string;
  /** Default 0, which takes any free port. */
  readonly port?: number;
  /** An HTTP server that already listens, or will, and whose `/agent` and `/observe` the bridge is to serve. It is not closed with the bridge. Where others can reach it, pass both tokens. */
  readonly server?: Server;
  /** Lets observers call tools and declares the tools for people. Default false. */
  readonly allowActing?: boolean;
  /** How long a session waits for an agent whose socket is gone, in milliseconds. Default 60,000. */
  readonly resumeWithinMs?: number;
  /** How long a connection with `?resume` may take to send its first frame, in milliseconds. Default 10,000. */
  readonly firstFrameWithinMs?: number;
  /** The largest frame that is read, in bytes. Default 1 MiB. */
  readonly maxFrameBytes?: number;
  /** What is kept of each session for observers that come later. */
  readonly logLimits?: Partial<FrameLogLimits>;
  /** How far an observer may lag behind before it is dropped. */
  readonly observerLimits?: Partial<ObserverLimits>;
  /** Default the system's. Heartbeats of the sockets themselves follow the system's in any case. */
  readonly clock?: Clock;
  /** Takes what must not go over the wire: stacks of tools that threw. Default nothing. */
  readonly log?: BridgeLog;
  /** Is told each message of a session as it crosses the wire, in order; `at` is by the bridge's clock, in milliseconds since the Unix epoch. */
  readonly onMessage?: (message: RecordedMessage) => void;
}

/** A bridge that listens. */
export interface Bridge {
  /** 0 where a server was passed that does not listen yet. */
  readonly port: number;
  /** Where agents connect, such as `ws://127.0.0.1:4100/agent`. `?name=`, `?subscribe=tick,collision`, `?model=` and `?resume=` may follow. */
  readonly agentUrl: string;
  /** Where observers connect. `?session=` and `?after=` may follow. */
  readonly observeUrl: string;
  /** Ends every session with session_close, then every socket. Resolves when all is closed; a second call changes nothing. */
  readonly close: (reason?: string) => Promise<void>;
}

const closeWithinMs = 500;

/**
 * Opens a world to agents and observers, and answers `/healthz` and `/metrics` (Prometheus) on a server of its own. Rejects when it can't listen: with `code` `EADDRINUSE` where the port is taken.
 * Source: PROTOCOL sections 7 and 8.
 */
export async function createBridge(options: BridgeOptions): Promise<Bridge> {
  const { host = '127.0.0.1', port = 0, clock = systemClock, onMessage } = options;
  if (!isLoopback(host)) refuseOpenHost('createBridge', host, options);
  const gate = createGate(options);
  const meter = createMeter(() => countsOf(hub));
  const what = 'This is a bridge. Agents connect to /agent and observers to /observe.';
  const server = options.server ?? createHttpServer({ what, gate, meter, isClosing: () => closing !== undefined });
  if (options.server === undefined) refuseOtherUpgrades(server);
  let closing: Promise<void> | undefined;
  const hub = createHub({
    world: options.world,
    clock,
    meter,
    onMessage: onMessage && (({ from, content }) => onMessage({ at: clock.now(), from, text: textOf(content) })),
    log: options.log ?? (() => {}),
    logLimits: { ...defaultLogLimits, ...options.logLimits },
    observerLimits: { ...defaultObserverLimits, ...options.observerLimits },
    allowActing: options.allowActing ?? false,
    resumeWithinMs: options.resumeWithinMs ?? 60_000,
    firstFrameWithinMs: options.firstFrameWithinMs ?? 10_000,
  });
  const sockets = attachSockets(hub, server, {
    gate,
    maxFrameBytes: options.maxFrameBytes ?? 1_048_576,
  });
  if (options.server === undefined) await listen(server, port, host);
  const address = server.address() as AddressInfo | null; // an HTTP server, which listens on no pipe here
  const at = socketAddress(host, address?.port ?? 0);

  return {
    port: address?.port ?? 0,
    agentUrl: `${at}/agent`,
    observeUrl: `${at}/observe`,
    close: (reason = 'The bridge is shutting down.') => (closing ??= close(reason)),
  };

  async function close(reason: string): Promise<void> {
    hub.close(reason);
    sockets.detach();
    const force = setTimeout(sockets.terminate, closeWithinMs);
    await sockets.closed();
    clearTimeout(force);
    if (options.server === undefined) await new Promise<void>((resolve) => server.close(() => resolve()));
  }
}

function countsOf({ allSessions, observers }: Hub): Counts {
  const open = allSessions().filter((session) => session.isOpen());
  const connected = open.filter((session) => session.isConnected()).length;
  return { connectedSessions: connected, waitingSessions: open.length - connected, observers: observers.size() };
}

function textOf(content: Message): string | undefined {
  return typeof content === 'string' ? content : undefined;
}
