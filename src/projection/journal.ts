import type { Arrival } from '../aicc/index.js';
import type { Problem } from '../schema/index.js';
import { emptyState, type Limits, type ObserverState, type WireEntry } from '../store/index.js';
import {
  keepCheckpoint,
  lastBefore,
  reviveCheckpoint,
  strideOf,
  withoutFramesBefore,
  type Checkpoint,
  type KeptCheckpoint,
  type Stride,
} from './checkpoints.js';
import { applyHostChange, lengthOfChange, type HostChange, type HostEntry } from './host-entry.js';
import { Ingestion } from './ingestion.js';
import { isRepeat, type ItemReport } from './item-report.js';
import type { RememberedIds } from './recent-ids.js';
import { rereadFrame } from './reread-frame.js';

/** Where a journal begins, when not with nothing. */
export interface JournalStart {
  readonly state: ObserverState;
  /** What was let go before it. */
  readonly letGoLength: number;
}

/**
 * All that changed the state, in order, and the state that came of it: the frames are those of its wire log, the rest are entries of the host.
 * The state at any position is made anew from the checkpoint before it, so that it is the same however one comes there.
 */
export class Journal {
  readonly limits: Limits;
  /** The state after all that has come. */
  head: ObserverState;
  /** The state that is looked at; `undefined` while that is the head. */
  view: Checkpoint | undefined;
  private reach: number;
  private readonly stride: Stride;
  private readonly ingestion: Ingestion;
  private checkpoints: KeptCheckpoint[];
  private hostEntries: HostEntry[] = [];
  private droppedHostEntries = 0;
  private hostLength = 0;
  /** Frames that the wire log has let go, and that lead from the first checkpoint to those that it holds. */
  private lead: readonly WireEntry[] = [];
  private readonly refusals = new Map<number, readonly Problem[]>();
  private sinceCheckpoint = { entries: 0, length: 0 };

  constructor(limits: Limits, start: JournalStart = { state: emptyState, letGoLength: 0 }) {
    this.limits = limits;
    this.stride = strideOf(limits);
    this.ingestion = new Ingestion(limits);
    this.head = start.state;
    this.reach = start.letGoLength + start.state.wire.held;
    this.checkpoints = [{ position: start.state.wire.next, hostCount: 0, state: start.state, reach: this.reach }];
  }

  /** The first position to which the state can be brought back. */
  get first(): number {
    return Math.max(this.head.wire.entries.dropped, this.checkpoints[0]?.position ?? 0);
  }

  get newest(): number {
    return this.head.wire.next;
  }

  /** UTF-16 code units of the frames that were let go. */
  get letGoLength(): number {
    return this.reach - this.head.wire.held;
  }

  /** UTF-16 code units of the frames and documents that are held. */
  get heldLength(): number {
    return this.head.wire.held + this.hostLength;
  }

  receive(arrivals: readonly Arrival[]): readonly ItemReport[] {
    return this.receiveBy(this.ingestion, arrivals);
  }

  /** Takes frames that another journal took. */
  receiveAgain(arrivals: readonly Arrival[]): void {
    this.receiveBy(this.forgetful(), arrivals);
  }

  private receiveBy(ingestion: Ingestion, arrivals: readonly Arrival[]): readonly ItemReport[] {
    let stop = this.endOfRun(arrivals, 0);
    if (stop === arrivals.length) return this.receiveRun(ingestion, arrivals);
    const runs = [this.receiveRun(ingestion, arrivals.slice(0, stop))];
    while (stop < arrivals.length) {
      const start = stop;
      stop = this.endOfRun(arrivals, start);
      runs.push(this.receiveRun(ingestion, arrivals.slice(start, stop)));
    }
    return runs.flat();
  }

  /** Takes a change that no frame brought. One that changes nothing leaves no entry. */
  change(change: HostChange): readonly ItemReport[] {
    const length = lengthOfChange(change);
    const { state, reports } = applyHostChange(this.head, change, this.limits);
    if (state === this.head) return reports;
    const isInView = this.view?.position === this.newest;
    this.head = state;
    this.hostEntries.push({ ...change, position: this.newest, length });
    this.hostLength += length;
    this.count(1, length);
    this.boundHostEntries();
    if (isInView) this.view = this.markHead();
    return reports;
  }

