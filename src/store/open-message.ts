import type { Message, Part } from '../schema/index.js';
import type { Edit, Mutable } from './edit.js';
import type { MessageRecord } from './message.js';

/** A message that the commit has made, down to its list of parts. */
export interface OpenMessage extends Mutable<MessageRecord> {
  value: Message & { parts: Part[] };
}

/** `record` itself where this commit has opened it before, else a copy whose value and parts are copies too. */
export function openMessage(record: MessageRecord, edit: Edit): OpenMessage {
  if (edit.owns(record)) return record;
  return edit.claim({
    key: record.key,
    sessionId: record.sessionId,
    value: openValue(record),
    origin: record.origin,
    author: record.author,
    damage: record.damage,
    partTimes: record.partTimes,
    interrupted: record.interrupted,
    position: record.position,
    createdAt: record.createdAt,
    updatedAt: record.updatedAt,
  });
}

function openValue({ origin, value }: MessageRecord): OpenMessage['value'] {
  const parts = [...value.parts];
  if (origin !== 'turn') return { ...value, parts };
  const { id, role, createdAt } = value as TurnValue;
  return { id, role, parts, createdAt };
}

/** A turn has these members and no others: the store has made it. */
type TurnValue = Message & Required<Pick<Message, 'createdAt'>>;
