'use client';
import type { ReactNode } from 'react';
import { dockWords, useWords } from '../../messages/index.js';
import { ObserverSource, splitSource } from '../observer-source.js';
import { RegionBoundary } from '../region-boundary.js';
import { Dock } from './dock.js';
import type { ObserverDockProps } from './observer-dock.js';

/** What an {@link ObserverDock} is that is not disabled. */
export function WatchingDock(props: Omit<ObserverDockProps, 'disabled'>) {
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
