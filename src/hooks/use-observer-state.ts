'use client';
import { useStore } from 'zustand';
import type { ObserverState } from '../store/index.js';
import { useStoreContext } from './store-context.js';

/**
 * Reads something from the state. Re-renders when what `select` returns is another value: it must return a primitive,
 * or an object that the state itself holds, never one that it makes.
 */
export function useObserverState<T>(select: (state: ObserverState) => T): T {
  return useStore(useStoreContext().store, select);
}
