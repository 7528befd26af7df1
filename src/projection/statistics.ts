import type { ToolCall } from '../schema/index.js';
import { addLatency, newToolStatistics, openStatistics, type OpenToolStatistics } from '../store/index.js';
import type { Draft, Step } from './step.js';

export function countCall(draft: Draft, sessionId: string, tool: string, step: Step): void {
  const statistics = change(draft, sessionId, tool, step);
  statistics.calls += 1;
  statistics.inFlight += 1;
  statistics.lastAt = step.receipt.at;
}

/** Counts a call that has come to its end, one way or another. */
export function countSettled(draft: Draft, sessionId: string, call: ToolCall, step: Step): void {
  if (call.status === 'pending' || call.status === 'running') return;
  const statistics = change(draft, sessionId, call.tool, step);
  statistics.inFlight = Math.max(0, statistics.inFlight - 1);
  if (call.latencyMs !== undefined) addLatency(statistics.latency, call.latencyMs);
  statistics.lastAt = step.receipt.at;
  switch (call.status) {
    case 'succeeded':
      statistics.succeeded += 1;
      return;
    case 'cancelled':
      statistics.cancelled += 1;
      return;
    case 'failed':
      countFailure(statistics, call.error?.code ?? 'unknown', call.error?.message);
      return;
    default:
      call.status satisfies never;
  }
}

function countFailure(statistics: OpenToolStatistics, code: string, message: string | undefined): void {
  statistics.failed += 1;
  if (code === 'timeout') statistics.timedOut += 1;
  statistics.failures = new Map(statistics.failures).set(code, (statistics.failures.get(code) ?? 0) + 1);
  statistics.lastError = message ?? code;
}

function change(draft: Draft, sessionId: string, tool: string, { receipt, edit }: Step): OpenToolStatistics {
  const key = `${sessionId}/${tool}`;
  const statistics = openStatistics(draft.statistics.get(key) ?? newToolStatistics(sessionId, tool, receipt.at), edit);
  draft.statistics = draft.statistics.set(key, statistics, edit);
  return statistics;
}
