'use client';
import { createContext, use, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { StoreView, useStoreContext } from '../hooks/index.js';
import { createPacedView, type PacedView } from './paced-view.js';

/** What is for reading is brought up to date three times a second in a flood of frames: nobody could read it in between. */
const readingMs = 320;
/** Figures can be followed six times a second. */
export const figuresMs = 160;

export interface PacedRegionProps {
  /** How long what is below it rests at least, in milliseconds, between two changes in a flood of frames. Default 320. */
  readonly restMs?: number;
  readonly children: ReactNode;
}

/** Spares what is below it a flood of frames: it goes along with the store, but seldom while too many come to be read. Renders nothing of its own. */
export function PacedRegion({ restMs = readingMs, children }: PacedRegionProps) {
  const { store } = useStoreContext();
  const view = useMemo(() => createPacedView(store, restMs), [store, restMs]);
  return (
    <PacedViewContext value={view}>
      <StoreView store={view}>{children}</StoreView>
    </PacedViewContext>
  );
}

/** Whether more frames come than the nearest `PacedRegion` shows. Re-renders when that changes. */
export function useIsFlooded(): boolean {
  const view = use(PacedViewContext);
  return useSyncExternalStore(view?.subscribe ?? never, view?.isResting ?? no, no);
}

const PacedViewContext = createContext<PacedView | undefined>(undefined);

function never(): () => void {
  return () => {};
}

function no(): boolean {
  return false;
}
