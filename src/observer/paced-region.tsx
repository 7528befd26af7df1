'use client';
import { createContext, use, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { StoreView, useStoreContext } from '../hooks/index.js';
import { createPacedView, type PacedView } from './paced-view.js';

/** In a flood of frames, what is for reading changes three times a second: nobody could read it in between. */
export const readingMs = 320;
/** Figures can be followed six times a second. */
export const figuresMs = 160;
/** What is for watching looks as if it flowed. */
export const watchingMs = 96;

export interface PacedRegionProps {
  /** How long what is below it rests at least, in milliseconds, between two changes in a flood of frames. Default 160. */
  readonly restMs?: number | undefined;
  /** Whether what is below it is drawn so fast that it goes along with a cursor, however fast that is moved. Default false. */
  readonly isCheap?: boolean | undefined;
  readonly children: ReactNode;
}

/** Spares what is below it a flood of frames: it goes along with the store, but seldom while too many come to be read. Renders nothing of its own. */
export function PacedRegion({ restMs = figuresMs, isCheap = false, children }: PacedRegionProps) {
  const { store } = useStoreContext();
  const view = useMemo(() => createPacedView(store, { restMs, isCheap }), [store, restMs, isCheap]);
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
