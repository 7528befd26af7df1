import { problem, type ToolCall, type ToolResultFrame } from '../schema/index.js';
import { currentKey, toolCallKey, type ObserverState, type ToolCallRecord } from '../store/index.js';
import { countSettled } from './statistics.js';
import { isoTime, withProblem, withSession, type Step } from './step.js';

/** Settles the tool call that a `tool_result` answers, or holds the result until its call comes. The first answer stands. */
export function projectToolResult(state: ObserverState, frame: ToolResultFrame, step: Step): ObserverState {
  const sessionId = frame.session_id;
  const callKey = toolCallKey(sessionId, frame.call_id);
  const openCalls = state.sessions.get(sessionId)?.openCalls ?? [];
  const openKey = openCalls.find((key) => state.toolCalls.records.get(key)?.callKey === callKey);
  if (openKey !== undefined) return settleToolCall(state, openKey, frame, step, sessionId);
  const settled = state.toolCalls.records.get(currentKey(state.toolCalls, callKey));
  if (settled?.callKey === callKey || state.toolCalls.held.has(callKey)) {
    return withProblem(
      state,
      problem('result_repeated', `The call ${JSON.stringify(frame.call_id)} already has a result. The first stands.`, {
        path: '/call_id',
        value: frame.call_id,
      }),
      sessionId,
      step,
    );
  }
  return hold(state, callKey, frame, step);
}

/** Writes the outcome of a call into its record. */
export function settleToolCall(state: ObserverState, key: string, frame: ToolResultFrame, step: Step, sessionId: string): ObserverState {
  const call = state.toolCalls.records.get(key);
  if (call === undefined) return state;
  const { position, at } = step.receipt;
  const value = settledValue(call, frame, at);
  const record: ToolCallRecord = { ...call, value, endedAt: at, updatedAt: at, resultPosition: position };
  const next: ObserverState = {
    ...state,
    toolCalls: { ...state.toolCalls, records: state.toolCalls.records.set(key, record) },
    statistics: countSettled(state.statistics, sessionId, value, at),
  };
  return withSession(next, sessionId, step, (session) => ({
    ...session,
    openCalls: session.openCalls.filter((each) => each !== key),
    lastSettledCall: { key, tick: frame.meta?.tick },
    tick: frame.meta?.tick === undefined ? session.tick : { ...session.tick, current: frame.meta.tick },
    turn: session.turn === undefined ? undefined : { ...session.turn, lastAt: at },
  }));
}

function settledValue({ value, startedAt }: ToolCallRecord, { ok, output, error, meta }: ToolResultFrame, at: number): ToolCall {
  return {
    ...value,
    status: ok ? 'succeeded' : 'failed',
    ...(output === undefined ? {} : { output }),
    ...(error === undefined ? {} : { error }),
    completedAt: isoTime(at),
    latencyMs: meta?.latency_ms ?? Math.max(0, at - startedAt),
    ...(meta?.tick === undefined ? {} : { tick: meta.tick }),
  };
}

function hold(state: ObserverState, callKey: string, frame: ToolResultFrame, step: Step): ObserverState {
  let { held } = state.toolCalls;
  const found = problem('result_before_call', `No call ${JSON.stringify(frame.call_id)} has come. Its result waits for it.`, {
    path: '/call_id',
    value: frame.call_id,
  });
  let next = withProblem(state, found, frame.session_id, step);
  if (held.size >= step.limits.heldResults) {
    const [oldest] = held.keys();
    if (oldest !== undefined) {
      held = held.delete(oldest);
      next = withProblem(
        next,
        problem(
          'held_results_full',
          `More than ${step.limits.heldResults} results waited for a call. The oldest, for ${oldest}, was let go.`,
        ),
        frame.session_id,
        step,
      );
    }
  }
  return { ...next, toolCalls: { ...next.toolCalls, held: held.set(callKey, { frame, receipt: step.receipt }) } };
}
