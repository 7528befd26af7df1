// Comes before: projection and store, which hold the state.
// Comes after: primitives, components and the observer panel, which show it.
export { useValueCheck } from './use-value-check.js';
export { RenderersProvider, useRenderer, type DataRenderer, type Renderers } from './renderers.js';
export { SessionScope, StoreView, useSessionScope, useStoreContext } from './store-context.js';
export { StoreProvider, type StoreProviderProps } from './store-provider.js';
export { useFollowedSession } from './use-followed-session.js';
export { useActionState, useCanPerform, usePerform } from './use-actions.js';
export { useAskedApproval, useAskedQuestion } from './use-asking.js';
export { useAttention, useAttentionCount, type AttentionItem } from './use-attention.js';
export { useConnection } from './use-connection.js';
export { useCursor, useIsLive } from './use-cursor.js';
export {
  useApproval,
  useApprovals,
  useArtifact,
  useArtifacts,
  useAttempt,
  useConversation,
  useIsSessionOver,
  useIsToolResultHeld,
  useMessage,
  useMessageOf,
  useModels,
  usePlan,
  usePlans,
  useQuestion,
  useQuestions,
  useSession,
  useSessions,
  useSiblings,
  useSuggestions,
  useToolCall,
} from './use-documents.js';
export { useIsHydrated } from './use-is-hydrated.js';
export { useNow, usePastTime, useTimeUntil } from './use-now.js';
export { useTitleBadge } from './use-title-badge.js';
export type { CursorState } from '../projection/index.js';
export {
  findScoped,
  growthOf,
  readTime,
  timeInStatus,
  type PlanRecord,
  type StepChange,
  type StepHistory,
  type StepStatus,
  type TextGrowth,
} from '../store/index.js';
export { useObserverState } from './use-observer-state.js';
export { useCauses, type Causes } from './use-causes.js';
export { useMismatchCounts } from './use-mismatch-counts.js';
export { useSchemaCheck } from './use-schema-check.js';
export { useToolCallCounts, useToolNames, type ToolCallCounts } from './use-tool-calls.js';
export { useProblems, useTimeline, useToolStatistics, useWireLog } from './use-observation.js';
