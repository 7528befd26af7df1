import { nameOf } from '../agent-name.js';
import { tellObject } from '../telling-line.js';
import type { ObserverState, TimelineEntry, ToolCallRecord, WireEntry } from '../../store/index.js';
import type { FilterSubject } from './match-filter.js';
import type { FilterKey } from './parse-filter.js';

/** A call as a filter sees it. */
export function subjectOfCall({ value, sessionId }: ToolCallRecord, state: ObserverState): FilterSubject {
  const { tool, status, error, latencyMs } = value;
  return {
    named: (key) => {
      switch (key) {
        case 'tool':
          return [tool];
        case 'type':
          return callTypes;
        case 'agent':
          return agentNames(sessionId, state);
        case 'status':
          return error === undefined ? [status] : [status, error.code];
        case 'code':
          return error === undefined ? none : [error.code];
        case 'topic':
          return none;
        default:
          return key satisfies never;
      }
    },
    latencyMs,
    text: () => `${tool} ${tellObject(value.input)} ${error?.message ?? ''} ${status}`,
    value: () => value,
  };
}

/** An entry of the timeline as a filter sees it. */
export function subjectOfEntry(entry: TimelineEntry, state: ObserverState): FilterSubject {
  const agent = (): readonly string[] => agentNames(entry.sessionId, state);
  switch (entry.kind) {
    case 'tool-call': {
      const record = state.toolCalls.records.get(entry.toolCallKey);
      return record === undefined ? { named: () => none, text: () => '' } : subjectOfCall(record, state);
    }
    case 'event':
      return {
        named: byKey({
          type: () => ['event'],
          topic: () => [entry.topic],
          tool: () => toolOf(entry.toolCallKey, state),
          agent,
        }),
        text: () => `${entry.topic} ${JSON.stringify(entry.payload)}`,
        value: () => entry.payload,
      };
    case 'error':
      return {
        named: byKey({ type: () => ['error'], status: () => ['failed'], code: () => [entry.error.code], agent }),
        text: () => `${entry.error.code} ${entry.error.message}`,
        value: () => entry.error,
      };
    case 'session':
      return {
        named: byKey({ type: () => ['session'], status: () => [entry.change], agent }),
        text: () => `${entry.change} ${entry.reason ?? ''}`,
      };
    case 'manifest':
      return {
        named: byKey({ type: () => ['manifest'], agent }),
        text: () => [...entry.added, ...entry.removed, ...entry.changed].join(' '),
      };
    default:
      return entry satisfies never;
  }
}

/** A message of the wire as a filter sees it. */
export function subjectOfWire(entry: WireEntry, state: ObserverState): FilterSubject {
  const { type, label, sessionId, failed, accepted, callId } = entry;
  const call = (): ToolCallRecord['value'] | undefined =>
    callId === undefined || sessionId === undefined ? undefined : state.toolCalls.records.get(`${sessionId}/${callId}`)?.value;
  return {
    named: byKey({
      type: () => (type === undefined ? none : [type]),
      agent: () => agentNames(sessionId, state),
      status: () => [accepted ? (failed ? 'failed' : 'succeeded') : 'refused'],
      tool: () => named(call()?.tool),
      topic: () => (type === 'event' ? named(label) : none),
      code: () => (type === 'error' ? named(label) : failed ? named(call()?.error?.code) : none),
    }),
    latencyMs: type === 'tool_result' ? call()?.latencyMs : undefined,
    text: () => entry.text ?? '',
    value: () => readJson(entry.text),
  };
}

/** What a subject is called under the keys that it has names for. */
export function byKey(names: { readonly [Key in FilterKey]?: () => readonly string[] }): FilterSubject['named'] {
  return (key) => names[key]?.() ?? none;
}

export function agentNames(sessionId: string | undefined, { sessions }: ObserverState): readonly string[] {
  if (sessionId === undefined) return none;
  return [nameOf(sessionId, sessions.get(sessionId)?.agentName), sessionId];
}

function toolOf(toolCallKey: string | undefined, { toolCalls }: ObserverState): readonly string[] {
  return toolCallKey === undefined ? none : named(toolCalls.records.get(toolCallKey)?.value.tool);
}

function named(name: string | undefined): readonly string[] {
  return name === undefined ? none : [name];
}

export function readJson(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}

const none: readonly string[] = [];
const callTypes: readonly string[] = ['tool_call', 'tool_result'];
