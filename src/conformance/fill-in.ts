import { makeUuid, nilUuid } from '../aicc/index.js';
import { protocolVersion } from '../schema/index.js';

/** Completes what a step sends by what it leaves out. What it says itself stands, also where that is wrong on purpose. */
export function fillIn(
  content: Readonly<Record<string, unknown>>,
  sessionId: string | undefined,
  nextCallId: () => string,
): { readonly text: string; readonly callId: string | undefined } {
  const envelope = { protocol: protocolVersion, session_id: sessionId ?? nilUuid, message_id: makeUuid() };
  const call = content['type'] === 'tool_call' && !Object.hasOwn(content, 'call_id') ? { call_id: nextCallId() } : {};
  const frame: Readonly<Record<string, unknown>> = { ...envelope, ...call, ...content };
  const callId = frame['type'] === 'tool_call' && typeof frame['call_id'] === 'string' ? frame['call_id'] : undefined;
  return { text: JSON.stringify(frame), callId };
}
