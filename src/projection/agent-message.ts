import type { ReceivedEventFrame } from '../aicc/index.js';
import type { Message } from '../schema/index.js';
import type { MessageRecord } from '../store/index.js';
import { projectDelta } from './delta.js';
import { putDocument } from './document.js';
import { putRecord } from './message-tree.js';
import { changeSession, isoTime, type Draft, type Step } from './step.js';
import { endTurn, extendTurn } from './turn.js';

/** Takes what an agent says, in the first of its forms that fits. False where none does. Source: PROTOCOL section 5. */
export function projectAgentMessage(draft: Draft, { payload }: ReceivedEventFrame, step: Step): boolean {
  const { sessionId } = step;
  const author = textMember(payload, 'from');
  if (Array.isArray(payload['documents'])) {
    nameAgent(draft, sessionId, author, step);
    for (const [index, entry] of payload['documents'].entries())
      putDocument(draft, sessionId, entry, `/payload/documents/${index}`, step, author);
    return true;
  }
  if (typeof payload['delta'] === 'object' && payload['delta'] !== null) {
    nameAgent(draft, sessionId, author, step);
    projectDelta(draft, sessionId, payload['delta'], author, step);
    return true;
  }
  const { text } = payload as { text?: unknown }; // any JSON
  if (typeof text !== 'string') return false;
  const role = roles.get(textMember(payload, 'role') ?? 'assistant') ?? 'assistant';
  if (role === 'assistant') {
    nameAgent(draft, sessionId, author, step);
    extendTurn(draft, sessionId, { type: 'text', id: `said-${step.receipt.position}`, text, state: 'done' }, author, step);
  } else say(draft, sessionId, role, text, author, step);
  return true;
}

const roles: ReadonlyMap<string, Message['role']> = new Map<string, Message['role']>([
  ['user', 'user'],
  ['assistant', 'assistant'],
  ['system', 'system'],
  ['tool', 'tool'],
]);

function say(draft: Draft, sessionId: string, role: Message['role'], text: string, author: string | undefined, step: Step): void {
  const { position, at } = step.receipt;
  const id = `said-${position}`;
  const record: MessageRecord = {
    key: `said:${sessionId}/${id}`,
    sessionId,
    value: { id, role, parts: [{ type: 'text', id: 'text', text, state: 'done' }], createdAt: isoTime(at) },
    origin: 'said',
    author,
    damage: new Map(),
    partTimes: undefined,
    interrupted: false,
    position,
    createdAt: at,
    updatedAt: at,
  };
  endTurn(draft, sessionId, step);
  putRecord(draft, record, step);
}

function nameAgent(draft: Draft, sessionId: string, name: string | undefined, step: Step): void {
  if (name !== undefined && draft.sessions.get(sessionId)?.agentName !== name) changeSession(draft, sessionId, step).agentName = name;
}

/** A member that says something; an empty one says nothing. */
function textMember(payload: Readonly<Record<string, unknown>>, name: string): string | undefined {
  const value = Object.hasOwn(payload, name) ? payload[name] : undefined;
  return typeof value === 'string' && value !== '' ? value : undefined;
}
