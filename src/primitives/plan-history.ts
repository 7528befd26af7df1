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
      index === 0 && at === createdAt
        ? []
        : [{ stepId, title: titles.get(stepId), from: all[index - 1]?.status, to: status, at, position }],
    ),
  );
  return changes.sort((one, other) => other.position - one.position);
}

/** The changes of one step, newest first, each with how long it stayed; the newest until `now`. */
export function stepChanges({ changes }: StepHistory, now: number): readonly (StepChange & { readonly lastedMs: number })[] {
  return changes.map((change, index) => ({ ...change, lastedMs: Math.max(0, (changes[index + 1]?.at ?? now) - change.at) })).reverse();
}
