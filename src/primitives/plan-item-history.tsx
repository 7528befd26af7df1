'use client';
import { useMemo, type ComponentPropsWithRef } from 'react';
import { Primitive } from '@radix-ui/react-primitive';
import { timeInStatus, useApprovals, useNow, useObserverState, useQuestions, type StepChange, type StepStatus } from '../hooks/index.js';
import { planWords, useWords } from '../messages/index.js';
import { stepChanges } from './plan-history.js';
import { usePlanContext, usePlanItemContext, type PlanCause } from './plan.js';

/** How a step came to where it is. */
export interface PlanItemHistory {
  /** Milliseconds in each status in which a step waits or is worked on, of those that it was in. */
  readonly times: readonly { readonly status: StepStatus; readonly ms: number }[];
  /** Newest first. */
  readonly changes: readonly (StepChange & { readonly lastedMs: number })[];
  /** What was asked of a person while the step needed one. */
  readonly asks: readonly PlanAsk[];
}

/** A question or an approval that was asked while the step was under way. */
export interface PlanAsk {
  readonly cause: PlanCause;
  readonly title: string;
}

/** The history of the step in `PlanItem`; `undefined` for a task. Re-renders every second while the step is not finished. */
export function usePlanItemHistory(): PlanItemHistory | undefined {
  const { history } = usePlanItemContext('usePlanItemHistory');
  const { record } = usePlanContext('usePlanItemHistory');
  const now = useStepNow();
  const questions = useQuestions(record.sessionId);
  const approvals = useApprovals(record.sessionId);
  return useMemo(() => {
    if (history === undefined) return undefined;
    const times = statusOrder.flatMap((status) => {
      const ms = timeInStatus(history, now)[status];
      return ms === undefined ? [] : [{ status, ms }];
    });
    const changes = stepChanges(history, now);
    const waits = changes.filter(({ status }) => status === 'needs-input');
    const isAskedThen = ({ createdAt }: { readonly createdAt: number }): boolean =>
      waits.some(({ at, lastedMs }) => createdAt >= at && createdAt <= at + lastedMs);
    const asks: readonly PlanAsk[] = [
      ...questions.filter(isAskedThen).map(({ key, value }) => ({ cause: { kind: 'question', key } as const, title: value.prompt })),
      ...approvals.filter(isAskedThen).map(({ key, value }) => ({ cause: { kind: 'approval', key } as const, title: value.title })),
    ];
    return { times, changes, asks };
  }, [history, now, questions, approvals]);
}

/** Those in which time passes. */
const statusOrder = ['pending', 'active', 'needs-input', 'blocked'] as const satisfies readonly StepStatus[];

/**
 * How long a step has been in its status, or for a finished one how long was worked on it. Renders a `<span>`; nothing where that says nothing: for what
 * has not begun, for tasks, and for less than a second.
 */
export function PlanItemTime(props: ComponentPropsWithRef<typeof Primitive.span>) {
  const { history, state } = usePlanItemContext('PlanItemTime');
  const { format } = useWords(planWords);
  const now = useStepNow();
  if (history === undefined || state === 'pending' || state === 'not-started') return null;
  const times = timeInStatus(history, now);
  const ms = state === 'blocked' || state === 'needs-input' ? times[state] : times.active;
  if (ms === undefined || ms < 1_000) return null;
  return (
    <Primitive.span dir="auto" {...props}>
      {props.children ?? format.duration(Math.floor(ms / 1_000) * 1_000)}
    </Primitive.span>
  );
}

/** The time up to which the step is judged: now while it moves, the end of its session afterwards. */
function useStepNow(): number {
  const { history, state } = usePlanItemContext('useStepNow');
  const { record } = usePlanContext('useStepNow');
  const endedAt = useObserverState(({ sessions }) =>
    record.sessionId === undefined ? undefined : sessions.get(record.sessionId)?.endedAt,
  );
  const isMoving = history !== undefined && (state === 'active' || state === 'blocked' || state === 'needs-input');
  const now = useNow(1_000, isMoving && endedAt === undefined);
  const last = history?.changes.at(-1)?.at ?? 0;
  return Math.max(last, isMoving ? (endedAt ?? now) : (endedAt ?? last));
}
