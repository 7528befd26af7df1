import { problem, type ReasoningPart, type TextPart } from '../schema/index.js';
import { growthOf, keepGrowth, openMessage, scopedKey, type MessageRecord, type OpenMessage, type PartDamage } from '../store/index.js';
import { joinDelta } from './join-delta.js';
import { putRecord } from './message-tree.js';
import { timeParts } from './part-times.js';
import { isoTime, noteProblem, type Draft, type Step } from './step.js';
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
export function projectDelta(draft: Draft, sessionId: string, value: object, author: string | undefined, step: Step): void {
  const delta = readDelta(value);
  if ('fault' in delta) {
    noteProblem(draft, problem('delta_invalid', delta.message, { path: `/payload/delta/${delta.fault}`, value }), sessionId, step);
    return;
  }
  const key = scopedKey(sessionId, delta.messageId);
  const known = draft.messages.records.get(key);
  const index = known?.value.parts.findIndex(({ id }) => id === delta.partId) ?? -1;
  const before = known?.value.parts[index] ?? { type: delta.partType, id: delta.partId, text: '', state: 'streaming' as const };
  if (before.type !== delta.partType) {
    const message = `The part ${JSON.stringify(delta.partId)} is of type ${before.type}, not ${delta.partType}.`;
    noteProblem(draft, problem('delta_wrong_part', message, { path: '/payload/delta/partType', value: delta.partType }), sessionId, step);
    return;
  }
  const joined = joinDelta(before.text, known?.damage.get(delta.partId), delta.offset, delta.text);
  const grows = joined.text !== before.text;
  for (const found of joined.problems) noteProblem(draft, found, sessionId, step);
  if (before.state === 'done' && grows) {
    const message = `The part ${JSON.stringify(delta.partId)} was done, and more text came.`;
    noteProblem(draft, problem('delta_late', message, { path: '/payload/delta' }), sessionId, step);
  }
  if (known === undefined) endTurn(draft, sessionId, step);
  const record = known === undefined ? newMessage(key, sessionId, delta.messageId, step) : openMessage(known, step.edit);
  // A repeat does not open again what was done.
  const after = before.state === 'done' && !grows ? 'done' : (delta.state ?? before.state ?? 'streaming');
  const grown = step.edit.claim<GrowingPart>({ ...before, text: joined.text, state: after });
  const isBehind = known?.damage.get(delta.partId) === undefined && delta.offset === before.text.length;
  if (isBehind) {
    // What this commit has added before counts to what it adds: nobody has seen the text between.
    const begun = step.edit.owns(before) ? growthOf(before) : undefined;
    keepGrowth(grown, begun === undefined ? { before: before.text, added: delta.text } : { ...begun, added: begun.added + delta.text });
  }
  record.value.parts[index < 0 ? record.value.parts.length : index] = grown;
  record.damage = withDamage(record.damage, delta.partId, joined.damage);
  const partTimes = timeParts(record.partTimes, [grown], step.receipt.at);
  if (partTimes !== undefined) record.partTimes = partTimes;
  record.interrupted &&= !grows;
  record.author = author ?? record.author;
  record.position = step.receipt.position;
  record.updatedAt = step.receipt.at;
  if (record !== known) putRecord(draft, record, step);
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

function newMessage(key: string, sessionId: string, id: string, { receipt: { position, at }, edit }: Step): OpenMessage {
  return edit.claim<OpenMessage>({
    key,
    sessionId,
    value: { id, role: 'assistant', parts: [], createdAt: isoTime(at) },
    origin: 'delta',
    author: undefined,
    damage: new Map(),
    partTimes: undefined,
    interrupted: false,
    position,
    createdAt: at,
    updatedAt: at,
  });
}

function withDamage(damage: MessageRecord['damage'], partId: string, found: PartDamage | undefined): MessageRecord['damage'] {
  if (damage.get(partId) === found) return damage;
  const next = new Map(damage);
  if (found === undefined) next.delete(partId);
  else next.set(partId, found);
  return next;
}
