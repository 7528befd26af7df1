import type { Journal } from './journal.js';
import { writeEntry, writeStart, type SnapshotEntry, type StoreSnapshot } from './snapshot.js';

/** All that came into a store, for who keeps it elsewhere: what came since a mark, and what it all starts from. */
export interface History {
  /** Marks what has come so far. */
  readonly mark: () => HistoryMark;
  /** What has come since a mark, as a snapshot holds it; `undefined` where the store has let go of some of it, or was restored. */
  readonly since: (mark: HistoryMark) => readonly SnapshotEntry[] | undefined;
  /** How many entries a snapshot would have. */
  readonly size: () => number;
  /** A snapshot without its entries. */
  readonly start: () => Omit<StoreSnapshot, 'entries'>;
}

/** A place in what came into a store. */
export interface HistoryMark {
  readonly of: object;
  readonly position: number;
  readonly hostCount: number;
}

export function createHistory(journalNow: () => Journal): History {
  return {
    mark: () => {
      const journal = journalNow();
      return { of: journal, position: journal.newest, hostCount: journal.hostEnd };
    },
    since: (mark) => {
      const journal = journalNow();
      return mark.of === journal ? journal.entriesAfter(mark)?.map((entry) => writeEntry(entry, journal)) : undefined;
    },
    size: () => {
      const journal = journalNow();
      const { position, hostCount } = journal.start();
      return journal.newest - position + journal.hostEnd - hostCount;
    },
    start: () => writeStart(journalNow()),
  };
}
