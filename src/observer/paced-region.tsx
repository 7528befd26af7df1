'use client';
import { useMemo, type ReactNode } from 'react';
import { StoreView, useStoreContext } from '../hooks/index.js';
import { createPacedView } from './paced-view.js';

/** Spares what is below it a flood of frames: it goes along with the store, but no more than three times a second while too many come to be read. Renders nothing of its own. */
export function PacedRegion({ children }: { readonly children: ReactNode }) {
  const { store } = useStoreContext();
  const view = useMemo(() => createPacedView(store), [store]);
  return <StoreView store={view}>{children}</StoreView>;
}
