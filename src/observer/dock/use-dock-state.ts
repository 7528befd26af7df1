'use client';
import { useState } from 'react';
import { keep, readKept } from '../kept-in-browser.js';

/** Where a panel stands that is open: at the end of a line of text, which is the right where text runs from left to right; at the bottom; or in a window of its own. */
export type DockSide = 'end' | 'bottom' | 'window';

export interface DockChoices {
  /** Where it stands when it is open. */
  readonly side?: DockSide | undefined;
  /** Default `end`. What a person has chosen before, in this browser, goes before it. */
  readonly defaultSide?: DockSide | undefined;
  readonly onSideChange?: ((side: DockSide) => void) | undefined;
  readonly open?: boolean | undefined;
  /** Default false. What a person has chosen before, in this browser, goes before it; a window of its own opens only when a person asks for it. */
  readonly defaultOpen?: boolean | undefined;
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
}

export interface DockState {
  readonly side: DockSide;
  readonly isOpen: boolean;
  readonly setSide: (side: DockSide) => void;
  readonly setOpen: (isOpen: boolean) => void;
}

const sides: readonly DockSide[] = ['end', 'bottom', 'window'];

/** Where the panel stands and whether it is open; kept in this browser, where it can keep anything. */
export function useDockState(choices: DockChoices, storageKey: string | undefined): DockState {
  const { side: givenSide, defaultSide = 'end', onSideChange, open: givenOpen, defaultOpen = false, onOpenChange } = choices;
  const name = storageKey === undefined ? 'dock' : `dock:${storageKey}`;
  const [own, setOwn] = useState(() => startOf(readKept(name), defaultSide, defaultOpen));
  const change = (next: Partial<typeof own>): void => {
    const all = { ...own, ...next };
    setOwn(all);
    keep(name, [all.side, all.isOpen]);
  };
  return {
    side: givenSide ?? own.side,
    isOpen: givenOpen ?? own.isOpen,
    setSide: (side) => {
      change({ side });
      onSideChange?.(side);
    },
    setOpen: (isOpen) => {
      change({ isOpen });
      onOpenChange?.(isOpen);
    },
  };
}

function startOf(kept: unknown, defaultSide: DockSide, defaultOpen: boolean): { readonly side: DockSide; readonly isOpen: boolean } {
  const [side, isOpen] = Array.isArray(kept) ? (kept as readonly unknown[]) : [];
  const known = sides.find((each) => each === side) ?? defaultSide;
  // Browsers let a window open only where a person has just pressed something.
  return { side: known, isOpen: known === 'window' ? false : typeof isOpen === 'boolean' ? isOpen : defaultOpen };
}
