import { protocolVersion } from '../schema/index.js';
import type { Frame, HeartbeatFrame, Manifest, SessionInitFrame, ToolCallFrame, ToolResultFrame } from '../schema/index.js';
import { readArrival } from './arrival.js';
import { callHost } from './call-host.js';
import { transportOf, type ClientOptions } from './client-options.js';
import { systemClock } from './clock.js';
import type { ReceivedFrame } from './decode.js';
import { encodeFrame, makeFrame, type FrameContent } from './encode.js';
import { createLink, endOf, type Link, type LinkState } from './link.js';
import { makeUuid, nilUuid } from './make-uuid.js';
import { createOutgoing, type CallOptions } from './outgoing.js';
import type { Delivery } from './outbox.js';
import { createSeenMessages } from './seen-messages.js';
import { closeCodes } from './transport.js';
import { pageWake } from './wake.js';
import { wireError } from './wire-error.js';

export interface ConnectSessionOptions extends ClientOptions {
  /** Topics of events to be sent unasked. Without them, only events that the session's own calls bring about. */
  readonly subscribe?: readonly string[];
  /** Called for each frame from the bridge that was understood, once each, after `onArrival`. */
  readonly onFrame?: (frame: ReceivedFrame) => void;
}

export interface AgentCallOptions extends CallOptions {
  /** Unique among the calls that wait for a result. Default: a new UUID. */
  readonly callId?: string;
}

/** An agent's end of a session. Every function may be passed on its own. */
export interface AgentSession {
  readonly getState: () => LinkState;
  readonly subscribe: (listener: () => void) => () => void;
  /** `undefined` until the first `session_init`. */
  readonly getSessionId: () => string | undefined;
  /** The newest manifest. `undefined` until the first `session_init`. */
  readonly getManifest: () => Manifest | undefined;
  /** Settles with the manifest once the session is live; rejects with a {@link WireError} when it ends before. */
  readonly whenLive: () => Promise<Manifest>;
  /**
   * Calls a tool. Settles with its result, also when that is not ok; the call survives a lost connection.
   * Rejects with a {@link WireError}, or with the signal's reason. Throws when the call does not fit its schema or its `callId` is in use.
   */
  readonly call: (tool: string, input: Record<string, unknown>, options?: AgentCallOptions) => Promise<ToolResultFrame>;
  /** Speaks: sends an event of topic `agent_message`. `payload` holds `documents`, `delta` or `text` (PROTOCOL section 5). Never rejects. */
  readonly say: (payload: Record<string, unknown>) => Promise<Delivery>;
  /** Sends any other frame. Never rejects; throws when the frame does not fit its schema. */
  readonly send: (content: FrameContent) => Promise<Delivery>;
  /** Ends the wait for the next try. */
  readonly retryNow: () => void;
  /** Sends `session_close` and ends the connection for good. Calls that wait reject with code `closed`. Does nothing the second time. */
  readonly close: (reason?: string) => void;
}

