import type { ReceivedEventFrame } from '../aicc/index.js';
import type { Hub } from './hub.js';
import type { Session } from './session.js';

/**
 * Takes what an agent says. Observers have it already; `payload.text` goes on to the agents that `payload.to` names, by name or
 * session_id, as `{ text, role: "user", from }`. Any topic but agent_message is answered by `error` invalid_input, once.
 */
export function passOnMessage({ topic, payload, message_id: messageId }: ReceivedEventFrame, session: Session, hub: Hub): void {
  if (session.isRepeat(messageId)) return;
  if (topic !== 'agent_message') {
    const message = `/topic: an agent speaks by agent_message; "${topic.slice(0, 64)}" is for the world alone.`;
    return session.sendError({ code: 'invalid_input', message, retryable: false });
  }
  const { text, to } = payload;
  if (typeof text !== 'string') return;
  const addressees = (Array.isArray(to) ? to : [to]).filter((name) => typeof name === 'string');
  for (const other of hub.allSessions()) {
    if (other === session || !(addressees.includes(other.agent) || addressees.includes(other.id))) continue;
    other.handle.emit('agent_message', { text, role: 'user', from: session.agent });
  }
}
