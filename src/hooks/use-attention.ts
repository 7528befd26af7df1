'use client';
import { useMemo } from 'react';
import { askedApproval, askedQuestion, isGone, type Asking, type ObserverState } from '../store/index.js';
import type { Approval, Question } from '../schema/index.js';
import { useIsHydrated } from './use-is-hydrated.js';
import { useStoreContext } from './store-context.js';
import { useObserverState } from './use-observer-state.js';
import { useTimeUntil } from './use-now.js';

/** A question or an approval that waits for a person. */
export interface AttentionItem {
  readonly kind: 'question' | 'approval';
  /** The key of the question or approval. */
  readonly key: string;
  readonly sessionId: string | undefined;
  /** When it came, in milliseconds since the Unix epoch. */
  readonly createdAt: number;
  /** When it expires, in milliseconds since the Unix epoch; `undefined` where it doesn't. */
  readonly expiresAt: number | undefined;
}

/**
 * All questions and approvals of all sessions that wait for a person, the soonest to expire first, then the oldest.
 * Those of sessions that have ended wait for nobody. Re-renders when one comes or goes, by a frame, an answer or the time.
 */
export function useAttention(): readonly AttentionItem[] {
  const { store } = useStoreContext();
  const isHydrated = useIsHydrated();
  // As text, since a selector must not make a new object for what stayed the same.
  const text = useObserverState((state) => JSON.stringify(waiting(state, isHydrated ? store.now() : undefined)));
  const items = useMemo(() => JSON.parse(text) as readonly AttentionItem[], [text]); // just written above
  const soonest = items[0]?.expiresAt;
  useTimeUntil(soonest === undefined ? undefined : new Date(soonest).toISOString());
  return items;
}

/** How many there are. Re-renders when that number changes. */
export function useAttentionCount(): number {
  return useAttention().length;
}

/** Later than any date. */
const never = Number.MAX_SAFE_INTEGER;

const mayWait: ReadonlySet<string> = new Set(['requested', 'failed', 'submitting']);

/** What waits at `now`; without it, what waited when it came. */
function waiting(state: ObserverState, now: number | undefined): readonly AttentionItem[] {
  const items: AttentionItem[] = [];
  // Of a long run most are settled: those are passed over, since this is asked for each state that is shown.
  for (const kept of state.questions.values())
    if (mayWait.has(kept.value.status)) add('question', askedQuestion(kept, state.actions, now ?? kept.updatedAt));
  for (const kept of state.approvals.values())
    if (mayWait.has(kept.value.status)) add('approval', askedApproval(kept, state.actions, now ?? kept.updatedAt));
  return items.sort((left, right) => (left.expiresAt ?? never) - (right.expiresAt ?? never) || left.createdAt - right.createdAt);

  function add(
    kind: AttentionItem['kind'],
    { kept: { key, sessionId, createdAt }, status, expiresAt }: Asking<Question> | Asking<Approval>,
  ): void {
    if (!mayWait.has(status)) return;
    const session = sessionId === undefined ? undefined : state.sessions.get(sessionId);
    if (session === undefined || !isGone(session)) items.push({ kind, key, sessionId, createdAt, expiresAt });
  }
}
