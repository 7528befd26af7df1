import { findProblem, pointerStep, type SchemaProblem } from './find-problem.js';
import type {
  AnyDocument,
  Approval,
  Artifact,
  Attempt,
  Message,
  ModelOption,
  Part,
  Plan,
  Question,
  Suggestion,
  ToolCall,
} from './generated/documents.js';
import {
  validateApproval,
  validateApprovalPart,
  validateArtifact,
  validateArtifactPart,
  validateAttempt,
  validateDataPart,
  validateFilePart,
  validateMessageEnvelope,
  validateModelOption,
  validatePlan,
  validateQuestion,
  validateReasoningPart,
  validateSourcePart,
  validateSuggestion,
  validateTextPart,
  validateToolCall,
  validateToolCallPart,
  validateUnsupportedPart,
} from './generated/document-validators.js';
import type { Validator } from './validator.js';

/** The type of the value behind each document schema. */
export interface DocumentTypes {
  'oddkin.ai.message': Message;
  'oddkin.ai.plan': Plan;
  'oddkin.ai.question': Question;
  'oddkin.ai.suggestion': Suggestion;
  'oddkin.ai.model-option': ModelOption;
  'oddkin.ai.tool-call': ToolCall;
  'oddkin.ai.approval': Approval;
  'oddkin.ai.artifact': Artifact;
  'oddkin.ai.attempt': Attempt;
}

export type DocumentSchema = keyof DocumentTypes;
export type PartType = Part['type'];

/** The one list of document schemas: how each is checked, and the member that is its key. */
export const documentTable: ReadonlyMap<
  string,
  { readonly findProblems: (value: unknown) => readonly SchemaProblem[]; readonly keyOf: (value: AnyDocument) => string }
> = new Map<DocumentSchema, { findProblems: (value: unknown) => readonly SchemaProblem[]; keyOf: (value: AnyDocument) => string }>([
  row('oddkin.ai.message', findMessageProblems, (message) => message.id),
  row('oddkin.ai.plan', by(validatePlan), (plan) => plan.planId),
  row('oddkin.ai.question', by(validateQuestion), (question) => question.questionId),
  row('oddkin.ai.suggestion', by(validateSuggestion), (suggestion) => suggestion.id),
  row('oddkin.ai.model-option', by(validateModelOption), (model) => model.id),
  row('oddkin.ai.tool-call', by(validateToolCall), (call) => call.toolCallId),
  row('oddkin.ai.approval', by(validateApproval), (approval) => approval.approvalId),
  row('oddkin.ai.artifact', by(validateArtifact), (artifact) => artifact.artifactId),
  row('oddkin.ai.attempt', by(validateAttempt), (attempt) => attempt.attemptId),
]);

/** The one list of part types. */
export const partTable: ReadonlyMap<string, Validator> = new Map<PartType, Validator>([
  ['text', validateTextPart],
  ['reasoning', validateReasoningPart],
  ['file', validateFilePart],
  ['source', validateSourcePart],
  ['tool-call', validateToolCallPart],
  ['approval', validateApprovalPart],
  ['artifact', validateArtifactPart],
  ['data', validateDataPart],
  ['unsupported', validateUnsupportedPart],
]);

/** Checks a message: its own members first, then each part by the definition of its type, so that every bad part is named. */
function findMessageProblems(value: unknown): readonly SchemaProblem[] {
  const own = findProblem(validateMessageEnvelope, value);
  if (own !== undefined) return [own];
  const { parts } = value as { parts: readonly { type: string }[] }; // the envelope has just been checked
  const problems: SchemaProblem[] = [];
  for (const [index, part] of parts.entries()) {
    const path = `/parts${pointerStep(index)}`;
    const validator = partTable.get(part.type);
    const found =
      validator === undefined
        ? {
            path: `${path}/type`,
            keyword: 'enum',
            message: `${path}/type must be one of ${JSON.stringify([...partTable.keys()])}.`,
            value: part.type,
          }
        : findProblem(validator, part, path);
    if (found !== undefined) problems.push(found);
  }
  return problems;
}

function by(validator: Validator) {
  return (value: unknown): readonly SchemaProblem[] => {
    const found = findProblem(validator, value);
    return found === undefined ? [] : [found];
  };
}

function row<S extends DocumentSchema>(
  schema: S,
  findProblems: (value: unknown) => readonly SchemaProblem[],
  keyOf: (value: DocumentTypes[S]) => string,
) {
  // keyOf is only called with a value that the validator of this very row has passed.
  return [schema, { findProblems, keyOf: keyOf as (value: AnyDocument) => string }] as const;
}
