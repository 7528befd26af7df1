import type { Arrival } from '../aicc/index.js';
import { problem, problemLevels, type Problem, type Sender } from '../schema/index.js';
import { emptyState, OrderedMap, Sequence, type ActionState, type Limits, type ObserverState, type WireEntry } from '../store/index.js';
import type { DocumentEntry } from './document.js';
import type { HostEntry } from './host-entry.js';
import { Journal } from './journal.js';
import { readPlain, writePlain } from './plain-value.js';
import type { RememberedIds } from './recent-ids.js';
import { rereadFrame } from './reread-frame.js';

/** A whole store as plain JSON: it may be written by `JSON.stringify`, cloned, and sent. Made by `snapshot`, read by `restore`. */
export interface StoreSnapshot {
  readonly snapshot: 'oddkin-observer';
  readonly version: typeof snapshotVersion;
  /** What the entries start from. */
  readonly start: SnapshotStart;
  /** All that came since, oldest first. */
  readonly entries: readonly SnapshotEntry[];
  /** The message_ids by which repeats are told. */
  readonly recentIds: SnapshotIds;
}

/** What the entries of a snapshot start from. */
export interface SnapshotStart {
  readonly letGoLength: number;
  /** `null` for a store of which nothing was let go. */
  readonly state: unknown;
}

/** The message_ids that a store remembered at some time. */
export interface SnapshotIds {
  /** After how many of the entries they were remembered. */
  readonly after: number;
  readonly ids: readonly RememberedIds[];
}

/** A frame, with the reason where it was refused; or what a host or a person did. */
export type SnapshotEntry =
  | { readonly kind: 'frame'; readonly at: unknown; readonly from: Sender; readonly text: string | null; readonly refusal?: unknown }
  | { readonly kind: 'put'; readonly at: unknown; readonly sessionId: string | null; readonly documents: unknown }
  | { readonly kind: 'branch'; readonly messageKey: string }
  | { readonly kind: 'action'; readonly key: string; readonly action: unknown }
  | { readonly kind: 'problem'; readonly at: unknown; readonly sessionId: string | null; readonly found: unknown };

/** Why a snapshot was not restored. The store is as it was before. */
export class SnapshotError extends Error {
  /** `snapshot_version`: it was made by another version of the library. `snapshot_broken`: it is no snapshot, or a damaged one. */
  readonly code: 'snapshot_version' | 'snapshot_broken';

  constructor(code: SnapshotError['code'], message: string) {
    super(message);
    this.name = 'SnapshotError';
    this.code = code;
  }
}

const snapshotVersion = 1;

export function writeSnapshot(journal: Journal): StoreSnapshot {
  const entries = journal.entriesAfter(journal.start()) ?? [];
  return { ...writeStart(journal), entries: entries.map((entry) => writeEntry(entry, journal)) };
}

/** A snapshot without its entries. */
export function writeStart(journal: Journal): Omit<StoreSnapshot, 'entries'> {
  const { state, position, hostCount } = journal.start();
  return {
    snapshot: 'oddkin-observer',
    version: snapshotVersion,
    start: { letGoLength: journal.letGoLength, state: state === emptyState ? null : writePlain(state) },
    recentIds: { after: journal.newest - position + journal.hostEnd - hostCount, ids: journal.rememberedIds() },
  };
}

/** Writes one thing that changed the state as plain JSON. */
export function writeEntry(entry: WireEntry | HostEntry, journal: Journal): SnapshotEntry {
  if (!('kind' in entry)) {
    const { position, at, from, text } = entry;
    const refusal = journal.refusalOf(position);
    return {
      kind: 'frame',
      at: writePlain(at),
      from,
      text: text ?? null,
      ...(refusal === undefined ? {} : { refusal: writePlain(refusal) }),
    };
  }
  switch (entry.kind) {
    case 'put':
      return { kind: 'put', at: writePlain(entry.at), sessionId: entry.sessionId ?? null, documents: writePlain(entry.documents) };
    case 'branch':
      return { kind: 'branch', messageKey: entry.messageKey };
    case 'action':
      return { kind: 'action', key: entry.key, action: writePlain(entry.action) };
    case 'problem':
      return { kind: 'problem', at: writePlain(entry.at), sessionId: entry.sessionId ?? null, found: writePlain(entry.found) };
    default:
      return entry satisfies never;
  }
}

/** Makes the journal that a snapshot was made of. Throws a {@link SnapshotError}. */
export function readSnapshot(snapshot: unknown, limits: Limits): Journal {
  const { version: itsVersion, start, entries, recentIds } = checkShape(snapshot);
  const version: number = itsVersion; // it may be any
  if (version !== snapshotVersion) {
    throw new SnapshotError(
      'snapshot_version',
      `restore: the snapshot has version ${JSON.stringify(version)} and this reader takes ${snapshotVersion}. The store is as it was. Make a new snapshot with this version of the library.`,
    );
  }
  try {
    return replayed(start, entries, recentIds, limits);
  } catch (error) {
    throw broken(error instanceof Error ? error.message : String(error));
  }
}

