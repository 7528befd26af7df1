'use client';
import { actionKey, type Action, type ActionState, type ActionType } from '../store/index.js';
import type { Actions } from '../projection/index.js';
import { usePastTime } from './use-now.js';
import { useSessionScope, useStoreContext } from './store-context.js';
import { useObserverState } from './use-observer-state.js';

/** Brings a person's action to whoever takes it, once. The same function as long as the provider's `onAction` and connection are the same. */
export function usePerform(): Actions['perform'] {
  return useStoreContext().actions.perform;
}

/** Whether anybody would take such an action of a session. Where not, show its control read-only. Re-renders when that changes. */
export function useCanPerform(type: ActionType, sessionId?: string): boolean {
  const { actions } = useStoreContext();
  const scope = useSessionScope();
  const isPast = usePastTime() !== undefined;
  // Reads the state through the store, so that it is asked again whenever a manifest may have changed.
  const isTaken = useObserverState(() => actions.canPerform(type, sessionId ?? scope));
  return isTaken && !isPast;
}

/** How far the last action about the same thing has come. `undefined` before the first. */
export function useActionState(action: Action): ActionState | undefined {
  const key = actionKey(action);
  return useObserverState((state) => state.actions.get(key));
}
