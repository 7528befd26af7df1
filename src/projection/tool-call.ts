import { personTools, problem, type ToolCall, type ToolCallFrame } from '../schema/index.js';
import {
  currentKey,
  isSettled,
  openCall,
  placeOfCall,
  Sequence,
  toolCallKey,
  type OrderedMap,
  type ToolCallRecord,
} from '../store/index.js';
import { countCall } from './statistics.js';
import { addTimelineEntry, changeSession, changeToolCalls, isoTime, noteProblem, type Draft, type Step } from './step.js';
import { settleToolCall } from './tool-result.js';
import { extendTurn } from './turn.js';

/** Begins a tool call, and settles it at once when its result has outrun it. */
export function projectToolCall(draft: Draft, frame: ToolCallFrame, step: Step): void {
  const { sessionId } = step;
  const callKey = toolCallKey(sessionId, frame.call_id);
  const earlier = draft.toolCalls.records.get(currentKey(draft.toolCalls, callKey));
  // An agent may give a call the very name under which a repeated call_id is kept.
  const isTaken = earlier?.callKey !== undefined;
  const key = isTaken ? takeAnotherKey(draft, callKey, step) : callKey;
  if (earlier?.callKey === callKey) {
    const outcome = isSettled(earlier) ? 'had its result' : 'is still running';
    const message = `The call_id ${JSON.stringify(frame.call_id)} was used before, by a call that ${outcome}.`;
    noteProblem(draft, problem('call_id_reused', message, { path: '/call_id', value: frame.call_id }), sessionId, step);
  }
  const session = changeSession(draft, sessionId, step);
  const declared = session.manifest?.tools.find(({ id }) => id === frame.tool);
  if (declared === undefined && session.manifest !== undefined) {
    const message = `The manifest declares no tool ${frame.tool}.`;
    noteProblem(draft, problem('tool_undeclared', message, { path: '/tool', value: frame.tool }), sessionId, step);
  }
  const { position, at } = step.receipt;
  const stands = personTools.has(frame.tool) || placeOfCall(draft, key) !== undefined;
  const turnKey = stands
    ? undefined
    : extendTurn(draft, sessionId, { type: 'tool-call', id: `call-${position}`, toolCallId: key }, undefined, step);
  const record = begin(frame, key, callKey, turnKey, declared?.class, isTaken ? undefined : earlier, step);
  const toolCalls = changeToolCalls(draft, step);
  toolCalls.records = toolCalls.records.set(key, record, step.edit);
  countCall(draft, sessionId, frame.tool, step);
  session.openCalls = openCall(session.openCalls, key, step.edit);
  addTimelineEntry(draft, { kind: 'tool-call', toolCallKey: key, position, at, sessionId }, step);
  settleHeld(draft, callKey, record, step);
}

function begin(
  frame: ToolCallFrame,
  key: string,
  callKey: string,
  turnKey: string | undefined,
  toolClass: ToolCall['toolClass'],
  announced: ToolCallRecord | undefined,
  step: Step,
): ToolCallRecord {
  const { position, at } = step.receipt;
  const { tool, input } = frame;
  const { sessionId } = step;
  const requestedAt = isoTime(at);
  const called: ToolCall =
    toolClass === undefined
      ? { toolCallId: key, tool, input, status: 'running', requestedAt, sessionId }
      : { toolCallId: key, tool, input, status: 'running', requestedAt, sessionId, toolClass };
  const value = announced === undefined ? called : { ...announced.value, ...called };
  return {
    key,
    callKey,
    sessionId,
    value,
    position,
    createdAt: at,
    updatedAt: at,
    startedAt: at,
    endedAt: undefined,
    isAwaited: true,
    resultPosition: undefined,
    turnKey,
    byPerson: personTools.has(tool),
    isDocumented: announced !== undefined,
  };
}

function settleHeld(draft: Draft, callKey: string, call: ToolCallRecord, step: Step): void {
  const held = draft.toolCalls.held.get(callKey);
  if (held === undefined) return;
  const toolCalls = changeToolCalls(draft, step);
  toolCalls.held = toolCalls.held.delete(callKey, step.edit);
  const settling = { ...step, receipt: { ...held.receipt, at: step.receipt.at }, text: held.text };
  settleToolCall(draft, call, held.frame, settling);
}

/** A key of its own for a call whose call_id was used before. */
function takeAnotherKey(draft: Draft, callKey: string, step: Step): string {
  const toolCalls = changeToolCalls(draft, step);
  const known = toolCalls.reused.get(callKey);
  const uses = (known?.uses ?? 1) + 1;
  const key = freeKey(toolCalls.records, callKey, uses);
  const waiting = (known?.waiting ?? (Sequence.empty as Sequence<string>).push(callKey)).push(key, step.edit);
  toolCalls.reused = toolCalls.reused.set(callKey, { key, uses, waiting }, step.edit);
  return key;
}

/** `<session_id>/<call_id>#2` and so on; further on where an agent has given a call that very name. */
function freeKey(records: OrderedMap<ToolCallRecord>, callKey: string, uses: number): string {
  let count = uses;
  while (records.has(`${callKey}#${count}`)) count += 1;
  return `${callKey}#${count}`;
}
