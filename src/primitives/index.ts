// Comes before: hooks, which bring the state.
// Comes after: components, which bring the looks.
export {
  ApprovalButton,
  ApprovalChanged,
  ApprovalControls,
  ApprovalDescription,
  ApprovalError,
  ApprovalExpiry,
  ApprovalLastMinute,
  ApprovalReadOnly,
  ApprovalReason,
  ApprovalRisk,
  ApprovalRoot,
  ApprovalScope,
  ApprovalStatus,
  ApprovalTitle,
  useApprovalContext,
  type ApprovalButtonProps,
  type ApprovalRootProps,
  type ApprovalScopeProps,
} from './approval.js';
export { Countdown, LastMinute, type CountdownProps } from './countdown.js';
export { downloadBlob } from './download-blob.js';
export { briefJson, jsonText, visibleText } from './json-text.js';
export type { ApprovalDecision, ApprovalOffer } from './use-approval-decision.js';
export {
  ArtifactBase,
  ArtifactDownload,
  ArtifactRevisions,
  ArtifactRoot,
  ArtifactTitle,
  useArtifactContext,
  type ArtifactRootProps,
} from './artifact.js';
export {
  BranchPickerNext,
  BranchPickerPosition,
  BranchPickerPrevious,
  BranchPickerRoot,
  type BranchPickerRootProps,
} from './branch-picker.js';
export {
  ConversationBar,
  ConversationCount,
  ConversationEmpty,
  ConversationMessages,
  ConversationReading,
  ConversationReturn,
  ConversationRoot,
  type ConversationMessagesProps,
  type ConversationRootProps,
} from './conversation.js';
export { ConversationFind, ConversationFindStep, ConversationFound, type ConversationFindStepProps } from './conversation-find.js';
export { CopyButton, type CopyButtonProps, type CopyState } from './copy-button.js';
export { messageMarkdown } from './message-markdown.js';
export { nameLine, wholeName } from './name-line.js';
export {
  MessageAuthor,
  MessageCopy,
  MessageParts,
  MessageRetry,
  MessageRetryError,
  MessageRoot,
  useMessageMarkdown,
  type MessagePartsProps,
  type MessageRootProps,
} from './message.js';
export { useMessageContext, useMessageFact, type MessageRecord, type MessageState } from './message-context.js';
export { useMessageOutline } from './message-outline.js';
export { MessageTime, type MessageTimeProps } from './message-time.js';
export { ReasoningContent, ReasoningRoot, ReasoningTrigger, type ReasoningRootProps } from './reasoning.js';
export { CurrentToolCallProvider } from './current-tool-call.js';
export { ToolCallMark, ToolCallMarkProvider } from './tool-call-mark.js';
export {
  ToolCallArguments,
  ToolCallContent,
  ToolCallDuration,
  ToolCallName,
  ToolCallOutcome,
  ToolCallProgress,
  ToolCallRoot,
  ToolCallTrigger,
  useToolCallContext,
  type ToolCallRecord,
  type ToolCallRootProps,
} from './tool-call.js';
export {
  ToolCallGroupContent,
  ToolCallGroupCount,
  ToolCallGroupDuration,
  ToolCallGroupOutcome,
  ToolCallGroupRoot,
  ToolCallGroupTrigger,
  useToolCallGroupContext,
  type ToolCallGroupRootProps,
  type ToolCallGroupState,
} from './tool-call-group.js';
export { useToolCallEvents } from './tool-call-events.js';
export { errorCodeInWords } from './tool-call-summary.js';
export type { OpenProps } from './use-open.js';
export { answerLines, draftLines, type AnswerLine, type AnswerWords } from './answer-lines.js';
export { isComposing } from './composition.js';
export {
  answerShapes,
  buildAnswer,
  fieldsOf,
  isWithoutAnswer,
  optionsOf,
  type AnswerFault,
  type AnswerFaults,
  type BuiltAnswer,
  type QuestionDraft,
} from './question-answer.js';
export {
  QuestionField,
  QuestionFieldBoolean,
  QuestionFieldFault,
  QuestionFieldHint,
  QuestionFieldInput,
  QuestionFieldLabel,
  QuestionFieldSelect,
  useQuestionFieldContext,
  type QuestionFieldBooleanProps,
  type QuestionFieldProps,
} from './question-field.js';
export {
  QuestionCustomOption,
  QuestionCustomText,
  QuestionOption,
  QuestionOptions,
  QuestionText,
  type QuestionOptionProps,
} from './question-option.js';
export {
  QuestionChanged,
  QuestionError,
  QuestionExpiry,
  QuestionFaults,
  QuestionForm,
  QuestionLastMinute,
  QuestionPrompt,
  QuestionReadOnly,
  QuestionRoot,
  QuestionSkip,
  QuestionStatus,
  QuestionSubmit,
  useQuestionContext,
  type QuestionRootProps,
} from './question.js';
export { readNumber, type ReadNumber } from './read-number.js';
export type { QuestionAnswering, QuestionOffer } from './use-question-answer.js';
export { questionFieldLimits, type QuestionFieldLimits } from './question-field-limits.js';
export { DraftHomeProvider } from './draft.js';
export { SpeakerProvider, useLiveRole, useSpoken, type Speak } from './speaker.js';
export {
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
  type ItemState,
  type PlanCause,
  type PlanItemProps,
  type PlanRootProps,
} from './plan.js';
export { countPlanChanges, planChanges, stepChanges, type PlanChange } from './plan-history.js';
export { PlanItemTime, usePlanItemHistory, type PlanAsk, type PlanItemHistory } from './plan-item-history.js';
export { planProgress, withUniqueKeys, type PlanProgressCounts } from './plan-progress.js';
export {
  ConnectionAnnouncer,
  ConnectionHeard,
  ConnectionRetry,
  ConnectionRoot,
  ConnectionText,
  useConnectionContext,
} from './connection-status.js';
export {
  groupProblems,
  problemOutcomes,
  useProblemGroups,
  type ProblemEntry,
  type ProblemGroup,
  type ProblemOutcome,
} from './problem-list.js';
export { findModels, groupModels, type ModelGroup } from './model-groups.js';
export {
  ModelPickerContent,
  ModelPickerNotice,
  ModelPickerRoot,
  ModelPickerTrigger,
  useCurrentWords,
  useModelPickerContext,
  type ModelPickerRootProps,
} from './model-picker.js';
export {
  ModelPickerGroup,
  ModelPickerList,
  ModelPickerOption,
  ModelPickerSearch,
  type ModelPickerGroupProps,
  type ModelPickerOptionProps,
} from './model-picker-list.js';
export {
  SuggestionButton,
  SuggestionError,
  SuggestionsRoot,
  useSuggestionsContext,
  type SuggestionButtonProps,
  type SuggestionsRootProps,
} from './suggestion.js';
export { useModelChoice, type ModelChoice } from './use-model-choice.js';
export {
  ComposerInput,
  ComposerNote,
  ComposerRoot,
  ComposerSend,
  ComposerStop,
  useComposerContext,
  type ComposerInputProps,
  type ComposerRootProps,
} from './composer.js';
export { ComposerAttach, ComposerDropHint, type TakeFiles } from './composer-files.js';
export { ComposerSettingsProvider, type ComposerSettings } from './composer-settings.js';
export type { ComposerObstacle, ComposerOptions, Composing } from './use-composer.js';
export { AttentionItem, AttentionRoot, AttentionSource, useAttentionContext, type AttentionItemProps } from './attention.js';
