import { isOver, type ObserverState, type PlanRecord } from '../../store/index.js';
import { PlanLane, spansOf, type PlanSpan } from './plan-lane.js';

/** A lane of plans for each session that has one. */
export class PlanLanes {
  readonly lanes: PlanLane[] = [];
  private isFolded = false;
  private plans: ObserverState['plans'] | undefined;
  private readonly read = new Map<string | undefined, Map<string, PlanRecord>>();
  private readonly endings = new Map<string | undefined, number | undefined>();

  /** Brings the lanes up to a state. Whether anything is another than before. */
  follow({ plans, sessions }: ObserverState, passes: (span: PlanSpan) => boolean): boolean {
    const changed = new Set<string | undefined>();
    if (plans !== this.plans) for (const sessionId of this.readPlans(plans)) changed.add(sessionId);
    this.plans = plans;
    for (const sessionId of this.read.keys()) {
      const session = sessionId === undefined ? undefined : sessions.get(sessionId);
      const endedAt = session !== undefined && isOver(session) ? session.endedAt : undefined;
      if (this.endings.get(sessionId) !== endedAt) changed.add(sessionId);
      this.endings.set(sessionId, endedAt);
    }
    for (const sessionId of changed) {
      this.update(sessionId, passes);
      if (this.read.get(sessionId)?.size !== 0) continue;
      this.read.delete(sessionId);
      this.endings.delete(sessionId);
    }
    return changed.size > 0;
  }

  filter(passes: (span: PlanSpan) => boolean): void {
    for (const lane of this.lanes) lane.filter(passes);
  }

  /** Answers whether anything is another than before. */
  fold(isFolded: boolean): boolean {
    if (this.isFolded === isFolded) return false;
    this.isFolded = isFolded;
    for (const lane of this.lanes) lane.fold(isFolded);
    return this.lanes.length > 0;
  }

  clear(): void {
    this.lanes.length = 0;
    this.plans = undefined;
    this.read.clear();
    this.endings.clear();
  }

  /** The sessions of which a plan has come, changed or gone. */
  private readPlans(plans: ObserverState['plans']): ReadonlySet<string | undefined> {
    const changed = new Set<string | undefined>();
    for (const [key, record] of plans) {
      const { sessionId } = record;
      const known = this.read.get(sessionId) ?? new Map<string, PlanRecord>();
      this.read.set(sessionId, known);
      if (known.get(key) === record) continue;
      known.set(key, record);
      changed.add(sessionId);
    }
    for (const [sessionId, known] of this.read) {
      for (const key of [...known.keys()].filter((each) => !plans.has(each))) {
        known.delete(key);
        changed.add(sessionId);
      }
    }
    return changed;
  }

  private update(sessionId: string | undefined, passes: (span: PlanSpan) => boolean): void {
    const known = this.read.get(sessionId) ?? new Map<string, PlanRecord>();
    const endedAt = this.endings.get(sessionId);
    const spans = [...known.values()].flatMap((record) => spansOf(record, endedAt));
    const place = this.lanes.findIndex((lane) => lane.sessionId === sessionId);
    const lane = this.lanes[place] ?? new PlanLane(sessionId);
    lane.set(spans, passes);
    if (this.isFolded) lane.fold(true);
    if (place < 0 && spans.length > 0) this.lanes.push(lane);
    else if (place >= 0 && spans.length === 0) this.lanes.splice(place, 1);
  }
}
