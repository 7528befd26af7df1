'use client';
import { useEffect, useSyncExternalStore } from 'react';
import type { OnDemand, OnDemandState } from './on-demand.js';

/**
 * What is known of a part, which is loaded from the first mount on. What could not be loaded is tried again by the next mount, and when the page
 * is online again. Re-renders when it is there, or could not be loaded: at once, since what React may put off is put off again and again while a
 * store changes with each frame of the screen.
 */
export function useOnDemand<T>(part: OnDemand<T>): OnDemandState<T> {
  const state = useSyncExternalStore(part.subscribe, part.state, part.state);
  const isThere = state.value !== undefined;
  useEffect(() => {
    if (isThere) return undefined;
    const attempt = (): void => {
      part.load().catch(() => undefined); // The state tells of it.
    };
    attempt();
    addEventListener('online', attempt);
    return () => removeEventListener('online', attempt);
  }, [part, isThere]);
  return state;
}
