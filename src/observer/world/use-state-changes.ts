'use client';
import { useState } from 'react';
import { useTimeline } from '../../hooks/index.js';
import type { EventEntry, Sequence, TimelineEntry } from '../../store/index.js';

/** What the world told of its state, the last times, oldest first. The same array until it tells more. */
export type StateChanges = readonly EventEntry[];

/** The last state changes of a session. Reads each entry of the timeline once. Re-renders with the timeline. */
export function useStateChanges(sessionId: string | undefined): StateChanges {
  const timeline = useTimeline();
  const [reader] = useState(() => new StateChangeReader());
  return reader.read(timeline, sessionId);
}

const mostKept = 100;

class StateChangeReader {
  private sessionId: string | undefined;
  private end = 0;
  private changes: StateChanges = [];

  read(timeline: Sequence<TimelineEntry>, sessionId: string | undefined): StateChanges {
    const end = timeline.dropped + timeline.size;
    const last = this.changes.at(-1);
    const isOther = last !== undefined && !this.holds(timeline, last);
    if (sessionId !== this.sessionId || end < this.end || isOther) {
      this.sessionId = sessionId;
      this.end = 0;
      this.changes = [];
    }
    const told: EventEntry[] = [];
    for (const entry of timeline.range(this.end - timeline.dropped, timeline.size))
      if (entry.kind === 'event' && entry.topic === 'state_change' && entry.sessionId === sessionId) told.push(entry);
    if (told.length > 0) this.changes = [...this.changes, ...told].slice(-mostKept);
    this.end = end;
    return this.changes;
  }

  /** A cursor in the past may show a timeline of the same length with other entries. */
  private holds(timeline: Sequence<TimelineEntry>, entry: EventEntry): boolean {
    const first = timeline.at(0)?.position ?? Infinity;
    return entry.position < first || timeline.at(timeline.firstWhere((each) => each.position >= entry.position)) === entry;
  }
}