  /** Looks at the state after the first `position` frames, or at the head. */
  look(position: number | undefined): void {
    this.view = position === undefined ? undefined : this.checkpointAt(position);
  }

  /** The state after which the entries come that are held. */
  start(): Checkpoint {
    const [base] = this.checkpoints;
    return base?.position === this.first ? this.revived(base) : this.checkpointAt(this.first);
  }

  /** All that came after a place in the journal, oldest first; `undefined` where some of it was let go. */
  entriesAfter({ position, hostCount }: Pick<Checkpoint, 'position' | 'hostCount'>): readonly (WireEntry | HostEntry)[] | undefined {
    if (position < this.first || hostCount < this.droppedHostEntries) return undefined;
    const entries: (WireEntry | HostEntry)[] = [];
    let next = position;
    for (const entry of this.hostEntries.slice(hostCount - this.droppedHostEntries)) {
      for (const frame of this.frames(next, entry.position)) entries.push(frame);
      entries.push(entry);
      next = entry.position;
    }
    for (const frame of this.frames(next, this.newest)) entries.push(frame);
    return entries;
  }

  rememberedIds(): readonly RememberedIds[] {
    return this.ingestion.rememberedIds();
  }

  remember(ids: readonly RememberedIds[]): void {
    this.ingestion.remember(ids);
  }

  refusalOf(position: number): readonly Problem[] | undefined {
    return this.refusals.get(position);
  }

  /** As many arrivals as fit between two checkpoints. One that is longer than that goes alone. */
  private endOfRun(arrivals: readonly Arrival[], start: number): number {
    let length = 0;
    let stop = start;
    for (; stop < arrivals.length && stop - start < this.stride.entries; stop += 1) {
      length += arrivals[stop]?.text?.length ?? 0;
      if (stop > start && length > this.stride.length) break;
    }
    return stop;
  }

  private receiveRun(ingestion: Ingestion, arrivals: readonly Arrival[]): readonly ItemReport[] {
    const before = this.head;
    const { state, reports } = ingestion.apply(before, arrivals);
    if (state === before) return reports;
    this.head = state;
    let length = 0;
    let index = 0;
    for (const { decoded, text } of arrivals) {
      const report = reports[index];
      index += 1;
      if (report === undefined || isRepeat(report)) continue;
      length += text?.length ?? 0;
      if (!decoded.ok) this.refusals.set(report.position, report.problems);
    }
    this.reach += length;
    const { entries, next } = state.wire;
    // A frame that is longer than all that may be held is let go as soon as it has come. It came alone.
    const isLost = entries.dropped > before.wire.next;
    this.count(next - before.wire.next, isLost ? this.stride.length : length);
    if (entries.dropped > before.wire.entries.dropped) this.letGo(before, before.wire.held + length - state.wire.held);
    return reports;
  }

  private count(entries: number, length: number): void {
    this.sinceCheckpoint.entries += entries;
    this.sinceCheckpoint.length += length;
    if (this.sinceCheckpoint.entries < this.stride.entries && this.sinceCheckpoint.length < this.stride.length) return;
    this.sinceCheckpoint = { entries: 0, length: 0 };
    this.checkpoints.push(this.keepHead());
  }

  private keepHead(): KeptCheckpoint {
    return keepCheckpoint(this.markHead(), this.reach);
  }

  private revived(kept: KeptCheckpoint): Checkpoint {
    return reviveCheckpoint(kept, this.head.wire, this.letGoLength);
  }

  markHead(): Checkpoint {
    return { position: this.newest, hostCount: this.hostEnd, state: this.head };
  }

  /** How many entries of the host have come since the start. */
  get hostEnd(): number {
    return this.droppedHostEntries + this.hostEntries.length;
  }

