// Comes before: primitives, which bring role, keyboard and state.
// Comes after: the observer panel, which is made of these.
export { ChatProvider, type ChatProviderProps } from './chat-provider.js';
export { StateIcon, type StateIconProps, type StateName } from './state-icon.js';
export { Approval, type ApprovalProps } from './approval.js';
export { Question, type QuestionProps } from './question.js';
export { Artifact, type ArtifactProps } from './artifact.js';
export { Attempt, type AttemptProps } from './attempt.js';
export { BranchPicker, type BranchPickerProps } from './branch-picker.js';
export { CodeBlock, type CodeBlockProps } from './code-block.js';
export { Conversation, type ConversationProps } from './conversation.js';
export { Data, type DataProps } from './data.js';
export { File, type FileProps } from './file.js';
export { IconCopyButton, type IconCopyButtonProps } from './icon-copy-button.js';
export { JsonView, type JsonViewProps } from './json-view.js';
export type { JsonMark } from './json-view-mark.js';
export { Link, type LinkProps } from './link.js';
export { MarkdownText, type MarkdownTextProps } from './markdown.js';
export { Message, type MessageProps } from './message.js';
export { preloadParts } from './parts-on-demand.js';
export { Picture, type PictureProps } from './picture.js';
export { Provenance, type ProvenanceProps } from './provenance.js';
export { Reasoning, type ReasoningProps } from './reasoning.js';
export { RenderBoundary, type RenderBoundaryProps } from './render-boundary.js';
export { Sources, type SourcesProps } from './source.js';
export { Text, type TextProps } from './text.js';
export { ToolCall, type ToolCallProps } from './tool-call.js';
export { ToolCallGroup, type ToolCallGroupProps } from './tool-call-group.js';
export { Unsupported, type UnsupportedProps } from './unsupported.js';
export {
  judgeLink,
  judgeMedia,
  MarkdownExtensionsProvider,
  UrlPolicyProvider,
  useUrlPolicy,
  type ExtendedCodeBlockProps,
  type ExtendedInlineCodeProps,
  type LinkDecision,
  type MarkdownExtension,
  type MediaDecision,
  type UrlPolicy,
  type UrlRefusal,
} from '../markdown/index.js';
export { Plan, type PlanProps } from './plan.js';
export { ConnectionStatus, type ConnectionStatusProps } from './connection-status.js';
export { ProblemList, type ProblemListProps } from './problem-list.js';
export { ModelPicker, type ModelPickerProps } from './model-picker.js';
export { Suggestions, type SuggestionsProps } from './suggestion.js';
export { Composer, type ComposerProps } from './composer.js';
export { Attention, type AttentionProps } from './attention.js';
