'use client';
import { useSyncExternalStore } from 'react';
import type { CursorState } from '../projection/index.js';
import { useStoreContext } from './store-context.js';

/** Where the state that is shown stands in all that has come. Re-renders with every commit, in the past too. */
export function useCursor(): CursorState {
  const { cursor } = useStoreContext().store;
  return useSyncExternalStore(cursor.subscribe, cursor.getState, cursor.getState);
}

/** Whether the state that is shown moves on with every frame. Re-renders when that changes. */
export function useIsLive(): boolean {
  const { cursor } = useStoreContext().store;
  const read = (): boolean => cursor.getState().isLive;
  return useSyncExternalStore(cursor.subscribe, read, read);
}
