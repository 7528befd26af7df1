// Comes before: schema, which says what is kept.
// Comes after: projection, which turns frames into this state, and hooks, which hand it to React.
export { actionKey, type Action, type ActionState, type ActionType } from './action-state.js';
export { askedApproval, askedQuestion, readTime, type Asking } from './asking.js';
export { byteLength } from './byte-length.js';
export { findScoped, keep, scopedKey, type Kept } from './document.js';
export { Edit, type Mutable } from './edit.js';
export { growthOf, keepGrowth, type TextGrowth } from './grown-text.js';
export { limitUse, type LimitUse } from './limit-use.js';
export { defaultLimits, type Limits } from './limits.js';
export {
  chooseBranch,
  conversation,
  copyMessages,
  copyTree,
  parentKeyOf,
  pickedChild,
  reshaped,
  siblings,
  type Growth,
  type Hole,
  type MessageRecord,
  type Messages,
  type MessageTree,
  type PartDamage,
  type PartTimes,
} from './message.js';
export { openMessage, type OpenMessage } from './open-message.js';
export { closeCall, noOpenCalls, openCall, type OpenCalls } from './open-calls.js';
export { declarationAt, declareManifest, type ManifestPeriod } from './manifest-history.js';
export { extendHistory, timeInStatus, type PlanRecord, type StepChange, type StepHistory, type StepStatus } from './plan.js';
export { OrderedMap } from './ordered-map.js';
export { addProblem, type ProblemList, type ProblemRecord } from './problem-list.js';
export type { Receipt } from './receipt.js';
export { Sequence } from './sequence.js';
export {
  copySession,
  copyTick,
  countTick,
  isGone,
  isOver,
  newSession,
  type OpenTurn,
  type Session,
  type SessionPhase,
  type TickState,
} from './session.js';
export { copyState, emptyState, type ObserverState } from './state.js';
export {
  addLatency,
  copyToolStatistics,
  noteCallTime,
  latencyQuantile,
  newToolStatistics,
  type LatencySketch,
  type ToolStatistics,
} from './statistics.js';
export type { ErrorEntry, EventEntry, ManifestEntry, SessionEntry, TimelineEntry, ToolCallEntry } from './timeline.js';
export { placeOfCall } from './call-place.js';
export { positionOf } from './call-position.js';
export { firstWhere } from './first-where.js';
export { loadToolCallCheck } from './load-tool-call-check.js';
export { checkToolCall, isMismatch, type ToolCallCheck } from './tool-call-check.js';
export { copyToolCalls, currentKey, isSettled, toolCallKey, type HeldResult, type ToolCallRecord, type ToolCalls } from './tool-call.js';
export { addWireEntry, copyWireLog, type WireEntry, type WireLog } from './wire-log.js';
