import { closeCodes } from '../aicc/index.js';
import { joinFrames, type JoinFrames, type SharedMessage } from './frame-bytes.js';
import type { LoggedMessage } from './frame-log.js';
import type { Link, Message } from './link.js';
import type { Meter } from './meter.js';

/** One watcher, and the messages that wait for it. It reads at its own pace and slows nobody. */
export interface Observer {
  /** The one session it watches; `undefined` for all. */
  readonly sessionId: string | undefined;
  /** Queues messages that were held, before any live one. They do not count as lagging behind. */
  readonly replay: (messages: readonly LoggedMessage[]) => void;
  /** Queues one message that has just crossed the wire, for the next `write`. */
  readonly queue: (message: SharedMessage) => void;
  /** Sends what waits, as far as the socket takes it: many messages in one write, where the link can. */
  readonly write: (join?: JoinFrames) => void;
  /** Sends a message that is for this observer alone, after what waits. */
  readonly push: (content: Message) => void;
  /** Sends what waits, as far as the socket takes it, and ends. */
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
const maxJoined = 512;
const maxJoinedLength = 262_144;

export function createObserver(link: Link, sessionId: string | undefined, limits: ObserverLimits, meter: Meter): Observer {
  let replayed: Message[] = [];
  let live: SharedMessage[] = [];
  let next = 0;
  let liveBytes = 0;
  let isDraining = false;
  let isClosed = false;

  return {
    sessionId,
    replay(messages) {
      for (const { content } of messages) replayed.push(content);
      write();
    },
    queue,
    write,
    push(content) {
      queue({ content, bytes: undefined });
      write();
    },
    close(code, reason) {
      write();
      close(code, reason);
    },
  };

  function queue(message: SharedMessage): void {
    if (isClosed) return;
    live.push(message);
    liveBytes += message.content.length;
    if (!isTooFarBehind()) return;
    write();
    if (!isTooFarBehind()) return;
    meter.dropped('observer');
    close(closeCodes.tooSlow, 'Frames are not being read fast enough. Come back with after.');
  }

  function isTooFarBehind(): boolean {
    return live.length > limits.maxQueuedFrames || liveBytes > limits.maxQueuedBytes;
  }

  function write(join: JoinFrames = joinFrames): void {
    while (!isDraining && !isClosed) {
      const held = takeReplayed();
      if (held === undefined && live.length === 0) return;
      const isFull = link.bufferedAmount() >= highWaterBytes;
      if (isFull) isDraining = true;
      const onFlushed = isFull ? goOn : undefined;
      if (held !== undefined) link.send(held, onFlushed);
      else if (live.length > 1 && link.sendFrames !== undefined) link.sendFrames(join(takeMany()), onFlushed);
      else link.send(takeOne(), onFlushed);
    }
  }

  function goOn(): void {
    isDraining = false;
    write();
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

  function takeMany(): readonly SharedMessage[] {
    let count = 0;
    for (let length = 0; count < Math.min(live.length, maxJoined) && length < maxJoinedLength; count += 1) {
      length += live[count]?.content.length ?? 0;
    }
    const taken = live.splice(0, count);
    for (const { content } of taken) liveBytes -= content.length;
    return taken;
  }

  function takeOne(): Message {
    const content = live.shift()?.content ?? '';
    liveBytes -= content.length;
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
