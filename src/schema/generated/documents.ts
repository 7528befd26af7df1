// Generated from schemas/ by .ci/generate-schema.mjs. Do not edit.
export type AnyDocument = Message | Plan | Question | Suggestion | ModelOption | ToolCall | Approval | Artifact | Attempt;
/**
 * One part of a message.
 */
export type Part =
  TextPart | ReasoningPart | FilePart | SourcePart | ToolCallPart | ApprovalPart | ArtifactPart | DataPart | UnsupportedPart;

/**
 * What one side said or did in one go. The order of parts is the order of reading; a part keeps its id through every update.
 */
export interface Message {
  id: string;
  role: 'user' | 'assistant' | 'system' | 'tool';
  /**
   * The message that this one follows. Messages with the same parent are alternatives to each other.
   */
  parentId?: string;
  parts: Part[];
  /**
   * The key of the attempt that wrote this message.
   */
  attemptId?: string;
  /**
   * When the message was written, as an ISO 8601 date and time.
   */
  createdAt?: string;
  provenance?: MessageProvenance;
}
export interface TextPart {
  type: 'text';
  /**
   * Stays the same while the part grows or changes.
   */
  id: string;
  /**
   * The text as it was written; Markdown where an assistant wrote it.
   */
  text: string;
  /**
   * Streaming while more text may come, done when none will.
   */
  state?: 'streaming' | 'done';
}
export interface ReasoningPart {
  type: 'reasoning';
  /**
   * Stays the same while the part grows or changes.
   */
  id: string;
  /**
   * The reasoning as it was written; Markdown where an assistant wrote it.
   */
  text: string;
  /**
   * Streaming while more text may come, done when none will.
   */
  state?: 'streaming' | 'done';
}
export interface FilePart {
  type: 'file';
  id: string;
  /**
   * A file name from outside: never trusted, always shown as plain text.
   */
  name: string;
  mediaType: string;
  /**
   * The place to fetch the file from, if the URL policy of the host lets it through.
   */
  url?: string;
  /**
   * In bytes.
   */
  size?: number;
}
export interface SourcePart {
  type: 'source';
  id: string;
  /**
   * The name by which text cites this source: [^sourceId].
   */
  sourceId: string;
  title?: string;
  url?: string;
  excerpt?: string;
  publisher?: string;
  kind?: 'web' | 'document' | 'file' | 'other';
}
export interface ToolCallPart {
  type: 'tool-call';
  id: string;
  /**
   * The key of a tool-call record. What became of the call is told there.
   */
  toolCallId: string;
}
export interface ApprovalPart {
  type: 'approval';
  id: string;
  /**
   * The key of an approval record.
   */
  approvalId: string;
}
export interface ArtifactPart {
  type: 'artifact';
  id: string;
  /**
   * The key of an artifact record.
   */
  artifactId: string;
  /**
   * The revision of the artifact that came with this message.
   */
  revisionId?: string;
}
export interface DataPart {
  type: 'data';
  id: string;
  /**
   * Picks the renderer that the host registered under this name.
   */
  name: string;
  /**
   * Any JSON. The renderer checks it before it shows it.
   */
  data: unknown;
}
export interface UnsupportedPart {
  type: 'unsupported';
  id: string;
  /**
   * The type that the part had when it came.
   */
  originalType: string;
}
/**
 * Where the content comes from, as the application says. It is shown as said and checked by nobody.
 */
export interface MessageProvenance {
  /**
   * Who or what made the content.
   */
  kind: 'generated' | 'assisted' | 'edited' | 'human';
  /**
   * The words that the host wants shown.
   */
  label?: string;
  model?: string;
  provider?: string;
  /**
   * When the content was made, as an ISO 8601 date and time.
   */
  generatedAt?: string;
  /**
   * What the host has to say about the origin, shown word for word.
   */
  notes?: string;
}
export interface Plan {
  planId: string;
  title?: string;
  steps: PlanStep[];
}
export interface PlanStep {
  id: string;
  title: string;
  detail?: string;
  status: 'pending' | 'active' | 'done' | 'failed' | 'blocked' | 'skipped' | 'needs-input';
  /**
   * What stands in the way of this step.
   */
  blocker?: string;
  /**
   * What a person has to supply before the step goes on.
   */
  inputRequest?: string;
  /**
   * Pieces of the step that are worked on side by side.
   */
  tasks?: PlanTask[];
}
export interface PlanTask {
  id: string;
  title: string;
  status: 'pending' | 'active' | 'done' | 'failed' | 'blocked' | 'skipped' | 'needs-input';
  detail?: string;
}
export interface Question {
  questionId: string;
  revision: number;
  prompt: string;
  kind: 'choice' | 'multi-choice' | 'form' | 'text';
  options?: QuestionOption[];
  fields?: QuestionField[];
  /**
   * Whether a person may answer in words of their own.
   */
  allowCustom?: boolean;
  status: 'requested' | 'submitting' | 'submitted' | 'skipped' | 'expired' | 'failed';
  answer?: unknown;
  /**
   * The moment after which no answer counts, as an ISO 8601 date and time.
   */
  expiresAt?: string;
  error?: DocumentError;
}
export interface QuestionOption {
  id: string;
  label: string;
  description?: string;
}
export interface QuestionField {
  id: string;
  label: string;
  type: 'text' | 'number' | 'select' | 'boolean';
  required?: boolean;
  options?: string[];
}
/**
 * What went wrong, in words fit for a person. Anything more stays with the host.
 */
