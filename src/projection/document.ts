import { documentTable, problem, type AnyDocument, type DocumentSchema, type DocumentTypes } from '../schema/index.js';
import { scopedKey, type ObserverState } from '../store/index.js';
import { projectApproval, removeApproval } from './approval.js';
import { projectArtifact, removeArtifact } from './artifact.js';
import { projectAttempt, removeAttempt } from './attempt.js';
import { nameUnsupportedParts, projectMessage, removeMessage } from './message.js';
import { projectModelOption, removeModelOption } from './model-option.js';
import { projectPlan, removePlan } from './plan.js';
import { projectQuestion, removeQuestion } from './question.js';
import { withProblem, type Step } from './step.js';
import { projectSuggestion, removeSuggestion } from './suggestion.js';
import { projectToolCallDocument, removeToolCall } from './tool-call-document.js';

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

type Project<T> = (state: ObserverState, value: T, placement: Placement, step: Step) => ObserverState;
type Remove = (state: ObserverState, key: string, step: Step) => ObserverState;

/** The one list of what each document schema does to the state. */
const documentProjections: { readonly [S in DocumentSchema]: readonly [Project<DocumentTypes[S]>, Remove] } = {
  'oddkin.ai.message': [projectMessage, removeMessage],
  'oddkin.ai.plan': [projectPlan, removePlan],
  'oddkin.ai.question': [projectQuestion, removeQuestion],
  'oddkin.ai.suggestion': [projectSuggestion, removeSuggestion],
  'oddkin.ai.model-option': [projectModelOption, removeModelOption],
  'oddkin.ai.tool-call': [projectToolCallDocument, removeToolCall],
  'oddkin.ai.approval': [projectApproval, removeApproval],
  'oddkin.ai.artifact': [projectArtifact, removeArtifact],
  'oddkin.ai.attempt': [projectAttempt, removeAttempt],
};

/** Checks one document and puts it in its place. A bad one is refused alone. */
export function putDocument(
  state: ObserverState,
  sessionId: string | undefined,
  entry: unknown,
  path: string,
  step: Step,
  author?: string,
): ObserverState {
  if (typeof entry !== 'object' || entry === null) {
    return withProblem(
      state,
      problem('document_malformed', 'A document must be an object with schema, version and value.', { path, value: entry }),
      sessionId,
      step,
    );
  }
  const { schema, version, value, id } = entry as { schema?: unknown; version?: unknown; value?: unknown; id?: unknown }; // its members may be anything
  const row = typeof schema === 'string' ? documentTable.get(schema) : undefined;
  if (row === undefined || version !== 1) {
    const message = `There is no document schema ${JSON.stringify(schema)} of version ${JSON.stringify(version)}.`;
    return withProblem(
      state,
      problem('document_schema_unknown', message, {
        path: `${path}/${row === undefined ? 'schema' : 'version'}`,
        value: row === undefined ? schema : version,
      }),
      sessionId,
      step,
    );
  }
  const [project, remove] = documentProjections[schema as DocumentSchema] as readonly [Project<AnyDocument>, Remove]; // the table has a row for it
  if (value === null) {
    if (typeof id !== 'string' || id === '') {
      return withProblem(
        state,
        problem('document_malformed', 'A removal needs the id of what is to go.', { path: `${path}/id`, value: id }),
        sessionId,
        step,
      );
    }
    const removed = remove(state, scopedKey(sessionId, id), step);
    return removed === state
      ? withProblem(
          state,
          problem('document_absent', `There is no ${String(schema)} ${JSON.stringify(id)} to remove.`, { path: `${path}/id`, value: id }),
          sessionId,
          step,
        )
      : removed;
  }
  const named = schema === 'oddkin.ai.message' ? nameUnsupportedParts(value) : { value, unsupported: [] };
  let next = state;
  for (const each of named.unsupported) {
    next = withProblem(
      next,
      problem('part_unsupported', `A part has the unknown type ${JSON.stringify(each.type)}.`, {
        path: `${path}/value/parts/${each.index}/type`,
        value: each.type,
      }),
      sessionId,
      step,
    );
  }
  const faults = row.findProblems(named.value);
  if (faults.length > 0) {
    for (const { path: at, keyword, message, value: bad } of faults) {
      next = withProblem(next, problem('document_invalid', message, { path: `${path}/value${at}`, keyword, value: bad }), sessionId, step);
    }
    return next;
  }
  const document = named.value as AnyDocument; // the table's validator has passed it
  return project(next, document, { key: scopedKey(sessionId, row.keyOf(document)), sessionId, author, path }, step);
}
