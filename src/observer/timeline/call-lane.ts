import type { ToolCall } from '../../schema/index.js';
import { firstWhere, isSettled, type ToolCallEntry, type ToolCallRecord } from '../../store/index.js';
import { FilteredLane } from './filtered-lane.js';
import { LatestEnds } from './latest-ends.js';

/** How a call is drawn. */
export type CallClass = NonNullable<ToolCall['toolClass']> | 'unknown';
export type CallOutcome = 'running' | 'succeeded' | 'failed' | 'cancelled';

const mostCallRows = 6;

/** The tool calls of one session, in columns: one number or word a call, so that a hundred thousand are read in a millisecond. */
export class CallLane extends FilteredLane<ToolCallEntry> {
  readonly sessionId: string;
  /** Calls that run at the same time stand in rows under each other; the last row takes all that find none free. */
  readonly mostRows = mostCallRows;
  readonly keys: string[] = [];
  readonly positions: number[] = [];
  readonly starts: number[] = [];
  /** `Infinity` while a call runs. */
  readonly ends: number[] = [];
  /** The frame of the result; `Infinity` while none has come. */
  readonly resultPositions: number[] = [];
  readonly rows: number[] = [];
  readonly classes: CallClass[] = [];
  readonly outcomes: CallOutcome[] = [];
  /** By the time at which each row is free again. */
  private readonly rowEnds: number[] = [];
  private readonly open = new Set<number>();
  private readonly latestEnds = new LatestEnds();
  private readonly indexes = new Map<string, number>();
  /** How many calls were let go from the front: an index counts from the first call that ever stood here. */
  private dropped = 0;

  constructor(sessionId: string) {
    super();
    this.sessionId = sessionId;
  }

  get size(): number {
    return this.keys.length;
  }

  get rowCount(): number {
    return Math.max(1, this.rowEnds.length);
  }

  /** The index of a call, or -1. */
  indexOf(key: string): number {
    const index = this.indexes.get(key);
    return index === undefined ? -1 : index - this.dropped;
  }

  /** The first call that may be seen at `at` or after it: all before it had ended. */
  firstLasting(at: number): number {
    return this.latestEnds.firstLasting(this.ends, at);
  }

  add({ toolCallKey, position, at }: ToolCallEntry, record: ToolCallRecord | undefined, passes: boolean): void {
    const index = this.dropped + this.size;
    const start = Math.max(at, this.starts.at(-1) ?? at);
    const row = this.freeRow(start);
    this.keys.push(toolCallKey);
    this.positions.push(position);
    this.starts.push(start);
    this.ends.push(Infinity);
    this.latestEnds.change(this.ends.length - 1);
    this.resultPositions.push(Infinity);
    this.rows.push(row);
    this.classes.push(record?.value.toolClass ?? 'unknown');
    this.outcomes.push('running');
    this.addPassing(passes);
    this.rowEnds[row] = Infinity;
    this.indexes.set(toolCallKey, index);
    this.open.add(index);
    this.settle(index, record);
  }

  /** Looks whether the calls that ran have ended; whether one that has passes a filter is asked again. */
  settleOpen(find: (key: string) => ToolCallRecord | undefined, passes: (entry: ToolCallEntry) => boolean): boolean {
    let isChanged = false;
    for (const index of this.open) {
      const place = index - this.dropped;
      if (!this.settle(index, find(this.keys[place] ?? ''))) continue;
      this.passing[place] = passes(this.entryAt(place));
      isChanged = true;
    }
    return isChanged;
  }

  entryAt(place: number): ToolCallEntry {
    return {
      kind: 'tool-call',
      toolCallKey: this.keys[place] ?? '',
      position: this.positions[place] ?? 0,
      at: this.starts[place] ?? 0,
      sessionId: this.sessionId,
    };
  }

  /** Lets go of the calls whose frames come before `position`. */
  dropBefore(position: number): void {
    const count = firstAtOrAfter(this.positions, position);
    if (count === 0) return;
    for (const key of this.keys.slice(0, count)) this.indexes.delete(key);
    for (let index = this.dropped; index < this.dropped + count; index += 1) this.open.delete(index);
    for (const column of [this.keys, this.positions, this.starts, this.ends, this.resultPositions, this.rows, this.classes, this.outcomes])
      column.splice(0, count);
    this.dropPassing(count);
    this.latestEnds.drop(count);
    this.dropped += count;
  }

  private freeRow(start: number): number {
    const free = this.rowEnds.findIndex((end) => end <= start);
    return free >= 0 ? free : Math.min(this.rowEnds.length, this.mostRows - 1);
  }

  private settle(index: number, record: ToolCallRecord | undefined): boolean {
    const place = index - this.dropped;
    if (record === undefined || !isSettled(record)) return false;
    const end = Math.max(record.endedAt ?? record.updatedAt, this.starts[place] ?? 0);
    const row = this.rows[place] ?? 0;
    this.ends[place] = end;
    this.latestEnds.change(place);
    this.resultPositions[place] = record.resultPosition ?? record.position;
    this.outcomes[place] = outcomeOf(record);
    this.rowEnds[row] = this.rowEnds[row] === Infinity ? end : Math.max(this.rowEnds[row] ?? end, end);
    this.open.delete(index);
    return true;
  }
}

function outcomeOf({ value: { status } }: ToolCallRecord): CallOutcome {
  return status === 'pending' ? 'running' : status;
}

/** The first place in a sorted column that holds at least `value`; its length where none does. */
export function firstAtOrAfter(column: readonly number[], value: number): number {
  return firstWhere(column.length, (place) => (column[place] ?? Infinity) >= value);
}