export interface DocumentError {
  /**
   * A code that the application keeps stable.
   */
  code: string;
  /**
   * Words for a person, in their language.
   */
  message: string;
  /**
   * Whether the same thing may work when tried again.
   */
  retryable?: boolean;
}
export interface Suggestion {
  id: string;
  label: string;
  /**
   * The text that is put into the composer or sent.
   */
  prompt: string;
}
export interface ModelOption {
  id: string;
  label: string;
  description?: string;
  provider?: string;
  capabilities?: string[];
  available: boolean;
  /**
   * What keeps the model from being chosen.
   */
  reason?: string;
}
/**
 * What became of one call of a tool, from the moment it was asked for.
 */
export interface ToolCall {
  /**
   * Unique in the store. Calls that came as AICC frames have <session_id>/<call_id>.
   */
  toolCallId: string;
  /**
   * The id of the tool in the manifest.
   */
  tool: string;
  /**
   * What the tool does to its world: reads it, changes it, or makes something.
   */
  toolClass?: 'sensor' | 'actuator' | 'generator';
  /**
   * Words for the call, where the application has better ones than the name of the tool.
   */
  title?: string;
  /**
   * What the tool was called with. Any JSON.
   */
  input?: unknown;
  status: 'pending' | 'running' | 'succeeded' | 'failed' | 'cancelled';
  /**
   * What the tool answered. Any JSON.
   */
  output?: unknown;
  error?: DocumentError;
  /**
   * When the call was made, as an ISO 8601 date and time.
   */
  requestedAt?: string;
  /**
   * When the answer came, as an ISO 8601 date and time.
   */
  completedAt?: string;
  /**
   * Milliseconds from call to answer.
   */
  latencyMs?: number;
  /**
   * The tick of the world in which the answer was given.
   */
  tick?: number;
  /**
   * How much of the work is done, from 0 to 1.
   */
  progress?: number;
  /**
   * The session in which the call was made.
   */
  sessionId?: string;
}
/**
 * Something that an agent does only after a person has said yes.
 */
export interface Approval {
  approvalId: string;
  /**
   * Goes up whenever what is asked for changes.
   */
  revision: number;
  /**
   * What will be done, in one line.
   */
  title: string;
  /**
   * What a person should know before deciding.
   */
  description?: string;
  /**
   * The key of the tool-call record that waits for the decision.
   */
  toolCallId?: string;
  /**
   * How much harm it could do.
   */
  risk?: 'low' | 'medium' | 'high';
  status: 'requested' | 'submitting' | 'approved' | 'denied' | 'expired' | 'failed';
  /**
   * How far a yes may reach, as far as the host offers a choice.
   */
  scopes?: ('once' | 'session' | 'always')[];
  /**
   * How far the yes that was given reaches.
   */
  scope?: 'once' | 'session' | 'always';
  /**
   * Who decided, in words for a person.
   */
  decidedBy?: string;
  /**
   * Why it was decided so.
   */
  reason?: string;
  /**
   * The moment after which no decision counts, as an ISO 8601 date and time.
   */
  expiresAt?: string;
  error?: DocumentError;
}
/**
 * Something that an agent made and may go on improving: every revision is kept.
 */
export interface Artifact {
  artifactId: string;
  title: string;
  kind: 'code' | 'document' | 'image' | 'data' | 'other';
  /**
   * The media type of every revision, such as text/markdown.
   */
  mediaType?: string;
  /**
   * Oldest first. Each holds its content, or the place to fetch it from.
   */
  revisions: ArtifactRevision[];
  /**
   * The revision to show first. Left out, the last one.
   */
  currentRevisionId?: string;
}
export interface ArtifactRevision {
  /**
   * Unique in the artifact.
   */
  revisionId: string;
  /**
   * When this revision was made, as an ISO 8601 date and time.
   */
  createdAt?: string;
  /**
   * What changed, in a few words.
   */
  label?: string;
  /**
   * The whole content as text.
   */
  content?: string;
  /**
   * The place to fetch the content from, if the URL policy of the host lets it through.
   */
  url?: string;
  /**
   * The key of the attempt that made this revision.
   */
  attemptId?: string;
}
/**
 * One try of an agent at an answer.
 */
export interface Attempt {
  attemptId: string;
  status: 'running' | 'succeeded' | 'failed' | 'cancelled';
  /**
   * The model that was asked.
   */
  model?: string;
  /**
   * An ISO 8601 date and time.
   */
  startedAt?: string;
  /**
   * An ISO 8601 date and time.
   */
  endedAt?: string;
  usage?: AttemptUsage;
  error?: DocumentError;
}
/**
 * What the attempt took.
 */
export interface AttemptUsage {
  inputTokens?: number;
  outputTokens?: number;
  /**
   * In US dollars.
   */
  costUsd?: number;
}
