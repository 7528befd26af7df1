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
  return edit.claim({ ...record, value: { ...record.value, parts: [...record.value.parts] } });
}
