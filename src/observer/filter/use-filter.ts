'use client';
import { useDeferredValue, useMemo } from 'react';
import { usePanelState } from '../panel-state.js';
import { filterTest, type FilterTest } from './match-filter.js';
import { parseFilter } from './parse-filter.js';

/** The test of the panel's filter, the same until another is typed; `undefined` where everything passes. */
export function useFilterTest(): FilterTest | undefined {
  const typed = useDeferredValue(usePanelState().filter);
  return useMemo(() => filterTest(parseFilter(typed)), [typed]);
}
