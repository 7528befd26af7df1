import { backoffDelayMs } from './backoff.js';
import { callHost } from './call-host.js';
import type { Clock } from './clock.js';
import { startDeadline } from './deadline.js';
import { startHeartbeat, type Heartbeat } from './heartbeat.js';
import { closeCodes, type ConnectOptions, type Transport, type TransportClose, type TransportConnection } from './transport.js';
import type { WakeSource } from './wake.js';

/**
 * Where a connection stands: `connecting` before it was ever live, `live`, `resuming` while it is opened again, `waiting` for the next try,
 * `closed` or `expired` for good.
 */
export type LinkPhase = 'connecting' | 'live' | 'resuming' | 'waiting' | 'closed' | 'expired';

/** A connection's state as plain data. The object stays the same until something in it changes, so it suits `useSyncExternalStore`. */
export interface LinkState {
  readonly phase: LinkPhase;
  /** How many tries were made since the connection was last steadily live, this one included. 0 while it is live. */
  readonly attempt: number;
  /** While `waiting`: when the next try begins, in milliseconds since the Unix epoch by the client's clock. */
  readonly retryAt?: number;
  /** The close code of the connection that ended last. `undefined` while it is live and before any has ended. */
  readonly code?: number;
  /** What the other end gave as its reason; outside text. */
  readonly reason?: string;
  /** When the last message had come as this state began. `undefined` while live and before the first message. */
  readonly lastHeardAt?: number;
}

/** How long a client is patient. Both in milliseconds. */
export interface LinkTiming {
  /** How long opening, and the first answer, may take. Default 10,000. */
  readonly openWithinMs?: number;
  /** How often a heartbeat is sent. Default 15,000. */
  readonly heartbeatEveryMs?: number;
}

export interface LinkOptions extends LinkTiming {
  readonly transport: Transport;
  readonly clock: Clock;
  readonly random: () => number;
  readonly wake: WakeSource;
  readonly connectOptions: () => ConnectOptions;
  /** The socket is open. The role greets, and calls `live` once it is answered. */
  readonly onOpen: () => void;
  readonly onMessage: (text: string | undefined) => void;
  readonly onLost?: (close: TransportClose) => void;
  /** The link has ended for good, or until the host retries. */
  readonly onEnd: () => void;
  readonly sendHeartbeat: () => void;
}

/** The machine under both roles: one connection at a time, opened again for as long as that makes sense. */
export interface Link {
  readonly getState: () => LinkState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly start: () => void;
  /** Sends over the open socket; false when there is none. */
  readonly send: (text: string) => boolean;
  readonly live: () => void;
  /** Ends the link for good. */
  readonly end: (phase: 'closed' | 'expired', close: TransportClose) => void;
  /** Tries again at once: while waiting, or after the other end closed for good. */
  readonly retryNow: () => void;
}

/** A connection that broke before it was live for so long counts as one more failure, so that a bridge that closes at once is not called in a tight loop. */
const steadyAfterMs = 10_000;

/** What is still under way on a connection that is let go is not read: the other end must not take its close for a sign that all has arrived. */
const gaveUp: TransportClose = { code: closeCodes.gaveUp, reason: 'No answer came in time.' };

/** A try younger than this is left alone when the page wakes. */
const freshTryMs = 2_000;

