import type { HeartbeatFrame, ToolCallFrame, ToolResultFrame } from '../schema/index.js';
import { readArrival, type Arrival } from './arrival.js';
import { callHost } from './call-host.js';
import { transportOf, type ClientOptions } from './client-options.js';
import { systemClock } from './clock.js';
import type { ReceivedFrame } from './decode.js';
import { makeFrame, type FrameContent } from './encode.js';
import { createLink, endOf, type Link, type LinkState } from './link.js';
import { makeUuid, nilUuid } from './make-uuid.js';
import { createOutgoing, type CallOptions } from './outgoing.js';
import type { Delivery } from './outbox.js';
import { createSeenMessages } from './seen-messages.js';
import { closeCodes } from './transport.js';
import { pageWake } from './wake.js';

export interface ObserveOptions extends ClientOptions {
  /** The session to watch. Without it, all. */
  readonly session?: string;
  /** Called for each message in order, also for those that were refused. A repeat of a frame is not told again. */
  readonly onArrival: (arrival: Arrival) => void;
}

/** An observer's end of a connection. Every function may be passed on its own. */
export interface Observation {
  readonly getState: () => LinkState;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Calls a tool in a session's name, where the bridge lets observers act. Settles with the result, also when that is not ok.
   * `id`, a UUID, names the call: the same again is answered by the bridge without being made twice. Left out, it is a new one.
   * Rejects with a {@link WireError}: with code `refused` at once where observers may not act, or the session is over; or with the signal's reason. Throws when the call does not fit its schema.
   */
  readonly call: (
    sessionId: string,
    tool: string,
    input: Record<string, unknown>,
    options?: CallOptions & { readonly id?: string },
  ) => Promise<ToolResultFrame>;
  /** Asks for a session's manifest, which then arrives as a `session_init`. Never rejects. */
  readonly requestManifest: (sessionId: string) => Promise<Delivery>;
  /** Sends any other frame about a session. Never rejects; throws when the frame does not fit its schema. */
  readonly send: (sessionId: string, content: FrameContent) => Promise<Delivery>;
  /** Ends the wait for the next try, and tries again after the bridge has closed for good. Does nothing after `close`. */
  readonly retryNow: () => void;
  /** Ends the connection for good. Calls that wait reject with code `closed`. */
  readonly close: () => void;
}

/** Connects to a bridge as an observer. Throws when neither a fitting `url` nor a `transport` is given; whatever happens later shows in the state. */
export function observe(options: ObserveOptions): Observation {
  const { onArrival, session, clock = systemClock, random = Math.random, wake = pageWake, limits = {} } = options;
  const transport = transportOf('observe', options);
  const seen = createSeenMessages();
  // Every connection begins with the newest manifests, however long ago they first came: they are remembered apart from the stream.
  const seenOutOfPlace = createSeenMessages();
  let after: string | undefined;
  let isClosed = false;

  const link: Link = createLink({
    ...options,
    transport,
    clock,
    random,
    wake,
    connectOptions: () => ({ ...(session === undefined ? {} : { session }), ...(after === undefined ? {} : { after }) }),
    onOpen: () => {
      outgoing.socketOpened();
      outgoing.goOn();
      link.live();
    },
    onMessage,
    onLost: ({ code }) => {
      if (code === closeCodes.tooLarge || code === 1009) outgoing.forgetSent();
    },
    onEnd: () => outgoing.end(),
    sendHeartbeat: () => outgoing.beat(makeFrame<HeartbeatFrame>(nilUuid, { type: 'heartbeat' })),
  });
  const outgoing = createOutgoing({
    clock,
    limits,
    send: link.send,
    isLive: () => link.getState().phase === 'live',
    over: () => endOf(link.getState()),
    address: (text) => text,
    keyOf: ({ session_id, call_id }) => `${session_id}/${call_id}`,
    // The bridge mirrors what an observer brings about; what it refuses never happened.
    onSent: () => {},
  });
  link.start();

  return {
    getState: link.getState,
    subscribe: link.subscribe,
    call: (sessionId, tool, input, { id = makeUuid(), ...callOptions } = {}) => {
      const content = { type: 'tool_call', call_id: `observer-${id}`, tool, input } as const;
      return outgoing.call(makeFrame<ToolCallFrame>(sessionId, content), callOptions);
    },
    requestManifest: (sessionId) => outgoing.submit(makeFrame(sessionId, { type: 'manifest_request' })),
    send: (sessionId, content) => outgoing.submit(makeFrame(sessionId, content)),
    retryNow: () => {
      if (!isClosed) link.retryNow();
    },
    close: () => {
      isClosed = true;
      link.end('closed', { code: 1000, reason: '' });
    },
  };

  function onMessage(text: string | undefined): void {
    const arrival = readArrival(text, clock.now(), undefined, limits);
    const { decoded } = arrival;
    if (!decoded.ok) return callHost(onArrival, arrival);
    const { frame } = decoded;
    if (frame.type === 'heartbeat' && frame.session_id === nilUuid) return outgoing.heartbeatAnswered();
    const isInPlace = isPlaceInStream(frame);
    if (!(isInPlace ? seen : seenOutOfPlace).add(frame)) {
      // A call that is made again is answered by the very frame that answered it first.
      if (frame.type === 'tool_result') outgoing.settle(frame);
      return;
    }
    if (isInPlace) after = frame.message_id;
    if (isGap(frame)) after = undefined;
    callHost(onArrival, arrival);
    settleCalls(frame);
  }

  function settleCalls(frame: ReceivedFrame): void {
    if (frame.type === 'tool_result') outgoing.settle(frame);
    if (frame.type === 'session_close') outgoing.refuse((key) => key.startsWith(`${frame.session_id}/`), 'its session has ended.');
    if (frame.type !== 'error' || frame.session_id !== nilUuid) return;
    // An error has no member that says which call it answers; our call ids are unique enough to be found in its words.
    const named = callIdPattern.exec(frame.error.message)?.[0];
    if (named !== undefined) outgoing.refuse((key) => key.endsWith(`/${named}`), frame.error.message);
  }
}

const callIdPattern = /observer-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/i;

/**
 * Whether the stream can go on after this frame. Manifests are told first on every connection, out of their place,
 * and errors may be for this observer alone: going on after one of them would lose what lies between.
 */
function isPlaceInStream(frame: ReceivedFrame): boolean {
  return frame.type !== 'session_init' && frame.type !== 'error' && !(frame.type === 'heartbeat' && frame.manifest_update !== undefined);
}

/** The bridge no longer holds the frame that the stream was to go on after, and begins anew. */
function isGap(frame: ReceivedFrame): boolean {
  return frame.type === 'error' && frame.error.code === 'session_expired' && frame.error.retryable;
}
