import { closeCodes, decodeFrame, makeFrame } from '../aicc/index.js';
import type { ErrorFrame, FrameError, HeartbeatFrame, ToolCallFrame } from '../schema/index.js';
import { errorOf } from './decode-error.js';
import type { LoggedMessage } from './frame-log.js';
import { tryAgainLater, type Link, type LinkListener, type Message } from './link.js';
import type { Audience } from './audience.js';
import type { Meter } from './meter.js';
import { createObserver, type Observer, type ObserverLimits } from './observer.js';
import type { Session } from './session.js';

/** A session as an observer reads it. */
export interface ObservedSession extends Pick<Session, 'id' | 'log' | 'opening'> {
  /** A session_init of the manifest as it is now; `undefined` where none is known, or the session is over. */
  readonly manifestText: () => string | undefined;
}

/** Where observers find the sessions that they watch: the hub of a bridge, or what a tap has seen pass. */
export interface ObservedHub<S extends ObservedSession = ObservedSession> {
  readonly observerLimits: ObserverLimits;
  readonly meter: Meter;
  readonly observers: Audience;
  readonly allSessions: () => readonly S[];
  readonly findSession: (id: string) => S | undefined;
  /** The place of the newest message of a session that is held no longer; -1 while there is none. */
  readonly lostThrough: () => number;
  /** Whether a session that is not known may only not have come back yet. Left out where all are known. */
  readonly mayComeBack?: (() => boolean) | undefined;
  /**
   * Takes an observer's call; answers false where the session is over. The same call again, of the same call_id, is not made again:
   * `reply` is given its answer. Left out where observers may not act.
   */
  readonly act?: ((session: S, frame: ToolCallFrame, message: Message, reply: (text: string) => void) => boolean) | undefined;
}

/** The session_id of frames that are between the bridge and one observer, and belong to no session. */
export const noSession = '00000000-0000-0000-0000-000000000000';

/**
 * Serves one observer's connection to `/observe?session=<id>&after=<message_id>`: the session_init of each session, then what is
 * held after `after`, then live messages. Where `after` is no longer held, `error` session_expired with `retryable: true` comes
 * first and everything held follows. A `session` that does not exist is answered by session_expired and close code 4003,
 * one that was watched before and may come back by close code 1013.
 */
export function acceptObserver<S extends ObservedSession>(hub: ObservedHub<S>, link: Link, search: URLSearchParams): LinkListener {
  const sessionId = search.get('session') ?? undefined;
  const after = search.get('after') ?? undefined;
  const observer = createObserver(link, sessionId, hub.observerLimits, hub.meter);
  const sessions = hub.allSessions().filter((session) => sessionId === undefined || session.id === sessionId);
  if (sessionId !== undefined && sessions.length === 0) {
    if (after !== undefined && hub.mayComeBack?.() === true) {
      observer.close(tryAgainLater, 'The session has not come back yet.');
    } else {
      observer.push(writeError(sessionExpired, uuid.test(sessionId) ? sessionId : noSession));
      observer.close(closeCodes.sessionExpired, 'There is no such session.');
    }
    return { onMessage: () => {}, onTooLarge: () => {}, onClose: () => {} };
  }
  const lostThrough = Math.max(sessionId === undefined ? hub.lostThrough() : -1, ...sessions.map((session) => session.log.lostThrough()));
  open(observer, sessions, after, lostThrough);
  hub.observers.add(observer);

  return {
    onMessage: (message) => receive(hub, observer, message),
    onTooLarge: () => observer.close(closeCodes.tooLarge, 'The frame is too large.'),
    onClose: () => hub.observers.remove(observer),
  };
}

/** Writes an error frame that belongs to one connection and not to the stream of a session. */
export function writeError(error: FrameError, sessionId = noSession): string {
  return JSON.stringify(makeFrame<ErrorFrame>(sessionId, { type: 'error', error }));
}

function open(observer: Observer, sessions: readonly ObservedSession[], after: string | undefined, lostThrough: number): void {
  const found = after === undefined ? undefined : findSequence(sessions, after);
  const isHeld = found !== undefined && lostThrough < found;
  if (after !== undefined && !isHeld) observer.push(writeError(noLongerHeld));
  const start = isHeld ? found : -1;
  const opening = sessions.flatMap((session) => session.opening(start));
  const told = new Set(opening.map((message) => message.sequence));
  const held = sessions.flatMap((session) => session.log.since(start)).filter((message) => !told.has(message.sequence));
  observer.replay([...opening, ...held.sort(bySequence)]);
}

function findSequence(sessions: readonly ObservedSession[], messageId: string): number | undefined {
  for (const session of sessions) {
    const sequence = session.log.find(messageId);
    if (sequence !== undefined) return sequence;
  }
  return undefined;
}

function bySequence(a: LoggedMessage, b: LoggedMessage): number {
  return a.sequence - b.sequence;
}

function receive<S extends ObservedSession>(hub: ObservedHub<S>, observer: Observer, message: Message): void {
  const decoded = decodeFrame(message);
  hub.meter.passed(decoded.ok ? decoded.frame.type : undefined, 'observer');
  if (!decoded.ok) return observer.push(writeError(errorOf(decoded.problems[0])));
  const { frame } = decoded;
  const { session_id: id } = frame;
  switch (frame.type) {
    case 'heartbeat':
      return observer.push(JSON.stringify(makeFrame<HeartbeatFrame>(id, { type: 'heartbeat' })));
    case 'manifest_request': {
      return observer.push(watched(hub, observer, id)?.manifestText() ?? writeError(sessionExpired, id));
    }
    case 'tool_call':
      return act(hub, observer, frame, message);
    default:
      return observer.push(writeError(notAllowed(`/type: an observer does not send ${frame.type}.`), id));
  }
}

function act<S extends ObservedSession>(hub: ObservedHub<S>, observer: Observer, frame: ToolCallFrame, message: Message): void {
  if (hub.act === undefined) return observer.push(refuseCall(frame, notAllowed('/type: observers may not act on this bridge.')));
  const session = watched(hub, observer, frame.session_id);
  if (session === undefined || !hub.act(session, frame, message, observer.push)) observer.push(refuseCall(frame, sessionExpired));
}

/** Answers a call that never reaches a session. It concerns its observer alone, who knows the call by the call_id in the message. */
export function refuseCall({ call_id: callId }: ToolCallFrame, error: FrameError): string {
  return writeError({ ...error, message: `${error.message} The call ${JSON.stringify(callId.slice(0, maxNamedLength))} was not made.` });
}

function watched<S extends ObservedSession>(hub: ObservedHub<S>, observer: Observer, id: string): S | undefined {
  return observer.sessionId === undefined || observer.sessionId === id ? hub.findSession(id) : undefined;
}

export function notAllowed(message: string): FrameError {
  return { code: 'invalid_input', message, retryable: false };
}

export const sessionExpired: FrameError = {
  code: 'session_expired',
  message: 'There is no such session, or it is over.',
  retryable: false,
};
export const noLongerHeld: FrameError = {
  code: 'session_expired',
  message: 'What came after that frame is no longer held whole. The stream starts anew.',
  retryable: true,
};
const maxNamedLength = 128;
export const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
