'use client';
import { useEffect, useState } from 'react';
import type { ObserverState, ToolCallRecord } from '../store/index.js';
import { useStoreContext } from './store-context.js';
import { useToolCallCheck } from './use-tool-call-check.js';

const sliceMs = 6;
const restMs = 500;

/**
 * How many calls of each tool of a session have an input or output that is not of its declared shape; tools without one are left out.
 * Counted bit by bit while nothing else is to be done, so a number may lag behind. Re-renders when a number changes.
 */
export function useMismatchCounts(sessionId: string | undefined): ReadonlyMap<string, number> {
  const { store } = useStoreContext();
  const check = useToolCallCheck();
  const [{ counts, of }, setCounted] = useState<{ readonly counts: ReadonlyMap<string, number>; readonly of: string | undefined }>(nothing);

  useEffect(() => {
    if (sessionId === undefined || check === undefined) return undefined;
    const { checkToolCall, isMismatch } = check;
    const isAtFault = (state: ObserverState, call: ToolCallRecord): boolean => isMismatch(checkToolCall(state, call));
    let timer: ReturnType<typeof setTimeout>;
    let counted: ObserverState | undefined;
    let run = begin();

    function begin() {
      counted = store.getState();
      return countMismatches(counted, sessionId, isAtFault);
    }
    function goOn(): void {
      const end = performance.now() + sliceMs;
      let next = run.next();
      while (next.done !== true && performance.now() < end) next = run.next();
      if (next.done !== true) timer = setTimeout(goOn, 0);
      else {
        const found = next.value;
        setCounted((now) => (now.of === sessionId && isSame(now.counts, found) ? now : { counts: found, of: sessionId }));
        timer = setTimeout(startAgain, restMs);
      }
    }
    function startAgain(): void {
      const state = store.getState();
      if (
        state.toolCalls === counted?.toolCalls &&
        state.sessions.get(sessionId ?? '')?.manifests === counted.sessions.get(sessionId ?? '')?.manifests
      ) {
        timer = setTimeout(startAgain, restMs);
        return;
      }
      run = begin();
      goOn();
    }

    timer = setTimeout(goOn, 0);
    return () => clearTimeout(timer);
  }, [store, sessionId, check]);

  return of === sessionId ? counts : nothing.counts;
}

const nothing = { counts: new Map<string, number>(), of: undefined };

/** Yields after each call, so that whoever counts may rest. What has been checked before is only looked up. */
function* countMismatches(
  state: ObserverState,
  sessionId: string | undefined,
  isAtFault: (state: ObserverState, call: ToolCallRecord) => boolean,
): Generator<undefined, ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for (const call of state.toolCalls.records.values()) {
    if (call.sessionId === sessionId && isAtFault(state, call)) counts.set(call.value.tool, (counts.get(call.value.tool) ?? 0) + 1);
    yield undefined;
  }
  return counts;
}

function isSame(left: ReadonlyMap<string, number>, right: ReadonlyMap<string, number>): boolean {
  return left.size === right.size && [...left].every(([tool, count]) => right.get(tool) === count);
}
