import { firstWhere, type ObserverState, type Sequence, type StepStatus, type TimelineEntry } from '../store/index.js';
import { nameOf } from './agent-name.js';
import type { FilterSubject } from './filter/match-filter.js';
import type { GrowingRows } from './rows.js';

/** What one frame told of the steps of one plan. */
export interface PlanRow {
  readonly kind: 'plan';
  /** Half a frame after the one that told of it, whose other entries come first: unique in the list. */
  readonly position: number;
  readonly at: number;
  readonly sessionId: string | undefined;
  readonly planKey: string;
  /** How many steps came with a plan that is new; 0 after that. */
  readonly added: number;
  readonly changes: readonly PlanRowChange[];
}

export interface PlanRowChange {
  readonly stepId: string;
  readonly title: string;
  /** `undefined` where the plan no longer has the step. */
  readonly status: StepStatus | undefined;
}

export type TimelineListRow = TimelineEntry | PlanRow;

/** A step of a plan, or several, as a filter sees them. */
export function subjectOfPlan(
  {
    sessionId,
    titles,
    statuses,
  }: Pick<PlanRow, 'sessionId'> & { readonly titles: readonly string[]; readonly statuses: readonly string[] },
  { sessions }: ObserverState,
): FilterSubject {
  return {
    named: (key) => {
      if (key === 'type') return ['plan'];
      if (key === 'status') return statuses;
      return key === 'agent' && sessionId !== undefined ? [nameOf(sessionId, sessions.get(sessionId)?.agentName), sessionId] : [];
    },
    text: () => [...titles, ...statuses].join(' '),
  };
}

/** All that the plans tell of their steps, oldest first. */
export function planRows(plans: ObserverState['plans']): readonly PlanRow[] {
  const rows: PlanRow[] = [];
  for (const [planKey, { value, history, sessionId }] of plans) {
    const titles = new Map(value.steps.map(({ id, title }) => [id, title]));
    const told = new Map<number, { at: number; added: number; changes: PlanRowChange[] }>();
    let first = Infinity;
    for (const { changes } of history.values()) first = Math.min(first, changes[0]?.position ?? Infinity);
    for (const [stepId, { changes }] of history) {
      for (const { status, at, position } of changes) {
        const row = told.get(position) ?? { at, added: 0, changes: [] };
        told.set(position, row);
        if (position === first) row.added += 1;
        // That a new plan's step has not begun goes without saying.
        if (position !== first || status !== 'pending') row.changes.push({ stepId, title: titles.get(stepId) ?? stepId, status });
      }
    }
    for (const [position, row] of told) rows.push({ kind: 'plan', position: position + 0.5, sessionId, planKey, ...row });
  }
  return rows.sort((one, other) => one.position - other.position);
}

/** The entries of the timeline with what plans tell between them. */
export function mergeRows(timeline: Sequence<TimelineEntry>, plans: readonly PlanRow[]): GrowingRows<TimelineListRow> {
  if (plans.length === 0) return timeline;
  const oldest = timeline.dropped === 0 ? -Infinity : (timeline.at(0)?.position ?? -Infinity);
  const gone = firstWhere(plans.length, (place) => (plans[place]?.position ?? Infinity) >= oldest);
  const held = plans.slice(gone);
  const places = held.map(({ position }, index) => index + timeline.firstWhere((entry) => entry.position > position));
  const size = timeline.size + held.length;
  const at = (index: number): TimelineListRow | undefined => {
    const before = firstWhere(places.length, (place) => (places[place] ?? Infinity) >= index);
    return places[before] === index ? held[before] : timeline.at(index - before);
  };
  return {
    size,
    dropped: timeline.dropped + gone,
    at,
    *range(start, end) {
      for (let index = start; index < Math.min(size, end); index += 1) {
        const row = at(index);
        if (row !== undefined) yield row;
      }
    },
  };
}
