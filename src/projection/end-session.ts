import type { Part } from '../schema/index.js';
import type { ObserverState } from '../store/index.js';
import { countSettled } from './statistics.js';
import { isoTime, withSession, withTimelineEntry, type Step } from './step.js';

/** Ends a session and everything of it that is still open: nothing goes on turning for an answer that can't come any more. */
export function endSession(state: ObserverState, sessionId: string, phase: 'closed' | 'expired', reason: string | undefined, step: Step): ObserverState {
  const { position, at } = step.receipt;
  let next = cancelOpenCalls(state, sessionId, step);
  next = interruptMessages(next, sessionId);
  next = withSession(next, sessionId, step, (session) => ({
    ...session,
    phase,
    endedAt: at,
    closeReason: reason,
    openCalls: [],
    turn: undefined,
  }));
  return withTimelineEntry(next, { kind: 'session', change: phase, reason, position, at, sessionId }, step);
}

function cancelOpenCalls(state: ObserverState, sessionId: string, { receipt }: Step): ObserverState {
  let { toolCalls, statistics } = state;
  for (const key of state.sessions.get(sessionId)?.openCalls ?? []) {
    const call = toolCalls.records.get(key);
    if (call === undefined) continue;
    const value = { ...call.value, status: 'cancelled' as const, completedAt: isoTime(receipt.at) };
    toolCalls = { ...toolCalls, records: toolCalls.records.set(key, { ...call, value, endedAt: receipt.at, updatedAt: receipt.at }) };
    statistics = countSettled(statistics, sessionId, value, receipt.at);
  }
  return { ...state, toolCalls, statistics };
}

function interruptMessages(state: ObserverState, sessionId: string): ObserverState {
  let { records } = state.messages;
  for (const [key, record] of state.messages.records) {
    if (record.sessionId !== sessionId || record.interrupted || !record.value.parts.some(isStreaming)) continue;
    records = records.set(key, { ...record, interrupted: true });
  }
  return records === state.messages.records ? state : { ...state, messages: { ...state.messages, records } };
}

function isStreaming(part: Part): boolean {
  return (part.type === 'text' || part.type === 'reasoning') && part.state === 'streaming';
}
