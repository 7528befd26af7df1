import type { Journal } from './journal.js';

/** What is on the screen: a moment of the past, or what has just come. Positions count frames. */
export interface CursorState {
  /** How many frames have been applied to the state that is shown. */
  readonly position: number;
  /** Whether the state that is shown moves on with every frame. */
  readonly isLive: boolean;
  /** The first position that can be sought: the frames before it were let go. */
  readonly first: number;
  /** The last position that can be sought: how many frames have come since the start. */
  readonly newest: number;
  /** How many frames have come since the cursor left the live end; 0 while it is there. */
  readonly fresh: number;
  /** When the last frame before the position came, in milliseconds since the Unix epoch; at the very start, the first. `undefined` before any. */
  readonly at: number | undefined;
  readonly held: Amount;
  /** What the limits have made the store let go. */
  readonly letGo: Amount;
}

/** How many frames, and how long their texts are in UTF-16 code units; of what is held, documents that a host put count too. */
export interface Amount {
  readonly frames: number;
  readonly length: number;
}

/** Where the state that is shown stands in all that has come; read it, and subscribe to it, beside the state itself. */
export interface Cursor {
  /** The same object until something changes. */
  readonly getState: () => CursorState;
  readonly subscribe: (listener: () => void) => () => void;
}

/** A cursor over a journal. `move` is told that the journal has changed, and `tell` tells those who listen. */
export function createCursor(journalNow: () => Journal): Cursor & { readonly move: () => void; readonly tell: () => void } {
  const listeners = new Set<() => void>();
  let state: CursorState | undefined;
  let leftAt: number | undefined;
  return {
    getState: () => (state ??= read(journalNow(), leftAt)),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    move: () => {
      const { view, newest } = journalNow();
      leftAt = view === undefined ? undefined : (leftAt ?? newest);
      state = undefined;
    },
    tell: () => {
      for (const listener of [...listeners]) listener();
    },
  };
}

function read({ head, view, first, newest, heldLength, letGoLength }: Journal, leftAt: number | undefined): CursorState {
  const { entries } = head.wire;
  const position = view?.position ?? newest;
  return {
    position,
    isLive: view === undefined,
    first,
    newest,
    fresh: newest - (leftAt ?? newest),
    at: entries.at(Math.max(0, position - 1 - entries.dropped))?.at,
    held: { frames: entries.size, length: heldLength },
    letGo: { frames: entries.dropped, length: letGoLength },
  };
}
