import type { Edit } from './edit.js';
import { Sequence } from './sequence.js';

/** The calls of a session that wait for their result. However many there are, one comes and goes at the same cost. */
export interface OpenCalls {
  readonly size: number;
  /** The key of the call that was made last. */
  readonly newest: string | undefined;
  /** Their keys, oldest first. Between the first and the last there may be some that wait no more. */
  readonly keys: Sequence<string>;
}

export const noOpenCalls: OpenCalls = { size: 0, newest: undefined, keys: Sequence.empty };

/** Adds a call that is not among them. */
export function openCall({ size, keys }: OpenCalls, key: string, edit: Edit): OpenCalls {
  return { size: size + 1, newest: key, keys: keys.push(key, edit) };
}

/** Takes a call out that is one of them. `isWaiting` tells it of the others. */
export function closeCall({ size, keys: before }: OpenCalls, key: string, isWaiting: (key: string) => boolean, edit: Edit): OpenCalls {
  if (size <= 1) return noOpenCalls;
  const isLeft = (each: string | undefined): boolean => each !== undefined && each !== key && isWaiting(each);
  let keys = before;
  while (keys.size > 0 && !isLeft(keys.at(0))) keys = keys.dropFirst(1, edit);
  while (keys.size > 0 && !isLeft(keys.at(-1))) keys = keys.dropLast(edit);
  return { size: size - 1, newest: keys.at(-1), keys: keys.size > 2 * size + smallest ? packed(keys, isLeft, edit) : keys };
}

/** So many that wait no more are left among few. */
const smallest = 64;

function packed(keys: Sequence<string>, isLeft: (key: string) => boolean, edit: Edit): Sequence<string> {
  let left: Sequence<string> = Sequence.empty;
  for (const key of keys) if (isLeft(key)) left = left.push(key, edit);
  return left;
}
