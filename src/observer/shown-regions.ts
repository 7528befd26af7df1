'use client';
import { useCallback, useMemo, useState } from 'react';
import { useIsHydrated } from '../hooks/index.js';
import { keep, readKept } from './kept-in-browser.js';

/** The parts of the panel, by name. */
export type RegionName = 'conversation' | 'plan' | 'attention' | 'world' | 'timeline' | 'tools' | 'wire' | 'problems' | 'agents';

/** Of each group of tabs, the one that is shown. Which groups there are depends on the width. */
export interface ShownRegions {
  readonly single: RegionName;
  readonly dock: DockRegion;
  readonly side: SideRegion;
}

export const dockRegions = ['timeline', 'tools', 'wire', 'problems', 'agents'] as const;
export const sideRegions = ['plan', 'attention'] as const;
export const allRegions: readonly RegionName[] = ['conversation', 'plan', 'attention', 'world', ...dockRegions];
export type DockRegion = (typeof dockRegions)[number];
export type SideRegion = (typeof sideRegions)[number];

/** Which regions are shown; kept in this browser under `storageKey`, where there is one. */
export function useShownRegions(defaultRegion: RegionName, storageKey: string | undefined) {
  // What a server renders is the same for all: it has nothing kept.
  const isHydrated = useIsHydrated();
  const [first] = useState(() => showing({ single: 'conversation', dock: 'timeline', side: 'plan' }, defaultRegion));
  const kept = useMemo(
    () => (isHydrated && storageKey !== undefined ? readShown(storageKey, first) : first),
    [isHydrated, storageKey, first],
  );
  const [chosen, setChosen] = useState<ShownRegions>();
  const showRegion = useCallback(
    (name: RegionName) =>
      setChosen((now) => {
        const next = showing(now ?? kept, name);
        if (storageKey !== undefined) keep(`regions:${storageKey}`, [next.single, next.dock, next.side]);
        return next;
      }),
    [kept, storageKey],
  );
  return { shown: chosen ?? kept, showRegion };
}

function readShown(storageKey: string, first: ShownRegions): ShownRegions {
  const kept = readKept(`regions:${storageKey}`);
  if (!Array.isArray(kept)) return first;
  const shown = allRegions.filter((name) => kept.includes(name)).reduce(showing, first);
  const single = allRegions.find((name) => name === kept[0]);
  return { ...shown, single: single ?? first.single };
}

function showing(now: ShownRegions, name: RegionName): ShownRegions {
  const dock = dockRegions.find((each) => each === name) ?? now.dock;
  const side = sideRegions.find((each) => each === name) ?? now.side;
  return { single: name, dock, side };
}
