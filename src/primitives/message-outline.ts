import { useMemo } from 'react';
import { useMessageFact, type MessageRecord } from './message-context.js';

/**
 * The message that the nearest `MessageRoot` holds, apart from text that grows: what its parts say may be older than the message is. Throws outside
 * of it. Re-renders when anything else of the message changes.
 */
export function useMessageOutline(part = 'useMessageOutline'): MessageRecord {
  const select = useMemo(() => keptWhile(hasSameOutline), []);
  return useMessageFact(({ record }) => select(record), part);
}

/** The message as it stood when its part at `index` last changed, or its outline. Throws outside of a `MessageRoot`. */
export function useMessageAtPart(index: number, part: string): MessageRecord {
  const select = useMemo(
    () => keptWhile((before, after) => before.value.parts[index] === after.value.parts[index] && hasSameOutline(before, after)),
    [index],
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
  const before = new Map<string, unknown>(Object.entries(one));
  const after = new Map<string, unknown>(Object.entries(other));
  return [...before.keys(), ...after.keys()].every((name) => left.has(name) || before.get(name) === after.get(name));
}
