'use client';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useStoreContext } from '../../hooks/index.js';
import type { CursorState } from '../../projection/index.js';
import { layOut, type LaneLayout } from './lane-layout.js';
import { TimelineLanes } from './timeline-lanes.js';

export interface ObservedLanes {
  readonly lanes: TimelineLanes;
  readonly layout: LaneLayout;
  readonly cursor: CursorState;
  /** Changes whenever the lanes do. */
  readonly version: number;
}

/** The lanes of all that has come, wherever the cursor stands. Re-renders when something is added or settled, and when the cursor moves. */
export function useTimelineLanes(): ObservedLanes {
  const { store } = useStoreContext();
  const lanes = useMemo(() => {
    const made = new TimelineLanes();
    made.follow(store.getHead());
    return made;
  }, [store]);
  const [version, setVersion] = useState(lanes.version);
  const cursor = useSyncExternalStore(store.cursor.subscribe, store.cursor.getState, store.cursor.getState);
  useEffect(() => {
    const follow = (): void => {
      lanes.follow(store.getHead());
      setVersion(lanes.version);
    };
    follow();
    const stops = [store.subscribe(follow), store.cursor.subscribe(follow)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [lanes, store]);
  // Lanes are added to in place: their version says when they have changed.
  // oxlint-disable-next-line react/exhaustive-deps
  const layout = useMemo(() => layOut(lanes), [lanes, version]);
  return { lanes, layout, cursor, version };
}
