'use client';
import type { Approval, Question } from '../schema/index.js';
import { askedApproval, askedQuestion, type Asking } from '../store/index.js';
import { useApproval, useQuestion } from './use-documents.js';
import { useObserverState } from './use-observer-state.js';
import { useTimeUntil } from './use-now.js';
import { useStoreContext } from './store-context.js';

/** A question as a person should see it. Re-renders when it, or what was done about it, changes, and when it expires. */
export function useAskedQuestion(id: string): Asking<Question> | undefined {
  const kept = useQuestion(id);
  const actions = useObserverState((state) => state.actions);
  const { store } = useStoreContext();
  useTimeUntil(kept?.value.expiresAt);
  return kept === undefined ? undefined : askedQuestion(kept, actions, store.clock.now());
}

/** An approval as a person should see it. Re-renders when it, or what was done about it, changes, and when it expires. */
export function useAskedApproval(id: string): Asking<Approval> | undefined {
  const kept = useApproval(id);
  const actions = useObserverState((state) => state.actions);
  const { store } = useStoreContext();
  useTimeUntil(kept?.value.expiresAt);
  return kept === undefined ? undefined : askedApproval(kept, actions, store.clock.now());
}
