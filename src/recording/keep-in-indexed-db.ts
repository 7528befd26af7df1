import { makeUuid, systemClock, type Clock } from '../aicc/index.js';
import { openFrameDatabase, type FrameDatabase, type KeptEntries } from './frame-database.js';
import { holdLock, type HeldLock } from './hold-lock.js';

export interface KeepOptions {
  /** Names the database: two observers of one origin that keep different things need two names. */
  readonly name: string;
  /** How long frames wait before they are written, in milliseconds. Default 500. */
  readonly writeAfterMs?: number;
  /** Default: the system's. */
  readonly clock?: Clock;
}

/** A store that can be kept: one made by `createObserverStore`. */
export interface KeepableStore<Snapshot extends KeptSnapshot, Mark> {
  readonly cursor: { readonly subscribe: (listener: () => void) => () => void };
  readonly history: {
    readonly mark: () => Mark;
    readonly since: (mark: Mark) => readonly unknown[] | undefined;
    readonly size: () => number;
    readonly start: () => object;
  };
  readonly snapshot: () => Snapshot;
  readonly restore: (snapshot: Snapshot) => void;
}

/** What keeping needs to know of a snapshot. */
export interface KeptSnapshot {
  readonly entries: readonly unknown[];
}

/** Where keeping stands, as plain data. */
export interface KeepState {
  /** `keeping`: what comes is written. `elsewhere`: another page of this origin writes; this one goes on as soon as that one ends. `failed`: nothing more is written, and the store lives on. */
  readonly phase: 'opening' | 'keeping' | 'elsewhere' | 'failed' | 'closed';
  /** The last thing that went wrong; `undefined` where nothing did. */
  readonly problem: KeepProblem | undefined;
  /** How many frames and changes of the host came back when the page was loaded. */
  readonly restored: number;
  /** How many of them are kept. */
  readonly kept: number;
}

/** Why something was not kept, or did not come back. */
export interface KeepProblem {
  /**
   * `quota`: the browser gives no more room. What was kept until then stays. `unavailable`: it has no database, or refuses it.
   * `version`: what is there was written by another version of the library. `broken`: what was kept could not be read; it was thrown away.
   */
  readonly code: 'quota' | 'unavailable' | 'version' | 'broken';
  readonly message: string;
}

/** A store's frames on the reader's own disk. */
export interface Keep {
  /** The same object until something changes. */
  readonly getState: () => KeepState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Resolves when what was kept has come back and what comes is kept, or when that can't be. Never rejects. */
  readonly ready: Promise<void>;
  /** Writes what waits, now. Never rejects. */
  readonly write: () => Promise<void>;
  /** Throws away what is kept, and keeps nothing more. */
  readonly clear: () => Promise<void>;
  /** Writes what waits and stops. What is kept stays. */
  readonly close: () => Promise<void>;
}

/**
 * Keeps what comes into a store in the browser's IndexedDB, within the store's own limits, so that a page that is loaded again goes on where it was.
 * What was kept is put before what the store holds already. Only one page of an origin writes under a name. Nothing is written unless this is called.
 */
