import { readTime, useObserverState } from '../hooks/index.js';
import type { MessageRecord } from './message-context.js';
import { nameLine } from './name-line.js';

type ObserverState = Parameters<Parameters<typeof useObserverState>[0]>[0];

/** Silence after which the author is named again. */
const longestPauseMs = 300_000;

/** Whether a message goes on with the turn of the one before it: of the same author, and soon after. Re-renders when that changes. */
export function useIsContinued(previousKey: string | undefined, key: string | undefined): boolean {
  return useObserverState((state) => {
    if (previousKey === undefined || key === undefined) return false;
    const previous = state.messages.records.get(previousKey);
    const record = state.messages.records.get(key);
    return previous !== undefined && record !== undefined && isContinued(state, previous, record);
  });
}

/** The name that the sender of a message gave, or else that of its session's agent; `undefined` where there is neither. */
export function authorOf({ sessions }: ObserverState, { author, sessionId, value: { role } }: MessageRecord): string | undefined {
  return nameLine(author) === '' && role === 'assistant' ? sessions.get(sessionId ?? '')?.agentName : author;
}

function isContinued(state: ObserverState, previous: MessageRecord, record: MessageRecord): boolean {
  return (
    previous.value.role === record.value.role &&
    previous.sessionId === record.sessionId &&
    authorOf(state, previous) === authorOf(state, record) &&
    timeOf(record) - timeOf(previous) <= longestPauseMs
  );
}

function timeOf({ value, createdAt }: MessageRecord): number {
  return readTime(value.createdAt) ?? createdAt;
}
