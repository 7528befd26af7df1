'use client';
import type { Approval, Question } from '../schema/index.js';
import { askedApproval, askedQuestion, type Asking, type Kept } from '../store/index.js';
import { useApproval, useQuestion } from './use-documents.js';
import { useObserverState } from './use-observer-state.js';
import { useTimeUntil } from './use-now.js';
import { useIsHydrated } from './use-is-hydrated.js';
import { useStoreContext } from './store-context.js';

/** A question as a person should see it. Re-renders when it, or what was done about it, changes, and when it expires. */
export function useAskedQuestion(id: string): Asking<Question> | undefined {
  const kept = useQuestion(id);
  const actions = useObserverState((state) => state.actions);
  const now = useJudgedTime(kept);
  return kept === undefined ? undefined : askedQuestion(kept, actions, now);
}

/** An approval as a person should see it. Re-renders when it, or what was done about it, changes, and when it expires. */
export function useAskedApproval(id: string): Asking<Approval> | undefined {
  const kept = useApproval(id);
  const actions = useObserverState((state) => state.actions);
  const now = useJudgedTime(kept);
  return kept === undefined ? undefined : askedApproval(kept, actions, now);
}

/** The store's time, by which something may have expired. A server, and the browser that takes its markup over, judge by when the document came. */
function useJudgedTime(kept: Kept<Question> | Kept<Approval> | undefined): number {
  const { store } = useStoreContext();
  const isHydrated = useIsHydrated();
  useTimeUntil(kept?.value.expiresAt);
  return isHydrated || kept === undefined ? store.now() : kept.updatedAt;
}
