import type { ObserverStore } from '../../projection/index.js';
import { keepNotes, readKeptNotes } from './kept-notes.js';
import type { Note } from './note.js';

export interface NoteBookState {
  /** In the order in which they were written. */
  readonly notes: readonly Note[];
  /** Whether this browser keeps them for another day. */
  readonly isKept: boolean;
}

/** The notes about what one store holds. */
export interface NoteBook {
  /** The same object until something changes. */
  readonly getState: () => NoteBookState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Adds a note, or changes the one of the same id. */
  readonly put: (note: Note) => void;
  readonly remove: (noteId: string) => void;
  /** Takes notes from elsewhere. Of two with the same id, the one that was written last holds. */
  readonly take: (notes: readonly Note[]) => void;
  /** Takes what this browser keeps of a session, once. */
  readonly open: (sessionId: string) => void;
}

/** The one book of a store: whoever asks for it writes into the same. */
export function noteBookOf(store: ObserverStore): NoteBook {
  let book = books.get(store);
  if (book === undefined) {
    book = createNoteBook();
    books.set(store, book);
  }
  return book;
}

const books = new WeakMap<ObserverStore, NoteBook>();

function createNoteBook(): NoteBook {
  const listeners = new Set<() => void>();
  const opened = new Set<string>();
  let state: NoteBookState = { notes: [], isKept: true };

  const change = (notes: readonly Note[], isKept = state.isKept): void => {
    state = { notes, isKept };
    for (const listener of [...listeners]) listener();
  };
  /** A note at a moment that no session names is for this page alone. */
  const changeOne = (notes: readonly Note[], sessionId: string | undefined): void => {
    const isKept =
      sessionId !== undefined &&
      keepNotes(
        sessionId,
        notes.filter((note) => note.sessionId === sessionId),
      );
    change(notes, isKept);
  };
  const take = (given: readonly Note[]): void => {
    const notes = new Map(state.notes.map((note) => [note.noteId, note]));
    for (const note of given) {
      const known = notes.get(note.noteId);
      if (known === undefined || (note.writtenAt ?? 0) > (known.writtenAt ?? 0)) notes.set(note.noteId, note);
    }
    if (given.length > 0) change([...notes.values()]);
  };

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    put: (note) => {
      const isKnown = state.notes.some(({ noteId }) => noteId === note.noteId);
      changeOne(isKnown ? state.notes.map((each) => (each.noteId === note.noteId ? note : each)) : [...state.notes, note], note.sessionId);
    },
    remove: (noteId) => {
      const removed = state.notes.find((note) => note.noteId === noteId);
      if (removed !== undefined)
        changeOne(
          state.notes.filter((note) => note !== removed),
          removed.sessionId,
        );
    },
    take,
    open: (sessionId) => {
      if (opened.has(sessionId)) return;
      opened.add(sessionId);
      take(readKeptNotes(sessionId));
    },
  };
}
