import type { ReceivedFrame } from '../aicc/index.js';
import type { FrameType } from '../schema/index.js';
import type { Hub } from './hub.js';
import { passOnMessage } from './agent-message.js';
import type { Session } from './session.js';

type Answer = (frame: ReceivedFrame, session: Session, hub: Hub) => void;

/** How a bridge answers each type of frame of an agent whose session is open. Source: PROTOCOL section 8. */
export const agentFrames: ReadonlyMap<FrameType, Answer> = new Map<FrameType, Answer>([
  ['session_resume', (_frame, session) => session.sendManifest()],
  ['session_close', (_frame, session) => session.end()],
  ['manifest_request', (_frame, session) => session.sendManifest()],
  ['heartbeat', (_frame, session) => session.sendHeartbeat()],
  ['tool_call', (frame, session) => frame.type === 'tool_call' && session.call(frame, 'agent')],
  ['event', (frame, session, hub) => frame.type === 'event' && passOnMessage(frame, session, hub)],
  // An error is a report and gets no answer, or two sides could go on correcting each other for ever.
  ['error', () => {}],
  ['session_init', refuse],
  ['tool_result', refuse],
]);

function refuse(frame: ReceivedFrame, session: Session): void {
  if (session.isRepeat(frame.message_id)) return;
  session.sendError({ code: 'invalid_input', message: `/type: an agent does not send ${frame.type}.`, retryable: false });
}
