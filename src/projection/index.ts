// Comes before: aicc, which reads frames, and store, which keeps what they tell.
// Comes after: hooks, which hand the state to React.
export { createActions, type ActionOptions, type ActionOutcome, type Actions } from './actions.js';
export { causeChain, causesOf, effectsOf, type CauseLink, type CauseReason, type Happening } from './causes.js';
export { connectObserver, type ConnectObserverOptions, type ObserverConnection } from './connect-observer.js';
export type { Amount, Cursor, CursorState } from './cursor.js';
export type { DocumentEntry, RemovalEntry } from './document.js';
export { createFeed, scheduleFrame, type Feed, type Schedule } from './feed.js';
export type { History, HistoryMark } from './history.js';
export type { ItemReport } from './item-report.js';
export { createObserverStore, type ObserverStore, type ObserverStoreOptions } from './observer-store.js';
export { createPlayback, isErrorEntry, type Playback, type PlaybackState } from './playback.js';
export { SnapshotError, type SnapshotEntry, type SnapshotIds, type SnapshotStart, type StoreSnapshot } from './snapshot.js';
export type {
  Action,
  ActionState,
  ActionType,
  Asking,
  Kept,
  LatencySketch,
  Limits,
  LimitUse,
  ManifestPeriod,
  MessageRecord,
  Messages,
  ObserverState,
  OrderedMap,
  PlanRecord,
  ProblemList,
  ProblemRecord,
  Sequence,
  Session,
  SessionPhase,
  StepChange,
  StepHistory,
  StepStatus,
  TimelineEntry,
  ToolCallCheck,
  ToolCallRecord,
  ToolCalls,
  ToolStatistics,
  WireEntry,
  WireLog,
} from '../store/index.js';
export { checkToolCall, conversation, latencyQuantile, limitUse, siblings, timeInStatus } from '../store/index.js';
export type { RedactRules } from '../aicc/index.js';
export type { SchemaProblem, SchemaVerdict, UncheckedReason } from '../schema/index.js';
