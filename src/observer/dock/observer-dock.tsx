'use client';
import { useIsHydrated } from '../../hooks/index.js';
import { createOnDemand, useOnDemand } from '../../on-demand/index.js';
import type { ObserverFrameProps } from '../observer-frame.js';
import type { ObserverSourceProps } from '../observer-source.js';
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
  return disabled || !isHydrated ? null : <Watching {...props} />;
}

const watchingDock = createOnDemand(() => import('./watching-dock.js').then((module) => module.WatchingDock));

// Where it can't be loaded there is no button, until the page is online again: a devtool says nothing in a page that goes without it.
function Watching(props: Omit<ObserverDockProps, 'disabled'>) {
  const { value: WatchingDock } = useOnDemand(watchingDock);
  return WatchingDock === undefined ? null : <WatchingDock {...props} />;
}
