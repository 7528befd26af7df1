import type { ReceivedEventFrame } from '../aicc/index.js';
import { currentKey, toolCallKey, type ToolCalls } from '../store/index.js';

/** The call that an event names itself, by `call_id` in its payload or meta; `undefined` where it names none that is known. */
export function namedCall(calls: ToolCalls, { session_id: sessionId, payload, meta }: ReceivedEventFrame): string | undefined {
  const callId = memberOf(payload) ?? memberOf(meta);
  if (callId === undefined) return undefined;
  const key = currentKey(calls, toolCallKey(sessionId, callId));
  return calls.records.has(key) ? key : undefined;
}

function memberOf(value: object | undefined): string | undefined {
  if (value === undefined || !Object.hasOwn(value, 'call_id')) return undefined;
  const { call_id: callId } = value as { readonly call_id?: unknown }; // any JSON
  return typeof callId === 'string' ? callId : undefined;
}