  /** Follows the wire log, which has let go of its oldest frames, `length` long in all. */
  private letGo({ wire: before }: ObserverState, length: number): void {
    const first = this.head.wire.entries.dropped;
    const base = lastBefore(this.checkpoints, first, Infinity) ?? this.keepHead();
    const { dropped } = before.entries;
    const lost = before.entries.range(Math.max(0, base.position - dropped), first - dropped);
    this.lead = [...this.lead.filter(({ position }) => position >= base.position), ...lost];
    this.checkpoints = this.checkpoints.slice(this.checkpoints.indexOf(base));
    if (this.view !== undefined) this.view = { ...this.view, state: withoutFramesBefore(this.view.state, first, length) };
    for (const position of this.refusals.keys()) {
      if (position >= base.position) break;
      this.refusals.delete(position);
    }
    this.dropHostEntries(base.hostCount);
  }

  /** A host that puts documents without end, while no frames come, is bounded by the same limits. */
  private boundHostEntries(): void {
    const { frames, frameLength } = this.limits;
    if (this.hostEntries.length <= frames && this.hostLength <= frameLength) return;
    const kept = this.checkpoints.findIndex(
      ({ hostCount }) => this.hostEnd - hostCount <= frames * 0.9 && this.lengthFrom(hostCount) <= frameLength * 0.9,
    );
    const base = this.checkpoints[kept] ?? this.keepHead();
    this.checkpoints = kept === -1 ? [base] : this.checkpoints.slice(kept);
    this.lead = this.lead.filter(({ position }) => position >= base.position);
    this.dropHostEntries(base.hostCount);
  }

  private lengthFrom(hostCount: number): number {
    return this.hostEntries.slice(hostCount - this.droppedHostEntries).reduce((sum, { length }) => sum + length, 0);
  }

  private dropHostEntries(hostCount: number): void {
    for (const { length } of this.hostEntries.splice(0, hostCount - this.droppedHostEntries)) this.hostLength -= length;
    this.droppedHostEntries = hostCount;
  }

  private checkpointAt(position: number): Checkpoint {
    if (position === this.newest) return this.markHead();
    const { first } = this;
    const hostCount = this.hostCountAt(position);
    let from = this.revived(lastBefore(this.checkpoints, position, hostCount) ?? this.keepHead());
    if (from.position < first) {
      from = this.applied(from, first, this.hostCountAt(first));
      from = { ...from, state: withoutFramesBefore(from.state, first, 0) };
      this.checkpoints = [keepCheckpoint(from, this.letGoLength), ...this.checkpoints.slice(1)];
      this.lead = [];
    }
    const { view } = this;
    const isNearer =
      view !== undefined &&
      view.position >= from.position &&
      view.position <= position &&
      view.hostCount <= hostCount &&
      view.position >= first;
    return this.applied(isNearer ? view : from, position, hostCount);
  }

  /** How many entries of the host had come by a position. */
  private hostCountAt(position: number): number {
    const later = this.hostEntries.findIndex((entry) => entry.position > position);
    return later === -1 ? this.hostEnd : this.droppedHostEntries + later;
  }

  private applied(from: Checkpoint, position: number, hostCount: number): Checkpoint {
    const ingestion = this.forgetful();
    let { state } = from;
    const goTo = (next: number): void => {
      const arrivals = Array.from(this.frames(state.wire.next, next), (entry) => rereadFrame(entry, this.refusals.get(entry.position)));
      ({ state } = ingestion.apply(state, arrivals));
    };
    const dropped = this.droppedHostEntries;
    for (const entry of this.hostEntries.slice(from.hostCount - dropped, hostCount - dropped)) {
      goTo(entry.position);
      ({ state } = applyHostChange(state, entry, this.limits));
    }
    goTo(position);
    return { position, hostCount, state };
  }

  /** For what was taken once: none of it is a repeat. */
  private forgetful(): Ingestion {
    return new Ingestion({ ...this.limits, recentMessageIds: 0 });
  }

  private *frames(start: number, stop: number): Generator<WireEntry> {
    const { entries } = this.head.wire;
    for (const entry of this.lead) if (entry.position >= start && entry.position < stop) yield entry;
    yield* entries.range(start - entries.dropped, stop - entries.dropped);
  }
}
