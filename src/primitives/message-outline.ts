import { useMemo } from 'react';
import { useMessageOf } from '../hooks/index.js';
import type { Part } from '../schema/index.js';
import { useMessageFact, useMessageHandle, type MessageRecord } from './message-context.js';

/**
 * The message that the nearest `MessageRoot` holds, apart from text that grows: what its parts say may be older than the message is. Throws outside
 * of it. Re-renders when anything else of the message changes.
 */
export function useMessageOutline(part = 'useMessageOutline'): MessageRecord {
  return useMessageHandle(part).outline;
}

/** The same of a message by its key, or by the id that its session gave it. `undefined` until it comes. */
export function useOutlineOf(messageId: string): MessageRecord | undefined {
  const select = useMemo(() => keptWhile(hasSameOutline), []);
  return useMessageOf(messageId, select);
}

/**
 * The message as it stood when its part at `index` last changed, or its outline. Throws outside of a `MessageRoot`. A change of the part that
 * `isShown` already is none.
 */
export function useMessageAtPart(index: number, part: string, isShown: (part: Part | undefined) => boolean): MessageRecord {
  const { outline } = useMessageHandle(part);
  const select = useMemo(
    () =>
      keptWhile((before, after) => {
        const now = after.value.parts[index];
        return (before.value.parts[index] === now || isShown(now)) && hasSameOutline(outline, after);
      }),
    [index, outline, isShown],
  );
  return useMessageFact(({ record }) => select(record), part);
}

/** Answers with the record that it answered with before, as long as that is the same by `isSame`. */
function keptWhile(isSame: (before: MessageRecord, after: MessageRecord) => boolean): (record: MessageRecord) => MessageRecord {
  let kept: MessageRecord | undefined;
  return (record) => {
    if (kept === undefined || (kept !== record && !isSame(kept, record))) kept = record;
    return kept;
  };
}

/** Asked for by each part of a message after each change, and found once for all that saw the same. */
const compared = new WeakMap<MessageRecord, { readonly before: MessageRecord; readonly isSame: boolean }>();

function hasSameOutline(before: MessageRecord, after: MessageRecord): boolean {
  if (before === after) return true;
  const known = compared.get(after);
  if (known?.before === before) return known.isSame;
  const isSame = areSameBut(before, after, changing) && areSameBut(before.value, after.value, parts) && haveSameParts(before, after);
  compared.set(after, { before, isSame });
  return isSame;
}

/** What changes with every delta. */
const changing: ReadonlySet<string> = new Set(['value', 'position', 'updatedAt']);
const parts: ReadonlySet<string> = new Set(['parts']);
const text: ReadonlySet<string> = new Set(['text']);

function haveSameParts({ value: before }: MessageRecord, { value: after }: MessageRecord): boolean {
  return (
    before.parts.length === after.parts.length &&
    before.parts.every((part, index) => {
      const next = after.parts[index];
      if (part === next) return true;
      return (part.type === 'text' || part.type === 'reasoning') && next !== undefined && areSameBut(part, next, text);
    })
  );
}

/** What is not there is the same as `undefined`. */
function areSameBut(one: object, other: object, left: ReadonlySet<string>): boolean {
  return hasAllOf(one as Members, other as Members, left) && hasAllOf(other as Members, one as Members, left); // each may have more
}

type Members = Readonly<Record<string, unknown>>;

function hasAllOf(one: Members, other: Members, left: ReadonlySet<string>): boolean {
  for (const name in one) if (!left.has(name) && one[name] !== other[name]) return false;
  return true;
}