export function keepInIndexedDb<Snapshot extends KeptSnapshot, Mark>(
  store: KeepableStore<Snapshot, Mark>,
  { name, writeAfterMs = 500, clock = systemClock }: KeepOptions,
): Keep {
  const writer = makeUuid();
  const listeners = new Set<() => void>();
  const stops: (() => void)[] = [];
  let state: KeepState = { phase: 'opening', problem: undefined, restored: 0, kept: 0 };
  let database: FrameDatabase | undefined;
  let mark: Mark | undefined;
  let next = 0;
  let first = 0;
  let cancel: (() => void) | undefined;
  let working: Promise<void> = Promise.resolve();

  const ready = open();
  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ready,
    write: () => inTurn(writeNew),
    clear: async () => {
      // Before that there is nothing to be cleared, and what is being opened would go on.
      await ready;
      await inTurn(async () => database?.clear());
      stop('closed');
    },
    close: async () => {
      await ready;
      if (state.phase === 'keeping') await inTurn(writeNew);
      stop('closed');
    },
  };

  async function open(): Promise<void> {
    let lock: HeldLock;
    try {
      database = await openFrameDatabase(name, () => stop('elsewhere'));
      lock = await holdLock(`oddkin-keep ${name}`);
    } catch (error) {
      return fail(error);
    }
    const { isHeld, whenHeld, release } = lock;
    stops.push(release);
    await inTurn(async () => {
      const kept = await (isHeld ? database?.claim(writer) : database?.read());
      const isRestored = kept !== undefined && restore(kept);
      if (!isHeld) return change({ phase: 'elsewhere' });
      await begin(isRestored ? kept : undefined);
    });
    whenHeld?.then(
      () =>
        inTurn(async () => {
          if (state.phase !== 'elsewhere') return;
          await database?.claim(writer);
          await begin(undefined);
        }),
      () => undefined,
    );
  }

  /** Puts what was kept before what has come since the page was loaded. */
  function restore({ start, entries }: KeptEntries): boolean {
    const own = store.snapshot().entries;
    try {
      store.restore({ ...start, entries: own.length === 0 ? entries : [...entries, ...own] } as unknown as Snapshot); // it was written from such a one
    } catch (error) {
      const isOther = codeOf(error) === 'snapshot_version';
      change({ problem: { code: isOther ? 'version' : 'broken', message: messageOf(error) } });
      return false;
    }
    change({ restored: entries.length });
    return own.length === 0;
  }

  /** Goes on behind what is kept, or begins anew with what the store holds. */
  async function begin(kept: KeptEntries | undefined): Promise<void> {
    if (kept === undefined) await writeAll();
    else {
      next = kept.next;
      first = kept.next - kept.entries.length;
      mark = store.history.mark();
    }
    change({ phase: 'keeping', kept: next - first });
    stops.push(
      store.cursor.subscribe(schedule),
      onPageHide(() => void inTurn(writeNew)),
    );
    // What came while this was written.
    schedule();
  }

  function schedule(): void {
    cancel ??= clock.after(writeAfterMs, () => {
      cancel = undefined;
      void inTurn(writeNew);
    });
  }

  async function writeNew(): Promise<void> {
    if (state.phase !== 'keeping' || database === undefined || mark === undefined) return;
    const nextMark = store.history.mark();
    const entries = store.history.since(mark);
    // The store has been restored, or has let go of more than waited here.
    if (entries === undefined) return writeAll();
    if (entries.length === 0) return;
    const size = store.history.size();
    const isTooMuch = next + entries.length - first > size * 1.25 + longestExcess;
    // Made before anything is awaited, so that it is of the same moment as the entries.
    const start = isTooMuch ? store.history.start() : undefined;
    await database.append(writer, next, entries);
    next += entries.length;
    mark = nextMark;
    if (start !== undefined) {
      first = next - size;
      await database.beginLater(writer, start, first);
    }
    change({ kept: next - first });
  }

  async function writeAll(): Promise<void> {
    const nextMark = store.history.mark();
    const { entries, ...start } = store.snapshot();
    await database?.replace(writer, start, entries);
    mark = nextMark;
    first = 0;
    next = entries.length;
    change({ kept: next });
  }

  /** One after the other, so that what is written is in order. */
  function inTurn(work: () => Promise<unknown> | undefined): Promise<void> {
    working = working.then(work).then(
      () => undefined,
      (error: unknown) => fail(error),
    );
    return working;
  }

  function fail(error: unknown): void {
    if (nameOf(error) === 'ReplacedError') return stop('elsewhere');
    const code = nameOf(error) === 'QuotaExceededError' ? 'quota' : nameOf(error) === 'VersionError' ? 'version' : 'unavailable';
    stop('failed', { code, message: messageOf(error) });
  }

  function stop(phase: KeepState['phase'], problem = state.problem): void {
    if (state.phase === 'closed' || state.phase === 'failed') return;
    cancel?.();
    for (const each of stops.splice(0)) each();
    database?.close();
    change({ phase, problem });
  }

  function change(next: Partial<KeepState>): void {
    state = { ...state, ...next };
    for (const listener of [...listeners]) listener();
  }
}

/** So many more than the store holds may be kept before the oldest are let go. */
const longestExcess = 1_000;

/** A page that is left writes what waits: a browser lets a transaction that has begun come to its end. */
function onPageHide(callback: () => void): () => void {
  if (typeof document === 'undefined') return () => undefined;
  const whenHidden = (): void => {
    if (document.visibilityState === 'hidden') callback();
  };
  document.addEventListener('visibilitychange', whenHidden);
  addEventListener('pagehide', callback);
  return () => {
    document.removeEventListener('visibilitychange', whenHidden);
    removeEventListener('pagehide', callback);
  };
}

function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : '';
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
