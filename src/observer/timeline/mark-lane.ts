import type { TimelineEntry, ToolCallEntry } from '../../store/index.js';
import { firstAtOrAfter } from './call-lane.js';

/** What happened at one moment: an event of the world, an error, a change of a session or of its tools. */
export type MarkEntry = Exclude<TimelineEntry, ToolCallEntry>;

/** The moments of one topic, of all sessions. */
export class MarkLane {
  readonly topic: string;
  readonly kind: MarkEntry['kind'];
  readonly positions: number[] = [];
  readonly starts: number[] = [];
  readonly entries: MarkEntry[] = [];
  /** Whether a filter lets it through. */
  readonly passing: boolean[] = [];

  constructor(kind: MarkEntry['kind'], topic: string) {
    this.kind = kind;
    this.topic = topic;
  }

  get size(): number {
    return this.entries.length;
  }

  add(entry: MarkEntry, passes: boolean): void {
    this.positions.push(entry.position);
    this.starts.push(Math.max(entry.at, this.starts.at(-1) ?? entry.at));
    this.entries.push(entry);
    this.passing.push(passes);
  }

  dropBefore(position: number): void {
    const count = firstAtOrAfter(this.positions, position);
    for (const column of [this.positions, this.starts, this.entries, this.passing]) column.splice(0, count);
  }
}
