'use client';
import { useCallback, useLayoutEffect, useState } from 'react';
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
  const [shown, setShown] = useState(() => showing({ single: 'conversation', dock: 'timeline', side: 'plan' }, defaultRegion));
  // Before it is painted, and after what a server rendered was taken over: a server has nothing kept.
  useLayoutEffect(() => {
    if (storageKey === undefined) return;
    const kept = readKept(`regions:${storageKey}`);
    if (!Array.isArray(kept)) return;
    const names = allRegions.filter((name) => kept.includes(name));
    const single = allRegions.find((name) => name === kept[0]);
    setShown((now) => ({ ...names.reduce(showing, now), ...(single === undefined ? {} : { single }) }));
  }, [storageKey]);
  const showRegion = useCallback(
    (name: RegionName) =>
      setShown((now) => {
        const next = showing(now, name);
        if (storageKey !== undefined) keep(`regions:${storageKey}`, [next.single, next.dock, next.side]);
        return next;
      }),
    [storageKey],
  );
  return { shown, showRegion };
}

function showing(now: ShownRegions, name: RegionName): ShownRegions {
  const dock = dockRegions.find((each) => each === name) ?? now.dock;
  const side = sideRegions.find((each) => each === name) ?? now.side;
  return { single: name, dock, side };
}
