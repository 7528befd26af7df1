import { toolCallKey, type ObserverState } from '../store/index.js';

/** A tool call that failed. */
export interface FailureAnnouncement {
  readonly kind: 'failure';
  readonly tool: string;
  readonly message: string;
  readonly position: number;
  readonly isDecision: false;
}

/** Looks only at the frames that came in between. */
export function* failureAnnouncements(before: ObserverState, { wire, toolCalls }: ObserverState): Generator<FailureAnnouncement> {
  const start = Math.max(0, before.wire.next - wire.entries.dropped);
  for (const { type, failed, sessionId, callId, position } of wire.entries.range(start, wire.entries.size)) {
    if (type !== 'tool_result' || !failed || sessionId === undefined || callId === undefined) continue;
    const key = toolCallKey(sessionId, callId);
    const call = toolCalls.records.get(toolCalls.reused.get(key)?.key ?? key)?.value;
    if (call !== undefined) yield { kind: 'failure', tool: call.tool, message: call.error?.message ?? '', position, isDecision: false };
  }
}
