import type { ToolCall } from '../schema/index.js';
import { addLatency, newToolStatistics, type OrderedMap, type ToolStatistics } from '../store/index.js';

type Statistics = OrderedMap<ToolStatistics>;

export function countCall(statistics: Statistics, sessionId: string, tool: string, at: number): Statistics {
  const key = `${sessionId}/${tool}`;
  const known = statistics.get(key) ?? newToolStatistics(sessionId, tool, at);
  return statistics.set(key, { ...known, calls: known.calls + 1, inFlight: known.inFlight + 1, lastAt: at });
}

/** Counts a call that has come to its end, one way or another. */
export function countSettled(statistics: Statistics, sessionId: string, call: ToolCall, at: number): Statistics {
  const key = `${sessionId}/${call.tool}`;
  const known = statistics.get(key);
  if (known === undefined) return statistics;
  const inFlight = Math.max(0, known.inFlight - 1);
  const latency = call.latencyMs === undefined ? known.latency : addLatency(known.latency, call.latencyMs);
  const settled = { ...known, inFlight, latency, lastAt: at };
  switch (call.status) {
    case 'succeeded':
      return statistics.set(key, { ...settled, succeeded: known.succeeded + 1 });
    case 'cancelled':
      return statistics.set(key, { ...settled, cancelled: known.cancelled + 1 });
    case 'failed':
      return statistics.set(key, countFailure(settled, call.error?.code ?? 'unknown', call.error?.message));
    case 'pending':
    case 'running':
      return statistics;
    default:
      return call.status satisfies never;
  }
}

function countFailure(statistics: ToolStatistics, code: string, message: string | undefined): ToolStatistics {
  const failures = new Map(statistics.failures).set(code, (statistics.failures.get(code) ?? 0) + 1);
  const timedOut = statistics.timedOut + (code === 'timeout' ? 1 : 0);
  return { ...statistics, failed: statistics.failed + 1, timedOut, failures, lastError: message ?? code };
}
