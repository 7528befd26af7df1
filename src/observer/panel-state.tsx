'use client';
import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react';
import { SessionScope, useFollowedSession, useObserverState } from '../hooks/index.js';

/** The parts of the panel, by name. */
export type RegionName = 'conversation' | 'plan' | 'attention' | 'world' | 'timeline' | 'tools' | 'wire' | 'problems' | 'agents';

/** What the inspector shows. A frame, and an event, is named by its position in the wire log. */
export type Selection =
  | { readonly kind: 'tool-call'; readonly toolCallKey: string }
  | { readonly kind: 'event'; readonly position: number }
  | { readonly kind: 'frame'; readonly position: number };

/** Of each group of tabs, the one that is shown. Which groups there are depends on the width. */
export interface ShownRegions {
  readonly single: RegionName;
  readonly dock: DockRegion;
  readonly side: SideRegion;
}

export const dockRegions = ['timeline', 'tools', 'wire', 'problems', 'agents'] as const;
export const sideRegions = ['plan', 'attention'] as const;
export type DockRegion = (typeof dockRegions)[number];
export type SideRegion = (typeof sideRegions)[number];

interface PanelState {
  readonly shown: ShownRegions;
  readonly showRegion: (name: RegionName) => void;
  /** The session that the panel speaks of: the one that was picked, or the first live one. */
  readonly sessionId: string | undefined;
  readonly pickSession: (sessionId: string) => void;
  readonly selection: Selection | undefined;
  readonly select: (selection: Selection | undefined) => void;
  /** What is typed into the box that filters all regions. */
  readonly filter: string;
  readonly setFilter: (filter: string) => void;
  /** Whether single keys do something while the focus is in the panel. */
  readonly hasShortcuts: boolean;
}

export interface PanelStateProviderProps {
  readonly defaultRegion: RegionName;
  /** The session that is picked from the start. */
  readonly session: string | undefined;
  readonly hasShortcuts: boolean;
  readonly children: ReactNode;
}

/** Holds what a person has chosen in one panel: session, regions, selection, filter. Renders nothing of its own. */
export function PanelStateProvider({ defaultRegion, session, hasShortcuts, children }: PanelStateProviderProps) {
  const [shown, setShown] = useState(() => showing({ single: 'conversation', dock: 'timeline', side: 'plan' }, defaultRegion));
  const [picked, pickSession] = useState(session);
  const [selection, select] = useState<Selection>();
  const [filter, setFilter] = useState('');
  const showRegion = useCallback((name: RegionName) => setShown((now) => showing(now, name)), []);
  const followed = useFollowedSession();
  const isKnown = useObserverState((state) => picked !== undefined && state.sessions.has(picked));
  const sessionId = isKnown ? picked : followed;
  const value = useMemo(
    () => ({ shown, showRegion, sessionId, pickSession, selection, select, filter, setFilter, hasShortcuts }),
    [shown, showRegion, sessionId, selection, filter, hasShortcuts],
  );
  return (
    <PanelStateContext value={value}>
      <SessionScope sessionId={sessionId}>{children}</SessionScope>
    </PanelStateContext>
  );
}

export function usePanelState(): PanelState {
  const state = use(PanelStateContext);
  if (state === undefined)
    throw new Error('A region of the panel was used outside it. It has nothing to show. Put it inside <ObserverPanel>.');
  return state;
}

function showing(now: ShownRegions, name: RegionName): ShownRegions {
  const dock = dockRegions.find((each) => each === name) ?? now.dock;
  const side = sideRegions.find((each) => each === name) ?? now.side;
  return { single: name, dock, side };
}

const PanelStateContext = createContext<PanelState | undefined>(undefined);
