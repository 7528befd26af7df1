'use client';
import { useEffect, useMemo, useState } from 'react';
import { causeChain, effectsOf, type CauseLink, type Happening } from '../projection/index.js';
import { useStoreContext } from './store-context.js';

/** Why something happened, and what came of it. */
export interface Causes {
  /** The first cause, its cause, and so on back. */
  readonly chain: readonly CauseLink[];
  /** In the order in which they happened. */
  readonly effects: readonly CauseLink[];
}

const restMs = 500;

/** Why something happened and what came of it. Looks anew twice a second at most while the state changes, and re-renders then. */
export function useCauses(happening: Happening): Causes {
  const { store } = useStoreContext();
  const [state, setState] = useState(store.getState);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      timer = undefined;
      setState(store.getState());
    };
    const changed = (): void => {
      timer ??= setTimeout(look, restMs);
    };
    const unsubscribe = store.subscribe(changed);
    // What changed between the first look and this.
    look();
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [store]);

  const { timeline, toolCalls, messages, plans } = state;
  const name = JSON.stringify(happening);
  return useMemo(
    () => ({ chain: causeChain(state, happening), effects: effectsOf(state, happening) }),
    // The happening is named by its text, and of the state these slices alone are read.
    // oxlint-disable-next-line react/exhaustive-deps
    [timeline, toolCalls, messages, plans, name],
  );
}
