import type { Edit, Mutable } from './edit.js';
import type { OrderedMap } from './ordered-map.js';
import { Sequence } from './sequence.js';
import type { ToolCallRecord } from './tool-call.js';

/** The calls of a session that wait for their result. However many there are, one comes and goes at the same cost. */
export interface OpenCalls {
  readonly size: number;
  /** The key of the call that was made last. */
  readonly newest: string | undefined;
  /** Their keys, oldest first. Before the last there may be some that wait no more. */
  readonly keys: Sequence<string>;
}

export const noOpenCalls: OpenCalls = { size: 0, newest: undefined, keys: Sequence.empty };

/** Adds a call that is not among them. */
export function openCall(calls: OpenCalls, key: string, edit: Edit): OpenCalls {
  const open: Mutable<OpenCalls> = edit.owns(calls) ? calls : edit.claim(copyOf(calls));
  open.size += 1;
  open.newest = key;
  open.keys = open.keys.push(key, edit);
  return open;
}

/** Takes a call out that was one of them. The records tell of the others whether they wait. */
export function closeCall(calls: OpenCalls, key: string, records: OrderedMap<ToolCallRecord>, edit: Edit): OpenCalls {
  if (calls.size <= 1) return noOpenCalls;
  const open: Mutable<OpenCalls> = edit.owns(calls) ? calls : edit.claim(copyOf(calls));
  let { keys } = open;
  if (keys.at(0) === key) keys = keys.dropFirst(1, edit);
  if (keys.at(-1) === key) {
    do keys = keys.dropLast(edit);
    while (keys.size > 0 && !isWaiting(keys.at(-1), records));
  }
  open.size -= 1;
  open.newest = keys.at(-1);
  open.keys = keys.size > 2 * open.size + smallest ? packed(keys, records, edit) : keys;
  return open;
}

function copyOf({ size, newest, keys }: OpenCalls): OpenCalls {
  return { size, newest, keys };
}

/** So many that wait no more are left among few. */
const smallest = 64;

function isWaiting(key: string | undefined, records: OrderedMap<ToolCallRecord>): boolean {
  return key !== undefined && records.get(key)?.isAwaited === true;
}

function packed(keys: Sequence<string>, records: OrderedMap<ToolCallRecord>, edit: Edit): Sequence<string> {
  let left: Sequence<string> = Sequence.empty;
  for (const key of keys) if (isWaiting(key, records)) left = left.push(key, edit);
  return left;
}
