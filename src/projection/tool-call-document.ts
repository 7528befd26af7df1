import type { ToolCall } from '../schema/index.js';
import { isSettled, readTime, type ToolCallRecord } from '../store/index.js';
import type { Placement } from './document.js';
import { countSettled } from './statistics.js';
import { changeMessages, changeToolCalls, type Draft, type Step } from './step.js';
import { stopWaiting } from './tool-result.js';

/** Keeps a tool-call record that came as a document. It adds to what frames have told of the same call: progress, a title, an output. */
export function projectToolCallDocument(draft: Draft, value: ToolCall, { key, sessionId }: Placement, step: Step): void {
  const { position, at } = step.receipt;
  const known = draft.toolCalls.records.get(key);
  const isOver = value.status === 'succeeded' || value.status === 'failed' || value.status === 'cancelled';
  const record: ToolCallRecord = {
    key,
    callKey: known?.callKey,
    sessionId: known?.sessionId ?? sessionId,
    value: { ...known?.value, ...value, ...callOf(known), ...outcomeOf(known), toolCallId: key },
    position,
    createdAt: known?.createdAt ?? at,
    updatedAt: at,
    startedAt: known?.startedAt ?? readTime(value.requestedAt) ?? at,
    endedAt: isOver ? (known?.endedAt ?? readTime(value.completedAt) ?? at) : known?.endedAt,
    isAwaited: known?.isAwaited ?? false,
    resultPosition: known?.resultPosition,
    turnKey: known?.turnKey,
    byPerson: known?.byPerson ?? false,
    isDocumented: true,
  };
  const toolCalls = changeToolCalls(draft, step);
  toolCalls.records = toolCalls.records.set(key, record, step.edit);
}

/** What the frame of the call has told, no document tells otherwise: a record shows what was really called. */
function callOf(known: ToolCallRecord | undefined): Partial<ToolCall> {
  if (known?.callKey === undefined) return {};
  const { tool, input, requestedAt, sessionId, toolClass } = known.value;
  return toldMembers({ tool, input, requestedAt, sessionId, toolClass });
}

/** What a result frame has settled, no document unsettles. */
function outcomeOf(known: ToolCallRecord | undefined): Partial<ToolCall> {
  if (known?.resultPosition === undefined) return {};
  const { status, output, error, completedAt, latencyMs, tick } = known.value;
  return toldMembers({ status, output, error, completedAt, latencyMs, tick });
}

function toldMembers(members: { readonly [K in keyof ToolCall]?: ToolCall[K] | undefined }): Partial<ToolCall> {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));
}

/** Takes a call out that a document removes. Its part stays where it stands: the same call gets no second one. */
export function removeToolCallDocument(draft: Draft, key: string, step: Step): void {
  const turnKey = draft.toolCalls.records.get(key)?.turnKey;
  removeToolCall(draft, key, step);
  if (turnKey === undefined) return;
  const messages = changeMessages(draft, step);
  messages.callPlaces = messages.callPlaces.set(key, { messageKey: turnKey }, step.edit);
}

/** Takes a call out. One that still waits for its result counts as cancelled: nobody will see the result. */
export function removeToolCall(draft: Draft, key: string, step: Step): void {
  const known = draft.toolCalls.records.get(key);
  if (known === undefined) return;
  const toolCalls = changeToolCalls(draft, step);
  toolCalls.records = toolCalls.records.delete(key, step.edit);
  if (!known.isAwaited || known.sessionId === undefined) return;
  countSettled(draft, known.sessionId, isSettled(known) ? known.value : { ...known.value, status: 'cancelled' }, known.startedAt, step);
  stopWaiting(draft, known.sessionId, key, step);
}
