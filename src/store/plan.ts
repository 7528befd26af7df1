import type { Plan } from '../schema/index.js';
import type { Kept } from './document.js';

/** A status of a plan's step, such as `active`. */
export type StepStatus = Plan['steps'][number]['status'];

/** A plan as the store keeps it. */
export interface PlanRecord extends Kept<Plan> {
  /** What became of each step, by its id; of steps that the plan no longer has too. Of 500 steps at most. */
  readonly history: ReadonlyMap<string, StepHistory>;
}

/** How one step came to its status. */
export interface StepHistory {
  /** Oldest first, 50 at most. */
  readonly changes: readonly StepChange[];
  /** Milliseconds in each status before the oldest change that is held. */
  readonly earlierMs: { readonly [S in StepStatus]?: number };
}

/** One change of a step's status, and what it came with. */
export interface StepChange {
  /** `undefined` once the plan no longer has the step. */
  readonly status: StepStatus | undefined;
  readonly at: number;
  /** The frame that told of it. */
  readonly position: number;
  /** The call that was running then, or else the last that was answered in that turn; `undefined` where there was none. */
  readonly toolCallKey: string | undefined;
}

/** Milliseconds that a step spent in each status up to `now`. */
export function timeInStatus({ changes, earlierMs }: StepHistory, now: number): { readonly [S in StepStatus]?: number } {
  const spent: { [S in StepStatus]?: number } = { ...earlierMs };
  for (const [index, change] of changes.entries()) addTime(spent, change, changes[index + 1]?.at ?? now);
  return spent;
}

const maxChanges = 50;
const maxSteps = 500;

/** The history after a plan has come anew. The same Map where no status changed. */
export function extendHistory(
  history: PlanRecord['history'],
  steps: Plan['steps'],
  { at, position, toolCallKey }: Omit<StepChange, 'status'>,
): PlanRecord['history'] {
  const statuses = new Map(steps.map(({ id, status }) => [id, status]));
  let next: Map<string, StepHistory> | undefined;
  for (const id of new Set([...statuses.keys(), ...history.keys()])) {
    const status = statuses.get(id);
    const known = history.get(id);
    if (known === undefined ? history.size + 1 > maxSteps : known.changes.at(-1)?.status === status) continue;
    next ??= new Map(history);
    next.set(id, addChange(known, { status, at, position, toolCallKey }));
  }
  return next ?? history;
}

function addChange(history: StepHistory | undefined, change: StepChange): StepHistory {
  const changes = [...(history?.changes ?? []), change];
  const [oldest, second] = changes;
  const earlierMs = history?.earlierMs ?? {};
  if (changes.length <= maxChanges || oldest === undefined || second === undefined) return { changes, earlierMs };
  const spent = { ...earlierMs };
  addTime(spent, oldest, second.at);
  return { changes: changes.slice(1), earlierMs: spent };
}

function addTime(spent: { [S in StepStatus]?: number }, { status, at }: StepChange, until: number): void {
  if (status !== undefined) spent[status] = (spent[status] ?? 0) + Math.max(0, until - at);
}