function checkShape(snapshot: unknown): StoreSnapshot {
  if (typeof snapshot !== 'object' || snapshot === null) throw broken('it is no object');
  const { snapshot: kind, version, start, entries, recentIds } = snapshot as Partial<StoreSnapshot>; // its members may be anything
  if (kind !== 'oddkin-observer') throw broken('it does not say "snapshot": "oddkin-observer"');
  if (version !== snapshotVersion) return snapshot as StoreSnapshot; // refused by its version
  if (typeof start !== 'object' || start === null || !Number.isFinite(start.letGoLength)) throw broken('it has no start');
  if (!Array.isArray(entries)) throw broken('it has no entries');
  if (typeof recentIds !== 'object' || recentIds === null || !Array.isArray(recentIds.ids)) throw broken('it has no message_ids');
  return snapshot as StoreSnapshot; // what was just checked, and what is checked while it is read
}

function broken(what: string): SnapshotError {
  return new SnapshotError(
    'snapshot_broken',
    `restore: the snapshot is broken: ${what}. The store is as it was. Pass what snapshot() gave, whole and unchanged.`,
  );
}

function replayed(
  { letGoLength, state }: SnapshotStart,
  entries: readonly SnapshotEntry[],
  { after, ids }: SnapshotIds,
  limits: Limits,
): Journal {
  const journal = new Journal(limits, { state: state === null ? emptyState : readState(state), letGoLength });
  takeAll(journal, entries.slice(0, after), (frames) => journal.receiveAgain(frames));
  journal.remember(checkIds(ids));
  takeAll(journal, entries.slice(after), (frames) => journal.receive(frames));
  for (const [key, action] of journal.head.actions) {
    // Whoever was to hear how it went is gone.
    if (action.status === 'pending') journal.change({ kind: 'action', key, action: { ...action, status: 'failed' } });
  }
  return journal;
}

function readState(plain: unknown): ObserverState {
  const state = readPlain(plain) as Partial<Record<keyof ObserverState, object>>; // checked right below
  for (const name of Object.keys(emptyState) as (keyof ObserverState)[]) {
    const [is, should] = [state[name], emptyState[name]];
    const isAlike =
      should instanceof OrderedMap || should instanceof Sequence
        ? is?.constructor === should.constructor
        : typeof is === 'object' && Object.keys(should).every((member) => member in is);
    if (!isAlike) throw new Error(`its state has no ${name}`);
  }
  return state as ObserverState; // every slice is there
}

function checkIds(ids: readonly RememberedIds[]): readonly RememberedIds[] {
  for (const [scope, each] of ids) {
    if (typeof scope !== 'string' || !Array.isArray(each)) throw new Error("its message_ids can't be read");
  }
  return ids;
}

function takeAll(journal: Journal, entries: readonly SnapshotEntry[], receive: (frames: readonly Arrival[]) => void): void {
  let frames: Arrival[] = [];
  for (const entry of entries) {
    if (entry.kind === 'frame') {
      frames.push(readFrame(entry));
      continue;
    }
    receive(frames);
    frames = [];
    takeHostEntry(journal, entry);
  }
  receive(frames);
}

function readFrame({ at, from, text, refusal }: SnapshotEntry & { readonly kind: 'frame' }): Arrival {
  const time = readPlain(at);
  if (typeof time !== 'number' || (text !== null && typeof text !== 'string')) throw new Error('a frame has no time or no text');
  const problems = refusal === undefined ? undefined : (readPlain(refusal) as readonly Problem[]); // written from such a list
  return rereadFrame({ text: text ?? undefined, at: time, from }, problems);
}

function takeHostEntry(journal: Journal, entry: Exclude<SnapshotEntry, { readonly kind: 'frame' }>): void {
  switch (entry.kind) {
    case 'put': {
      const [at, documents] = [readPlain(entry.at), readPlain(entry.documents)];
      if (typeof at !== 'number' || !Array.isArray(documents)) throw new Error('a put has no time or no documents');
      const sessionId = entry.sessionId ?? undefined;
      journal.change({ kind: 'put', at, sessionId, documents: documents as readonly DocumentEntry[] });
      return;
    }
    case 'branch':
      journal.change({ kind: 'branch', messageKey: entry.messageKey });
      return;
    case 'action':
      journal.change({ kind: 'action', key: entry.key, action: readPlain(entry.action) as ActionState | undefined }); // written from one
      return;
    case 'problem': {
      const [at, found] = [readPlain(entry.at), readPlain(entry.found) as Partial<Problem> | null | undefined];
      if (typeof at !== 'number' || typeof found?.code !== 'string' || !Object.hasOwn(problemLevels, found.code))
        throw new Error('a problem has no time or no code');
      if (typeof found.message !== 'string' || typeof found.path !== 'string') throw new Error('a problem has no message or no path');
      const { code, message, path, keyword, value } = found;
      const rest = { ...(keyword === undefined ? {} : { keyword }), ...('value' in found ? { value } : {}) };
      journal.change({ kind: 'problem', at, sessionId: entry.sessionId ?? undefined, found: problem(code, message, { path, ...rest }) });
      return;
    }
    default:
      throw new Error(`an entry has the kind ${JSON.stringify((entry as { kind?: unknown }).kind)}`);
  }
}
