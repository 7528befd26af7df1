import { problem, type ReasoningPart, type TextPart } from '../schema/index.js';
import { scopedKey, type MessageRecord, type ObserverState, type PartDamage } from '../store/index.js';
import { joinDelta } from './join-delta.js';
import { putRecord } from './message-tree.js';
import { timeParts } from './part-times.js';
import { isoTime, withProblem, type Step } from './step.js';
import { endTurn } from './turn.js';

interface Delta {
  readonly messageId: string;
  readonly partId: string;
  readonly partType: 'text' | 'reasoning';
  readonly offset: number;
  readonly text: string;
  readonly state: 'streaming' | 'done' | undefined;
}

type GrowingPart = TextPart | ReasoningPart;

/** Adds streamed text to a part, by its offset. A message or part that is not known yet begins with it. */
export function projectDelta(
  state: ObserverState,
  sessionId: string,
  value: object,
  author: string | undefined,
  step: Step,
): ObserverState {
  const delta = readDelta(value);
  if ('fault' in delta) {
    return withProblem(state, problem('delta_invalid', delta.message, { path: `/payload/delta/${delta.fault}`, value }), sessionId, step);
  }
  const key = scopedKey(sessionId, delta.messageId);
  const known = state.messages.records.get(key);
  const record = known ?? newMessage(key, sessionId, delta.messageId, author, step);
  const index = record.value.parts.findIndex(({ id }) => id === delta.partId);
  const part: GrowingPart = { type: delta.partType, id: delta.partId, text: '', state: 'streaming' };
  const before = index < 0 ? part : record.value.parts[index];
  if (before?.type !== delta.partType) {
    const found = problem(
      'delta_wrong_part',
      `The part ${JSON.stringify(delta.partId)} is of type ${before?.type ?? 'none'}, not ${delta.partType}.`,
      { path: '/payload/delta/partType', value: delta.partType },
    );
    return withProblem(state, found, sessionId, step);
  }
  const joined = joinDelta(before.text, record.damage.get(delta.partId), delta.offset, delta.text);
  let next = known === undefined ? endTurn(state, sessionId, step) : state;
  for (const found of joined.problems) next = withProblem(next, found, sessionId, step);
  if (before.state === 'done' && joined.text !== before.text) {
    next = withProblem(
      next,
      problem('delta_late', `The part ${JSON.stringify(delta.partId)} was done, and more text came.`, { path: '/payload/delta' }),
      sessionId,
      step,
    );
  }
  const grows = joined.text !== before.text;
  // A repeat does not open again what was done.
  const after = before.state === 'done' && !grows ? 'done' : (delta.state ?? before.state ?? 'streaming');
  const grown: GrowingPart = { ...before, text: joined.text, state: after };
  const parts = index < 0 ? [...record.value.parts, grown] : record.value.parts.with(index, grown);
  const damage = withDamage(record.damage, delta.partId, joined.damage);
  const { position, at } = step.receipt;
  const grownRecord: MessageRecord = {
    ...record,
    value: { ...record.value, parts },
    damage,
    partTimes: timeParts(record.partTimes, [grown], step.receipt.at),
    interrupted: record.interrupted && !grows,
    author: author ?? record.author,
    position,
    updatedAt: at,
  };
  return { ...next, messages: putRecord(next.messages, grownRecord) };
}

function readDelta(value: object): Delta | { readonly fault: string; readonly message: string } {
  const members = new Map<string, unknown>(Object.entries(value));
  for (const name of ['messageId', 'partId'] as const) {
    const id = members.get(name);
    if (typeof id !== 'string' || id === '') return { fault: name, message: `A delta needs ${name}, a string that is not empty.` };
  }
  const partType = members.get('partType');
  if (partType !== 'text' && partType !== 'reasoning')
    return { fault: 'partType', message: 'A delta needs partType "text" or "reasoning".' };
  const offset = members.get('offset');
  if (typeof offset !== 'number' || !Number.isSafeInteger(offset) || offset < 0) {
    return { fault: 'offset', message: 'A delta needs offset, a whole number from 0 up.' };
  }
  const text = members.get('text');
  if (typeof text !== 'string') return { fault: 'text', message: 'A delta needs text, a string.' };
  const state = members.get('state');
  if (state !== undefined && state !== 'streaming' && state !== 'done')
    return { fault: 'state', message: 'The state of a delta is "streaming" or "done".' };
  return { messageId: String(members.get('messageId')), partId: String(members.get('partId')), partType, offset, text, state };
}

function newMessage(
  key: string,
  sessionId: string,
  id: string,
  author: string | undefined,
  { receipt: { position, at } }: Step,
): MessageRecord {
  return {
    key,
    sessionId,
    value: { id, role: 'assistant', parts: [], createdAt: isoTime(at) },
    origin: 'delta',
    author,
    damage: new Map(),
    interrupted: false,
    position,
    createdAt: at,
    updatedAt: at,
  };
}

function withDamage(damage: MessageRecord['damage'], partId: string, found: PartDamage | undefined): MessageRecord['damage'] {
  if (damage.get(partId) === found) return damage;
  const next = new Map(damage);
  if (found === undefined) next.delete(partId);
  else next.set(partId, found);
  return next;
}
