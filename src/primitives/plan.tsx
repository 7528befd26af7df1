'use client';
import { createContext, use, useMemo, useState, type ComponentPropsWithRef } from 'react';
import { Primitive } from '@radix-ui/react-primitive';
import type { Plan, PlanStep as StepDocument, PlanTask as TaskDocument } from '../schema/index.js';
import { useIsSessionOver, usePlan, type PlanRecord, type StepHistory } from '../hooks/index.js';
import { planWords, useWords } from '../messages/index.js';
import { planProgress, type PlanProgressCounts } from './plan-progress.js';

interface PlanContextValue {
  readonly plan: Plan;
  /** The plan as it is kept, with the history of its steps. */
  readonly record: PlanRecord;
  /** Whether its session has ended, so that nothing of it moves any more. */
  readonly isOver: boolean;
  readonly progress: PlanProgressCounts;
  readonly onShowCause: ((cause: PlanCause) => void) | undefined;
}

/** What moved a step: a tool call, a frame of the wire by its position, or what was asked of a person, by its key. */
export type PlanCause =
  | { readonly kind: 'tool-call'; readonly toolCallKey: string; readonly sessionId: string | undefined }
  | { readonly kind: 'frame'; readonly position: number }
  | { readonly kind: 'question' | 'approval'; readonly key: string };

interface ItemContextValue {
  readonly item: StepDocument | TaskDocument;
  readonly state: ItemState;
  /** How a step came to its status; `undefined` for a task. */
  readonly history: StepHistory | undefined;
}

/** The status of a step or task, or what became of it when its session ended first. */
export type ItemState = StepDocument['status'] | 'interrupted' | 'not-started';

const PlanContext = createContext<PlanContextValue | undefined>(undefined);
const ItemContext = createContext<ItemContextValue | undefined>(undefined);
const TaskContext = createContext(false);

export interface PlanRootProps extends ComponentPropsWithRef<typeof Primitive.div> {
  /** The key of the plan, or the id that its session gave it. Nothing renders until it comes. */
  readonly planId: string;
  /** Shows what moved a step. Where it is left out, what did is named and leads nowhere. */
  readonly onShowCause?: ((cause: PlanCause) => void) | undefined;
}

/** Holds one plan. Renders a `<div>`. `data-over` stands once its session has ended; `data-complete` when every step is done or skipped. */
export function PlanRoot({ planId, onShowCause, ...props }: PlanRootProps) {
  const record = usePlan(planId);
  const isOver = useIsSessionOver(record?.sessionId);
  const value = useMemo(
    () => (record === undefined ? undefined : { plan: record.value, record, isOver, progress: planProgress(record.value), onShowCause }),
    [record, isOver, onShowCause],
  );
  if (value === undefined) return null;
  const { done, skipped, total } = value.progress;
  return (
    <PlanContext value={value}>
      <Primitive.div
        data-over={isOver ? '' : undefined}
        data-complete={total > 0 && done + skipped === total ? '' : undefined}
        {...props}
      />
    </PlanContext>
  );
}

/** The plan that the root holds, for parts of one's own. Throws outside `PlanRoot`. */
export function usePlanContext(part = 'usePlanContext'): PlanContextValue {
  const value = use(PlanContext);
  if (value === undefined)
    throw new Error(`${part} was used outside PlanRoot. It has no plan to show. Put it inside <PlanRoot planId={…}>.`);
  return value;
}

/** What the plan is for. Renders a `<p>`; where the plan has no title, words of the catalogue. */
export function PlanTitle(props: ComponentPropsWithRef<typeof Primitive.p>) {
  const { plan } = usePlanContext('PlanTitle');
  const { text } = useWords(planWords);
  return (
    <Primitive.p dir="auto" {...props}>
      {props.children ?? plan.title ?? text('plan.untitled')}
    </Primitive.p>
  );
}

/** How far the plan has come. Renders a `<progress>` that counts steps done. */
export function PlanProgress(props: Omit<ComponentPropsWithRef<'progress'>, 'value' | 'max'>) {
  const { progress } = usePlanContext('PlanProgress');
  const { text } = useWords(planWords);
  return <progress aria-label={text('plan.progress')} {...props} value={progress.done} max={Math.max(1, progress.total)} />;
}

/** The same in words. Renders a `<span>`. */
export function PlanProgressText(props: ComponentPropsWithRef<typeof Primitive.span>) {
  const { progress } = usePlanContext('PlanProgressText');
  const { text } = useWords(planWords);
  const { done, total, skipped } = progress;
  return (
    <Primitive.span dir="auto" {...props}>
      {props.children ??
        (skipped === 0 ? text('plan.progressText', { done, total }) : text('plan.progressSkipped', { done, total, skipped }))}
    </Primitive.span>
  );
}

/** Holds steps. Renders an `<ol>` that stays a list where a style takes its numbers away. */
export function PlanSteps(props: ComponentPropsWithRef<typeof Primitive.ol>) {
  return <Primitive.ol role="list" {...props} />;
}

