'use client';
import { useEffect } from 'react';
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
  useEffect(() => {
    if (onProblem === undefined) return undefined;
    const { entries } = store.getState().problems;
    let toldUntil = entries.dropped + entries.size;
    return store.subscribe(({ problems }) => {
      // Going back in time finds nothing anew.
      for (let index = Math.max(0, toldUntil - problems.entries.dropped); index < problems.entries.size; index += 1) {
        const problem = problems.entries.at(index);
        toldUntil = problems.entries.dropped + index + 1;
        if (problem !== undefined) onProblem(problem);
      }
    });
  }, [onProblem, store]);
  return null;
}
