import { memoryTransport, type MemoryConnection, type Transport, type TransportListener } from '@oddkin/ai/aicc';
import type { World } from '@oddkin/ai/bridge';
import { defaultLogLimits } from '../../src/bridge/frame-log.js';
import { createHub, type Hub, type HubSetting } from '../../src/bridge/hub.js';
import { createMeter } from '../../src/bridge/meter.js';
import { defaultObserverLimits } from '../../src/bridge/observer.js';
import type { Link, LinkListener, Message } from '../../src/bridge/link.js';
import { createSteppedClock, type SteppedClock } from '@oddkin/ai/testing';

/** A bridge without sockets, whose time a test steps. */
export interface MemoryHub {
  readonly hub: Hub;
  readonly clock: SteppedClock;
  readonly log: readonly string[];
  /** Every message that crossed the wire, in order, as an observer of all sessions sees it. */
  readonly mirrored: readonly Message[];
  /** `onConnect` gets the far end of each connection, which a test may sever. */
  readonly agentTransport: (name: string, onConnect?: OnConnect) => Transport;
  readonly observerTransport: (onConnect?: OnConnect) => Transport;
  /** Lets this much time pass, and everything that is due happen. */
  readonly pass: (ms: number) => Promise<void>;
}

type OnConnect = (connection: MemoryConnection) => void;

export function createMemoryHub(world: World, setting: Partial<HubSetting> = {}): MemoryHub {
  const clock = createSteppedClock(Date.UTC(2030, 0, 1));
  const log: string[] = [];
  const mirrored: Message[] = [];
  const hub = createHub({
    world,
    clock,
    log: (line) => log.push(line),
    logLimits: defaultLogLimits,
    observerLimits: defaultObserverLimits,
    meter: createMeter(() => ({ connectedSessions: 0, waitingSessions: 0, observers: 0 })),
    onMessage: undefined,
    allowActing: true,
    resumeWithinMs: 60_000,
    firstFrameWithinMs: 10_000,
    ...setting,
  });
  hub.openObserver({ send: (message) => mirrored.push(message), close: () => {}, bufferedAmount: () => 0 }, new URLSearchParams());

  return {
    hub,
    clock,
    log,
    mirrored,
    agentTransport: (name, onConnect) =>
      memoryTransport((connection, { resume, subscribe }) => {
        onConnect?.(connection);
        const search = new URLSearchParams({
          name,
          ...(resume === undefined ? {} : { resume }),
          ...(subscribe === undefined ? {} : { subscribe: subscribe.join(',') }),
        });
        return listenOnceOpen(() => hub.openAgent(linkOver(connection), search));
      }),
    observerTransport: (onConnect) =>
      memoryTransport((connection, { after, session }) => {
        onConnect?.(connection);
        const search = new URLSearchParams({ ...(after === undefined ? {} : { after }), ...(session === undefined ? {} : { session }) });
        return listenOnceOpen(() => hub.openObserver(linkOver(connection), search));
      }),
    async pass(ms) {
      const end = clock.now() + ms;
      await settle();
      for (let at = clock.nextAt(); at !== undefined && at <= end; at = clock.nextAt()) {
        clock.advance(at - clock.now());
        await settle();
      }
      clock.advance(end - clock.now());
      await settle();
    },
  };
}

function linkOver(connection: MemoryConnection): Link {
  return {
    send: (message, onFlushed) => {
      try {
        if (typeof message === 'string') connection.send(message);
        onFlushed?.();
      } catch (error) {
        onFlushed?.(error);
      }
    },
    close: (code, reason) => connection.close(code, reason),
    bufferedAmount: () => 0,
  };
}

function listenOnceOpen(open: () => LinkListener): Partial<TransportListener> {
  let listener: LinkListener | undefined;
  return {
    onOpen: () => {
      listener = open();
    },
    onMessage: (text) => listener?.onMessage(text ?? new Uint8Array()),
    onClose: ({ code }) => listener?.onClose(code !== 1006),
  };
}

/** Lets every promise that can settle do so. */
export function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