/** Connects to a bridge as an agent. Throws when neither a fitting `url` nor a `transport` is given; whatever happens later shows in the state. */
export function connectSession(options: ConnectSessionOptions): AgentSession {
  const { onArrival, onFrame, clock = systemClock, random = Math.random, wake = pageWake, limits = {}, subscribe } = options;
  const transport = transportOf('connectSession', options);
  const seen = createSeenMessages();
  let sessionId: string | undefined;
  let manifest: Manifest | undefined;

  const link: Link = createLink({
    ...options,
    transport,
    clock,
    random,
    wake,
    connectOptions: () => ({
      ...(sessionId === undefined ? {} : { resume: sessionId }),
      ...(subscribe === undefined ? {} : { subscribe }),
    }),
    onOpen: () => {
      outgoing.socketOpened();
      if (sessionId !== undefined) sendNow({ type: 'session_resume' }, sessionId);
    },
    onMessage,
    onLost: ({ code }) => {
      if (code === closeCodes.tooLarge || code === 1009) outgoing.forgetSent();
    },
    onEnd: () => outgoing.end(),
    sendHeartbeat: () => outgoing.beat(makeFrame<HeartbeatFrame>(sessionId ?? nilUuid, { type: 'heartbeat' })),
  });
  const outgoing = createOutgoing({
    clock,
    limits,
    send: link.send,
    isLive: () => link.getState().phase === 'live',
    over: () => endOf(link.getState()),
    address: (text) => (sessionId === undefined ? text : addressTo(sessionId, text)),
    keyOf: ({ call_id }) => call_id,
    onSent: showSent,
  });
  link.start();

  return {
    getState: link.getState,
    subscribe: link.subscribe,
    getSessionId: () => sessionId,
    getManifest: () => manifest,
    whenLive: () => whenLive(link, () => manifest),
    call: (tool, input, { callId = makeUuid(), ...callOptions } = {}) => {
      const content = { type: 'tool_call', call_id: callId, tool, input } as const;
      return outgoing.call(makeFrame<ToolCallFrame>(sessionId ?? nilUuid, content), callOptions);
    },
    say: (payload) => send({ type: 'event', topic: 'agent_message', payload }),
    send,
    retryNow: () => {
      if (link.getState().phase === 'waiting') link.retryNow();
    },
    close: (reason) => {
      if (sessionId !== undefined && link.getState().phase === 'live') {
        sendNow({ type: 'session_close', ...(reason === undefined ? {} : { reason }) }, sessionId);
      }
      link.end('closed', { code: 1000, reason: reason ?? '' });
    },
  };

  function send(content: FrameContent): Promise<Delivery> {
    return outgoing.submit(makeFrame(sessionId ?? nilUuid, content));
  }

  function sendNow(content: FrameContent, to: string): void {
    const text = encodeFrame(makeFrame(to, content));
    if (link.send(text)) showSent(text);
  }

  function showSent(text: string): void {
    if (onArrival !== undefined) callHost(onArrival, readArrival(text, clock.now(), 'agent', limits));
  }

  function onMessage(text: string | undefined): void {
    const arrival = readArrival(text, clock.now(), 'bridge', limits);
    const { decoded } = arrival;
    if (!decoded.ok) return callHost(onArrival, arrival);
    const { frame } = decoded;
    if (isOfAnotherSession(frame) || !seen.add(frame)) return;
    if (frame.type === 'session_init') {
      sessionId = frame.session_id;
      manifest = manifestOf(frame);
    }
    if (frame.type === 'heartbeat' && frame.manifest_update !== undefined) manifest = frame.manifest_update;
    callHost(onArrival, arrival);
    callHost(onFrame, frame);
    react(frame);
  }

  function react(frame: ReceivedFrame): void {
    switch (frame.type) {
      case 'session_init':
        if (link.getState().phase === 'live') return;
        // First what may have been lost and what waited, then what the host sends on hearing that the session is live.
        outgoing.goOn();
        return link.live();
      case 'tool_result':
        return outgoing.settle(frame);
      case 'heartbeat':
        return frame.manifest_update === undefined ? outgoing.heartbeatAnswered() : undefined;
      case 'session_close':
        return link.end('closed', { code: 1000, reason: frame.reason ?? '' });
      case 'error':
        if (frame.error.code !== 'session_expired') return undefined;
        return link.end('expired', { code: closeCodes.sessionExpired, reason: frame.error.message });
      case 'event':
      case 'tool_call':
      case 'manifest_request':
      case 'session_resume':
        return undefined;
      default:
        return frame satisfies never;
    }
  }

  /** A bridge that does not know the hint `resume` opens a fresh session first; its frames are none of ours. An error may answer a frame of ours all the same. */
  function isOfAnotherSession(frame: ReceivedFrame): boolean {
    return sessionId !== undefined && frame.session_id !== sessionId && frame.type !== 'error';
  }
}

function manifestOf(frame: SessionInitFrame): Manifest {
  const { session_id: _session, message_id: _message, ...manifest } = frame;
  return manifest;
}

/** Texts that waited for the first session were written with none. */
function addressTo(sessionId: string, text: string): string {
  if (!text.startsWith(unaddressed)) return text;
  return JSON.stringify({ ...(JSON.parse(text) as Frame), session_id: sessionId }); // encodeFrame wrote it
}

const unaddressed = JSON.stringify({ protocol: protocolVersion, session_id: nilUuid }).slice(0, -1);

function whenLive(link: Link, manifest: () => Manifest | undefined): Promise<Manifest> {
  return new Promise((resolve, reject) => {
    let stop = (): void => {};
    const check = (): void => {
      const state = link.getState();
      const known = manifest();
      const end = endOf(state);
      if (state.phase === 'live' && known !== undefined) resolve(known);
      else if (end !== undefined) reject(wireError(end.code, `The session never came to life: ${end.why}`));
      else return;
      stop();
    };
    stop = link.subscribe(check);
    check();
  });
}
