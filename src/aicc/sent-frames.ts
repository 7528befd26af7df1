/**
 * Frames that went into a socket but may not have come out of it. After a resume they are sent again, under the same message_id,
 * by which the bridge knows those that did come (PROTOCOL section 3.5).
 */
export interface SentFrames {
  /** Notes one frame. A tool call is kept until its result comes, anything else until a later answer shows that it came. */
  readonly add: (text: string, callKey?: string) => void;
  /** The bridge works through frames in order: a result shows that all before its call came. */
  readonly answerCall: (callKey: string) => void;
  /** Forgets a call whose caller no longer waits. */
  readonly forgetCall: (callKey: string) => void;
  readonly markHeartbeat: () => void;
  readonly answerHeartbeat: () => void;
  /** A new socket: no heartbeat sent before it will be answered. */
  readonly clearHeartbeats: () => void;
  /** In the order in which they were first sent. */
  readonly unconfirmed: () => readonly string[];
  readonly clear: () => void;
}

interface SentFrame {
  readonly order: number;
  readonly text: string;
  readonly callKey: string | undefined;
}

export function createSentFrames(limit: number = 1_000): SentFrames {
  const frames = new Set<SentFrame>();
  const calls = new Map<string, SentFrame>();
  let heartbeats: number[] = [];
  let order = 0;

  return {
    add: (text, callKey) => {
      order += 1;
      const frame: SentFrame = { order, text, callKey };
      frames.add(frame);
      if (callKey !== undefined) calls.set(callKey, frame);
      if (frames.size > limit) forgetOldest();
    },
    answerCall: (callKey) => {
      const call = calls.get(callKey);
      if (call === undefined) return;
      remove(call);
      confirmBefore(call.order);
    },
    forgetCall: (callKey) => {
      const call = calls.get(callKey);
      if (call !== undefined) remove(call);
    },
    markHeartbeat: () => {
      if (heartbeats.length < limit) heartbeats.push(order + 1);
    },
    answerHeartbeat: () => {
      const before = heartbeats.shift();
      if (before !== undefined) confirmBefore(before);
    },
    clearHeartbeats: () => {
      heartbeats = [];
    },
    unconfirmed: () => Array.from(frames, ({ text }) => text),
    clear: () => {
      frames.clear();
      calls.clear();
    },
  };

  /** An unanswered call stays: the bridge has it, but its result may have been lost on the way, and only asking again brings it. */
  function confirmBefore(end: number): void {
    for (const frame of frames) {
      if (frame.order >= end) return;
      if (frame.callKey === undefined) frames.delete(frame);
    }
  }

  function remove(frame: SentFrame): void {
    frames.delete(frame);
    if (frame.callKey !== undefined && calls.get(frame.callKey) === frame) calls.delete(frame.callKey);
  }

  function forgetOldest(): void {
    for (const frame of frames) return remove(frame);
  }
}
