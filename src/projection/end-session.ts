import type { Part, ToolCall } from '../schema/index.js';
import { noOpenCalls, openCallKeys, openMessage, type ToolCallRecord } from '../store/index.js';
import { countSettled } from './statistics.js';
import { addTimelineEntry, changeMessages, changeSession, changeToolCalls, isoTime, type Draft, type Step } from './step.js';

/** Ends a session and everything of it that is still open: nothing goes on turning for an answer that can't come any more. */
export function endSession(
  draft: Draft,
  sessionId: string,
  phase: 'closed' | 'expired',
  reason: string | undefined,
  step: Step,
): void {
  const { position, at } = step.receipt;
  countOpenCalls(draft, sessionId, step);
  cancelCalls(draft, sessionId, step);
  cancelAttempts(draft, sessionId, step);
  interruptMessages(draft, sessionId, step);
  const session = changeSession(draft, sessionId, step);
  session.phase = phase;
  session.endedAt = at;
  session.closeReason = reason;
  session.openCalls = noOpenCalls;
  session.turn = undefined;
  addTimelineEntry(draft, { kind: 'session', change: phase, reason, position, at, sessionId }, step);
}

/** Counts the calls that have no result now and will get none. */
function countOpenCalls(draft: Draft, sessionId: string, step: Step): void {
  const session = draft.sessions.get(sessionId);
  if (session === undefined) return;
  for (const key of openCallKeys(session.openCalls)) {
    const call = draft.toolCalls.records.get(key);
    if (call !== undefined)
      countSettled(draft, sessionId, isOpen(call.value) ? cancelled(call.value, step.receipt.at) : call.value, step);
  }
}

/** Calls that came as documents are cancelled too, and results that wait for a call are let go. */
function cancelCalls(draft: Draft, sessionId: string, step: Step): void {
  const { edit, receipt } = step;
  for (const [key, call] of draft.toolCalls.records) {
    if (call.sessionId !== sessionId || !isOpen(call.value)) continue;
    const toolCalls = changeToolCalls(draft, step);
    toolCalls.records = toolCalls.records.set(key, endedCall(call, receipt.at), edit);
  }
  for (const [key, { frame }] of [...draft.toolCalls.held]) {
    if (frame.session_id !== sessionId) continue;
    const toolCalls = changeToolCalls(draft, step);
    toolCalls.held = toolCalls.held.delete(key, edit);
  }
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

function cancelAttempts(draft: Draft, sessionId: string, { receipt: { at }, edit }: Step): void {
  for (const [key, attempt] of draft.attempts) {
    if (attempt.sessionId !== sessionId || attempt.value.status !== 'running') continue;
    const value = { ...attempt.value, status: 'cancelled' as const, endedAt: isoTime(at) };
    draft.attempts = draft.attempts.set(key, { ...attempt, value, updatedAt: at }, edit);
  }
}

function interruptMessages(draft: Draft, sessionId: string, step: Step): void {
  for (const [key, record] of draft.messages.records) {
    if (record.sessionId !== sessionId || record.interrupted || !record.value.parts.some(isStreaming)) continue;
    const message = openMessage(record, step.edit);
    message.interrupted = true;
    const messages = changeMessages(draft, step);
    messages.records = messages.records.set(key, message, step.edit);
  }
}

function isStreaming(part: Part): boolean {
  return (part.type === 'text' || part.type === 'reasoning') && part.state === 'streaming';
}
