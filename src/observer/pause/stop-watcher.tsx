'use client';
import { useEffect } from 'react';
import { useStoreContext } from '../../hooks/index.js';
import type { CursorState, Playback } from '../../projection/index.js';
import type { StopCondition } from './stop-condition.js';
import { watchStops, type Stop, type StopWatch } from './watch-stops.js';

export interface StopWatcherProps {
  readonly playback: Playback;
  readonly conditions: readonly StopCondition[];
  /** Where the cursor was when the conditions were set. */
  readonly start: CursorState;
  readonly onStop: (stop: Stop | undefined) => void;
  /** Is given what watches, and nothing once that has ended. */
  readonly onWatch: (watch: StopWatch | undefined) => void;
}

/** Stops the cursor on conditions as long as it is mounted. Renders nothing. */
export function StopWatcher({ playback, conditions, start, onStop, onWatch }: StopWatcherProps) {
  const { store } = useStoreContext();
  useEffect(() => {
    const watch = watchStops(store, playback, conditions, onStop, start);
    onWatch(watch);
    return () => {
      watch.end();
      onWatch(undefined);
    };
  }, [store, playback, conditions, start, onStop, onWatch]);
  return null;
}
