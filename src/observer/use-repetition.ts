'use client';
import { useMemo } from 'react';
import { useStoreContext } from '../hooks/index.js';
import type { ToolCallRecord } from '../store/index.js';
import { repetitionOf, type Repetition } from './repeated-call.js';

/** Whether a call repeats earlier ones. Looked for when the call is shown, and once more when its result comes. */
export function useRepetition(call: ToolCallRecord | undefined): Repetition | undefined {
  const { store } = useStoreContext();
  return useMemo(
    () => (call === undefined ? undefined : repetitionOf(store.getState(), call)),
    // Of the call its result alone can change what is found.
    // oxlint-disable-next-line react/exhaustive-deps
    [store, call?.key, call?.value.status],
  );
}
