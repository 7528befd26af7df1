import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { closeCodes, type Clock } from '../aicc/index.js';
import type { BridgeLog } from './bridge-log.js';
import { acceptObserver } from './observer-connection.js';
import { chooseProtocol, type Gate, type Role } from './gate.js';
import { createSocketLink, listenToSocket } from './socket-link.js';
import { joinSockets, type Pipe } from './tap-pipe.js';
import type { TapSessions } from './tap-sessions.js';
import { dialBridge } from './tap-upstream.js';

export interface TapServerSetting {
  readonly upstream: URL;
  readonly gate: Gate;
  /** Whether tokens of agents are for the tap alone. */
  readonly keepsTokens: boolean;
  readonly upstreamToken: string | undefined;
  readonly maxFrameBytes: number;
  readonly connectWithinMs: number;
  readonly stallWithinMs: number;
  readonly clock: Clock;
  readonly log: BridgeLog;
}

/** What serves `/agent` and `/observe` of a tap. */
export interface TapServer {
  /** Ends every socket with close code 1001; those that don't end, by force. */
  readonly close: (reason: string) => Promise<void>;
}

/** How far beyond its limit a frame is still read, so that its sender can be told; past this ws itself ends the socket with 1009. */
const readFactor = 4;
const maxObserverFrameBytes = 1_048_576;
const closeWithinMs = 500;
const goingAway = 1001;
/** Heartbeats are for agent and bridge; that the agent's machine is gone is found by TCP. */
const keepAliveMs = 30_000;

/** Takes the WebSocket upgrades of a tap. The agent's handshake is answered when the bridge has answered, so that its subprotocol goes back. */
export function attachTap(server: Server, sessions: TapSessions, setting: TapServerSetting): TapServer {
  const { upstream, gate, keepsTokens, upstreamToken, maxFrameBytes, connectWithinMs, stallWithinMs, clock, log } = setting;
  const maxPayload = maxFrameBytes * readFactor;
  const protocols = new WeakMap<IncomingMessage, string>();
  const pipes = new Set<Pipe>();
  const dials = new Set<(reason: string) => void>();
  const agents = new WebSocketServer({
    noServer: true,
    maxPayload,
    perMessageDeflate: false,
    skipUTF8Validation: true,
    autoPong: false,
    handleProtocols: (offered, request) => protocols.get(request) ?? chooseProtocol(offered),
  });
  const watchers = new WebSocketServer({
    noServer: true,
    maxPayload: maxObserverFrameBytes * readFactor,
    perMessageDeflate: false,
    handleProtocols: chooseProtocol,
  });
  const doors = new Map<string, { readonly role: Role; readonly open: typeof openAgent }>([
    ['/agent', { role: 'agent', open: openAgent }],
    ['/observe', { role: 'observer', open: openObserver }],
  ]);
  let onIdle = () => {};
  server.on('upgrade', onUpgrade);

  return {
    async close(reason) {
      server.off('upgrade', onUpgrade);
      for (const giveUp of dials) giveUp(reason);
      for (const pipe of pipes) pipe.end(goingAway, reason);
      sessions.observers.close(goingAway, reason);
      const force = setTimeout(() => {
        for (const pipe of pipes) pipe.terminate();
        for (const socket of [...agents.clients, ...watchers.clients]) socket.terminate();
      }, closeWithinMs);
      await Promise.all([agents, watchers].map((sockets) => new Promise<void>((resolve) => sockets.close(() => resolve()))));
      if (pipes.size > 0) await new Promise<void>((resolve) => (onIdle = resolve));
      clearTimeout(force);
    },
  };

  function onUpgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void {
    // ws takes over what is wrong with the stream only once the handshake is done.
    stream.on('error', () => {});
    const url = URL.canParse(request.url ?? '', 'ws://tap') ? new URL(request.url ?? '', 'ws://tap') : undefined;
    const door = doors.get(url?.pathname ?? '');
    if (url === undefined || door === undefined) {
      return void stream.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
    }
    // Closed after the handshake, because a browser shows its page no reason for a handshake that failed.
    const refusal = gate.refusal(request, door.role);
    if (refusal !== undefined) return refuse(request, stream, head, closeCodes.notAllowed, refusal);
    door.open(request, stream, head, url.searchParams);
  }

  function openObserver(request: IncomingMessage, stream: Duplex, head: Buffer, search: URLSearchParams): void {
    watchers.handleUpgrade(request, stream, head, (socket) => {
      listenToSocket(socket, acceptObserver(sessions, createSocketLink(socket, stream), search), maxObserverFrameBytes);
    });
  }

  function openAgent(request: IncomingMessage, stream: Duplex, head: Buffer, _search: URLSearchParams): void {
    const stop = dialBridge(request, { upstream, maxPayload, connectWithinMs, keepsTokens, upstreamToken }, { onOpen, onFailed });
    dials.add(giveUp);
    stream.once('close', leave);

    function onOpen(bridge: Parameters<typeof joinSockets>[1]): void {
      dials.delete(giveUp);
      if (bridge.protocol !== '') protocols.set(request, bridge.protocol);
      agents.handleUpgrade(request, stream, head, (agent) => {
        stream.off('close', leave);
        request.socket.setKeepAlive(true, keepAliveMs);
        const connection = sessions.join();
        const pipe = joinSockets(agent, bridge, { maxFrameBytes, stallWithinMs, clock, onPassed: connection.passed, onEnd });
        pipes.add(pipe);

        function onEnd(): void {
          connection.end();
          pipes.delete(pipe);
          if (pipes.size === 0) onIdle();
        }
      });
    }

    function onFailed(code: number, reason: string): void {
      dials.delete(giveUp);
      log(`an agent was not joined to the bridge: ${reason}`);
      refuse(request, stream, head, code, reason);
    }

    function giveUp(reason: string): void {
      leave();
      refuse(request, stream, head, goingAway, reason);
    }

    function leave(): void {
      dials.delete(giveUp);
      stop();
    }
  }

  function refuse(request: IncomingMessage, stream: Duplex, head: Buffer, code: number, reason: string): void {
    agents.handleUpgrade(request, stream, head, (socket) => createSocketLink(socket, stream).close(code, reason));
  }
}
