'use client';
import { useEffect, useState } from 'react';
import { FilteredRows, type GrowingRows, type Rows } from '../rows.js';

export interface SearchedRows<T> {
  readonly rows: Rows<T>;
  /** How much of all has been looked at, from 0 to 1. */
  readonly share: number;
}

/**
 * The items of a growing sequence that pass a test; all of them where there is none. A long one is looked through bit by bit,
 * so that nothing else is held up. `isOpen` says which items may still change, `keyOf` which are the same where they are made anew; the first functions are kept. Re-renders while it searches.
 */
export function useFilteredRows<T>(
  items: GrowingRows<T>,
  test: ((item: T) => boolean) | undefined,
  isOpen?: (item: T) => boolean,
  keyOf?: (item: T) => unknown,
): SearchedRows<T> {
  const [filtered] = useState(() => new FilteredRows<T>(isOpen, keyOf));
  const [, setTurn] = useState(0);
  const rows = test === undefined ? items : filtered.view(items, test, firstTests);
  const share = test === undefined ? 1 : filtered.share;
  useEffect(() => {
    if (test === undefined || filtered.share >= 1) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const start = performance.now();
    const goOn = (): void => {
      const end = performance.now() + sliceMs;
      do filtered.search(stepTests);
      while (filtered.share < 1 && performance.now() < end);
      // Shown now and then, not after each slice: to show costs more than to search.
      if (filtered.share >= 1 || performance.now() - start > showMs) setTurn((turn) => turn + 1);
      else timer = setTimeout(goOn, 0);
    };
    timer = setTimeout(goOn, 0);
    return () => clearTimeout(timer);
  });
  return { rows, share };
}

/** So many are looked at while the list is rendered: all of a short one. */
const firstTests = 500;
const stepTests = 50;
const sliceMs = 8;
const showMs = 120;
