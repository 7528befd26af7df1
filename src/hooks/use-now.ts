'use client';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { readTime } from '../store/index.js';
import { useStoreContext } from './store-context.js';
import { useIsHydrated } from './use-is-hydrated.js';

/** The time of what is shown, in milliseconds since the Unix epoch. Re-renders every `intervalMs` while `isRunning`, and with each move through the past. On a server it is the time of the last frame. */
export function useNow(intervalMs: number, isRunning = true): number {
  const { store } = useStoreContext();
  const isHydrated = useIsHydrated();
  const past = usePastTime();
  const now = useTickingNow(intervalMs, isRunning && past === undefined);
  return past ?? (isHydrated ? now : (store.cursor.getState().at ?? now));
}

/** The time of what is shown while it is the past; `undefined` at the live end. Re-renders when that changes. */
export function usePastTime(): number | undefined {
  const { store } = useStoreContext();
  const read = (): number | undefined => (store.cursor.getState().isLive ? undefined : store.now());
  return useSyncExternalStore(store.cursor.subscribe, read, read);
}

function useTickingNow(intervalMs: number, isRunning: boolean): number {
  const { clock } = useStoreContext().store;
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    if (!isRunning) return undefined;
    let cancel: () => void;
    const tick = (): void => {
      setNow(clock.now());
      cancel = clock.after(intervalMs, tick);
    };
    // At once only where the time was read long ago: what has just been rendered shows the right one.
    cancel = clock.after(Math.max(0, now + intervalMs - clock.now()), tick);
    return () => cancel();
    // oxlint-disable-next-line react/exhaustive-deps
  }, [clock, intervalMs, isRunning]);
  return now;
}

/** Milliseconds until an ISO 8601 date and time; `undefined` where there is none. Re-renders when it comes, not before, and with each move through the past. */
export function useTimeUntil(expiresAt: string | undefined): number | undefined {
  const { clock } = useStoreContext().store;
  const past = usePastTime();
  const time = readTime(expiresAt);
  const [, wake] = useState(0);
  useEffect(() => {
    if (time === undefined) return undefined;
    let cancel: (() => void) | undefined;
    const wait = (): void => {
      const left = time - clock.now();
      if (left <= 0) wake((count) => count + 1);
      else cancel = clock.after(Math.min(left, longestTimerMs), wait);
    };
    // Also where it has come between the rendering and this.
    wait();
    return () => cancel?.();
  }, [clock, time]);
  return time === undefined ? undefined : Math.max(0, time - (past ?? clock.now()));
}

/** Timers longer than this fire at once. */
const longestTimerMs = 2_147_483_647;
