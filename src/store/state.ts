import type { Approval, Artifact, Attempt, ModelOption, Question, Suggestion } from '../schema/index.js';
import type { ActionState } from './action-state.js';
import type { Kept } from './document.js';
import type { Mutable } from './edit.js';
import { noMessages, type Messages } from './message.js';
import { OrderedMap } from './ordered-map.js';
import type { PlanRecord } from './plan.js';
import { noProblems, type ProblemList } from './problem-list.js';
import { Sequence } from './sequence.js';
import type { Session } from './session.js';
import type { ToolStatistics } from './statistics.js';
import type { TimelineEntry } from './timeline.js';
import { noToolCalls, type ToolCalls } from './tool-call.js';
import { emptyWireLog, type WireLog } from './wire-log.js';

/** All that the frames so far have told. It never changes: each commit makes another one that shares what stayed the same. */
export interface ObserverState {
  readonly sessions: OrderedMap<Session>;
  readonly messages: Messages;
  readonly toolCalls: ToolCalls;
  readonly approvals: OrderedMap<Kept<Approval>>;
  readonly artifacts: OrderedMap<Kept<Artifact>>;
  readonly attempts: OrderedMap<Kept<Attempt>>;
  readonly plans: OrderedMap<PlanRecord>;
  readonly questions: OrderedMap<Kept<Question>>;
  readonly suggestions: OrderedMap<Kept<Suggestion>>;
  readonly models: OrderedMap<Kept<ModelOption>>;
  readonly timeline: Sequence<TimelineEntry>;
  /** By `<session_id>/<tool>`. */
  readonly statistics: OrderedMap<ToolStatistics>;
  readonly problems: ProblemList;
  readonly wire: WireLog;
  /** How many were let go since the start, to hold the limits. */
  readonly letGo: {
    readonly toolCalls: number;
    readonly messages: number;
    readonly documents: number;
    readonly sessions: number;
    readonly tools: number;
  };
  /** Actions that are on their way, by {@link actionKey}. */
  readonly actions: OrderedMap<ActionState>;
}

export const emptyState: ObserverState = {
  sessions: OrderedMap.create(),
  messages: noMessages,
  toolCalls: noToolCalls,
  approvals: OrderedMap.create(),
  artifacts: OrderedMap.create(),
  attempts: OrderedMap.create(),
  plans: OrderedMap.create(),
  questions: OrderedMap.create(),
  suggestions: OrderedMap.create(),
  models: OrderedMap.create(),
  timeline: Sequence.empty,
  statistics: OrderedMap.create(),
  problems: noProblems,
  wire: emptyWireLog,
  letGo: { toolCalls: 0, messages: 0, documents: 0, sessions: 0, tools: 0 },
  actions: OrderedMap.create(),
};

/** Member by member: engines give the spread of a spread another shape each time, and all that reads it is slow from then on. */
export function copyState(state: ObserverState): Mutable<ObserverState> {
  return {
    sessions: state.sessions,
    messages: state.messages,
    toolCalls: state.toolCalls,
    approvals: state.approvals,
    artifacts: state.artifacts,
    attempts: state.attempts,
    plans: state.plans,
    questions: state.questions,
    suggestions: state.suggestions,
    models: state.models,
    timeline: state.timeline,
    statistics: state.statistics,
    problems: state.problems,
    wire: state.wire,
    letGo: state.letGo,
    actions: state.actions,
  };
}
