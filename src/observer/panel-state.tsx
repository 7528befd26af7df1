'use client';
import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react';
import { SessionScope, useFollowedSession, useObserverState } from '../hooks/index.js';
import { useSelected, type Selection, type SelectionHearer } from './selection.js';
import { useShownRegions, type RegionName, type ShownRegions } from './shown-regions.js';

export type { Selection } from './selection.js';
export { dockRegions, sideRegions, type DockRegion, type RegionName, type ShownRegions, type SideRegion } from './shown-regions.js';

export type TimelineShape = 'chart' | 'list';

export interface PanelState {
  readonly shown: ShownRegions;
  readonly showRegion: (name: RegionName) => void;
  /** The session that the panel speaks of: the one that was picked, or the first live one. */
  readonly sessionId: string | undefined;
  readonly pickSession: (sessionId: string) => void;
  readonly selection: Selection | undefined;
  readonly select: (selection: Selection | undefined) => void;
  /** The message that the conversation was asked to show; another object for each time. */
  readonly revealed: { readonly messageKey: string } | undefined;
  readonly reveal: (messageKey: string) => void;
  /** The same, but for one region at a time that is left as it is: the conversation shows it once it is seen. */
  readonly follow: (messageKey: string) => void;
  /** What is typed into the box that filters all regions. */
  readonly filter: string;
  readonly setFilter: (filter: string) => void;
  /** Whether the timeline is drawn on an axis of time or told line by line. */
  readonly timelineShape: TimelineShape;
  readonly setTimelineShape: (shape: TimelineShape) => void;
  /** Whether single keys do something while the focus is in the panel. */
  readonly hasShortcuts: boolean;
  /** What this browser keeps the panel's arrangement by. */
  readonly storageKey: string | undefined;
}

export interface PanelStateProviderProps {
  readonly defaultRegion: RegionName;
  /** The session that is picked from the start. */
  readonly session: string | undefined;
  readonly hasShortcuts: boolean;
  readonly storageKey?: string | undefined;
  readonly onSelect?: SelectionHearer | undefined;
  readonly children: ReactNode;
}

/** Holds what a person has chosen in one panel: session, regions, selection, filter. Renders nothing of its own. */
export function PanelStateProvider(props: PanelStateProviderProps) {
  const { defaultRegion, session, hasShortcuts, storageKey, onSelect, children } = props;
  const { shown, showRegion } = useShownRegions(defaultRegion, storageKey);
  const [picked, setPicked] = useState(session);
  const { selection, select } = useSelected(onSelect);
  const [revealed, setRevealed] = useState<PanelState['revealed']>();
  const [filter, setFilter] = useState('');
  const [timelineShape, setTimelineShape] = useState<TimelineShape>('chart');
  const followed = useFollowedSession();
  const isKnown = useObserverState((state) => picked !== undefined && state.sessions.has(picked));
  const sessionId = isKnown ? picked : followed;
  const pickSession = useCallback((next: string) => setPicked(next), []);
  const follow = useCallback((messageKey: string) => setRevealed({ messageKey }), []);
  const reveal = useCallback(
    (messageKey: string) => {
      follow(messageKey);
      showRegion('conversation');
    },
    [follow, showRegion],
  );
  const about = useMemo(() => ({ shown, sessionId, selection, revealed }), [shown, sessionId, selection, revealed]);
  const asked = useMemo(() => ({ filter, setFilter, timelineShape, setTimelineShape }), [filter, timelineShape]);
  const value = useMemo(
    () => ({ ...about, ...asked, showRegion, pickSession, select, reveal, follow, hasShortcuts, storageKey }),
    [about, asked, showRegion, pickSession, select, reveal, follow, hasShortcuts, storageKey],
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
    throw new Error('A region of the panel was used outside it. It has nothing to show. Put it inside <ObserverPanel> or <ObserverRoot>.');
  return state;
}

const PanelStateContext = createContext<PanelState | undefined>(undefined);
