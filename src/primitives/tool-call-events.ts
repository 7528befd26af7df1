import { useMemo } from 'react';
import { useTimeline } from '../hooks/index.js';
import type { ToolCallRecord } from './tool-call.js';

type Timeline = ReturnType<typeof useTimeline>;
type EventEntry = Extract<NonNullable<ReturnType<Timeline['at']>>, { kind: 'event' }>;

/** Entries of the timeline that are looked through from a call on. */
const mostEntries = 2_000;
/** An event may tell of a call for so long after its result. */
const aftermathMs = 5_000;

/** The events of the world that came of a call, oldest first. Re-renders when something happens: use it only where they are shown. */
export function useToolCallEvents(call: ToolCallRecord): readonly EventEntry[] {
  const timeline = useTimeline();
  const { key, startedAt, endedAt } = call;
  return useMemo(() => {
    const events: EventEntry[] = [];
    const from = timeline.firstWhere(({ at }) => at >= startedAt);
    for (const entry of timeline.range(from, from + mostEntries)) {
      if (endedAt !== undefined && entry.at > endedAt + aftermathMs) break;
      if (entry.kind === 'event' && entry.toolCallKey === key) events.push(entry);
    }
    return events;
  }, [timeline, key, startedAt, endedAt]);
}
