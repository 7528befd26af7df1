import { nameOf } from '../agent-name.js';
import { tellObject } from '../telling-line.js';
import type { ObserverState, TimelineEntry, ToolCallRecord, WireEntry } from '../../store/index.js';
import type { FilterSubject } from './match-filter.js';

/** A call as a filter sees it. */
export function subjectOfCall({ value, sessionId }: ToolCallRecord, state: ObserverState): FilterSubject {
  const { tool, status, error, latencyMs } = value;
  return {
    named: {
      tool: [tool],
      type: ['tool_call', 'tool_result'],
      agent: agentNames(sessionId, state),
      status: error === undefined ? [status] : [status, error.code],
      error: error === undefined ? [] : [error.code],
    },
    latencyMs,
    text: () => `${tool} ${tellObject(value.input)} ${error?.message ?? ''} ${status}`,
    value: () => value,
  };
}

/** An entry of the timeline as a filter sees it. */
export function subjectOfEntry(entry: TimelineEntry, state: ObserverState): FilterSubject {
  if (entry.kind === 'tool-call') {
    const record = state.toolCalls.records.get(entry.toolCallKey);
    return record === undefined ? { named: {}, text: () => '' } : subjectOfCall(record, state);
  }
  const agent = agentNames(entry.sessionId, state);
  switch (entry.kind) {
    case 'event': {
      const by = entry.toolCallKey === undefined ? undefined : state.toolCalls.records.get(entry.toolCallKey)?.value.tool;
      return {
        named: { type: ['event'], topic: [entry.topic], agent, ...(by === undefined ? {} : { tool: [by] }) },
        text: () => `${entry.topic} ${JSON.stringify(entry.payload)}`,
        value: () => entry.payload,
      };
    }
    case 'error':
      return {
        named: { type: ['error'], status: ['failed'], error: [entry.error.code], agent },
        text: () => `${entry.error.code} ${entry.error.message}`,
        value: () => entry.error,
      };
    case 'session':
      return { named: { type: ['session'], status: [entry.change], agent }, text: () => `${entry.change} ${entry.reason ?? ''}` };
    case 'manifest':
      return { named: { type: ['manifest'], agent }, text: () => [...entry.added, ...entry.removed, ...entry.changed].join(' ') };
    default:
      return entry satisfies never;
  }
}

/** A message of the wire as a filter sees it. */
export function subjectOfWire(entry: WireEntry, state: ObserverState): FilterSubject {
  const { type, label, sessionId, failed, accepted, callId } = entry;
  const record = callId === undefined || sessionId === undefined ? undefined : state.toolCalls.records.get(`${sessionId}/${callId}`);
  return {
    named: {
      type: type === undefined ? [] : [type],
      agent: agentNames(sessionId, state),
      status: [accepted ? (failed ? 'failed' : 'succeeded') : 'refused'],
      ...(record === undefined ? {} : { tool: [record.value.tool] }),
      ...(type === 'event' && label !== undefined ? { topic: [label] } : {}),
      ...(type === 'error' && label !== undefined
        ? { error: [label] }
        : failed && record?.value.error !== undefined
          ? { error: [record.value.error.code] }
          : {}),
    },
    latencyMs: type === 'tool_result' ? record?.value.latencyMs : undefined,
    text: () => entry.text ?? '',
    value: () => readJson(entry.text),
  };
}

function agentNames(sessionId: string | undefined, { sessions }: ObserverState): readonly string[] {
  if (sessionId === undefined) return [];
  return [nameOf(sessionId, sessions.get(sessionId)?.agentName), sessionId];
}

function readJson(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}
