'use client';
import { usePanelState, type RegionName } from './panel-state.js';

/** Which region is to be seen, and what shows another. */
export interface ShownRegion {
  /** The region that was asked for last: by `showRegion`, or by a part of the panel that leads to it, such as the count of problems in the header. */
  readonly region: RegionName;
  readonly showRegion: (region: RegionName) => void;
}

/** Which region is to be seen, for a host that shows one at a time inside {@link ObserverRoot}. Re-renders with each choice that a person makes in the panel. Throws outside it. */
export function useShownRegion(): ShownRegion {
  const { shown, showRegion } = usePanelState();
  return { region: shown.single, showRegion };
}
