'use client';
import { useMemo } from 'react';
import type { ProblemList, Sequence, TimelineEntry, ToolStatistics, WireLog } from '../store/index.js';
import { useSessionScope } from './store-context.js';
import { useObserverState } from './use-observer-state.js';

/** All entries of the timeline, oldest first. Re-renders when one is added. */
export function useTimeline(): Sequence<TimelineEntry> {
  return useObserverState((state) => state.timeline);
}

/** All messages of the wire that are held. Re-renders with every frame. */
export function useWireLog(): WireLog {
  return useObserverState((state) => state.wire);
}

/** Everything that was refused or repaired. Re-renders when something is added. */
export function useProblems(): ProblemList {
  return useObserverState((state) => state.problems);
}

/** What has become of the calls of each tool of a session (or of all, where none is named). Re-renders when a call begins or ends. */
export function useToolStatistics(sessionId?: string): readonly ToolStatistics[] {
  const scope = useSessionScope();
  const id = sessionId ?? scope;
  const statistics = useObserverState((state) => state.statistics);
  return useMemo(() => [...statistics.values()].filter((each) => id === undefined || each.sessionId === id), [statistics, id]);
}
