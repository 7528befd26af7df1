'use client';
import type { PlanStep, PlanTask } from '../schema/index.js';
import { useMessages } from '../messages/index.js';
import {
  PlanItem,
  PlanItemBlocker,
  PlanItemDetail,
  PlanItemInputRequest,
  PlanItemStatus,
  PlanItemTitle,
  PlanProgress,
  PlanProgressText,
  PlanRoot,
  PlanSteps,
  PlanTasks,
  PlanTitle,
  usePlanContext,
  usePlanItemContext,
  withUniqueKeys,
  type PlanRootProps,
} from '../primitives/index.js';
import { classNames } from './class-names.js';
import { StateIcon } from './state-icon.js';

export type PlanProps = Omit<PlanRootProps, 'asChild' | 'children'>;

/** Shows what an agent means to do: its steps and their tasks with their states, what blocks them and what they need from a person. Renders a `<div>`. */
export function Plan({ className, ...props }: PlanProps) {
  return (
    <PlanRoot {...props} className={classNames('oddkin-plan', className)}>
      <div className="oddkin-plan-head">
        <PlanTitle className="oddkin-plan-title" />
        <Progress />
      </div>
      <Steps />
    </PlanRoot>
  );
}

function Progress() {
  const { progress } = usePlanContext();
  if (progress.total === 0) return null;
  return (
    <>
      <PlanProgressText className="oddkin-plan-progress-text" />
      <PlanProgress className="oddkin-plan-progress" />
    </>
  );
}

function Steps() {
  const { plan } = usePlanContext();
  const { text } = useMessages();
  const steps = withUniqueKeys(plan.steps);
  if (steps.length === 0) return <p className="oddkin-plan-empty">{text('plan.empty')}</p>;
  const open = steps.findIndex(({ item }) => !isFinished(item));
  const finished = steps.length > longLength ? (open === -1 ? steps.length : open) - 1 : 0;
  return (
    <>
      {finished > 1 ? (
        <details className="oddkin-plan-fold">
          <summary className="oddkin-fold-summary">{text('plan.finished', { count: finished })}</summary>
          <StepList steps={steps.slice(0, finished)} />
        </details>
      ) : null}
      <StepList steps={finished > 1 ? steps.slice(finished) : steps} />
    </>
  );
}

/** From so many steps on, all finished ones at the beginning but the last fold away. */
const longLength = 12;

function isFinished({ status }: PlanStep): boolean {
  return status === 'done' || status === 'skipped';
}

function StepList({ steps }: { readonly steps: ReturnType<typeof withUniqueKeys<PlanStep>> }) {
  return (
    <PlanSteps className="oddkin-plan-steps">
      {steps.map(({ key, item }) => (
        <PlanItem key={key} item={item} className="oddkin-plan-item">
          <Line />
          <PlanItemBlocker className="oddkin-plan-note" data-kind="blocker" />
          <PlanItemInputRequest className="oddkin-plan-note" data-kind="input-request" />
          <Detail />
          <Tasks tasks={item.tasks} />
        </PlanItem>
      ))}
    </PlanSteps>
  );
}

function Tasks({ tasks = [] }: { readonly tasks: readonly PlanTask[] | undefined }) {
  if (tasks.length === 0) return null;
  return (
    <PlanTasks className="oddkin-plan-tasks">
      {withUniqueKeys(tasks).map(({ key, item }) => (
        <PlanItem key={key} item={item} className="oddkin-plan-item">
          <Line />
          <Detail />
        </PlanItem>
      ))}
    </PlanTasks>
  );
}

function Line() {
  const { state } = usePlanItemContext();
  return (
    <div className="oddkin-plan-line">
      <StateIcon state={state === 'not-started' ? 'pending' : state} />
      <PlanItemTitle className="oddkin-plan-item-title" />
      <PlanItemStatus className="oddkin-plan-item-status" />
    </div>
  );
}

function Detail() {
  const { item } = usePlanItemContext();
  const { text } = useMessages();
  if (item.detail === undefined) return null;
  return (
    <details className="oddkin-plan-detail">
      <summary className="oddkin-fold-summary" aria-label={text('plan.detailOf', { title: item.title })}>
        {text('plan.detail')}
      </summary>
      <PlanItemDetail className="oddkin-plan-detail-text" />
    </details>
  );
}
