import {
  isGone,
  pickedChild,
  placeOfCall,
  scopedKey,
  type Edit,
  type Mutable,
  type ObserverState,
  type OrderedMap,
  type ToolCallRecord,
} from '../store/index.js';
import { removeRecord } from './message-tree.js';
import { changeMessages, changeToolCalls, type Draft, type Step } from './step.js';
import { removeToolCall } from './tool-call-document.js';

/** Past a limit the oldest tenth is let go at once, and counted: of calls and messages together, so that nothing that is left points at what is gone. */
export function letGoOldest(draft: Draft, step: Step): void {
  const { limits } = step;
  if (draft.toolCalls.records.size > limits.toolCalls) letGoOfCalls(draft, Math.floor(limits.toolCalls * 0.9), step);
  if (draft.messages.records.size > limits.messages) letGoOfMessages(draft, Math.floor(limits.messages * 0.9), step);
}

function letGoOfCalls(draft: Draft, kept: number, step: Step): void {
  const toolCalls = changeToolCalls(draft, step);
  while (toolCalls.records.size > kept) {
    const oldest = oldestCall(draft, step);
    if (oldest === undefined) break;
    const place = placeOfCall(draft, oldest.key);
    if (place !== undefined) letGoOfMessage(draft, place, step);
    if (oldestCall(draft, step) === oldest) letGoOfCall(draft, oldest.key, step);
  }
  dropTimeline(draft, step);
}

function oldestCall(draft: Draft, step: Step): ToolCallRecord | undefined {
  const toolCalls = changeToolCalls(draft, step);
  toolCalls.records = toolCalls.records.trimFirst(step.edit);
  return toolCalls.records.first();
}

function letGoOfMessages(draft: Draft, kept: number, step: Step): void {
  const { records } = draft.messages;
  for (const key of records.firstKeys(records.size - kept)) {
    if (draft.messages.records.size <= kept) break;
    letGoOfMessage(draft, key, step);
  }
  dropTimeline(draft, step);
}

/** Of a fork only the branch that is picked goes on: without their parent the others would all be shown. */
function letGoOfMessage(draft: Draft, key: string, step: Step): void {
  const { children, chosen } = draft.messages.tree;
  const branches = children.get(key) ?? [];
  const picked = pickedChild(branches, chosen.get(key));
  for (const branch of branches) if (branch !== picked) letGoOfBranch(draft, branch, step);
  letGoOfRecord(draft, key, step);
}

function letGoOfBranch(draft: Draft, start: string, step: Step): void {
  const found = [start];
  for (let index = 0; index < found.length; index += 1) found.push(...(draft.messages.tree.children.get(found[index] ?? '') ?? []));
  for (const key of found.toReversed()) letGoOfRecord(draft, key, step);
}

function letGoOfRecord(draft: Draft, key: string, step: Step): void {
  const record = draft.messages.records.get(key);
  if (record === undefined) return;
  for (const part of record.value.parts) {
    if (part.type !== 'tool-call') continue;
    const callKey = scopedKey(record.sessionId, part.toolCallId);
    if (placeOfCall(draft, callKey) !== key) continue;
    if (draft.messages.callPlaces.has(callKey)) {
      const messages = changeMessages(draft, step);
      messages.callPlaces = messages.callPlaces.delete(callKey, step.edit);
    }
    letGoOfCall(draft, callKey, step);
  }
  removeRecord(draft, key, step);
  changeLetGo(draft, step).messages += 1;
}

function letGoOfCall(draft: Draft, key: string, step: Step): void {
  const call = draft.toolCalls.records.get(key);
  if (call === undefined) return;
  removeToolCall(draft, key, step);
  changeLetGo(draft, step).toolCalls += 1;
  if (call.callKey === undefined || draft.toolCalls.reused.get(call.callKey)?.key !== key) return;
  const toolCalls = changeToolCalls(draft, step);
  toolCalls.reused = toolCalls.reused.delete(call.callKey, step.edit);
}

/** What happened before the oldest call that is left would name calls that are gone. */
function dropTimeline(draft: Draft, step: Step): void {
  const oldest = oldestCall(draft, step);
  if (oldest === undefined) return;
  draft.timeline = draft.timeline.dropFirst(
    draft.timeline.firstWhere(({ position }) => position >= oldest.position),
    step.edit,
  );
}

/** The same for documents of all other kinds, each kind by itself. */
export function boundDocuments(draft: Draft, step: Step): void {
  draft.approvals = bounded(draft, draft.approvals, step);
  draft.artifacts = bounded(draft, draft.artifacts, step);
  draft.attempts = bounded(draft, draft.attempts, step);
  draft.plans = bounded(draft, draft.plans, step);
  draft.questions = bounded(draft, draft.questions, step);
  draft.suggestions = bounded(draft, draft.suggestions, step);
  draft.models = bounded(draft, draft.models, step);
}

function bounded<V extends object>(draft: Draft, documents: OrderedMap<V>, step: Step): OrderedMap<V> {
  const { documents: limit } = step.limits;
  if (documents.size <= limit) return documents;
  const count = documents.size - Math.floor(limit * 0.9);
  changeLetGo(draft, step).documents += count;
  return withoutFirst(documents, count, step.edit);
}

function withoutFirst<V extends object>(documents: OrderedMap<V>, count: number, edit: Edit): OrderedMap<V> {
  let left = documents;
  for (const key of documents.firstKeys(count)) left = left.delete(key, edit);
  return left;
}

/** Called when a session came. The one that came last stays. */
export function boundSessions(draft: Draft, step: Step): void {
  const { sessions: limit } = step.limits;
  if (draft.sessions.size <= limit) return;
  for (const [id, session] of [...draft.sessions].slice(0, -1)) {
    if (draft.sessions.size <= Math.floor(limit * 0.9)) return;
    if (!isGone(session)) continue;
    draft.sessions = draft.sessions.delete(id, step.edit);
    step.session = undefined;
    changeLetGo(draft, step).sessions += 1;
  }
}

/** Called when statistics of another tool came. The ones that came last stay. */
export function boundTools(draft: Draft, step: Step): void {
  const { tools: limit } = step.limits;
  if (draft.statistics.size <= limit) return;
  step.statistics.length = 0;
  for (const [key, { inFlight }] of [...draft.statistics].slice(0, -1)) {
    if (draft.statistics.size <= Math.floor(limit * 0.9)) return;
    if (inFlight > 0) continue;
    draft.statistics = draft.statistics.delete(key, step.edit);
    changeLetGo(draft, step).tools += 1;
  }
}

function changeLetGo(draft: Draft, { before }: Step): Mutable<ObserverState['letGo']> {
  if (draft.letGo === before.letGo) {
    const { toolCalls, messages, documents, sessions, tools } = draft.letGo;
    draft.letGo = { toolCalls, messages, documents, sessions, tools };
  }
  return draft.letGo;
}
