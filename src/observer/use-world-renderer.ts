'use client';
import type { ComponentType } from 'react';
import { useObserverState, useRenderer } from '../hooks/index.js';
import type { Manifest } from '../schema/index.js';
import { usePanelState } from './panel-state.js';

/** The world of the session that the panel speaks of, and what the host draws it with: by its name, or else by its kind. */
export function useWorldRenderer(): {
  readonly world: Manifest['world'] | undefined;
  readonly Renderer: ComponentType<{ sessionId: string }> | undefined;
} {
  const { sessionId } = usePanelState();
  const world = useObserverState((state) => (sessionId === undefined ? undefined : state.sessions.get(sessionId)?.manifest?.world));
  const byName = useRenderer('world', world?.name ?? '');
  const byKind = useRenderer('world', world?.kind ?? '');
  return { world, Renderer: byName ?? byKind };
}
