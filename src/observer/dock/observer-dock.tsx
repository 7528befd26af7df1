'use client';
import type { ReactNode } from 'react';
import { useIsHydrated } from '../../hooks/index.js';
import { dockWords, useWords } from '../../messages/index.js';
import type { ObserverFrameProps } from '../observer-frame.js';
import { ObserverSource, splitSource, type ObserverSourceProps } from '../observer-source.js';
import { RegionBoundary } from '../region-boundary.js';
import { Dock } from './dock.js';
import type { DockChoices } from './use-dock-state.js';

export interface ObserverDockProps
  extends
    ObserverSourceProps,
    DockChoices,
    Pick<ObserverFrameProps, 'theme' | 'density' | 'announcements' | 'defaultAnnouncements' | 'onAnnouncementsChange'> {
  /** Off: it shows nothing, watches nothing and loads nothing. Default false. `disabled={import.meta.env.PROD}` keeps it out of a product. */
  readonly disabled?: boolean | undefined;
}

/**
 * The panel as a devtool over a page: a floating button that counts what waits, and opens the panel at a side of the window, at its bottom, or in a window of its own.
 * It watches from the start, and loads the panel when it is first asked for. Put it above the router, so that it stays when the page changes. It lies over the page
 * and moves nothing in it; `--oddkin-dock-end` and `--oddkin-dock-bottom` on the document's root tell how much of it is covered. Nothing renders on a server.
 */
export function ObserverDock({ disabled = false, ...props }: ObserverDockProps) {
  const isHydrated = useIsHydrated();
  if (disabled || !isHydrated) return null;
  const { source, rest } = splitSource(props);
  return (
    <ObserverSource {...source}>
      <Bounded>
        <Dock {...rest} storageKey={source.storageKey} lang={source.locale} />
      </Bounded>
    </ObserverSource>
  );
}

/** A devtool takes no page down with it. */
function Bounded({ children }: { readonly children: ReactNode }) {
  const { text } = useWords(dockWords);
  return <RegionBoundary name={text('observer.panel')}>{children}</RegionBoundary>;
}
