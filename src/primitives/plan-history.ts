import type { PlanRecord, StepChange, StepHistory, StepStatus } from '../hooks/index.js';

/** One change of a plan: a step that came, went, or got another status. */
export interface PlanChange {
  readonly stepId: string;
  /** `undefined` where the plan no longer has the step. */
  readonly title: string | undefined;
  /** `undefined` where the step is new. */
  readonly from: StepStatus | undefined;
  /** `undefined` where the step went. */
  readonly to: StepStatus | undefined;
  readonly at: number;
  /** The frame that told of it. */
  readonly position: number;
}

/** What changed in a plan since it first came, newest first. */
export function planChanges({ value: { steps }, history, createdAt }: PlanRecord): readonly PlanChange[] {
  const titles = new Map(steps.map(({ id, title }) => [id, title]));
  const changes = [...history].flatMap(([stepId, { changes: all }]) =>
    all.flatMap(({ status, at, position }, index) =>
      index < firstChange(all, createdAt)
        ? []
        : [{ stepId, title: titles.get(stepId), from: all[index - 1]?.status, to: status, at, position }],
    ),
  );
  return changes.sort((one, other) => other.position - one.position);
}

/** How many {@link planChanges} finds. */
export function countPlanChanges({ history, createdAt }: PlanRecord): number {
  let count = 0;
  for (const { changes } of history.values()) count += Math.max(0, changes.length - firstChange(changes, createdAt));
  return count;
}

/** That a step came with the plan itself is no change of it. */
function firstChange([first]: readonly StepChange[], createdAt: number): number {
  return first?.at === createdAt ? 1 : 0;
}

/** The changes of one step, newest first, each with how long it stayed; the newest until `now`. */
export function stepChanges({ changes }: StepHistory, now: number): readonly (StepChange & { readonly lastedMs: number })[] {
  return changes.map((change, index) => ({ ...change, lastedMs: Math.max(0, (changes[index + 1]?.at ?? now) - change.at) })).reverse();
}
