import { problem, type ToolCall, type ToolResultFrame } from '../schema/index.js';
import { closeCall, currentKey, toolCallKey, type ToolCallRecord } from '../store/index.js';
import { countSettled } from './statistics.js';
import { changeSession, changeToolCalls, isoTime, noteProblem, type Draft, type Step } from './step.js';

/** Settles the tool call that a `tool_result` answers, or holds the result until its call comes. The first answer stands. */
export function projectToolResult(draft: Draft, frame: ToolResultFrame, step: Step): void {
  const sessionId = frame.session_id;
  const callKey = toolCallKey(sessionId, frame.call_id);
  const waiting = waitingKey(draft, callKey, sessionId, step);
  if (waiting !== undefined) {
    settleToolCall(draft, waiting, frame, step, sessionId);
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
export function settleToolCall(draft: Draft, key: string, frame: ToolResultFrame, step: Step, sessionId: string): void {
  const call = draft.toolCalls.records.get(key);
  if (call === undefined) return;
  const { position, at } = step.receipt;
  const value = settledValue(call, frame, at);
  const toolCalls = changeToolCalls(draft, step);
  const record: ToolCallRecord = { ...call, value, endedAt: at, updatedAt: at, resultPosition: position };
  toolCalls.records = toolCalls.records.set(key, record, step.edit);
  countSettled(draft, sessionId, value, step);
  const tick = frame.meta?.tick;
  const session = changeSession(draft, sessionId, step);
  session.openCalls = closeCall(session.openCalls, key, step.edit);
  session.lastSettledCall = { key, tick };
  if (tick !== undefined && tick !== session.tick.current) session.tick = { ...session.tick, current: tick };
  if (session.turn !== undefined) session.turn = { messageKey: session.turn.messageKey, lastAt: at };
}

/** The oldest call of that call_id that waits for a result. */
function waitingKey(draft: Draft, callKey: string, sessionId: string, step: Step): string | undefined {
  const open = draft.sessions.get(sessionId)?.openCalls.links;
  const reused = draft.toolCalls.reused.get(callKey);
  if (reused === undefined) return open?.has(callKey) && draft.toolCalls.records.get(callKey)?.callKey === callKey ? callKey : undefined;
  let passed = 0;
  let key = reused.waiting.at(passed);
  while (key !== undefined && !(open?.has(key) && draft.toolCalls.records.get(key)?.callKey === callKey)) {
    passed += 1;
    key = reused.waiting.at(passed);
  }
  const count = key === undefined ? passed : passed + 1;
  if (count > 0) {
    const toolCalls = changeToolCalls(draft, step);
    toolCalls.reused = toolCalls.reused.set(callKey, { ...reused, waiting: reused.waiting.dropFirst(count) }, step.edit);
  }
  return key;
}

function settledValue({ value, startedAt }: ToolCallRecord, { ok, output, error, meta }: ToolResultFrame, at: number): ToolCall {
  const settled: ToolCall = {
    ...value,
    status: ok ? 'succeeded' : 'failed',
    completedAt: isoTime(at),
    latencyMs: meta?.latency_ms ?? Math.max(0, at - startedAt),
  };
  if (output !== undefined) settled.output = output;
  if (error !== undefined) settled.error = error;
  if (meta?.tick !== undefined) settled.tick = meta.tick;
  return settled;
}

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
  toolCalls.held = toolCalls.held.set(callKey, { frame, receipt: step.receipt }, step.edit);
}
