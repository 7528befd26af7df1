import type { Part } from '../schema/index.js';
import type { MessageRecord, ObserverState } from '../store/index.js';
import { putRecord } from './message-tree.js';
import { isoTime, withSession, type Step } from './step.js';

/** Adds a part to the agent's open turn, or begins one. Source: PROTOCOL section 4, "Turns". */
export function extendTurn(state: ObserverState, sessionId: string, part: Part, author: string | undefined, step: Step): ObserverState {
  const { position, at } = step.receipt;
  const session = state.sessions.get(sessionId);
  const open = session?.turn;
  const record = open === undefined ? undefined : state.messages.records.get(open.messageKey);
  const goesOn =
    open !== undefined &&
    record !== undefined &&
    at - open.lastAt <= step.limits.turnSilenceMs &&
    record.value.parts.length < step.limits.turnParts;
  const extended = goesOn
    ? {
        ...record,
        value: { ...record.value, parts: [...record.value.parts, part] },
        author: author ?? record.author,
        updatedAt: at,
        position,
      }
    : newTurn(sessionId, session?.turns ?? 0, part, author, step);
  let messages = putRecord(state.messages, extended);
  if (part.type === 'tool-call')
    messages = { ...messages, callPlaces: messages.callPlaces.set(part.toolCallId, { messageKey: extended.key }) };
  return withSession({ ...state, messages }, sessionId, step, (known) => ({
    ...known,
    turn: { messageKey: extended.key, lastAt: at },
    turns: goesOn ? known.turns : known.turns + 1,
  }));
}

/** Lets the next activity of the agent begin a new turn. */
export function endTurn(state: ObserverState, sessionId: string | undefined, step: Step): ObserverState {
  if (sessionId === undefined || state.sessions.get(sessionId)?.turn === undefined) return state;
  return withSession(state, sessionId, step, (session) => ({ ...session, turn: undefined }));
}

function newTurn(
  sessionId: string,
  turns: number,
  part: Part,
  author: string | undefined,
  { receipt: { position, at } }: Step,
): MessageRecord {
  // Keys of documents begin with their session_id, so that none of them can take the key of a turn.
  const id = `turn-${turns + 1}`;
  return {
    key: `turn:${sessionId}/${id}`,
    sessionId,
    value: { id, role: 'assistant', parts: [part], createdAt: isoTime(at) },
    origin: 'turn',
    author,
    damage: new Map(),
    interrupted: false,
    position,
    createdAt: at,
    updatedAt: at,
  };
}
