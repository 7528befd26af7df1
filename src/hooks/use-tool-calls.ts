'use client';
import { useMemo } from 'react';
import { findScoped, type ObserverState, type ToolCallRecord } from '../store/index.js';
import { useSessionScope } from './store-context.js';
import { useObserverState } from './use-observer-state.js';

/** What has become of some tool calls, taken together. */
export interface ToolCallCounts {
  readonly total: number;
  /** With `pending` ones. */
  readonly running: number;
  readonly succeeded: number;
  readonly failed: number;
  readonly cancelled: number;
  /** How long those that have ended took together, in milliseconds. */
  readonly tookMs: number;
  /** When the first of them began, in milliseconds since the Unix epoch; `undefined` until it comes. */
  readonly startedAt: number | undefined;
}

/** The tools of tool calls, in the order of their ids; an empty name where a call has not come. Re-renders when one comes. */
export function useToolNames(ids: readonly string[]): readonly string[] {
  const text = useSummary(ids, summariseNames);
  return useMemo(() => JSON.parse(text) as readonly string[], [text]); // just written below
}

/** What has become of tool calls. Re-renders when one of them begins or ends. Keep the array of ids as long as they stay the same. */
export function useToolCallCounts(ids: readonly string[]): ToolCallCounts {
  const text = useSummary(ids, summariseCounts);
  return useMemo(() => JSON.parse(text) as ToolCallCounts, [text]); // just written below
}

/** As text, since a selector must not make a new object for what stayed the same. Reckoned anew only when a tool call has changed. */
function useSummary(ids: readonly string[], summarise: (calls: readonly (ToolCallRecord | undefined)[]) => string): string {
  const scope = useSessionScope();
  const select = useMemo(() => {
    let records: ObserverState['toolCalls']['records'] | undefined;
    let summary = '';
    return (state: ObserverState): string => {
      if (state.toolCalls.records === records) return summary;
      records = state.toolCalls.records;
      const all = records;
      summary = summarise(ids.map((id) => findScoped(all, scope, id)));
      return summary;
    };
  }, [ids, scope, summarise]);
  return useObserverState(select);
}

function summariseNames(calls: readonly (ToolCallRecord | undefined)[]): string {
  return JSON.stringify(calls.map((call) => call?.value.tool ?? ''));
}

function summariseCounts(calls: readonly (ToolCallRecord | undefined)[]): string {
  const count = { running: 0, succeeded: 0, failed: 0, cancelled: 0, tookMs: 0 };
  for (const call of calls) {
    if (call === undefined) continue;
    const { status, latencyMs } = call.value;
    count[status === 'pending' ? 'running' : status] += 1;
    count.tookMs += latencyMs ?? (call.endedAt === undefined ? 0 : call.endedAt - call.startedAt);
  }
  const counts: ToolCallCounts = { ...count, total: calls.length, startedAt: calls[0]?.startedAt };
  return JSON.stringify(counts);
}
