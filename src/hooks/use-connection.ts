'use client';
import { useSyncExternalStore } from 'react';
import type { LinkState } from '../aicc/index.js';
import { useStoreContext } from './store-context.js';

/** Where the connection to the bridge stands; `undefined` where the store is fed without one. Re-renders when that changes. */
export function useConnection(): LinkState | undefined {
  const { connection } = useStoreContext();
  return useSyncExternalStore(connection?.subscribe ?? subscribeToNothing, connection?.getState ?? getNothing, getNothing);
}

function subscribeToNothing(): () => void {
  return () => undefined;
}

function getNothing(): undefined {
  return undefined;
}
