import { decodeFrame, makeFrame, type Clock } from '../aicc/index.js';
import type { Sender, SessionInitFrame } from '../schema/index.js';
import { createAudience } from './audience.js';
import type { BridgeLog } from './bridge-log.js';
import { createFrameLog, type FrameLogLimits } from './frame-log.js';
import type { Message } from './link.js';
import { createManifestHistory } from './manifest-history.js';
import type { Counts, Meter } from './meter.js';
import type { ObservedHub, ObservedSession } from './observer-connection.js';
import type { ObserverLimits } from './observer.js';
import { readEnvelope, type Envelope } from './tap-envelope.js';
import { createRepeats, type Repeats } from './tap-repeats.js';

/** What a tap has learnt of sessions from the messages that passed. */
export interface TapSessions extends ObservedHub {
  /** An agent has been joined to the bridge. */
  readonly join: () => TapConnection;
  readonly counts: () => Counts;
}

/** One agent's connection through the tap. */
export interface TapConnection {
  /** Keeps and mirrors one message that went on to the other side. */
  readonly passed: (from: Sender, content: Message) => void;
  /** The connection has ended; its sessions can be served by another. */
  readonly end: () => void;
}

export interface TapSessionsSetting {
  readonly logLimits: FrameLogLimits;
  readonly observerLimits: ObserverLimits;
  readonly meter: Meter;
  readonly clock: Clock;
  readonly log: BridgeLog;
}

interface TapSession extends ObservedSession {
  servedBy: TapConnection | undefined;
  readonly repeats: Repeats;
  readonly add: (sequence: number, messageId: string | undefined, from: Sender, content: Message) => void;
  readonly learnFrom: (sequence: number, envelope: Envelope, from: Sender, content: string) => void;
}

/** How long a bridge waits for an agent that lost its socket. */
const comeBackWithinMs = 60_000;
/** How many sessions that no agent is connected to observers may still read. */
const maxIdleSessions = 16;
/** How many sessions one connection may have at once. A bridge opens one, but may open others over the same socket. */
const maxServedSessions = 16;

export function createTapSessions({ logLimits, observerLimits, meter, clock, log }: TapSessionsSetting): TapSessions {
  const sessions = new Map<string, TapSession>();
  const idle = new Set<TapSession>();
  const observers = createAudience(meter);
  const startedAt = clock.now();
  let sequence = 0;
  let lostThrough = -1;

  return {
    observerLimits,
    meter,
    observers,
    allSessions: () => [...sessions.values()],
    findSession: (id) => sessions.get(id),
    lostThrough: () => lostThrough,
    // A tap that was started again knows no session before its agent is back.
    mayComeBack: () => clock.now() - startedAt < comeBackWithinMs,
    counts: () => ({ connectedSessions: sessions.size - idle.size, waitingSessions: idle.size, observers: observers.size() }),
    join,
  };

  function join(): TapConnection {
    const served = new Set<TapSession>();
    let current: TapSession | undefined;
    let isResuming = false;

    const connection: TapConnection = {
      passed(from, content) {
        const envelope = readEnvelope(content);
        meter.passed(envelope?.type, from);
        const named = envelope === undefined ? undefined : sessions.get(envelope.sessionId);
        if (envelope !== undefined && isForeign(named) && !isTakeover(from, envelope)) {
          // Observers would take it for a frame of the session that it names.
          return log(
            `a frame of type ${JSON.stringify(envelope.type.slice(0, 64))} from the ${from} named a session of another agent and was not shown`,
          );
        }
        const session = envelope === undefined ? current : sessionOf(from, envelope, named);
        mirror(session, envelope, from, content);
      },
      end() {
        for (const session of served) release(session);
      },
    };
    return connection;

    function isForeign(session: TapSession | undefined): boolean {
      return session?.servedBy !== undefined && session.servedBy !== connection;
    }

    function sessionOf(from: Sender, { type, sessionId }: Envelope, named: TapSession | undefined): TapSession | undefined {
      isResuming ||= from === 'agent' && type === 'session_resume';
      if (from === 'bridge' && type === 'session_init') return (current = serve(named ?? learn(sessionId, isResuming)));
      if (named?.servedBy === connection) return named;
      if (from === 'agent' && type === 'session_resume')
        return named ?? current ?? (served.size === 0 ? serve(learn(sessionId, isResuming)) : undefined);
      return current ?? named;
    }

    function serve(session: TapSession): TapSession {
      if (session.servedBy !== connection) session.repeats.begin();
      session.servedBy = connection;
      idle.delete(session);
      served.delete(session);
      served.add(session);
      const [oldest] = served;
      if (served.size > maxServedSessions && oldest !== undefined) release(oldest);
      return session;
    }

    function release(session: TapSession): void {
      served.delete(session);
      if (session.servedBy !== connection) return;
      session.servedBy = undefined;
      idle.add(session);
      const [oldest] = idle;
      if (idle.size <= maxIdleSessions || oldest === undefined) return;
      idle.delete(oldest);
      sessions.delete(oldest.id);
      lostThrough = Math.max(lostThrough, oldest.log.newest());
    }
  }

  function learn(id: string, isResumed: boolean): TapSession {
    const session = createTapSession(id, isResumed, logLimits);
    sessions.set(id, session);
    return session;
  }

  function mirror(session: TapSession | undefined, envelope: Envelope | undefined, from: Sender, content: Message): void {
    session?.add(sequence, envelope?.messageId, from, content);
    if (envelope !== undefined && typeof content === 'string') session?.learnFrom(sequence, envelope, from, content);
    sequence += 1;
    observers.mirror(session?.id, content);
  }
}

