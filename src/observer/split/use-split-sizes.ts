'use client';
import { useRef, useState } from 'react';
import { keep, readKept } from '../kept-in-browser.js';
import { moveEdge, readSizes, type SplitSizes } from './split-sizes.js';

export interface SplitControl {
  readonly sizes: SplitSizes;
  /** Whether they are other than what the stylesheet gives. */
  readonly isChosen: boolean;
  readonly move: (index: number, by: number) => void;
  /** Keeps the sizes as they are: at the end of a gesture, not with each of its steps. */
  readonly keep: () => void;
  /** Back to what it was before anyone moved an edge. */
  readonly reset: () => void;
}

/** The sizes of parts beside each other, as a person has set them; kept in this browser under `name` and the host's key, where it can keep anything. */
export function useSplitSizes(part: string, initial: SplitSizes, storageKey: string | undefined): SplitControl {
  const name = storageKey === undefined ? part : `${storageKey}:${part}`;
  const [held, setHeld] = useState(() => read(name, initial.length));
  // Two columns and three are kept apart.
  const known = held.name === name ? held : read(name, initial.length);
  if (known !== held) setHeld(known);
  // The same without waiting for a rendering: a gesture may end before its last step is shown.
  const latest = useRef(known);
  if (latest.current.name !== name) latest.current = known;
  const set = (chosen: SplitSizes | undefined): void => {
    latest.current = { name, chosen };
    setHeld(latest.current);
  };
  return {
    sizes: known.chosen ?? initial,
    isChosen: known.chosen !== undefined,
    move: (index, by) => set(moveEdge(latest.current.chosen ?? initial, index, by)),
    keep: () => void keep(`split:${name}`, latest.current.chosen),
    reset: () => {
      set(undefined);
      keep(`split:${name}`, undefined);
    },
  };
}

function read(name: string, count: number): { readonly name: string; readonly chosen: SplitSizes | undefined } {
  return { name, chosen: readSizes(readKept(`split:${name}`), count) };
}
