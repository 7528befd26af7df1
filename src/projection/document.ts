import {
  documentTable,
  problem,
  type AnyDocument,
  type DocumentSchema,
  type DocumentTypes,
  type Problem,
  type ProblemCode,
} from '../schema/index.js';
import { scopedKey, type Limits, type ObserverState, type OrderedMap } from '../store/index.js';
import { projectApproval, removeApproval } from './approval.js';
import { projectArtifact, removeArtifact } from './artifact.js';
import { projectAttempt, removeAttempt } from './attempt.js';
import { countProblems, reportOf, type ItemReport } from './item-report.js';
import { boundDocuments, letGoOldest } from './let-go.js';
import { nameUnsupportedParts, projectMessage, removeMessage } from './message.js';
import { projectModelOption, removeModelOption } from './model-option.js';
import { projectPlan, removePlan } from './plan.js';
import { projectQuestion, removeQuestion } from './question.js';
import { beginStep, noteProblem, type Draft, type Step } from './step.js';
import { projectSuggestion, removeSuggestion } from './suggestion.js';
import { projectToolCallDocument, removeToolCallDocument } from './tool-call-document.js';

/** A document as it comes: `schema` such as `oddkin.ai.plan`, `version` 1, and a `value` that fits that schema; or `value` null and the `id` of what is to go. */
export type DocumentEntry =
  | { readonly [S in DocumentSchema]: { readonly schema: S; readonly version: 1; readonly value: DocumentTypes[S] } }[DocumentSchema]
  | RemovalEntry;

/** Takes the document of that schema with this id out of the store. */
export interface RemovalEntry {
  readonly schema: DocumentSchema;
  readonly version: 1;
  readonly value: null;
  readonly id: string;
}

/** The place of a document in the store. */
export interface Placement {
  readonly key: string;
  readonly sessionId: string | undefined;
  /** The name of the agent that sent it, where it gave one. */
  readonly author: string | undefined;
  /** JSON Pointer to the document in its frame. */
  readonly path: string;
}

/** Where documents of a schema are kept. */
type Slice = (state: ObserverState) => OrderedMap<object>;
type Project<T> = (draft: Draft, value: T, placement: Placement, step: Step) => void;
type Remove = (draft: Draft, key: string, step: Step) => void;

/** The one list of what each document schema does to the state, and where its documents are kept. */
const documentProjections: { readonly [S in DocumentSchema]: readonly [Slice, Project<DocumentTypes[S]>, Remove] } = {
  'oddkin.ai.message': [({ messages }) => messages.records, projectMessage, removeMessage],
  'oddkin.ai.plan': [({ plans }) => plans, projectPlan, removePlan],
  'oddkin.ai.question': [({ questions }) => questions, projectQuestion, removeQuestion],
  'oddkin.ai.suggestion': [({ suggestions }) => suggestions, projectSuggestion, removeSuggestion],
  'oddkin.ai.model-option': [({ models }) => models, projectModelOption, removeModelOption],
  'oddkin.ai.tool-call': [({ toolCalls }) => toolCalls.records, projectToolCallDocument, removeToolCallDocument],
  'oddkin.ai.approval': [({ approvals }) => approvals, projectApproval, removeApproval],
  'oddkin.ai.artifact': [({ artifacts }) => artifacts, projectArtifact, removeArtifact],
  'oddkin.ai.attempt': [({ attempts }) => attempts, projectAttempt, removeAttempt],
};

/** Checks one document and puts it in its place. A bad one is refused alone. */
export function putDocument(draft: Draft, sessionId: string | undefined, entry: unknown, path: string, step: Step, author?: string): void {
  const note = (code: ProblemCode, message: string, where: Partial<Pick<Problem, 'path' | 'keyword' | 'value'>>): void =>
    noteProblem(draft, problem(code, message, where), sessionId, step);
  if (typeof entry !== 'object' || entry === null) {
    note('document_malformed', 'A document must be an object with schema, version and value.', { path, value: entry });
    return;
  }
  const { schema, version, value, id } = entry as { schema?: unknown; version?: unknown; value?: unknown; id?: unknown }; // its members may be anything
  const row = typeof schema === 'string' ? documentTable.get(schema) : undefined;
  if (row === undefined || version !== 1) {
    const message = `There is no document schema ${JSON.stringify(schema)} of version ${JSON.stringify(version)}.`;
    note(
      'document_schema_unknown',
      message,
      row === undefined ? { path: `${path}/schema`, value: schema } : { path: `${path}/version`, value: version },
    );
    return;
  }
  const [slice, project, remove] = documentProjections[schema as DocumentSchema] as readonly [Slice, Project<AnyDocument>, Remove]; // the table has a row for it
  if (value === null) {
    if (typeof id !== 'string' || id === '')
      note('document_malformed', 'A removal needs the id of what is to go.', { path: `${path}/id`, value: id });
    else if (slice(draft).has(scopedKey(sessionId, id))) remove(draft, scopedKey(sessionId, id), step);
    else note('document_absent', `There is no ${String(schema)} ${JSON.stringify(id)} to remove.`, { path: `${path}/id`, value: id });
    return;
  }
  const named = schema === 'oddkin.ai.message' ? nameUnsupportedParts(value) : { value, unsupported: [] };
  for (const { index, type } of named.unsupported) {
    const message = `A part has the unknown type ${JSON.stringify(type)}.`;
    note('part_unsupported', message, { path: `${path}/value/parts/${index}/type`, value: type });
  }
  const faults = row.findProblems(named.value);
  for (const { path: at, keyword, message, value: bad } of faults)
    note('document_invalid', message, { path: `${path}/value${at}`, keyword, value: bad });
  if (faults.length > 0) return;
  const document = named.value as AnyDocument; // the table's validator has passed it
  project(draft, document, { key: scopedKey(sessionId, row.keyOf(document)), sessionId, author, path }, step);
  boundDocuments(draft, step);
}

/** Puts documents that a host has, in one commit. Returns the state itself when they change nothing. */
export function putDocuments(
  before: ObserverState,
  documents: readonly unknown[],
  sessionId: string | undefined,
  at: number,
  limits: Limits,
): { readonly state: ObserverState; readonly reports: readonly ItemReport[] } {
  const draft: Draft = { ...before };
  const step = beginStep(before, limits);
  step.receipt.at = at;
  const reports = documents.map((entry) => {
    const found = countProblems(draft.problems);
    putDocument(draft, sessionId, entry, '', step);
    letGoOldest(draft, step);
    return reportOf(found, draft.problems, step.receipt.position);
  });
  step.edit.end();
  const isChanged = (Object.keys(draft) as (keyof ObserverState)[]).some((name) => draft[name] !== before[name]);
  return { state: isChanged ? draft : before, reports };
}
