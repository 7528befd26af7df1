import { isGone, isOver, type Kept, type ObserverState, type Session } from '../store/index.js';
import type { Plan, PlanStep } from '../schema/index.js';

/** One agent on the board. */
export interface AgentSummary {
  readonly session: Session;
  /** Questions and approvals that wait for a person; none once the session is gone. */
  readonly waiting: number;
  /** The first step of the newest plan that is under way, or that something stands in the way of. */
  readonly step: PlanStep | undefined;
  readonly calls: number;
  readonly failures: number;
}

/** Sums up every session: those that need a person first, then those that live, both from the oldest; then those that are lost and those that are over, the last one first. */
export function summarizeAgents(state: ObserverState): readonly AgentSummary[] {
  const waiting = countOpen([...state.questions.values(), ...state.approvals.values()]);
  const plans = new Map<string | undefined, Plan>();
  for (const plan of state.plans.values()) plans.set(plan.sessionId, plan.value);
  const calls = new Map<string, { calls: number; failures: number }>();
  for (const { sessionId, calls: count, failed } of state.statistics.values()) {
    const known = calls.get(sessionId) ?? { calls: 0, failures: 0 };
    calls.set(sessionId, { calls: known.calls + count, failures: known.failures + failed });
  }
  const summaries = [...state.sessions.values()].map((session) => ({
    session,
    waiting: isGone(session) ? 0 : (waiting.get(session.sessionId) ?? 0),
    step: currentStep(plans.get(session.sessionId)),
    calls: calls.get(session.sessionId)?.calls ?? 0,
    failures: calls.get(session.sessionId)?.failures ?? 0,
  }));
  return summaries.toSorted((left, right) => rank(left) - rank(right) || endOf(right) - endOf(left));
}

function countOpen(asked: readonly Kept<{ readonly status: string }>[]): ReadonlyMap<string | undefined, number> {
  const counts = new Map<string | undefined, number>();
  for (const { sessionId, value } of asked) {
    if (value.status === 'requested') counts.set(sessionId, (counts.get(sessionId) ?? 0) + 1);
  }
  return counts;
}

function currentStep(plan: Plan | undefined): PlanStep | undefined {
  return (
    plan?.steps.find(({ status }) => status === 'active') ??
    plan?.steps.find(({ status }) => status === 'blocked' || status === 'needs-input')
  );
}

function rank({ waiting, session }: AgentSummary): number {
  if (waiting > 0) return 0;
  if (isOver(session)) return 3;
  return isGone(session) ? 2 : 1;
}

function endOf({ session }: AgentSummary): number {
  return isGone(session) ? (session.endedAt ?? session.lastFrameAt) : 0;
}
