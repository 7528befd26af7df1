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
  /** How much of all the filter has been asked about, from 0 to 1. */
  readonly askedShare: number;
}

/** The lanes of all that has come, wherever the cursor stands. Re-renders when something is added or settled, when the cursor moves and when the filter is another. */
export function useTimelineLanes(arePlansFolded: boolean): ObservedLanes {
  const { store } = useStoreContext();
  const lanes = useMemo(() => {
    const made = new TimelineLanes();
    made.foldPlans(arePlansFolded);
    made.follow(store.getHead());
    return made;
    // Folded anew below: the lanes stay the same.
    // oxlint-disable-next-line react/exhaustive-deps
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
    const unsubscribe = store.cursor.subscribe(follow);
    const stopAsking = askByAndBy(lanes, () => setVersion(lanes.version));
    return () => {
      unsubscribe();
      stopAsking();
    };
  }, [lanes, store, passes]);
  useEffect(() => {
    lanes.foldPlans(arePlansFolded);
    setVersion(lanes.version);
  }, [lanes, arePlansFolded]);
  // Lanes are added to in place: their version says when they have changed.
  // oxlint-disable-next-line react/exhaustive-deps
  const layout = useMemo(() => layOut(lanes), [lanes, version]);
  return { lanes, layout, cursor, version, askedShare: lanes.askedShare };
}

/** Has the filter asked about all entries, so many at a time that nothing else is held up. Returns how to end it. */
function askByAndBy(lanes: TimelineLanes, show: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let shownAt = performance.now();
  const goOn = (): void => {
    if (lanes.askedShare >= 1) return;
    const start = performance.now();
    do lanes.ask(stepAsked);
    while (lanes.askedShare < 1 && performance.now() - start < sliceMs);
    // Shown now and then, not after each slice: to show costs more than to ask.
    if (lanes.askedShare >= 1 || start - shownAt > showMs) {
      shownAt = start;
      show();
    }
    timer = setTimeout(goOn);
  };
  timer = setTimeout(goOn);
  return () => clearTimeout(timer);
}

const stepAsked = 100;
const sliceMs = 8;
const showMs = 120;

function subjectOf(entry: Parameters<EntryTest>[0], state: ObserverState): FilterSubject {
  if (entry.kind !== 'plan') return subjectOfEntry(entry, state);
  const { sessionId, title, status, outcome } = entry;
  return subjectOfPlan({ sessionId, titles: [title], statuses: outcome === undefined ? [status] : [status, outcome] }, state);
}
