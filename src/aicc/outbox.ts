import type { Clock } from './clock.js';
import { startDeadline } from './deadline.js';

/** What became of a frame: `sent` over a socket; `expired`, because no socket came in time; `dropped`, because too much waited, it was aborted, or the connection ended for good. */
export type Delivery = 'sent' | 'expired' | 'dropped';

/** Bounds of what waits for a connection. */
export interface OutboxLimits {
  /** How many frames may wait for a connection. Default 1,000. */
  readonly maxQueued?: number;
  /** How long their texts may be together, in UTF-16 code units. Default 4,194,304. */
  readonly maxQueuedLength?: number;
  /** How long a frame may wait. Default 60,000. */
  readonly queueForMs?: number;
}

/** A frame that waits: the text to send, and who is told of its fate. */
export interface QueuedFrame {
  readonly text: string;
  /** Of a tool_call. */
  readonly callKey?: string;
  readonly onSettled: (delivery: Delivery) => void;
}

/** Frames that wait for a connection, first in, first out. Where it is full, the newest is dropped: what was taken before it keeps its place. */
export interface Outbox {
  /** Returns what takes the frame out again, as `dropped`. */
  readonly add: (frame: QueuedFrame) => () => void;
  /** Sends from the front until `send` answers false. */
  readonly flush: (send: (frame: QueuedFrame) => boolean) => void;
  readonly isEmpty: () => boolean;
  readonly dropAll: () => void;
}

export function createOutbox(clock: Clock, limits: OutboxLimits = {}): Outbox {
  const { maxQueued = 1_000, maxQueuedLength = 4_194_304, queueForMs = 60_000 } = limits;
  const waiting = new Map<QueuedFrame, () => void>();
  let length = 0;

  return {
    add: (frame) => {
      if (waiting.size >= maxQueued || length + frame.text.length > maxQueuedLength) {
        frame.onSettled('dropped');
        return () => {};
      }
      length += frame.text.length;
      waiting.set(
        frame,
        startDeadline(clock, queueForMs, () => settle(frame, 'expired')),
      );
      return () => settle(frame, 'dropped');
    },
    flush: (send) => {
      for (const frame of waiting.keys()) {
        if (!send(frame)) return;
        settle(frame, 'sent');
      }
    },
    isEmpty: () => waiting.size === 0,
    dropAll: () => {
      for (const frame of waiting.keys()) settle(frame, 'dropped');
    },
  };

  function settle(frame: QueuedFrame, delivery: Delivery): void {
    const cancel = waiting.get(frame);
    if (cancel === undefined) return;
    cancel();
    waiting.delete(frame);
    length -= frame.text.length;
    frame.onSettled(delivery);
  }
}
