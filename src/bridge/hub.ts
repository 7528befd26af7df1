import type { Clock } from '../aicc/index.js';
import type { ToolCallFrame } from '../schema/index.js';
import { acceptAgent } from './agent-connection.js';
import { createAudience } from './audience.js';
import type { BridgeLog } from './bridge-log.js';
import type { FrameLogLimits, LoggedMessage } from './frame-log.js';
import type { Meter } from './meter.js';
import type { Link, LinkListener, Message } from './link.js';
import { acceptObserver, type ObservedHub } from './observer-connection.js';
import type { ObserverLimits } from './observer.js';
import { createSession, type AgentIdentity, type Session } from './session.js';
import type { World } from './world-definition.js';
import { createWorldTime } from './world-time.js';

/** What the hub is set up with. Every default is the bridge's. */
export interface HubSetting {
  readonly world: World;
  readonly clock: Clock;
  readonly log: BridgeLog;
  readonly meter: Meter;
  /** Is told each message of a session as it crosses the wire. */
  readonly onMessage: ((message: LoggedMessage) => void) | undefined;
  readonly logLimits: FrameLogLimits;
  readonly observerLimits: ObserverLimits;
  readonly allowActing: boolean;
  readonly resumeWithinMs: number;
  readonly firstFrameWithinMs: number;
}

/** Where agents, observers and the world meet. It knows links, not sockets. */
export interface Hub extends HubSetting, ObservedHub<Session> {
  readonly openAgent: (link: Link, search: URLSearchParams) => LinkListener;
  readonly openObserver: (link: Link, search: URLSearchParams) => LinkListener;
  readonly openSession: (identity: AgentIdentity) => Session;
  /** An agent's link now serves this session: the world's time may go on. */
  readonly wake: () => void;
  /** Ends every session with session_close, and every link. */
  readonly close: (reason: string) => void;
}

/** How many closed sessions observers may still read. */
const maxClosedSessions = 8;

export function createHub(setting: HubSetting): Hub {
  const sessions = new Map<string, Session>();
  const observers = createAudience(setting.meter);
  const agentLinks = new Set<Link>();
  let sequence = 0;
  let lostThrough = -1;
  const time = createWorldTime(setting.world, setting.clock, () => [...sessions.values()], setting.log);

  const hub: Hub = {
    ...setting,
    observers,
    act: setting.allowActing ? act : undefined,
    openAgent(link, search) {
      agentLinks.add(link);
      const listener = acceptAgent(hub, link, search);
      return {
        ...listener,
        onClose: (isClean) => {
          agentLinks.delete(link);
          listener.onClose(isClean);
        },
      };
    },
    openObserver: (link, search) => acceptObserver(hub, link, search),
    openSession(identity) {
      const session = createSession(
        { ...setting, currentTick: time.tick, onRun: time.onRun, nextSequence: () => sequence++, mirror, onEnd: dropOldest },
        identity,
      );
      sessions.set(session.id, session);
      return session;
    },
    wake: time.wake,
    findSession: (id) => sessions.get(id),
    lostThrough: () => lostThrough,
    allSessions: () => [...sessions.values()],
    close(reason) {
      time.stop();
      for (const session of sessions.values()) session.end(reason);
      for (const link of agentLinks) link.close(1001, reason);
      observers.close(1001, reason);
    },
  };
  return hub;

  function act(session: Session, frame: ToolCallFrame, message: Message, reply: (text: string) => void): boolean {
    if (!session.isOpen()) return false;
    const known = session.answerToObserver(frame);
    if (known !== undefined) {
      // While it still runs, its answer goes to every observer, this one too.
      if (known.text !== undefined) reply(known.text);
      return true;
    }
    session.received(message, frame.message_id);
    session.call(frame, 'observer');
    return true;
  }

  function mirror(message: LoggedMessage): void {
    setting.onMessage?.(message);
    observers.mirror(message.sessionId, message.content);
  }

  function dropOldest(): void {
    const closed = [...sessions.values()].filter((session) => !session.isOpen());
    for (const { id, log } of closed.slice(0, Math.max(0, closed.length - maxClosedSessions))) {
      sessions.delete(id);
      lostThrough = Math.max(lostThrough, log.newest());
    }
  }
}
