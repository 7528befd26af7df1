'use client';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useObserverState, useStoreContext } from '../../hooks/index.js';
import type { ObserverState } from '../../store/index.js';
import { createMomentSearch, type FoundMoment } from '../moment.js';
import { noteBookOf, type NoteBook, type NoteBookState } from './note-book.js';
import type { Note } from './note.js';

/** A note, and where its moment is in what is held. */
export interface PlacedNote {
  readonly note: Note;
  readonly place: FoundMoment;
}

export interface Notes extends Pick<NoteBookState, 'isKept'> {
  readonly book: NoteBook;
  /** In the order of their moments. */
  readonly placed: readonly PlacedNote[];
}

/** The notes about what the panel shows. Re-renders when one changes, and with every commit while there are any. */
export function useNotes(): Notes {
  const { store } = useStoreContext();
  const book = noteBookOf(store);
  const { notes, isKept } = useSyncExternalStore(book.subscribe, book.getState, book.getState);
  const [search] = useState(createMomentSearch);
  const sessions = useObserverState((state) => state.sessions);
  useEffect(() => {
    for (const sessionId of sessions.keys()) book.open(sessionId);
  }, [book, sessions]);
  const head = useHead(notes.length > 0);
  const placed = useMemo(
    () =>
      head === undefined
        ? []
        : notes.map((note) => ({ note, place: search(head, note) })).toSorted((one, other) => orderOf(one) - orderOf(other)),
    [head, notes, search],
  );
  return { book, isKept, placed };
}

/** What has come, where that is asked for. */
function useHead(isNeeded: boolean): ObserverState | undefined {
  const { store } = useStoreContext();
  const read = (): ObserverState | undefined => (isNeeded ? store.getHead() : undefined);
  return useSyncExternalStore(store.cursor.subscribe, read, read);
}

function orderOf({ place }: PlacedNote): number {
  return place.kind === 'held' ? place.position : place.kind === 'let-go' ? -1 : Infinity;
}
