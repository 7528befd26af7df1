'use client';
import { use, useEffect, useState } from 'react';
import { useCursor, useStoreContext } from '../../hooks/index.js';
import { createMomentSearch } from '../moment.js';
import { usePanelState, type Selection } from '../panel-state.js';
import { RecordingOpenerContext } from '../recording/recording-tools.js';
import { linkIn, readLink, type LinkedSelection, type MomentLink } from './read-link.js';

/** How it stands with the link in the page's address. */
export type LinkState =
  /** It can't be read. */
  | 'unreadable'
  /** Its moment is not among what has come. It may come still. */
  | 'awaited'
  /** Its moment was let go. */
  | 'let-go'
  /** The recording that is open has no such moment. */
  | 'missing';

export interface OpenedLink {
  readonly state: LinkState | undefined;
  readonly dismiss: () => void;
}

/** Goes to the moment that the page's address names, as soon as its frames are there: once for each address. */
export function useMomentLink(): OpenedLink {
  const { store } = useStoreContext();
  const { select, pickSession, showRegion } = usePanelState();
  const opened = use(RecordingOpenerContext)?.opened;
  const [search] = useState(createMomentSearch);
  const [link, setLink] = useState<MomentLink | 'unreadable'>();
  const { newest } = useCursor();

  useEffect(() => {
    const read = (): void => {
      const written = linkIn(location.hash);
      if (written !== undefined && written !== settled) setLink(readLink(written) ?? 'unreadable');
    };
    const readAnew = (): void => {
      settled = undefined;
      read();
    };
    read();
    window.addEventListener('hashchange', readAnew);
    return () => window.removeEventListener('hashchange', readAnew);
  }, []);

  useEffect(() => {
    if (link === undefined || link === 'unreadable') return undefined;
    let isOver = false;
    const look = (): void => {
      const found = isOver ? undefined : search(store.getHead(), link.moment);
      if (found?.kind !== 'held') return;
      isOver = true;
      settled = linkIn(location.hash);
      setLink(undefined);
      store.seek(found.position);
      if (link.moment.sessionId !== undefined) pickSession(link.moment.sessionId);
      const selected = selectionIn(link.selection);
      if (selected === undefined) return;
      select(selected);
      if (selected.kind === 'frame') showRegion('wire');
    };
    const selectionIn = (linked: LinkedSelection | undefined): Selection | undefined => {
      if (linked === undefined || linked.kind === 'tool-call') return linked;
      const place = search(store.getHead(), linked.frame);
      return place.kind === 'held' ? { kind: linked.kind, position: place.position - 1 } : undefined;
    };
    queueMicrotask(look);
    const unsubscribe = store.cursor.subscribe(look);
    return () => {
      isOver = true;
      unsubscribe();
    };
  }, [link, store, search, select, pickSession, showRegion]);

  return { state: stateOf(), dismiss };

  function stateOf(): LinkState | undefined {
    if (link === undefined || link === 'unreadable') return link;
    // Before anything has come, and while more is read, nothing is known of it.
    if (newest === 0 || opened?.isLoading === true) return undefined;
    const found = search(store.getHead(), link.moment);
    if (found.kind === 'held') return undefined;
    if (found.kind === 'let-go') return 'let-go';
    if (opened !== undefined) return 'missing';
    const { wire, sessions } = store.getHead();
    const isKnown = link.moment.sessionId === undefined || sessions.has(link.moment.sessionId);
    return isKnown && wire.entries.dropped > 0 ? 'let-go' : 'awaited';
  }

  function dismiss(): void {
    settled = linkIn(location.hash);
    setLink(undefined);
  }
}

/** The link that was gone to or put aside last: another store in the same panel must not go there again. */
let settled: string | undefined;
