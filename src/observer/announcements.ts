import { toolCallKey, type ObserverState } from '../store/index.js';

/** What has happened that a person who does not see the screen should hear. Words are given to it later. */
export type Announcement =
  | { readonly kind: 'failure'; readonly tool: string; readonly message: string }
  | { readonly kind: 'question'; readonly prompt: string }
  | { readonly kind: 'approval'; readonly title: string }
  | { readonly kind: 'problems'; readonly count: number };

/** Compares two states. Looks only at the frames that came in between. */
export function announcementsBetween(before: ObserverState, after: ObserverState): readonly Announcement[] {
  return [...failures(before, after), ...askings(before, after), ...problems(before, after)];
}

function* failures(before: ObserverState, { wire, toolCalls }: ObserverState): Generator<Announcement> {
  const start = Math.max(0, before.wire.next - wire.entries.dropped);
  for (const { type, failed, sessionId, callId } of wire.entries.range(start, wire.entries.size)) {
    if (type !== 'tool_result' || !failed || sessionId === undefined || callId === undefined) continue;
    const key = toolCallKey(sessionId, callId);
    const call = toolCalls.records.get(toolCalls.reused.get(key)?.key ?? key)?.value;
    if (call !== undefined) yield { kind: 'failure', tool: call.tool, message: call.error?.message ?? '' };
  }
}

function* askings(before: ObserverState, { questions, approvals }: ObserverState): Generator<Announcement> {
  if (questions !== before.questions) {
    for (const [key, { value }] of questions) {
      if (value.status === 'requested' && isNews(before.questions.get(key)?.value, value)) yield { kind: 'question', prompt: value.prompt };
    }
  }
  if (approvals === before.approvals) return;
  for (const [key, { value }] of approvals) {
    if (value.status === 'requested' && isNews(before.approvals.get(key)?.value, value)) yield { kind: 'approval', title: value.title };
  }
}

function isNews(
  before: { readonly status: string; readonly revision: number } | undefined,
  { revision }: { readonly revision: number },
): boolean {
  return before?.status !== 'requested' || before.revision !== revision;
}

function* problems({ problems: { counts: old } }: ObserverState, { problems: { counts } }: ObserverState): Generator<Announcement> {
  const count = counts.warning + counts.error - old.warning - old.error;
  if (count > 0) yield { kind: 'problems', count };
}
