import { joinFrames, type JoinFrames, type SharedMessage } from './frame-bytes.js';
import type { Message } from './link.js';
import type { Meter } from './meter.js';
import type { Observer } from './observer.js';

/** All the observers of one bridge or tap. */
export interface Audience {
  readonly add: (observer: Observer) => void;
  readonly remove: (observer: Observer) => void;
  readonly size: () => number;
  /** Hands one message of a session to the observers that watch it. */
  readonly mirror: (sessionId: string | undefined, content: Message) => void;
  readonly close: (code: number, reason: string) => void;
}

/** Up to so many are written to at once, as each message comes. */
const fewObservers = 16;
/** How long writing goes on before agents are listened to again. */
const sliceMs = 1;
/** How much longer than it took the next round is put off, so that a large audience gets more messages with each write. */
const restFactor = 4;
const maxRestMs = 50;

export function createAudience(meter: Meter): Audience {
  const observers = new Set<Observer>();
  let isRoundDue = false;
  let restUntil = 0;

  return {
    add: (observer) => void observers.add(observer),
    remove: (observer) => void observers.delete(observer),
    size: () => observers.size,
    mirror(sessionId, content) {
      const message: SharedMessage = { content, bytes: undefined };
      const isSmall = observers.size <= fewObservers;
      let count = 0;
      for (const observer of observers) {
        if (observer.sessionId !== undefined && observer.sessionId !== sessionId) continue;
        observer.queue(message);
        if (isSmall) observer.write();
        count += 1;
      }
      meter.mirrored(count);
      if (!isSmall && count > 0) putOffRound();
    },
    close(code, reason) {
      for (const observer of observers) observer.close(code, reason);
    },
  };

  function putOffRound(): void {
    if (isRoundDue) return;
    isRoundDue = true;
    const restMs = restUntil - performance.now();
    if (restMs > 0) setTimeout(beginRound, restMs);
    else setImmediate(beginRound);
  }

  function beginRound(): void {
    isRoundDue = false;
    const batches = createBatches();
    const turn = observers.values();
    let spentMs = 0;
    writeSlice();

    function writeSlice(): void {
      const startedAt = performance.now();
      for (;;) {
        const next = turn.next();
        if (next.done === true) break;
        next.value.write(batches);
        if (performance.now() - startedAt < sliceMs) continue;
        spentMs += performance.now() - startedAt;
        restUntil = performance.now() + maxRestMs;
        return void setImmediate(writeSlice);
      }
      spentMs += performance.now() - startedAt;
      restUntil = performance.now() + Math.min(spentMs * restFactor, maxRestMs);
    }
  }
}

/** The same messages for the next observer are the same bytes. */
function createBatches(): JoinFrames {
  let last: readonly SharedMessage[] = [];
  let bytes: Uint8Array = new Uint8Array();
  return (messages) => {
    if (messages.length === last.length && messages.every((message, index) => message === last[index])) return bytes;
    last = messages;
    bytes = joinFrames(messages);
    return bytes;
  };
}
