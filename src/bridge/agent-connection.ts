import { closeCodes, decodeFrame } from '../aicc/index.js';
import type { FrameError, ModelDeclaration } from '../schema/index.js';
import { agentFrames } from './agent-frames.js';
import { errorOf } from './decode-error.js';
import type { Hub } from './hub.js';
import type { Link, LinkListener, Message } from './link.js';
import { writeError } from './observer-connection.js';
import type { AgentIdentity, Session } from './session.js';

/** What one agent's socket serves: a session, and whether a frame of the agent has come for it. */
export interface AgentConnection {
  readonly session: Session;
  isFresh: boolean;
}

/**
 * Serves one agent's connection to `/agent`. The address may say:
 * `subscribe` (topics, with commas), `name`, `model` (the class of the agent's model), and `resume`.
 *
 * With `?resume=<session_id>` no session is opened until the first frame has come. If that is a session_resume of a session
 * that is open, the answer is session_init with the same id; otherwise it is `error` session_expired and close code 4003.
 * A first frame session_resume without `?resume` is answered in the same way, and the session that was opened meanwhile is closed.
 */
export function acceptAgent(hub: Hub, link: Link, search: URLSearchParams): LinkListener {
  const identity = readIdentity(search);
  const isResuming = search.has('resume');
  let connection: AgentConnection | undefined;
  let stopWaiting = () => {};

  if (isResuming) {
    stopWaiting = hub.clock.after(hub.firstFrameWithinMs, () => link.close(closeCodes.protocol, 'No session_resume came.'));
  } else {
    serve(hub.openSession(identity));
  }

  return {
    onMessage(message) {
      if (connection === undefined) openByFirstFrame(message);
      else receive(connection, message);
    },
    onTooLarge(size) {
      const error: FrameError = { code: 'invalid_input', message: `The frame has ${size} bytes, which is too large.`, retryable: false };
      connection?.session.sendError(error);
      link.close(closeCodes.tooLarge, 'The frame is too large.');
    },
    onClose(isClean) {
      stopWaiting();
      connection?.session.detach(link, isClean);
    },
  };

  function serve(session: Session): void {
    connection = { session, isFresh: true };
    session.attach(link);
    hub.wake();
  }

  function openByFirstFrame(message: Message): void {
    stopWaiting();
    const decoded = decodeFrame(message);
    hub.meter.passed(decoded.ok ? decoded.frame.type : undefined, 'agent');
    if (!decoded.ok) {
      link.send(writeError(errorOf(decoded.problems[0])));
      return link.close(closeCodes.protocol, 'The first frame was to be session_resume.');
    }
    const { frame } = decoded;
    if (frame.type === 'session_resume' && resume(frame.session_id, message, frame.message_id)) return;
    link.send(writeError(sessionExpired, frame.session_id));
    link.close(closeCodes.sessionExpired, 'There is no such session.');
  }

  function receive(current: AgentConnection, message: Message): void {
    const { session } = current;
    const decoded = decodeFrame(message);
    hub.meter.passed(decoded.ok ? decoded.frame.type : undefined, 'agent');
    const first = current.isFresh;
    current.isFresh = false;
    if (!decoded.ok) {
      session.received(message, undefined);
      return session.sendError(errorOf(decoded.problems[0]));
    }
    const { frame } = decoded;
    const isForeign = frame.session_id !== session.id;
    if (first && isForeign && frame.type === 'session_resume' && resume(frame.session_id, message, frame.message_id)) {
      return session.end('The agent went on with an earlier session.');
    }
    // Observers must not take it for a frame of the session that it names.
    if (isForeign && hub.findSession(frame.session_id)?.isOpen() === true) return session.sendError(notYours);
    session.received(message, frame.message_id);
    if (isForeign || !session.isOpen()) return session.sendError(sessionExpired, frame.session_id);
    agentFrames.get(frame.type)?.(frame, session, hub);
    if (!session.isOpen()) stopWaiting = hub.clock.after(lingerMs, () => link.close(1000, 'The session is over.'));
  }

  function resume(sessionId: string, message: Message, messageId: string): boolean {
    const session = hub.findSession(sessionId);
    if (session === undefined || !session.isOpen()) return false;
    const previous = connection?.session;
    session.received(message, messageId);
    previous?.detach(link, true);
    serve(session);
    return true;
  }
}

/** How long a socket is answered on after its session has closed. */
const lingerMs = 10_000;

const notYours: FrameError = {
  code: 'invalid_input',
  message: '/session_id: another connection serves that session.',
  retryable: false,
};
const sessionExpired: FrameError = { code: 'session_expired', message: 'There is no such session, or it is over.', retryable: false };

const modelClasses: readonly string[] = ['edge_small', 'edge_medium', 'cloud_medium', 'cloud_large'] satisfies ModelDeclaration['class'][];
const maxSubscriptions = 32;
const maxNameLength = 64;

function readIdentity(search: URLSearchParams): AgentIdentity {
  const topics = (search.get('subscribe') ?? '').split(',').map((topic) => topic.trim());
  const model = search.get('model') ?? '';
  return {
    agent: (search.get('name') ?? '').trim().slice(0, maxNameLength) || 'agent',
    model: { class: modelClasses.includes(model) ? (model as ModelDeclaration['class']) : 'cloud_medium' }, // one of the classes, by the list
    subscriptions: new Set(topics.filter((topic) => topic !== '' && topic.length <= maxNameLength).slice(0, maxSubscriptions)),
  };
}
