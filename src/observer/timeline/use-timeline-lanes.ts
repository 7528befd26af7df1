'use client';
import { useEffect, useMemo, useState } from 'react';
import { useCursor, useStoreContext } from '../../hooks/index.js';
import type { CursorState } from '../../projection/index.js';
import { subjectOfEntry } from '../filter/filter-subjects.js';
import { subjectOfPlan } from '../plan-rows.js';
import type { FilterSubject } from '../filter/match-filter.js';
import { useFilterTest } from '../filter/use-filter.js';
import type { ObserverState } from '../../store/index.js';
import { layOut, type LaneLayout } from './lane-layout.js';
import { TimelineLanes, type EntryTest } from './timeline-lanes.js';

export interface ObservedLanes {
  readonly lanes: TimelineLanes;
  readonly layout: LaneLayout;
  readonly cursor: CursorState;
  /** Changes whenever the lanes do. */
  readonly version: number;
}

/** The lanes of all that has come, wherever the cursor stands. Re-renders when something is added or settled, when the cursor moves and when the filter is another. */
export function useTimelineLanes(): ObservedLanes {
  const { store } = useStoreContext();
  const lanes = useMemo(() => {
    const made = new TimelineLanes();
    made.follow(store.getHead());
    return made;
  }, [store]);
  const [version, setVersion] = useState(lanes.version);
  const cursor = useCursor();
  const passes = useFilterTest();
  useEffect(() => {
    const test: EntryTest | undefined = passes === undefined ? undefined : (entry) => passes(subjectOf(entry, store.getHead()));
    const follow = (): void => {
      lanes.follow(store.getHead(), test);
      setVersion(lanes.version);
    };
    follow();
    // The cursor tells of every commit, also of those that the shown past does not show.
    return store.cursor.subscribe(follow);
  }, [lanes, store, passes]);
  // Lanes are added to in place: their version says when they have changed.
  // oxlint-disable-next-line react/exhaustive-deps
  const layout = useMemo(() => layOut(lanes), [lanes, version]);
  return { lanes, layout, cursor, version };
}

function subjectOf(entry: Parameters<EntryTest>[0], state: ObserverState): FilterSubject {
  if (entry.kind !== 'plan') return subjectOfEntry(entry, state);
  const { sessionId, title, status, outcome } = entry;
  return subjectOfPlan({ sessionId, titles: [title], statuses: outcome === undefined ? [status] : [status, outcome] }, state);
}
