import type { DocumentEntry } from '../projection/index.js';
import type {
  Approval,
  Artifact,
  Attempt,
  DocumentSchema,
  DocumentTypes,
  Message,
  ModelOption,
  Plan,
  Question,
  Suggestion,
  ToolCall,
} from '../schema/index.js';

/** Makes documents. Each fits its schema as it is; what is passed replaces the defaults. */
export interface DocumentBuilders {
  /** A message of the assistant with one text part. */
  readonly message: (overrides?: Partial<Message>) => Message;
  /** A plan of three steps, the first done and the second active. */
  readonly plan: (overrides?: Partial<Plan>) => Plan;
  /** A requested choice between yes and no. */
  readonly question: (overrides?: Partial<Question>) => Question;
  readonly suggestion: (overrides?: Partial<Suggestion>) => Suggestion;
  /** A model that is available. */
  readonly modelOption: (overrides?: Partial<ModelOption>) => ModelOption;
  /** A running tool call. */
  readonly toolCall: (overrides?: Partial<ToolCall>) => ToolCall;
  /** A requested approval. */
  readonly approval: (overrides?: Partial<Approval>) => Approval;
  /** A text of one revision. */
  readonly artifact: (overrides?: Partial<Artifact>) => Artifact;
  /** A running attempt. */
  readonly attempt: (overrides?: Partial<Attempt>) => Attempt;
}

/** Makes builders for documents. The same calls in the same order give the same documents: ids are counted, nothing is random. */
export function createDocuments(): DocumentBuilders {
  const counts = new Map<string, number>();
  const nextId = (noun: string): string => {
    const count = (counts.get(noun) ?? 0) + 1;
    counts.set(noun, count);
    return `${noun}-${count}`;
  };
  return {
    message: (overrides) => ({
      id: nextId('message'),
      role: 'assistant',
      parts: [{ type: 'text', id: 'text', text: 'Hello.', state: 'done' }],
      ...overrides,
    }),
    plan: (overrides) => ({
      planId: nextId('plan'),
      title: 'Find the way out',
      steps: [
        { id: 'look', title: 'Look around', status: 'done' },
        { id: 'walk', title: 'Walk to the door', status: 'active' },
        { id: 'leave', title: 'Leave', status: 'pending' },
      ],
      ...overrides,
    }),
    question: (overrides) => ({
      questionId: nextId('question'),
      revision: 1,
      prompt: 'Shall I open the door?',
      kind: 'choice',
      options: [
        { id: 'yes', label: 'Yes' },
        { id: 'no', label: 'No' },
      ],
      status: 'requested',
      ...overrides,
    }),
    suggestion: (overrides) => ({ id: nextId('suggestion'), label: 'Go on', prompt: 'Go on to the next room.', ...overrides }),
    modelOption: (overrides) => ({ id: nextId('model'), label: 'Small model', available: true, ...overrides }),
    toolCall: (overrides) => ({ toolCallId: nextId('call'), tool: 'look', status: 'running', ...overrides }),
    approval: (overrides) => ({ approvalId: nextId('approval'), revision: 1, title: 'Open the chest', status: 'requested', ...overrides }),
    artifact: (overrides) => ({
      artifactId: nextId('artifact'),
      title: 'Map of the first floor',
      kind: 'document',
      mediaType: 'text/markdown',
      revisions: [{ revisionId: 'first', content: '# Map\n\nA room with a door.' }],
      ...overrides,
    }),
    attempt: (overrides) => ({ attemptId: nextId('attempt'), status: 'running', ...overrides }),
  };
}

/** Wraps a document as `payload.documents` and `put` take it. */
export function documentEntry<S extends DocumentSchema>(schema: S, value: DocumentTypes[S]): DocumentEntry {
  return { schema, version: 1, value } as DocumentEntry; // schema and value belong together, which the union can't tell of a type parameter
}

/** Says that a document is to go. */
export function removalEntry(schema: DocumentSchema, id: string): DocumentEntry {
  return { schema, version: 1, value: null, id };
}
