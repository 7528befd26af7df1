import type { Part } from '../schema/index.js';
import { openMessage, type MessageRecord, type Mutable, type OpenMessage, type OpenTurn, type Session } from '../store/index.js';
import { putRecord } from './message-tree.js';
import { changeSession, isoTime, type Draft, type Step } from './step.js';

/** Adds a part to the agent's open turn, or begins one. Returns the key of its message. Source: PROTOCOL section 4, "Turns". */
export function extendTurn(draft: Draft, sessionId: string, part: Part, author: string | undefined, step: Step): string {
  const { position, at } = step.receipt;
  const session = changeSession(draft, sessionId, step);
  const goesOn = openTurn(draft, session.turn, step);
  if (goesOn === undefined) session.turns += 1;
  const message = goesOn === undefined ? newTurn(sessionId, session.turns, step) : openMessage(goesOn, step.edit);
  if (message !== goesOn) putRecord(draft, message, step);
  message.value.parts.push(part);
  message.author = author ?? message.author;
  message.updatedAt = at;
  message.position = position;
  keepTurn(session, message.key, step);
  return message.key;
}

/** Lets a turn go on: something has just happened in it. */
export function keepTurn(session: Mutable<Session>, messageKey: string, { receipt, edit }: Step): void {
  const { turn } = session;
  const lastAt = receipt.at;
  const open: Mutable<OpenTurn> = turn !== undefined && edit.owns(turn) ? turn : edit.claim({ messageKey, lastAt });
  open.messageKey = messageKey;
  open.lastAt = lastAt;
  session.turn = open;
}

/** Lets the next activity of the agent begin a new turn. */
export function endTurn(draft: Draft, sessionId: string | undefined, step: Step): void {
  if (sessionId === undefined || draft.sessions.get(sessionId)?.turn === undefined) return;
  changeSession(draft, sessionId, step).turn = undefined;
}

/** The message of a turn that goes on; `undefined` where a new one is to begin. */
function openTurn(
  { messages }: Draft,
  turn: { readonly messageKey: string; readonly lastAt: number } | undefined,
  { receipt, limits }: Step,
): MessageRecord | undefined {
  if (turn === undefined || receipt.at - turn.lastAt > limits.turnSilenceMs) return undefined;
  const message = messages.records.get(turn.messageKey);
  return message !== undefined && message.value.parts.length < limits.turnParts ? message : undefined;
}

function newTurn(sessionId: string, turns: number, { receipt: { position, at }, edit }: Step): OpenMessage {
  // Keys of documents begin with their session_id, so that none of them can take the key of a turn.
  const id = `turn-${turns}`;
  return edit.claim<OpenMessage>({
    key: `turn:${sessionId}/${id}`,
    sessionId,
    value: { id, role: 'assistant', parts: [], createdAt: isoTime(at) },
    origin: 'turn',
    author: undefined,
    damage: new Map(),
    partTimes: undefined,
    interrupted: false,
    position,
    createdAt: at,
    updatedAt: at,
  });
}
