'use client';
import { createContext, use, useMemo, type ComponentPropsWithRef } from 'react';
import { Primitive } from '@radix-ui/react-primitive';
import type { Plan, PlanStep as StepDocument, PlanTask as TaskDocument } from '../schema/index.js';
import { useIsSessionOver, usePlan } from '../hooks/index.js';
import { useMessages } from '../messages/index.js';
import { planProgress, type PlanProgressCounts } from './plan-progress.js';

interface PlanContextValue {
  readonly plan: Plan;
  /** Whether its session has ended, so that nothing of it moves any more. */
  readonly isOver: boolean;
  readonly progress: PlanProgressCounts;
}

interface ItemContextValue {
  readonly item: StepDocument | TaskDocument;
  readonly state: ItemState;
}

/** The status of a step or task, or what became of it when its session ended first. */
export type ItemState = StepDocument['status'] | 'interrupted' | 'not-started';

const PlanContext = createContext<PlanContextValue | undefined>(undefined);
const ItemContext = createContext<ItemContextValue | undefined>(undefined);

export interface PlanRootProps extends ComponentPropsWithRef<typeof Primitive.div> {
  /** The key of the plan, or the id that its session gave it. Nothing renders until it comes. */
  readonly planId: string;
}

/** Holds one plan. Renders a `<div>`. `data-over` stands once its session has ended; `data-complete` when every step is done or skipped. */
export function PlanRoot({ planId, ...props }: PlanRootProps) {
  const kept = usePlan(planId);
  const isOver = useIsSessionOver(kept?.sessionId);
  const plan = kept?.value;
  const value = useMemo(() => (plan === undefined ? undefined : { plan, isOver, progress: planProgress(plan) }), [plan, isOver]);
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
  const { text } = useMessages();
  return (
    <Primitive.p dir="auto" {...props}>
      {props.children ?? plan.title ?? text('plan.untitled')}
    </Primitive.p>
  );
}

/** How far the plan has come. Renders a `<progress>` that counts steps done. */
export function PlanProgress(props: Omit<ComponentPropsWithRef<'progress'>, 'value' | 'max'>) {
  const { progress } = usePlanContext('PlanProgress');
  const { text } = useMessages();
  return <progress aria-label={text('plan.progress')} {...props} value={progress.done} max={Math.max(1, progress.total)} />;
}

/** The same in words. Renders a `<span>`. */
export function PlanProgressText(props: ComponentPropsWithRef<typeof Primitive.span>) {
  const { progress } = usePlanContext('PlanProgressText');
  const { text } = useMessages();
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
  const { text } = useMessages();
  return <Primitive.ul role="list" aria-label={text('plan.tasks')} {...props} />;
}

export interface PlanItemProps extends ComponentPropsWithRef<typeof Primitive.li> {
  readonly item: StepDocument | TaskDocument;
}

/**
 * Holds a step or a task. Renders an `<li>`. `data-state` is its status (`pending`, `active`, `done`, `failed`, `blocked`, `skipped`, `needs-input`);
 * once the session has ended, what was active is `interrupted` and what was pending is `not-started`.
 */
export function PlanItem({ item, ...props }: PlanItemProps) {
  const { isOver } = usePlanContext('PlanItem');
  const state = itemState(item.status, isOver);
  const value = useMemo(() => ({ item, state }), [item, state]);
  return (
    <ItemContext value={value}>
      <Primitive.li data-state={state} aria-current={state === 'active' ? 'step' : undefined} {...props} />
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
  const { text } = useMessages();
  return (
    <Primitive.span data-state={state} {...props}>
      {props.children ?? text(`plan.${state}`)}
    </Primitive.span>
  );
}

/** What stands in the way. Renders a `<p>`; nothing where nothing is said to. */
export function PlanItemBlocker(props: ComponentPropsWithRef<typeof Primitive.p>) {
  const { item } = usePlanItemContext('PlanItemBlocker');
  const { text } = useMessages();
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
  const { text } = useMessages();
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

function itemState(status: StepDocument['status'], isOver: boolean): ItemState {
  if (!isOver) return status;
  return status === 'active' ? 'interrupted' : status === 'pending' ? 'not-started' : status;
}
