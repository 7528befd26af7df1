import { frameErrorCodes, frameTable, partTable, vocabulary } from '../../schema/index.js';
import type { WireEntry } from '../../store/index.js';

/** What can be told, one list for each kind of word. Source: the tables of frames and parts, and the closed lists of the schemas. */
export const coverageGroups = {
  frame: [...frameTable.keys()],
  topic: vocabulary.topics,
  errorCode: frameErrorCodes,
  part: [...partTable.keys()],
  messageRole: vocabulary.messageRoles,
  textState: vocabulary.textStates,
  toolCallStatus: vocabulary.toolCallStatuses,
  stepStatus: vocabulary.stepStatuses,
  questionKind: vocabulary.questionKinds,
  questionStatus: vocabulary.questionStatuses,
  fieldType: vocabulary.fieldTypes,
  approvalStatus: vocabulary.approvalStatuses,
  attemptStatus: vocabulary.attemptStatuses,
  artifactKind: vocabulary.artifactKinds,
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type CoverageGroup = keyof typeof coverageGroups;

/** How often a word was told, and by which frame first. */
export interface Told {
  readonly count: number;
  readonly first: number;
}

/** By group and word; what was never told is not there. Words that no list has, such as a world's own topics, are there too. */
export type Coverage = ReadonlyMap<CoverageGroup, ReadonlyMap<string, Told>>;

/** Counts what frames tell. Yields now and then, so that who runs it can give the page its turn. */
export function* countCoverage(entries: Iterable<WireEntry>): Generator<undefined, Coverage> {
  const coverage = new Map<CoverageGroup, Map<string, Told>>();
  let counted = 0;
  for (const entry of entries) {
    const tell = (group: CoverageGroup, word: unknown): void => {
      if (typeof word !== 'string') return;
      const words = coverage.get(group) ?? new Map<string, Told>();
      coverage.set(group, words);
      const told = words.get(word);
      words.set(word, { count: (told?.count ?? 0) + 1, first: told?.first ?? entry.position });
    };
    if (entry.accepted) tellFrame(entry, tell);
    counted += 1;
    if (counted % 200 === 0) yield;
  }
  return coverage;
}

type Tell = (group: CoverageGroup, word: unknown) => void;

function tellFrame({ type, label, failed, text }: WireEntry, tell: Tell): void {
  tell('frame', type);
  switch (type) {
    case 'tool_call':
      tell('toolCallStatus', 'running');
      tell('part', 'tool-call');
      break;
    case 'tool_result':
      tell('toolCallStatus', failed ? 'failed' : 'succeeded');
      if (failed) tell('errorCode', memberOf(memberOf(readJson(text), 'error'), 'code'));
      break;
    case 'error':
      tell('errorCode', label);
      break;
    case 'event':
      tell('topic', label);
      if (label === 'agent_message') tellMessage(memberOf(readJson(text), 'payload'), tell);
      break;
    default:
  }
}

/** By PROTOCOL section 5: documents, or a delta, or a text. */
function tellMessage(payload: unknown, tell: Tell): void {
  const documents = memberOf(payload, 'documents');
  const delta = memberOf(payload, 'delta');
  if (Array.isArray(documents)) {
    for (const document of documents as unknown[]) tellDocument(memberOf(document, 'schema'), memberOf(document, 'value'), tell);
  } else if (delta !== undefined) {
    tell('part', memberOf(delta, 'partType'));
    tell('textState', memberOf(delta, 'state') ?? 'streaming');
  } else if (typeof memberOf(payload, 'text') === 'string') {
    tell('part', 'text');
    tell('messageRole', memberOf(payload, 'role') ?? 'assistant');
  }
}

function tellDocument(schema: unknown, value: unknown, tell: Tell): void {
  switch (schema) {
    case 'oddkin.ai.message':
      tell('messageRole', memberOf(value, 'role'));
      for (const part of itemsOf(value, 'parts')) {
        const type = memberOf(part, 'type');
        tell('part', typeof type === 'string' && !partTable.has(type) ? 'unsupported' : type);
        if (type === 'text' || type === 'reasoning') tell('textState', memberOf(part, 'state') ?? 'done');
      }
      break;
    case 'oddkin.ai.plan':
      for (const step of itemsOf(value, 'steps')) {
        tell('stepStatus', memberOf(step, 'status'));
        for (const task of itemsOf(step, 'tasks')) tell('stepStatus', memberOf(task, 'status'));
      }
      break;
    case 'oddkin.ai.question':
      tell('questionKind', memberOf(value, 'kind'));
      tell('questionStatus', memberOf(value, 'status'));
      for (const field of itemsOf(value, 'fields')) tell('fieldType', memberOf(field, 'type'));
      break;
    case 'oddkin.ai.tool-call':
      tell('toolCallStatus', memberOf(value, 'status'));
      break;
    case 'oddkin.ai.approval':
      tell('approvalStatus', memberOf(value, 'status'));
      break;
    case 'oddkin.ai.attempt':
      tell('attemptStatus', memberOf(value, 'status'));
      break;
    case 'oddkin.ai.artifact':
      tell('artifactKind', memberOf(value, 'kind'));
      break;
    default:
  }
}

function itemsOf(value: unknown, name: string): readonly unknown[] {
  const items = memberOf(value, name);
  return Array.isArray(items) ? (items as unknown[]) : [];
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;
}

function readJson(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}
