'use client';
import { createContext, useLayoutEffect, useState, type RefObject } from 'react';
import { windowOf } from './window-of.js';

/** How the regions stand: all at once; with the inspector in the place of a column; one at a time beside the inspector; or one at a time. */
export type PanelLayout = 'wide' | 'medium' | 'short' | 'narrow';

/** The layout of the panel that a region stands in. */
export const PanelLayoutContext = createContext<PanelLayout>('narrow');

/** The layout that fits the size of the panel itself, wherever it stands in its page. Re-renders when it changes, not with every pixel. */
export function usePanelLayout(panelRef: RefObject<HTMLElement | null>): PanelLayout {
  const [layout, setLayout] = useState<PanelLayout>('narrow');
  useLayoutEffect(() => {
    const panel = panelRef.current;
    if (panel === null) return undefined;
    const measure = (): void => setLayout(layoutFor(panel.clientWidth, panel.clientHeight));
    measure();
    const observer = new (windowOf(panel).ResizeObserver)(measure);
    observer.observe(panel);
    return () => observer.disconnect();
  }, [panelRef]);
  return layout;
}

function layoutFor(widthPx: number, heightPx: number): PanelLayout {
  if (widthPx < 720) return 'narrow';
  if (heightPx < 480) return 'short';
  return widthPx >= 1_100 ? 'wide' : 'medium';
}
