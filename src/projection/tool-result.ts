import { problem, type ToolCall, type ToolResultFrame } from '../schema/index.js';
import { closeCall, currentKey, toolCallKey, type ToolCallRecord } from '../store/index.js';
import { countSettled } from './statistics.js';
import { changeSession, changeToolCalls, isoTime, moveTick, noteProblem, type Draft, type Step } from './step.js';
import { keepTurn } from './turn.js';

/** Settles the tool call that a `tool_result` answers, or holds the result until its call comes. The first answer stands. */
export function projectToolResult(draft: Draft, frame: ToolResultFrame, step: Step): void {
  const { sessionId } = step;
  const callKey = toolCallKey(sessionId, frame.call_id);
  const waiting = waitingCall(draft, callKey, step);
  if (waiting !== undefined) {
    settleToolCall(draft, waiting, frame, step);
    return;
  }
  const settled = draft.toolCalls.records.get(currentKey(draft.toolCalls, callKey));
  if (settled?.callKey === callKey || draft.toolCalls.held.has(callKey)) {
    const message = `The call ${JSON.stringify(frame.call_id)} already has a result. The first stands.`;
    noteProblem(draft, problem('result_repeated', message, { path: '/call_id', value: frame.call_id }), sessionId, step);
    return;
  }
  hold(draft, callKey, frame, step);
}

/** Writes the outcome of a call into its record. */
export function settleToolCall(draft: Draft, call: ToolCallRecord, frame: ToolResultFrame, step: Step): void {
  const { sessionId } = step;
  const { position, at } = step.receipt;
  const value = settledValue(call, frame, at);
  const toolCalls = changeToolCalls(draft, step);
  const { key, callKey, position: callPosition, createdAt, startedAt, turnKey, byPerson, isDocumented } = call;
  toolCalls.records = toolCalls.records.set(
    key,
    {
      key,
      callKey,
      sessionId: call.sessionId,
      value,
      position: callPosition,
      createdAt,
      updatedAt: at,
      startedAt,
      endedAt: at,
      isAwaited: false,
      resultPosition: position,
      turnKey,
      byPerson,
      isDocumented,
    },
    step.edit,
  );
  countSettled(draft, sessionId, value, startedAt, step);
  const tick = frame.meta?.tick;
  const session = changeSession(draft, sessionId, step);
  stopWaiting(draft, sessionId, key, step);
  session.lastSettledCall = { key, tick };
  moveTick(session, tick, step);
  if (session.turn !== undefined) keepTurn(session, session.turn.messageKey, step);
}

/** Lets the session wait no more for a call. */
export function stopWaiting(draft: Draft, sessionId: string, key: string, step: Step): void {
  const session = changeSession(draft, sessionId, step);
  session.openCalls = closeCall(session.openCalls, key, draft.toolCalls.records, step.edit);
}

/** The oldest call of that call_id that waits for a result. */
function waitingCall(draft: Draft, callKey: string, step: Step): ToolCallRecord | undefined {
  const { records, reused } = draft.toolCalls;
  const known = reused.get(callKey);
  if (known === undefined) return ifWaiting(records.get(callKey), callKey);
  let { waiting } = known;
  let call: ToolCallRecord | undefined;
  while (call === undefined && waiting.size > 0) {
    call = ifWaiting(records.get(waiting.at(0) ?? ''), callKey);
    waiting = waiting.dropFirst(1, step.edit);
  }
  const toolCalls = changeToolCalls(draft, step);
  toolCalls.reused = toolCalls.reused.set(callKey, { ...known, waiting }, step.edit);
  return call;
}

function ifWaiting(call: ToolCallRecord | undefined, callKey: string): ToolCallRecord | undefined {
  return call !== undefined && call.isAwaited && call.callKey === callKey ? call : undefined;
}

/** A literal with all members costs a fraction of a copy to which members are added: what nearly all calls have gets one. */
function settledValue({ value, startedAt, isDocumented }: ToolCallRecord, frame: ToolResultFrame, at: number): ToolCall {
  const { ok, output, error, meta } = frame;
  const status = ok ? 'succeeded' : 'failed';
  const completedAt = isoTime(at);
  const latencyMs = meta?.latency_ms ?? Math.max(0, at - startedAt);
  const { toolCallId, tool, input, requestedAt, sessionId, toolClass } = value as CalledByFrame;
  const tick = meta?.tick;
  if (!isDocumented && toolClass !== undefined && output !== undefined && error === undefined && tick !== undefined)
    return { toolCallId, tool, input, status, requestedAt, sessionId, toolClass, completedAt, latencyMs, output, tick };
  const settled: ToolCall = isDocumented
    ? { ...value, status, completedAt, latencyMs }
    : { toolCallId, tool, input, status, requestedAt, sessionId, completedAt, latencyMs };
  if (toolClass !== undefined) settled.toolClass = toolClass;
  if (output !== undefined) settled.output = output;
  if (error !== undefined) settled.error = error;
  if (tick !== undefined) settled.tick = tick;
  return settled;
}

/** What the frame of a call has told in any case. */
type CalledByFrame = ToolCall & Required<Pick<ToolCall, 'input' | 'requestedAt' | 'sessionId'>>;

function hold(draft: Draft, callKey: string, frame: ToolResultFrame, step: Step): void {
  const message = `No call ${JSON.stringify(frame.call_id)} has come. Its result waits for it.`;
  const found = problem('result_before_call', message, { path: '/call_id', value: frame.call_id });
  noteProblem(draft, found, frame.session_id, step);
  const toolCalls = changeToolCalls(draft, step);
  if (toolCalls.held.size >= step.limits.heldResults) {
    const [oldest] = toolCalls.held.keys();
    if (oldest !== undefined) {
      toolCalls.held = toolCalls.held.delete(oldest, step.edit);
      const full = `More than ${step.limits.heldResults} results waited for a call. The oldest, for ${oldest}, was let go.`;
      noteProblem(draft, problem('held_results_full', full), frame.session_id, step);
    }
  }
  toolCalls.held = toolCalls.held.set(callKey, { frame, receipt: { ...step.receipt }, text: step.text }, step.edit);
}
