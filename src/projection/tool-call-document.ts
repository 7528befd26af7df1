import type { ToolCall } from '../schema/index.js';
import { readTime, type ObserverState, type ToolCallRecord } from '../store/index.js';
import type { Placement } from './document.js';
import type { Step } from './step.js';

/** Keeps a tool-call record that came as a document. It adds to what frames have told of the same call: progress, a title, an output. */
export function projectToolCallDocument(
  state: ObserverState,
  value: ToolCall,
  { key, sessionId }: Placement,
  { receipt }: Step,
): ObserverState {
  const known = state.toolCalls.records.get(key);
  const isOver = value.status === 'succeeded' || value.status === 'failed' || value.status === 'cancelled';
  const record: ToolCallRecord = {
    key,
    callKey: known?.callKey,
    sessionId: known?.sessionId ?? sessionId,
    value: { ...known?.value, ...value, ...callOf(known), ...outcomeOf(known), toolCallId: key },
    position: receipt.position,
    createdAt: known?.createdAt ?? receipt.at,
    updatedAt: receipt.at,
    startedAt: known?.startedAt ?? readTime(value.requestedAt) ?? receipt.at,
    endedAt: isOver ? (known?.endedAt ?? readTime(value.completedAt) ?? receipt.at) : known?.endedAt,
    resultPosition: known?.resultPosition,
    byPerson: known?.byPerson ?? false,
  };
  return { ...state, toolCalls: { ...state.toolCalls, records: state.toolCalls.records.set(key, record) } };
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

export function removeToolCall(state: ObserverState, key: string): ObserverState {
  const records = state.toolCalls.records.delete(key);
  return records === state.toolCalls.records ? state : { ...state, toolCalls: { ...state.toolCalls, records } };
}
