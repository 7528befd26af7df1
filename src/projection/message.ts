import { partTable, problem, type Message } from '../schema/index.js';
import { scopedKey, type MessageRecord, type Messages, type ObserverState } from '../store/index.js';
import type { Placement } from './document.js';
import { makesCycle, putRecord, removeRecord } from './message-tree.js';
import { timeParts } from './part-times.js';
import { withProblem, type Step } from './step.js';
import { endTurn } from './turn.js';

/** Puts a whole message in the place of what had come of it. It ends the agent's open turn and takes over the tool calls that it names. */
export function projectMessage(
  state: ObserverState,
  value: Message,
  { key, sessionId, author, path }: Placement,
  step: Step,
): ObserverState {
  const repeated = repeatedPartId(value);
  if (repeated !== undefined) {
    const message = `Two parts have the id ${JSON.stringify(repeated)}. The message was refused.`;
    return withProblem(state, problem('part_id_repeated', message, { path: `${path}/value/parts`, value: repeated }), sessionId, step);
  }
  if (makesCycle(state.messages, key, sessionId, value.parentId)) {
    const message = `The parent ${JSON.stringify(value.parentId)} follows the message itself. The message was refused.`;
    return withProblem(state, problem('parent_cycle', message, { path: `${path}/value/parentId`, value: value.parentId }), sessionId, step);
  }
  const known = state.messages.records.get(key);
  const { position, at } = step.receipt;
  const record: MessageRecord = {
    key,
    sessionId,
    value,
    origin: 'document',
    author: author ?? known?.author,
    damage: new Map(),
    partTimes: timeParts(known?.partTimes, value.parts, at),
    interrupted: false,
    position,
    createdAt: known?.createdAt ?? at,
    updatedAt: at,
  };
  const ended = endTurn(state, sessionId, step);
  const messages = letGoOfCalls(putRecord(ended.messages, record), known, value);
  return takeOverCalls({ ...ended, messages }, record, step);
}

export function removeMessage(state: ObserverState, key: string): ObserverState {
  const messages = letGoOfCalls(removeRecord(state.messages, key), state.messages.records.get(key), undefined);
  return messages === state.messages ? state : { ...state, messages };
}

/** Turns parts of an unknown type into `unsupported` ones, so that a newer producer does not blank an older reader. */
export function nameUnsupportedParts(value: unknown): { value: unknown; unsupported: readonly { index: number; type: string }[] } {
  if (typeof value !== 'object' || value === null || !('parts' in value) || !Array.isArray(value.parts)) return { value, unsupported: [] };
  const unsupported: { index: number; type: string }[] = [];
  const ids = new Set(value.parts.map(idOf));
  const parts = value.parts.map((part: unknown, index) => {
    if (typeof part !== 'object' || part === null || !('type' in part) || typeof part.type !== 'string' || partTable.has(part.type))
      return part;
    unsupported.push({ index, type: part.type });
    let id = idOf(part) ?? `part-${index}`;
    while (idOf(part) === undefined && ids.has(id)) id = `${id}-`;
    ids.add(id);
    return { type: 'unsupported', id, originalType: part.type };
  });
  return unsupported.length === 0 ? { value, unsupported } : { value: { ...value, parts }, unsupported };
}

function idOf(part: unknown): string | undefined {
  return typeof part === 'object' && part !== null && 'id' in part && typeof part.id === 'string' && part.id !== '' ? part.id : undefined;
}

function repeatedPartId({ parts }: Message): string | undefined {
  const seen = new Set<string>();
  for (const { id } of parts) {
    if (seen.has(id)) return id;
    seen.add(id);
  }
  return undefined;
}

/** A tool call that a message names no more may stand somewhere else. */
function letGoOfCalls(messages: Messages, before: MessageRecord | undefined, after: Message | undefined): Messages {
  if (before === undefined) return messages;
  const named = new Set(callKeys(before.sessionId, after));
  let { callPlaces } = messages;
  for (const callKey of callKeys(before.sessionId, before.value)) {
    if (!named.has(callKey) && callPlaces.get(callKey)?.messageKey === before.key) callPlaces = callPlaces.delete(callKey);
  }
  return callPlaces === messages.callPlaces ? messages : { ...messages, callPlaces };
}

function callKeys(sessionId: string | undefined, message: Message | undefined): readonly string[] {
  return (message?.parts ?? []).flatMap((part) => (part.type === 'tool-call' ? [scopedKey(sessionId, part.toolCallId)] : []));
}

/** A tool call stands in one message: the one that the agent wrote, not the turn that gathered it before. */
function takeOverCalls(state: ObserverState, record: MessageRecord, step: Step): ObserverState {
  let next = state;
  for (const callKey of callKeys(record.sessionId, record.value)) {
    const place = next.messages.callPlaces.get(callKey)?.messageKey;
    if (place === record.key) continue;
    if (place !== undefined) next = takeOutOfTurn(next, place, callKey, step);
    next = { ...next, messages: { ...next.messages, callPlaces: next.messages.callPlaces.set(callKey, { messageKey: record.key }) } };
  }
  return next;
}

function takeOutOfTurn(state: ObserverState, messageKey: string, callKey: string, step: Step): ObserverState {
  const turn = state.messages.records.get(messageKey);
  if (turn?.origin !== 'turn') return state;
  const parts = turn.value.parts.filter((part) => part.type !== 'tool-call' || part.toolCallId !== callKey);
  if (parts.length === 0) return { ...endTurn(state, turn.sessionId, step), messages: removeRecord(state.messages, messageKey) };
  return { ...state, messages: putRecord(state.messages, { ...turn, value: { ...turn.value, parts } }) };
}
