import type { Frame, HeartbeatFrame, ToolCallFrame, ToolResultFrame } from '../schema/index.js';
import type { Clock } from './clock.js';
import { defaultMaxLength } from './decode.js';
import { encodeFrame } from './encode.js';
import { createOutbox, type Delivery, type OutboxLimits, type QueuedFrame } from './outbox.js';
import { createPendingCalls } from './pending-calls.js';
import { createSentFrames } from './sent-frames.js';
import { wireError, type WireErrorCode } from './wire-error.js';

export interface OutgoingOptions {
  readonly clock: Clock;
  readonly limits: OutboxLimits & { readonly maxLength?: number };
  /** Sends over the open socket; false when there is none. */
  readonly send: (text: string) => boolean;
  readonly isLive: () => boolean;
  /** Why nothing can be sent ever again; `undefined` while something can. */
  readonly over: () => { readonly code: WireErrorCode; readonly why: string } | undefined;
  /** Puts the session into a text that was written before there was one. */
  readonly address: (text: string) => string;
  /** Names a call among all that wait. */
  readonly keyOf: (frame: ToolCallFrame | ToolResultFrame) => string;
  /** Called for each frame that went into a socket, the first time. */
  readonly onSent: (text: string) => void;
}

export interface CallOptions {
  /** Gives the call up: it rejects with the signal's reason. A call that was sent runs on in the world. */
  readonly signal?: AbortSignal;
  /** How long to wait for the result, in milliseconds. Default 60,000. */
  readonly timeoutMs?: number;
}

/** What a client sends: at once while live, else when the connection is back, and again when a socket may have swallowed it. */
export interface Outgoing {
  readonly submit: (frame: Frame) => Promise<Delivery>;
  readonly call: (frame: ToolCallFrame, options: CallOptions) => Promise<ToolResultFrame>;
  /** Settles the call that the result answers. */
  readonly settle: (result: ToolResultFrame) => void;
  /** Gives up the calls whose key passes: no result of theirs will come. */
  readonly refuse: (isMeant: (key: string) => boolean, why: string) => void;
  readonly beat: (frame: HeartbeatFrame) => void;
  readonly heartbeatAnswered: () => void;
  readonly socketOpened: () => void;
  /** The connection is back: sends again what may have been lost, then what waited. To be called before it counts as live, so that nothing overtakes these. */
  readonly goOn: () => void;
  /** A frame was too large for the other end: sending it again would only close the next socket too. */
  readonly forgetSent: () => void;
  readonly end: () => void;
}

const defaultTimeoutMs = 60_000;

export function createOutgoing(options: OutgoingOptions): Outgoing {
  const { clock, limits, isLive, over, address, keyOf, onSent } = options;
  const outbox = createOutbox(clock, limits);
  const sent = createSentFrames();
  const calls = createPendingCalls(clock);
  const maxLength = limits.maxLength ?? defaultMaxLength;

  return {
    submit: (frame) => {
      const text = encodeFrame(frame, maxLength);
      return new Promise((resolve) => {
        dispatch({ text, onSettled: resolve });
      });
    },
    call,
    settle: (result) => {
      const key = keyOf(result);
      sent.answerCall(key);
      calls.resolve(key, result);
    },
    refuse: (isMeant, why) => calls.rejectWhere(isMeant, 'refused', why),
    beat: (frame) => {
      const text = encodeFrame(frame, maxLength);
      if (!options.send(text)) return;
      sent.markHeartbeat();
      onSent(text);
    },
    heartbeatAnswered: sent.answerHeartbeat,
    socketOpened: sent.clearHeartbeats,
    goOn: () => {
      for (const text of sent.unconfirmed()) options.send(text);
      outbox.flush(transmit);
    },
    forgetSent: sent.clear,
    end: () => {
      const reason = over();
      if (reason !== undefined) calls.rejectWhere(() => true, reason.code, reason.why);
      outbox.dropAll();
      sent.clear();
    },
  };

  function call(frame: ToolCallFrame, { signal, timeoutMs = defaultTimeoutMs }: CallOptions): Promise<ToolResultFrame> {
    const text = encodeFrame(frame, maxLength);
    const callKey = keyOf(frame);
    if (calls.has(callKey)) {
      throw new Error(
        `call: call_id is ${JSON.stringify(frame.call_id)} and a call of that name still waits. Nothing was sent. Choose another one.`,
      );
    }
    const reason = over();
    if (reason !== undefined) return Promise.reject(wireError(reason.code, `The call of ${frame.tool} was not sent: ${reason.why}`));
    let takeBack = (): void => {};
    const result = calls.add({
      key: callKey,
      tool: frame.tool,
      timeoutMs,
      signal,
      onSettled: () => {
        takeBack();
        sent.forgetCall(callKey);
      },
    });
    if (signal?.aborted === true) return result;
    takeBack = dispatch({
      text,
      callKey,
      onSettled: (delivery) => {
        if (delivery === 'expired') calls.reject(callKey, 'timeout', 'no connection came back in time to send it.');
        if (delivery === 'dropped') calls.reject(callKey, 'dropped', 'too much was waiting for the connection to come back.');
      },
    });
    return result;
  }

  function dispatch(frame: QueuedFrame): () => void {
    if (over() !== undefined) {
      frame.onSettled('dropped');
    } else if (isLive() && outbox.isEmpty() && transmit(frame)) {
      frame.onSettled('sent');
    } else {
      return outbox.add(frame);
    }
    return () => {};
  }

  function transmit({ text, callKey }: QueuedFrame): boolean {
    const addressed = address(text);
    if (!options.send(addressed)) return false;
    sent.add(addressed, callKey);
    onSent(addressed);
    return true;
  }
}
