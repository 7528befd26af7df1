import type { ObserverState, TimelineEntry } from '../../store/index.js';
import { CallLane } from './call-lane.js';
import { MarkLane, type MarkEntry } from './mark-lane.js';
import type { PlanLane, PlanSpan } from './plan-lane.js';
import { PlanLanes } from './plan-lanes.js';
import { Silences } from './silence.js';

export type TimelineLane = PlanLane | CallLane | MarkLane;

/** Whether a filter lets something through. */
export type EntryTest = (entry: TimelineEntry | PlanSpan) => boolean;

/**
 * The timeline's entries, laid out in lanes: one for the calls of each session, one for its plans, one for each topic. It follows a state by adding what came,
 * so that the cost of a commit does not grow with what stands there.
 */
export class TimelineLanes {
  readonly calls: CallLane[] = [];
  readonly marks: MarkLane[] = [];
  readonly silences = new Silences();
  /** When the first and the last thing happened that stands here; both 0 while nothing does. */
  from = 0;
  until = 0;
  /** Changes whenever something does. */
  version = 0;
  private readonly planLanes = new PlanLanes();
  private readonly callLanes = new Map<string, CallLane>();
  private readonly markLanes = new Map<string, MarkLane>();
  private dropped = 0;
  private read = 0;
  private last: { readonly position: number; readonly at: number } | undefined;
  private passes: EntryTest = everything;

  get plans(): readonly PlanLane[] {
    return this.planLanes.lanes;
  }

  get isEmpty(): boolean {
    return this.last === undefined && this.plans.length === 0;
  }

  /** Brings the lanes up to a state: that of the newest frame, not that of a cursor in the past. Give the same test until the filter is another. */
  follow(state: ObserverState, passes: EntryTest = everything): void {
    const { timeline, toolCalls, wire } = state;
    if (!this.continues(timeline)) this.clear();
    const find = (key: string) => toolCalls.records.get(key);
    let isChanged = this.passes !== passes;
    this.passes = passes;
    if (isChanged) this.filter();
    for (const lane of this.calls) isChanged = lane.settleOpen(find, passes) || isChanged;
    isChanged = this.planLanes.follow(state, passes) || isChanged;
    for (const entry of timeline.range(this.read - timeline.dropped, timeline.size)) {
      this.add(entry, state);
      isChanged = true;
    }
    this.read = timeline.dropped + timeline.size;
    if (timeline.dropped > this.dropped) this.drop(timeline);
    const lastAt = wire.entries.at(-1)?.at ?? this.until;
    if (!isChanged && lastAt <= this.until) return;
    this.until = Math.max(this.until, lastAt);
    this.version += 1;
  }

  /** How much of all the newest filter has been asked about, from 0 to 1. */
  get askedShare(): number {
    const lanes = [...this.calls, ...this.marks];
    const unasked = lanes.reduce((sum, lane) => sum + lane.unasked, 0);
    return unasked === 0 ? 1 : 1 - unasked / lanes.reduce((sum, { size }) => sum + size, 0);
  }

  /** Asks the filter about the next entries, so many at most: of a hundred thousand it would hold up the page to ask about all at once. */
  ask(most: number): void {
    let left = most;
    for (const lane of this.calls) left -= lane.ask(this.passes, left);
    for (const lane of this.marks) left -= lane.ask(this.passes, left);
    if (left < most) this.version += 1;
  }

  /** Puts the steps that are under way together into one row, or under each other again. */
  foldPlans(isFolded: boolean): void {
    if (this.planLanes.fold(isFolded)) this.version += 1;
  }

  /** Where a call stands. */
  findCall(key: string): { readonly lane: CallLane; readonly index: number } | undefined {
    for (const lane of this.calls) {
      const index = lane.indexOf(key);
      if (index >= 0) return { lane, index };
    }
    return undefined;
  }

  private continues(timeline: ObserverState['timeline']): boolean {
    if (this.last === undefined) return true;
    if (timeline.dropped < this.dropped || timeline.dropped + timeline.size < this.read) return false;
    const same = timeline.at(this.read - 1 - timeline.dropped);
    return this.read <= timeline.dropped || (same?.position === this.last.position && same.at === this.last.at);
  }

  private add(entry: TimelineEntry, { toolCalls, wire }: ObserverState): void {
    if (this.last === undefined) this.from = entry.at;
    this.last = entry;
    this.until = Math.max(this.until, entry.at);
    if (entry.kind === 'session') this.silences.add(entry, wire);
    if (entry.kind !== 'tool-call') {
      this.markLane(entry).add(entry, this.passes(entry));
      return;
    }
    let lane = this.callLanes.get(entry.sessionId);
    if (lane === undefined) {
      lane = new CallLane(entry.sessionId);
      this.callLanes.set(entry.sessionId, lane);
      this.calls.push(lane);
    }
    lane.add(entry, toolCalls.records.get(entry.toolCallKey), this.passes(entry));
  }

  private markLane(entry: MarkEntry): MarkLane {
    const topic = entry.kind === 'event' ? entry.topic : '';
    const key = `${entry.kind} ${topic}`;
    let lane = this.markLanes.get(key);
    if (lane === undefined) {
      lane = new MarkLane(entry.kind, topic);
      this.markLanes.set(key, lane);
      this.marks.push(lane);
    }
    return lane;
  }

  private filter(): void {
    this.planLanes.filter(this.passes);
    for (const lane of [...this.calls, ...this.marks]) lane.askAnew();
    this.ask(firstAsked);
  }

  private drop(timeline: ObserverState['timeline']): void {
    const first = timeline.at(0);
    if (first === undefined) return;
    for (const lane of [...this.calls, ...this.marks]) lane.dropBefore(first.position);
    for (const { sessionId } of this.calls.filter(({ size }) => size === 0)) this.callLanes.delete(sessionId);
    this.calls.splice(0, Infinity, ...this.callLanes.values());
    this.silences.dropBefore(first.position);
    this.from = first.at;
    this.dropped = timeline.dropped;
  }

  private clear(): void {
    this.calls.length = 0;
    this.marks.length = 0;
    this.silences.all = [];
    this.planLanes.clear();
    this.callLanes.clear();
    this.markLanes.clear();
    this.dropped = 0;
    this.read = 0;
    this.last = undefined;
    this.from = 0;
    this.until = 0;
  }
}

/** So many are asked about at once when the filter changes: all of a short run. */
const firstAsked = 500;

const everything: EntryTest = () => true;
