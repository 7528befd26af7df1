import type { Part, ToolCall } from '../schema/index.js';
import type { ObserverState, ToolCallRecord } from '../store/index.js';
import { countSettled } from './statistics.js';
import { isoTime, withSession, withTimelineEntry, type Step } from './step.js';

/** Ends a session and everything of it that is still open: nothing goes on turning for an answer that can't come any more. */
export function endSession(
  state: ObserverState,
  sessionId: string,
  phase: 'closed' | 'expired',
  reason: string | undefined,
  step: Step,
): ObserverState {
  const { position, at } = step.receipt;
  let next = cancelCalls(countOpenCalls(state, sessionId, at), sessionId, at);
  next = cancelAttempts(next, sessionId, at);
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

/** Counts the calls that have no result now and will get none. */
function countOpenCalls(state: ObserverState, sessionId: string, at: number): ObserverState {
  let { statistics } = state;
  for (const key of state.sessions.get(sessionId)?.openCalls ?? []) {
    const call = state.toolCalls.records.get(key);
    if (call !== undefined)
      statistics = countSettled(statistics, sessionId, isOpen(call.value) ? cancelled(call.value, at) : call.value, at);
  }
  return statistics === state.statistics ? state : { ...state, statistics };
}

/** Calls that came as documents are cancelled too, and results that wait for a call are let go. */
function cancelCalls(state: ObserverState, sessionId: string, at: number): ObserverState {
  let { records, held } = state.toolCalls;
  for (const [key, call] of state.toolCalls.records) {
    if (call.sessionId === sessionId && isOpen(call.value)) records = records.set(key, endedCall(call, at));
  }
  for (const [key, { frame }] of state.toolCalls.held) {
    if (frame.session_id === sessionId) held = held.delete(key);
  }
  if (records === state.toolCalls.records && held === state.toolCalls.held) return state;
  return { ...state, toolCalls: { ...state.toolCalls, records, held } };
}

function endedCall(call: ToolCallRecord, at: number): ToolCallRecord {
  return { ...call, value: cancelled(call.value, at), endedAt: at, updatedAt: at };
}

function isOpen({ status }: ToolCall): boolean {
  return status === 'running' || status === 'pending';
}

function cancelled(value: ToolCall, at: number): ToolCall {
  return { ...value, status: 'cancelled', completedAt: isoTime(at) };
}

function cancelAttempts(state: ObserverState, sessionId: string, at: number): ObserverState {
  let { attempts } = state;
  for (const [key, attempt] of state.attempts) {
    if (attempt.sessionId !== sessionId || attempt.value.status !== 'running') continue;
    attempts = attempts.set(key, { ...attempt, value: { ...attempt.value, status: 'cancelled', endedAt: isoTime(at) }, updatedAt: at });
  }
  return attempts === state.attempts ? state : { ...state, attempts };
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
