import type { Plan } from '../schema/index.js';

/** How many steps a plan has, and how many of them are done or skipped. */
export interface PlanProgressCounts {
  readonly done: number;
  readonly skipped: number;
  readonly total: number;
}

/** How many steps of a plan are done. */
export function planProgress({ steps }: Plan): PlanProgressCounts {
  const count = (status: Plan['steps'][number]['status']): number => steps.filter((step) => step.status === status).length;
  return { done: count('done'), skipped: count('skipped'), total: steps.length };
}

/** Gives each item a key that is unique among them, also where ids are not. */
export function withUniqueKeys<T extends { readonly id: string }>(
  items: readonly T[],
): readonly { readonly key: string; readonly item: T }[] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const count = (seen.get(item.id) ?? 0) + 1;
    seen.set(item.id, count);
    return { key: `${count} ${item.id}`, item };
  });
}
