'use client';
import { useState } from 'react';
import { moveEdge, readSizes, type SplitSizes } from './split-sizes.js';

export interface SplitControl {
  readonly sizes: SplitSizes;
  /** Whether they are other than what the stylesheet gives. */
  readonly isChosen: boolean;
  readonly move: (index: number, by: number) => void;
  /** Back to what it was before anyone moved an edge. */
  readonly reset: () => void;
}

/** The sizes of parts beside each other, as a person has set them; kept in this browser under `name`, where it can keep anything. */
export function useSplitSizes(name: string, initial: SplitSizes): SplitControl {
  const [chosen, setChosen] = useState(() => readSizes(readKept(name), initial.length));
  const sizes = chosen?.length === initial.length ? chosen : initial;
  const choose = (next: SplitSizes | undefined): void => {
    setChosen(next);
    keep(name, next);
  };
  return {
    sizes,
    isChosen: sizes !== initial,
    move: (index, by) => choose(moveEdge(sizes, index, by)),
    reset: () => choose(undefined),
  };
}

function readKept(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(`oddkin:split:${name}`) ?? 'null');
  } catch {
    return undefined;
  }
}

function keep(name: string, sizes: SplitSizes | undefined): void {
  try {
    if (sizes === undefined) localStorage.removeItem(`oddkin:split:${name}`);
    else localStorage.setItem(`oddkin:split:${name}`, JSON.stringify(sizes));
  } catch {
    // Storage that is full or closed costs no more than that the sizes are forgotten.
  }
}
