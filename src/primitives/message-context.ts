'use client';
import { createContext, use } from 'react';
import { useObserverState, type useMessage } from '../hooks/index.js';

/** A message as the store keeps it. */
export type MessageRecord = NonNullable<ReturnType<typeof useMessage>>;

/** `incomplete`: text was lost. `interrupted`: the session ended in the midst of it. */
export type MessageState = 'streaming' | 'done' | 'incomplete' | 'interrupted';

/** What stays as it is while the message grows: React looks through all that is below a context whose value changes. */
interface MessageHandle {
  /** The message apart from text that grows: what its parts say may be older than the message is. */
  readonly outline: MessageRecord;
  /** Whether it goes on with the turn of the message before it in its list, so that its author need not be named again. */
  readonly isContinued: boolean;
  readonly authorId: string;
}

interface MessageContextValue extends Omit<MessageHandle, 'outline'> {
  readonly record: MessageRecord;
  readonly state: MessageState;
}

export const MessageContext = createContext<MessageHandle | undefined>(undefined);

/** The message that the nearest `MessageRoot` holds, for parts of one's own. Throws outside of it. Re-renders with every change of the message. */
export function useMessageContext(part = 'useMessageContext'): MessageContextValue {
  const { isContinued, authorId } = useMessageHandle(part);
  const record = useMessageFact((message) => message.record, part);
  return { record, state: messageState(record), isContinued, authorId };
}

/**
 * Reads something of the message that the nearest `MessageRoot` holds. Throws outside of it. Re-renders only when what `select` returns is another
 * value: it must return a primitive, or an object that the record itself holds, so that text that grows draws nothing else anew.
 */
export function useMessageFact<T>(select: (message: MessageContextValue) => T, part = 'useMessageFact'): T {
  const { outline, isContinued, authorId } = useMessageHandle(part);
  const fact = useObserverState(({ messages }) => {
    const record = messages.records.get(outline.key);
    return record === undefined ? gone : select({ record, isContinued, authorId, state: messageState(record) });
  });
  if (fact === gone) throw outside(part);
  return fact;
}

const gone = Symbol('gone');

/** Where the message of the nearest `MessageRoot` is to be found. Throws outside of it. Re-renders when it is another message. */
export function useMessageHandle(part: string): MessageHandle {
  const handle = use(MessageContext);
  if (handle === undefined) throw outside(part);
  return handle;
}

export function messageState(record: MessageRecord): MessageState {
  let state = states.get(record);
  if (state === undefined) states.set(record, (state = findState(record)));
  return state;
}

/** Asked for by each part of a message after each change, and found once. */
const states = new WeakMap<MessageRecord, MessageState>();

function findState({ value, damage, interrupted }: MessageRecord): MessageState {
  if (interrupted) return 'interrupted';
  if (damage.size > 0) return 'incomplete';
  return value.parts.some((part) => 'state' in part && part.state === 'streaming') ? 'streaming' : 'done';
}

function outside(part: string): Error {
  return new Error(`${part} was used outside MessageRoot. It has no message to show. Put it inside <MessageRoot messageId={…}>.`);
}
