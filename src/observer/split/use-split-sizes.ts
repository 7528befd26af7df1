'use client';
import { useState } from 'react';
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
  const { chosen } = known;
  const sizes = chosen ?? initial;
  return {
    sizes,
    isChosen: chosen !== undefined,
    move: (index, by) => setHeld((now) => ({ name, chosen: moveEdge(now.chosen ?? initial, index, by) })),
    keep: () => void keep(`split:${name}`, chosen),
    reset: () => {
      setHeld({ name, chosen: undefined });
      keep(`split:${name}`, undefined);
    },
  };
}

function read(name: string, count: number): { readonly name: string; readonly chosen: SplitSizes | undefined } {
  return { name, chosen: readSizes(readKept(`split:${name}`), count) };
}
