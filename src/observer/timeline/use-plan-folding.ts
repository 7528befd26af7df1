'use client';
import { useState } from 'react';
import { keep, readKept } from '../kept-in-browser.js';
import { usePanelState } from '../panel-state.js';

export interface PlanFolding {
  /** Whether the steps of a plan stand in one row. */
  readonly isFolded: boolean;
  readonly fold: (isFolded: boolean) => void;
}

/** Whether the plan takes one row of the chart or more; kept in this browser under the host's key, where it can keep anything. */
export function usePlanFolding(): PlanFolding {
  const { storageKey } = usePanelState();
  const name = storageKey === undefined ? 'plan-band' : `${storageKey}:plan-band`;
  // The chart is never there in what a server renders.
  const [isFolded, setFolded] = useState(() => readKept(name) === 'folded');
  const fold = (next: boolean): void => {
    setFolded(next);
    keep(name, next ? 'folded' : undefined);
  };
  return { isFolded, fold };
}
