import type { Part, ToolCall } from '../schema/index.js';
import { noOpenCalls, openMessage, type ToolCallRecord } from '../store/index.js';
import { countSettled } from './statistics.js';
import { addTimelineEntry, changeMessages, changeSession, changeToolCalls, isoTime, type Draft, type Step } from './step.js';

/** Ends a session and everything of it that is still open: nothing goes on turning for an answer that can't come any more. */
export function endSession(draft: Draft, sessionId: string, phase: 'closed' | 'expired', reason: string | undefined, step: Step): void {
  const { position, at } = step.receipt;
  cancelCalls(draft, sessionId, step);
  cancelAttempts(draft, sessionId, step);
  failAnswers(draft, sessionId, step);
  interruptMessages(draft, sessionId, step);
  const session = changeSession(draft, sessionId, step);
  session.phase = phase;
  session.endedAt = at;
  session.closeReason = reason;
  session.openCalls = noOpenCalls;
  session.turn = undefined;
  addTimelineEntry(draft, { kind: 'session', change: phase, reason, position, at, sessionId }, step);
}

/** Calls that came as documents are cancelled too, and results that wait for a call are let go. */
function cancelCalls(draft: Draft, sessionId: string, step: Step): void {
  const { edit, receipt } = step;
  for (const [key, call] of draft.toolCalls.records) {
    if (call.sessionId !== sessionId || !(call.isAwaited || isOpen(call.value))) continue;
    const ended = isOpen(call.value) ? endedCall(call, receipt.at) : { ...call, isAwaited: false };
    if (call.isAwaited) countSettled(draft, sessionId, ended.value, call.startedAt, step);
    const toolCalls = changeToolCalls(draft, step);
    toolCalls.records = toolCalls.records.set(key, ended, edit);
  }
  for (const [key, { frame }] of [...draft.toolCalls.held]) {
    if (frame.session_id !== sessionId) continue;
    const toolCalls = changeToolCalls(draft, step);
    toolCalls.held = toolCalls.held.delete(key, edit);
  }
}

function endedCall(call: ToolCallRecord, at: number): ToolCallRecord {
  return { ...call, value: cancelled(call.value, at), endedAt: at, updatedAt: at, isAwaited: false };
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

/** Nobody will say what became of an answer that was on its way. */
function failAnswers(draft: Draft, sessionId: string, { receipt: { at }, edit }: Step): void {
  const error = { code: 'session_over', message: 'The session ended before the answer was taken.', retryable: false };
  for (const [key, question] of draft.questions) {
    if (question.sessionId !== sessionId || question.value.status !== 'submitting') continue;
    draft.questions = draft.questions.set(key, { ...question, value: { ...question.value, status: 'failed', error }, updatedAt: at }, edit);
  }
  for (const [key, approval] of draft.approvals) {
    if (approval.sessionId !== sessionId || approval.value.status !== 'submitting') continue;
    draft.approvals = draft.approvals.set(key, { ...approval, value: { ...approval.value, status: 'failed', error }, updatedAt: at }, edit);
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
