'use client';
import { useState } from 'react';
import { useTimeline } from '../hooks/index.js';
import type { EventEntry, Sequence, TimelineEntry } from '../store/index.js';

/** What the world last told of its state, and what it told before that. */
export interface StateChanges {
  readonly last: EventEntry | undefined;
  readonly before: EventEntry | undefined;
}

/** The last two state changes of a session. Reads each entry of the timeline once. Re-renders with the timeline. */
export function useStateChanges(sessionId: string | undefined): StateChanges {
  const timeline = useTimeline();
  const [reader] = useState(() => new StateChangeReader());
  return reader.read(timeline, sessionId);
}

class StateChangeReader {
  private sessionId: string | undefined;
  private end = 0;
  private changes: StateChanges = none;

  read(timeline: Sequence<TimelineEntry>, sessionId: string | undefined): StateChanges {
    const end = timeline.dropped + timeline.size;
    if (sessionId !== this.sessionId || end < this.end) {
      this.sessionId = sessionId;
      this.end = 0;
      this.changes = none;
    }
    for (const entry of timeline.range(this.end - timeline.dropped, timeline.size)) {
      if (entry.kind === 'event' && entry.topic === 'state_change' && entry.sessionId === sessionId) {
        this.changes = { last: entry, before: this.changes.last };
      }
    }
    this.end = end;
    return this.changes;
  }
}

const none: StateChanges = { last: undefined, before: undefined };