/** The bridge gives a session to this connection, or the agent asks for it: another may still seem to serve it. */
function isTakeover(from: Sender, { type }: Envelope): boolean {
  return type === (from === 'bridge' ? 'session_init' : 'session_resume');
}

function createTapSession(id: string, isResumed: boolean, logLimits: FrameLogLimits): TapSession {
  const repeats = createRepeats(isResumed);
  const frames = createFrameLog(logLimits);
  const manifests = createManifestHistory();
  let isOver = false;
  let manifest: Readonly<Record<string, unknown>> | undefined;

  return {
    id,
    servedBy: undefined,
    repeats,
    log: frames,
    opening: (sequence) => manifests.inForceAt(Math.max(sequence, frames.lostThrough())),
    manifestText() {
      if (manifest === undefined || isOver) return undefined;
      const content = { ...manifest, type: 'session_init' } as unknown as Omit<SessionInitFrame, 'message_id'>; // as the bridge wrote it
      return JSON.stringify(makeFrame<SessionInitFrame>(id, content));
    },
    add: (sequence, messageId, from, content) => frames.add({ sequence, sessionId: id, messageId, from, content }, repeats.mayCome()),
    learnFrom(sequence, envelope, from, content) {
      const { type, messageId, sessionId, value } = envelope;
      repeats.passed(from, envelope);
      if (type === 'session_close' && sessionId === id) isOver = true;
      if (from === 'agent') return;
      const message = { sequence, sessionId: id, messageId, from, content };
      if (type === 'session_init') {
        isOver = false;
        const { message_id: _itsOwn, ...rest } = value;
        manifest = rest;
        manifests.addInit(message);
      } else if (type === 'heartbeat' && 'manifest_update' in value) {
        const decoded = decodeFrame(content, { maxLength: Number.POSITIVE_INFINITY });
        if (!decoded.ok || decoded.frame.type !== 'heartbeat' || decoded.frame.manifest_update === undefined) return;
        manifest = { ...decoded.frame.manifest_update, protocol: value['protocol'], session_id: id };
        manifests.addUpdate(message);
      } else return;
      manifests.forgetBefore(frames.lostThrough());
    },
  };
}
