import { partTable, problem, type Message } from '../schema/index.js';
import { openMessage, placeOfCall, scopedKey, type MessageRecord } from '../store/index.js';
import type { Placement } from './document.js';
import { makesCycle, putRecord, removeRecord } from './message-tree.js';
import { timeParts } from './part-times.js';
import { changeMessages, changeToolCalls, noteProblem, type Draft, type Step } from './step.js';
import { endTurn } from './turn.js';

/** Puts a whole message in the place of what had come of it. It ends the agent's open turn and takes over the tool calls that it names. */
export function projectMessage(draft: Draft, value: Message, { key, sessionId, author, path }: Placement, step: Step): void {
  const repeated = repeatedPartId(value);
  if (repeated !== undefined) {
    const message = `Two parts have the id ${JSON.stringify(repeated)}. The message was refused.`;
    noteProblem(draft, problem('part_id_repeated', message, { path: `${path}/value/parts`, value: repeated }), sessionId, step);
    return;
  }
  if (makesCycle(draft.messages, key, sessionId, value.parentId)) {
    const message = `The parent ${JSON.stringify(value.parentId)} follows the message itself. The message was refused.`;
    noteProblem(draft, problem('parent_cycle', message, { path: `${path}/value/parentId`, value: value.parentId }), sessionId, step);
    return;
  }
  const known = draft.messages.records.get(key);
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
  endTurn(draft, sessionId, step);
  putRecord(draft, record, step);
  letGoOfCalls(draft, known, value, step);
  takeOverCalls(draft, record, step);
}

export function removeMessage(draft: Draft, key: string, step: Step): void {
  const known = draft.messages.records.get(key);
  removeRecord(draft, key, step);
  letGoOfCalls(draft, known, undefined, step);
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
function letGoOfCalls(draft: Draft, before: MessageRecord | undefined, after: Message | undefined, step: Step): void {
  if (before === undefined) return;
  const named = new Set(callKeys(before.sessionId, after));
  for (const callKey of callKeys(before.sessionId, before.value)) {
    if (named.has(callKey) || placeOfCall(draft, callKey) !== before.key) continue;
    leaveTurn(draft, callKey, step);
    const messages = changeMessages(draft, step);
    messages.callPlaces = messages.callPlaces.delete(callKey, step.edit);
  }
}

function callKeys(sessionId: string | undefined, message: Message | undefined): readonly string[] {
  return (message?.parts ?? []).flatMap((part) => (part.type === 'tool-call' ? [scopedKey(sessionId, part.toolCallId)] : []));
}

/** A tool call stands in one message: the one that the agent wrote, not the turn that gathered it before. */
function takeOverCalls(draft: Draft, record: MessageRecord, step: Step): void {
  for (const callKey of callKeys(record.sessionId, record.value)) {
    const place = placeOfCall(draft, callKey);
    if (place === record.key) continue;
    if (place !== undefined) takeOutOfTurn(draft, place, callKey, step);
    leaveTurn(draft, callKey, step);
    const messages = changeMessages(draft, step);
    messages.callPlaces = messages.callPlaces.set(callKey, { messageKey: record.key }, step.edit);
  }
}

function leaveTurn(draft: Draft, callKey: string, step: Step): void {
  const call = draft.toolCalls.records.get(callKey);
  if (call?.turnKey === undefined) return;
  const toolCalls = changeToolCalls(draft, step);
  toolCalls.records = toolCalls.records.set(callKey, { ...call, turnKey: undefined }, step.edit);
}

function takeOutOfTurn(draft: Draft, messageKey: string, callKey: string, step: Step): void {
  const turn = draft.messages.records.get(messageKey);
  if (turn?.origin !== 'turn') return;
  const parts = turn.value.parts.filter((part) => part.type !== 'tool-call' || part.toolCallId !== callKey);
  if (parts.length === 0) {
    endTurn(draft, turn.sessionId, step);
    removeRecord(draft, messageKey, step);
    return;
  }
  const open = openMessage(turn, step.edit);
  open.value.parts = parts;
  putRecord(draft, open, step);
}
