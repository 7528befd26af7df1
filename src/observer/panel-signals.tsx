'use client';
import { useEffect, useMemo } from 'react';
import type { LinkState } from '../aicc/index.js';
import { useAttentionCount, useConnection, useStoreContext, useTitleBadge } from '../hooks/index.js';
import type { ProblemRecord } from '../store/index.js';

export interface PanelSignalsProps {
  /** Hears how many questions and approvals wait for a person: at first, and when that changes. */
  readonly onAttentionChange?: ((count: number) => void) | undefined;
  /** Hears where the connection that the panel makes stands: at first, and when that changes. */
  readonly onStatusChange?: ((status: LinkState) => void) | undefined;
  /** Hears of everything that is refused or repaired, once, when it is found. */
  readonly onProblem?: ((problem: ProblemRecord) => void) | undefined;
  /** Puts the number of what waits before the title of the page. Default `false`. */
  readonly titleBadge?: boolean | undefined;
}

/** Tells the page how the panel stands. Renders nothing. */
export function PanelSignals({ onAttentionChange, onStatusChange, onProblem, titleBadge = false }: PanelSignalsProps) {
  const { store } = useStoreContext();
  const count = useAttentionCount();
  const status = useConnection();
  useTitleBadge(titleBadge ? count : 0);
  useEffect(() => onAttentionChange?.(count), [onAttentionChange, count]);
  useEffect(() => {
    if (status !== undefined) onStatusChange?.(status);
  }, [onStatusChange, status]);
  // What the panel finds when it first comes is no news; whoever hears of the rest hears each once, also where another hearer takes over.
  const told = useMemo(() => ({ until: endOf(store.getHead().problems.entries) }), [store]);
  useEffect(() => {
    const look = (): void => {
      // All that has come: going back in time finds nothing anew, and keeps nothing back.
      const { entries } = store.getHead().problems;
      for (let index = Math.max(0, told.until - entries.dropped); index < entries.size; index += 1) {
        const problem = entries.at(index);
        told.until = entries.dropped + index + 1;
        if (problem !== undefined) onProblem?.(problem);
      }
    };
    const unsubscribe = store.cursor.subscribe(look);
    // What came between the rendering and this.
    look();
    return unsubscribe;
  }, [onProblem, store, told]);
  return null;
}

function endOf({ dropped, size }: { readonly dropped: number; readonly size: number }): number {
  return dropped + size;
}