/** Holds tasks, which are worked on side by side. Renders a `<ul>`. */
export function PlanTasks(props: ComponentPropsWithRef<typeof Primitive.ul>) {
  const { text } = useWords(planWords);
  return (
    <TaskContext value>
      <Primitive.ul role="list" aria-label={text('plan.tasks')} {...props} />
    </TaskContext>
  );
}

export interface PlanItemProps extends ComponentPropsWithRef<typeof Primitive.li> {
  readonly item: StepDocument | TaskDocument;
}

/**
 * Holds a step or a task. Renders an `<li>`. `data-state` is its status (`pending`, `active`, `done`, `failed`, `blocked`, `skipped`, `needs-input`);
 * once the session has ended, what was active is `interrupted` and what was pending is `not-started`. `data-changed` is `odd` or `even`
 * from the first change of its status on that is seen here, the other with each further one.
 */
export function PlanItem({ item, ...props }: PlanItemProps) {
  const { plan, record, isOver } = usePlanContext('PlanItem');
  const state = itemState(item.status, isOver);
  const isTask = useIsTask();
  const history = isTask ? undefined : record.history.get(item.id);
  const changes = useSeenChanges(`${plan.planId} ${item.id}`, item.status);
  const value = useMemo(() => ({ item, state, history }), [item, state, history]);
  return (
    <ItemContext value={value}>
      <Primitive.li
        data-state={state}
        data-changed={changes === 0 ? undefined : changes % 2 === 1 ? 'odd' : 'even'}
        aria-current={state === 'active' ? 'step' : undefined}
        {...props}
      />
    </ItemContext>
  );
}

/** The step or task that `PlanItem` holds, for parts of one's own. Throws outside it. */
export function usePlanItemContext(part = 'usePlanItemContext'): ItemContextValue {
  const value = use(ItemContext);
  if (value === undefined)
    throw new Error(`${part} was used outside PlanItem. It has no step or task to show. Put it inside <PlanItem item={…}>.`);
  return value;
}

/** What the step or task is. Renders a `<span>`. */
export function PlanItemTitle(props: ComponentPropsWithRef<typeof Primitive.span>) {
  const { item } = usePlanItemContext('PlanItemTitle');
  return (
    <Primitive.span dir="auto" {...props}>
      {props.children ?? item.title}
    </Primitive.span>
  );
}

/** Its state in words. Renders a `<span>`. `data-state` is the state. */
export function PlanItemStatus(props: ComponentPropsWithRef<typeof Primitive.span>) {
  const { state } = usePlanItemContext('PlanItemStatus');
  const { text } = useWords(planWords);
  return (
    <Primitive.span data-state={state} {...props}>
      {props.children ?? text(`plan.${state}`)}
    </Primitive.span>
  );
}

/** What stands in the way. Renders a `<p>`; nothing where nothing is said to. */
export function PlanItemBlocker(props: ComponentPropsWithRef<typeof Primitive.p>) {
  const { item } = usePlanItemContext('PlanItemBlocker');
  const { text } = useWords(planWords);
  if (!('blocker' in item) || item.blocker === undefined) return null;
  return (
    <Primitive.p dir="auto" {...props}>
      {props.children ?? text('plan.blocker', { blocker: item.blocker })}
    </Primitive.p>
  );
}

/** What a person has to supply. Renders a `<p>`; nothing where nothing is asked for. */
export function PlanItemInputRequest(props: ComponentPropsWithRef<typeof Primitive.p>) {
  const { item } = usePlanItemContext('PlanItemInputRequest');
  const { text } = useWords(planWords);
  if (!('inputRequest' in item) || item.inputRequest === undefined) return null;
  return (
    <Primitive.p dir="auto" {...props}>
      {props.children ?? text('plan.inputRequest', { request: item.inputRequest })}
    </Primitive.p>
  );
}

/** More about it. Renders a `<p>`; nothing where there is no more. */
export function PlanItemDetail(props: ComponentPropsWithRef<typeof Primitive.p>) {
  const { item } = usePlanItemContext('PlanItemDetail');
  if (item.detail === undefined) return null;
  return (
    <Primitive.p dir="auto" {...props}>
      {props.children ?? item.detail}
    </Primitive.p>
  );
}

/** Tasks have ids of their own, which may be those of steps. */
function useIsTask(): boolean {
  return use(TaskContext);
}

/** How often the status has changed since it was first seen here. */
function useSeenChanges(key: string, status: StepDocument['status']): number {
  const [seen, setSeen] = useState({ key, status, changes: 0 });
  const next = seen.key !== key ? { key, status, changes: 0 } : seen.status !== status ? { key, status, changes: seen.changes + 1 } : seen;
  if (next !== seen) setSeen(next);
  return next.changes;
}

function itemState(status: StepDocument['status'], isOver: boolean): ItemState {
  if (!isOver) return status;
  return status === 'active' ? 'interrupted' : status === 'pending' ? 'not-started' : status;
}
