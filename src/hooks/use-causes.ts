'use client';
import { useMemo } from 'react';
import { causeChain, effectsOf, type CauseLink, type Happening } from '../projection/index.js';
import { useObserverState } from './use-observer-state.js';

/** Why something happened, and what came of it. */
export interface Causes {
  /** The first cause, its cause, and so on back. */
  readonly chain: readonly CauseLink[];
  /** In the order in which they happened. */
  readonly effects: readonly CauseLink[];
}

/** Why something happened and what came of it. Re-renders, and looks anew, when a call, an event, a message or a plan comes or changes. */
export function useCauses(happening: Happening): Causes {
  const state = useObserverState((each) => each);
  const { timeline, toolCalls, messages, plans } = state;
  const name = JSON.stringify(happening);
  // The happening is named by its text, and of the state these slices alone are read.
  // oxlint-disable-next-line react/exhaustive-deps
  return useMemo(
    () => ({ chain: causeChain(state, happening), effects: effectsOf(state, happening) }),
    [timeline, toolCalls, messages, plans, name],
  );
}
