import type { ToolCall } from '../schema/index.js';
import {
  addLatency,
  byteLength,
  copyToolStatistics,
  newToolStatistics,
  noteCallTime,
  type Mutable,
  type ToolStatistics,
} from '../store/index.js';
import type { Draft, Step } from './step.js';

export function countCall(draft: Draft, sessionId: string, tool: string, step: Step): void {
  const statistics = change(draft, sessionId, tool, step);
  statistics.calls += 1;
  statistics.inFlight += 1;
  statistics.lastAt = step.receipt.at;
  statistics.bytesIn += bytesOf(step);
  statistics.callTimes = noteCallTime(statistics.callTimes, step.receipt.at, step.edit);
}

/** Counts a call that has come to its end, one way or another. */
export function countSettled(draft: Draft, sessionId: string, call: ToolCall, calledAt: number, step: Step): void {
  if (call.status === 'pending' || call.status === 'running') return;
  const statistics = change(draft, sessionId, call.tool, step);
  statistics.inFlight = Math.max(0, statistics.inFlight - 1);
  statistics.lastAt = step.receipt.at;
  if (call.latencyMs !== undefined) statistics.latency = addLatency(statistics.latency, call.latencyMs, step.edit);
  if (call.status !== 'cancelled') statistics.bytesOut += bytesOf(step);
  switch (call.status) {
    case 'succeeded':
      statistics.succeeded += 1;
      return;
    case 'cancelled':
      statistics.cancelled += 1;
      return;
    case 'failed':
      countFailure(statistics, call.error?.code ?? 'unknown', call.error?.message);
      if (refusals.has(call.error?.code)) {
        statistics.refused += 1;
        statistics.refusedTimes = noteCallTime(statistics.refusedTimes, calledAt, step.edit);
      }
      return;
    default:
      call.status satisfies never;
  }
}

/** With these a bridge answers calls that it does not run. */
const refusals: ReadonlySet<string | undefined> = new Set(['tool_unavailable', 'tool_unknown', 'invalid_input']);

function countFailure(statistics: Mutable<ToolStatistics>, code: string, message: string | undefined): void {
  statistics.failed += 1;
  if (code === 'timeout') statistics.timedOut += 1;
  statistics.failures = new Map(statistics.failures).set(code, (statistics.failures.get(code) ?? 0) + 1);
  statistics.lastError = message ?? code;
}

function change(draft: Draft, sessionId: string, tool: string, { receipt, edit, statistics: opened }: Step): Mutable<ToolStatistics> {
  for (const each of opened) if (each.tool === tool && each.sessionId === sessionId) return each;
  const key = `${sessionId}/${tool}`;
  const known = draft.statistics.get(key);
  const isOpen = known !== undefined && edit.owns(known);
  const statistics: Mutable<ToolStatistics> = isOpen
    ? known
    : edit.claim(known === undefined ? newToolStatistics(sessionId, tool, receipt.at) : copyToolStatistics(known));
  if (!isOpen) draft.statistics = draft.statistics.set(key, statistics, edit);
  if (opened.length < mostOpened) opened.push(statistics);
  return statistics;
}

/** So many are looked through before their keys are made. */
const mostOpened = 16;

function bytesOf({ text }: Step): number {
  return text === undefined ? 0 : byteLength(text);
}
