'use client';
import { useEffect, useMemo, useState } from 'react';
import { useStoreContext } from '../../hooks/index.js';
import { usePanelState } from '../panel-state.js';
import { parseFilter } from './parse-filter.js';
import { subjectsOfMessage } from './region-subjects.js';
import { useFilterTest } from './use-filter.js';

export interface MessageFilter {
  /** Which messages fit the filter; `undefined` while there is none. */
  readonly matches: ((messageKey: string) => boolean) | undefined;
  /** The words that it looks for, in small letters. */
  readonly words: readonly string[];
}

const restMs = 500;

/** The panel's filter, as it speaks of messages. Asks anew twice a second at most while what it asks about changes. */
export function useMessageFilter(): MessageFilter {
  const { store } = useStoreContext();
  const { filter } = usePanelState();
  const test = useFilterTest();
  const [calls, setCalls] = useState(() => store.getState().toolCalls);

  useEffect(() => {
    if (test === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      timer = undefined;
      setCalls(store.getState().toolCalls);
    };
    const unsubscribe = store.subscribe(() => {
      timer ??= setTimeout(look, restMs);
    });
    // What changed between the first answer and this.
    look();
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [store, test]);

  const matches = useMemo(() => {
    if (test === undefined) return undefined;
    return (messageKey: string): boolean => [...subjectsOfMessage(messageKey, store.getState())].some(test);
    // What becomes of calls changes what fits.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [test, store, calls]);
  const words = useMemo(
    () => parseFilter(filter).terms.flatMap((term) => (term.kind === 'text' && !term.isNegated ? [term.text.toLowerCase()] : [])),
    [filter],
  );
  return { matches, words };
}
