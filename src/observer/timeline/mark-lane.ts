import type { TimelineEntry, ToolCallEntry } from '../../store/index.js';
import { firstAtOrAfter } from './call-lane.js';
import { FilteredLane } from './filtered-lane.js';

/** What happened at one moment: an event of the world, an error, a change of a session or of its tools. */
export type MarkEntry = Exclude<TimelineEntry, ToolCallEntry>;

/** The moments of one topic, of all sessions. */
export class MarkLane extends FilteredLane<MarkEntry> {
  readonly topic: string;
  readonly kind: MarkEntry['kind'];
  readonly positions: number[] = [];
  readonly starts: number[] = [];
  readonly entries: MarkEntry[] = [];

  constructor(kind: MarkEntry['kind'], topic: string) {
    super();
    this.kind = kind;
    this.topic = topic;
  }

  get size(): number {
    return this.entries.length;
  }

  entryAt(place: number): MarkEntry | undefined {
    return this.entries[place];
  }

  add(entry: MarkEntry, passes: boolean): void {
    this.positions.push(entry.position);
    this.starts.push(Math.max(entry.at, this.starts.at(-1) ?? entry.at));
    this.entries.push(entry);
    this.addPassing(passes);
  }

  dropBefore(position: number): void {
    const count = firstAtOrAfter(this.positions, position);
    for (const column of [this.positions, this.starts, this.entries]) column.splice(0, count);
    this.dropPassing(count);
  }
}
