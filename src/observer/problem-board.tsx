'use client';
import { useMemo } from 'react';
import { ProblemList } from '../components/index.js';
import { useStoreContext } from '../hooks/index.js';
import type { ProblemRecord } from '../store/index.js';
import { subjectOfProblem } from './filter/region-subjects.js';
import { useFilterTest } from './filter/use-filter.js';
import { usePanelState } from './panel-state.js';

/** What was refused or repaired, as far as the filter lets it through. */
export function ProblemBoard() {
  const { store } = useStoreContext();
  const { select } = usePanelState();
  const test = useFilterTest();
  const passes = useMemo(
    () => (test === undefined ? undefined : (problem: ProblemRecord): boolean => test(subjectOfProblem(problem, store.getState()))),
    [test, store],
  );
  return (
    <ProblemList className="oddkin-observer-problems" passes={passes} onSelect={({ position }) => select({ kind: 'frame', position })} />
  );
}
