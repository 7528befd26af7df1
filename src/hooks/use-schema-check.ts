'use client';
import { useMemo } from 'react';
import type { ToolCallCheck } from '../store/index.js';
import { useStoreContext } from './store-context.js';
import { useToolCall } from './use-documents.js';
import { useObserverState } from './use-observer-state.js';
import { useToolCallCheck } from './use-tool-call-check.js';

/**
 * Whether the input and the output of a call have the shape that its tool declared when it was called. Nothing of it is checked before.
 * `undefined` until the call comes, and until what checks it is loaded. Re-renders when that call changes, or a manifest of its session comes.
 */
export function useSchemaCheck(toolCallId: string): ToolCallCheck | undefined {
  const { store } = useStoreContext();
  const check = useToolCallCheck();
  const call = useToolCall(toolCallId);
  const sessionId = call?.sessionId;
  const manifests = useObserverState((state) => (sessionId === undefined ? undefined : state.sessions.get(sessionId)?.manifests));
  // What a check reads of the state is the call and the manifests of its session.
  // oxlint-disable-next-line react/exhaustive-deps
  return useMemo(
    () => (call === undefined ? undefined : check?.checkToolCall(store.getState(), call)),
    // oxlint-disable-next-line react/exhaustive-deps
    [store, call, manifests, check],
  );
}
