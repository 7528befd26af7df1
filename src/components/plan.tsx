'use client';
import { useState } from 'react';
import type { PlanStep, PlanTask } from '../schema/index.js';
import { planWords, useWords } from '../messages/index.js';
import {
  PlanItem,
  PlanItemBlocker,
  PlanItemDetail,
  PlanItemInputRequest,
  PlanItemStatus,
  PlanItemTime,
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
import { PlanChanges, PlanStepHistory } from './plan-history.js';
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
      <PlanChanges />
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
  const { text } = useWords(planWords);
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
        </PlanItem>
      ))}
    </PlanTasks>
  );
}

/** A step or task in one line; where there is more to know of it, the line opens. Pattern: disclosure, by a native `<details>`. */
function Line() {
  const { item, history } = usePlanItemContext();
  const [isOpen, setOpen] = useState(false);
  if (item.detail === undefined && history === undefined) return <Facts />;
  return (
    <details className="oddkin-plan-more" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="oddkin-plan-summary">
        <Facts />
      </summary>
      <div className="oddkin-plan-detail">
        <PlanItemDetail className="oddkin-plan-detail-text" />
        {isOpen ? <PlanStepHistory /> : null}
      </div>
    </details>
  );
}

function Facts() {
  const { state } = usePlanItemContext();
  return (
    <span className="oddkin-plan-line">
      <StateIcon state={state === 'not-started' ? 'pending' : state} />
      <PlanItemTitle className="oddkin-plan-item-title" />
      <PlanItemTime className="oddkin-plan-item-time" />
      <PlanItemStatus className="oddkin-plan-item-status" />
    </span>
  );
}
