import { closeCodes } from '../aicc/index.js';
import type { LoggedMessage } from './frame-log.js';
import type { Link, Message } from './link.js';
import type { Meter } from './meter.js';

/** One watcher, and the messages that wait for it. It reads at its own pace and slows nobody. */
export interface Observer {
  /** The one session it watches; `undefined` for all. */
  readonly sessionId: string | undefined;
  /** Queues messages that were held, before any live one. They do not count as lagging behind. */
  readonly replay: (messages: readonly LoggedMessage[]) => void;
  /** Queues one message that has just crossed the wire, or is for this observer alone. */
  readonly push: (content: Message) => void;
  readonly close: (code: number, reason: string) => void;
}

/** How far an observer may lag behind. Past it, it is dropped with close code 4008. */
export interface ObserverLimits {
  /** How many live messages may wait. Default 10,000. */
  readonly maxQueuedFrames: number;
  /** How much of live messages may wait, as the length of their texts. Default 16 MiB. */
  readonly maxQueuedBytes: number;
}

export const defaultObserverLimits: ObserverLimits = { maxQueuedFrames: 10_000, maxQueuedBytes: 16 * 1_048_576 };

/** What may lie in the socket before the rest waits in the queue. */
const highWaterBytes = 1_048_576;

/** Hands one message of a session to the observers that watch it. */
export function mirrorTo(observers: ReadonlySet<Observer>, sessionId: string | undefined, content: Message, meter: Meter): void {
  let count = 0;
  for (const observer of observers) {
    if (observer.sessionId !== undefined && observer.sessionId !== sessionId) continue;
    observer.push(content);
    count += 1;
  }
  meter.mirrored(count);
}

export function createObserver(link: Link, sessionId: string | undefined, limits: ObserverLimits, meter: Meter): Observer {
  let replayed: Message[] = [];
  let live: Message[] = [];
  let next = 0;
  let liveBytes = 0;
  let isDraining = false;
  let isClosed = false;

  return {
    sessionId,
    replay(messages) {
      for (const { content } of messages) replayed.push(content);
      pump();
    },
    push(content) {
      if (isClosed) return;
      live.push(content);
      liveBytes += content.length;
      pump();
      if (live.length > limits.maxQueuedFrames || liveBytes > limits.maxQueuedBytes) {
        meter.dropped('observer');
        close(closeCodes.tooSlow, 'Frames are not being read fast enough. Come back with after.');
      }
    },
    close,
  };

  function pump(): void {
    while (!isDraining && !isClosed) {
      const content = takeReplayed() ?? takeLive();
      if (content === undefined) return;
      if (link.bufferedAmount() < highWaterBytes) {
        link.send(content);
        continue;
      }
      isDraining = true;
      link.send(content, () => {
        isDraining = false;
        pump();
      });
    }
  }

  function takeReplayed(): Message | undefined {
    const content = replayed[next];
    next += 1;
    if (content === undefined) {
      replayed = [];
      next = 0;
    }
    return content;
  }

  function takeLive(): Message | undefined {
    const content = live.shift();
    if (content !== undefined) liveBytes -= content.length;
    return content;
  }

  function close(code: number, reason: string): void {
    if (isClosed) return;
    isClosed = true;
    replayed = [];
    live = [];
    link.close(code, reason);
  }
}
