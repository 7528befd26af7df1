import { problem, type ToolCall, type ToolCallFrame } from '../schema/index.js';
import {
  currentKey,
  isSettled,
  toolCallKey,
  type ObserverState,
  type OrderedMap,
  type ToolCallRecord,
  type ToolCalls,
} from '../store/index.js';
import { countCall } from './statistics.js';
import { isoTime, withProblem, withSession, withTimelineEntry, type Step } from './step.js';
import { settleToolCall } from './tool-result.js';
import { extendTurn } from './turn.js';

/** Begins a tool call, and settles it at once when its result has outrun it. */
export function projectToolCall(state: ObserverState, frame: ToolCallFrame, step: Step): ObserverState {
  const sessionId = frame.session_id;
  const callKey = toolCallKey(sessionId, frame.call_id);
  const earlier = state.toolCalls.records.get(currentKey(state.toolCalls, callKey));
  const isReuse = earlier?.callKey === callKey;
  // An agent may give a call the very name under which a repeated call_id is kept.
  const isTaken = earlier?.callKey !== undefined;
  let next = state;
  let key = callKey;
  if (isTaken) {
    const uses = (state.toolCalls.reused.get(callKey)?.uses ?? 1) + 1;
    key = freeKey(state.toolCalls.records, callKey, uses);
    next = { ...next, toolCalls: { ...next.toolCalls, reused: next.toolCalls.reused.set(callKey, { key, uses }) } };
  }
  if (isReuse) {
    const outcome = isSettled(earlier) ? 'had its result' : 'is still running';
    const message = `The call_id ${JSON.stringify(frame.call_id)} was used before, by a call that ${outcome}.`;
    next = withProblem(next, problem('call_id_reused', message, { path: '/call_id', value: frame.call_id }), sessionId, step);
  }
  const declared = next.sessions.get(sessionId)?.manifest?.tools.find(({ id }) => id === frame.tool);
  if (declared === undefined && next.sessions.get(sessionId)?.manifest !== undefined) {
    next = withProblem(
      next,
      problem('tool_undeclared', `The manifest declares no tool ${frame.tool}.`, { path: '/tool', value: frame.tool }),
      sessionId,
      step,
    );
  }
  const record = begin(frame, key, callKey, declared?.class, isTaken ? undefined : earlier, step);
  const { position, at } = step.receipt;
  next = {
    ...next,
    toolCalls: { ...next.toolCalls, records: next.toolCalls.records.set(key, record) },
    statistics: countCall(next.statistics, sessionId, frame.tool, at),
  };
  next = withSession(next, sessionId, step, (session) => ({ ...session, openCalls: [...session.openCalls, key] }));
  next = withTimelineEntry(next, { kind: 'tool-call', toolCallKey: key, position, at, sessionId }, step);
  if (!record.byPerson && !next.messages.callPlaces.has(key)) {
    next = extendTurn(next, sessionId, { type: 'tool-call', id: `call-${position}`, toolCallId: key }, undefined, step);
  }
  return settleHeld(next, callKey, key, sessionId, step);
}

function begin(
  frame: ToolCallFrame,
  key: string,
  callKey: string,
  toolClass: ToolCall['toolClass'],
  announced: ToolCallRecord | undefined,
  { receipt }: Step,
): ToolCallRecord {
  const value: ToolCall = {
    ...announced?.value,
    toolCallId: key,
    tool: frame.tool,
    ...(toolClass === undefined ? {} : { toolClass }),
    input: frame.input,
    status: 'running',
    requestedAt: isoTime(receipt.at),
    sessionId: frame.session_id,
  };
  return {
    key,
    callKey,
    sessionId: frame.session_id,
    value,
    position: receipt.position,
    createdAt: receipt.at,
    updatedAt: receipt.at,
    startedAt: receipt.at,
    endedAt: undefined,
    resultPosition: undefined,
    byPerson: personTools.has(frame.tool),
  };
}

function settleHeld(state: ObserverState, callKey: string, key: string, sessionId: string, step: Step): ObserverState {
  const held = state.toolCalls.held.get(callKey);
  if (held === undefined) return state;
  const toolCalls: ToolCalls = { ...state.toolCalls, held: state.toolCalls.held.delete(callKey) };
  return settleToolCall(
    { ...state, toolCalls },
    key,
    held.frame,
    { ...step, receipt: { ...held.receipt, at: step.receipt.at } },
    sessionId,
  );
}

/** `<session_id>/<call_id>#2` and so on; further on where an agent has given a call that very name. */
function freeKey(records: OrderedMap<ToolCallRecord>, callKey: string, uses: number): string {
  let count = uses;
  while (records.has(`${callKey}#${count}`)) count += 1;
  return `${callKey}#${count}`;
}

/** The tools by which a person acts on a session. Source: PROTOCOL section 6. */
export const personTools: ReadonlySet<string> = new Set([
  'send_message',
  'retry_message',
  'stop',
  'answer_question',
  'skip_question',
  'decide_approval',
  'use_suggestion',
  'select_model',
]);
