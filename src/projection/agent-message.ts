import type { ReceivedEventFrame } from '../aicc/index.js';
import type { Message } from '../schema/index.js';
import type { MessageRecord, ObserverState } from '../store/index.js';
import { projectDelta } from './delta.js';
import { putDocument } from './document.js';
import { putRecord } from './message-tree.js';
import { isoTime, withSession, type Step } from './step.js';
import { endTurn, extendTurn } from './turn.js';

/** Takes what an agent says, in the first of its forms that fits. `undefined` where none does. Source: PROTOCOL section 5. */
export function projectAgentMessage(
  state: ObserverState,
  { session_id: sessionId, payload }: ReceivedEventFrame,
  step: Step,
): ObserverState | undefined {
  const author = textMember(payload, 'from');
  if (Array.isArray(payload['documents'])) {
    let next = withAgentName(state, sessionId, author, step);
    for (const [index, entry] of payload['documents'].entries())
      next = putDocument(next, sessionId, entry, `/payload/documents/${index}`, step, author);
    return next;
  }
  if (typeof payload['delta'] === 'object' && payload['delta'] !== null) {
    return projectDelta(withAgentName(state, sessionId, author, step), sessionId, payload['delta'], author, step);
  }
  const { text } = payload as { text?: unknown }; // any JSON
  if (typeof text !== 'string') return undefined;
  const role = roles.get(textMember(payload, 'role') ?? 'assistant') ?? 'assistant';
  if (role !== 'assistant') return said(state, sessionId, role, text, author, step);
  const named = withAgentName(state, sessionId, author, step);
  return extendTurn(named, sessionId, { type: 'text', id: `said-${step.receipt.position}`, text, state: 'done' }, author, step);
}

const roles: ReadonlyMap<string, Message['role']> = new Map<string, Message['role']>([
  ['user', 'user'],
  ['assistant', 'assistant'],
  ['system', 'system'],
  ['tool', 'tool'],
]);

function said(
  state: ObserverState,
  sessionId: string,
  role: Message['role'],
  text: string,
  author: string | undefined,
  step: Step,
): ObserverState {
  const { position, at } = step.receipt;
  const id = `said-${position}`;
  const record: MessageRecord = {
    key: `said:${sessionId}/${id}`,
    sessionId,
    value: { id, role, parts: [{ type: 'text', id: 'text', text, state: 'done' }], createdAt: isoTime(at) },
    origin: 'said',
    author,
    damage: new Map(),
    interrupted: false,
    position,
    createdAt: at,
    updatedAt: at,
  };
  const ended = endTurn(state, sessionId, step);
  return { ...ended, messages: putRecord(ended.messages, record) };
}

function withAgentName(state: ObserverState, sessionId: string, name: string | undefined, step: Step): ObserverState {
  if (name === undefined || state.sessions.get(sessionId)?.agentName === name) return state;
  return withSession(state, sessionId, step, (session) => ({ ...session, agentName: name }));
}

/** A member that says something; an empty one says nothing. */
function textMember(payload: Readonly<Record<string, unknown>>, name: string): string | undefined {
  const value = Object.hasOwn(payload, name) ? payload[name] : undefined;
  return typeof value === 'string' && value !== '' ? value : undefined;
}