export function createLink(options: LinkOptions): Link {
  const { transport, clock, random, wake, connectOptions, openWithinMs = 10_000, heartbeatEveryMs = 15_000 } = options;
  const listeners = new Set<() => void>();
  let state: LinkState = { phase: 'connecting', attempt: 1 };
  let connection: TransportConnection | undefined;
  let round = 0;
  let isOpen = false;
  let wasLive = false;
  let failures = 0;
  let triedAt = 0;
  let liveSince: number | undefined;
  let lastHeardAt: number | undefined;
  let heartbeat: Heartbeat | undefined;
  let cancelTimer = (): void => {};
  let stopWake: (() => void) | undefined;

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: connect,
    send,
    live,
    end,
    retryNow: () => {
      if (state.phase === 'waiting' || isOver()) connect();
    },
  };

  function connect(): void {
    cancelTimer();
    stopWake ??= wake(onWake);
    round += 1;
    const mine = round;
    triedAt = clock.now();
    setState({ phase: wasLive ? 'resuming' : 'connecting', attempt: failures + 1, ...lastClose(), ...heard() });
    if (mine !== round) return;
    cancelTimer = startDeadline(clock, openWithinMs, () => lose({ code: 1006, reason: `No answer within ${openWithinMs / 1000} s.` }));
    const opened = transport.connect(
      {
        onOpen: () => {
          if (mine !== round) return;
          isOpen = true;
          options.onOpen();
        },
        onMessage: (text) => {
          if (mine !== round) return;
          lastHeardAt = clock.now();
          heartbeat?.heard();
          options.onMessage(text);
        },
        onClose: (close) => {
          if (mine === round) lose(close);
        },
      },
      connectOptions(),
    );
    if (mine === round) connection = opened;
    else opened.close();
  }

  function send(text: string): boolean {
    if (!isOpen || connection === undefined) return false;
    try {
      connection.send(text);
      return true;
    } catch {
      return false; // the socket is closing; its close follows and tells why
    }
  }

  function live(): void {
    if (!isOpen || state.phase === 'live' || isOver()) return;
    cancelTimer();
    wasLive = true;
    liveSince = clock.now();
    heartbeat = startHeartbeat({ clock, everyMs: heartbeatEveryMs, send: options.sendHeartbeat, onDead });
    setState({ phase: 'live', attempt: 0 });
  }

  function onDead(afterWake: boolean): void {
    lose({ code: 1006, reason: 'No answer to heartbeats.' });
    if (afterWake && state.phase === 'waiting') connect();
  }

  function onWake(): void {
    if (state.phase === 'waiting') return connect();
    if (state.phase === 'live') return heartbeat?.wake();
    // A try that began while there was no network would hang until its time is up.
    if (clock.now() - triedAt < freshTryMs) return;
    detach();
    connect();
  }

  function lose(close: TransportClose): void {
    if (liveSince !== undefined && clock.now() - liveSince >= steadyAfterMs) failures = 0;
    failures += 1;
    detach();
    options.onLost?.(close);
    const verdict = verdictOn(close.code);
    if (verdict !== 'retry') return finish(verdict, close);
    const delayMs = backoffDelayMs(failures, random);
    cancelTimer = clock.after(delayMs, connect);
    setState({ phase: 'waiting', attempt: failures, retryAt: clock.now() + delayMs, ...close, ...heard() });
  }

  function end(phase: 'closed' | 'expired', close: TransportClose): void {
    if (isOver()) return;
    detach(close);
    finish(phase, close);
  }

  function finish(phase: 'closed' | 'expired', { code, reason }: TransportClose): void {
    stopWake?.();
    stopWake = undefined;
    state = { phase, attempt: 0, code, reason, ...heard() };
    options.onEnd();
    notify();
  }

  /** Lets the connection go without waiting for its close: over a dead network that can take minutes. */
  function detach(close: TransportClose = gaveUp): void {
    const old = connection;
    cancelTimer();
    heartbeat?.stop();
    heartbeat = undefined;
    connection = undefined;
    liveSince = undefined;
    isOpen = false;
    round += 1;
    old?.close(close.code, close.reason);
  }

  function isOver(): boolean {
    return state.phase === 'closed' || state.phase === 'expired';
  }

  function heard(): { lastHeardAt?: number } {
    return lastHeardAt === undefined ? {} : { lastHeardAt };
  }

  function lastClose(): { code?: number; reason?: string } {
    const { code, reason } = state;
    return { ...(code === undefined ? {} : { code }), ...(reason === undefined ? {} : { reason }) };
  }

  function setState(next: LinkState): void {
    state = next;
    notify();
  }

  function notify(): void {
    // A copy: a listener that subscribes anew while it is called would be called again.
    for (const listener of Array.from(listeners)) callHost(listener);
  }
}

/** Why nothing can be sent any more; `undefined` while the link has not ended. */
export function endOf({ phase, reason }: LinkState): { readonly code: 'closed' | 'expired'; readonly why: string } | undefined {
  if (phase !== 'closed' && phase !== 'expired') return undefined;
  const why = phase === 'closed' ? 'the connection is closed' : 'the session has expired';
  return { code: phase, why: reason === undefined || reason === '' ? `${why}.` : `${why}: ${reason}` };
}

function verdictOn(code: number): 'retry' | 'closed' | 'expired' {
  if (code === closeCodes.notAllowed || code === closeCodes.protocol) return 'closed';
  return code === closeCodes.sessionExpired ? 'expired' : 'retry';
}
