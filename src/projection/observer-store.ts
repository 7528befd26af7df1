import { createStore, type StoreApi } from 'zustand/vanilla';
import { createRedactor, readArrival, readParsedArrival, systemClock, type Arrival, type Clock, type RedactRules } from '../aicc/index.js';
import type { Problem, Sender } from '../schema/index.js';
import { chooseBranch, defaultLimits, emptyState, type ActionState, type Limits, type ObserverState } from '../store/index.js';
import { createCursor, type Cursor } from './cursor.js';
import type { DocumentEntry } from './document.js';
import { createHistory, type History } from './history.js';
import type { HostChange } from './host-entry.js';
import type { ItemReport } from './item-report.js';
import { Journal } from './journal.js';
import { redactedSnapshot } from './redacted-snapshot.js';
import { readSnapshot, writeSnapshot, type StoreSnapshot } from './snapshot.js';

export interface ObserverStoreOptions {
  /** What is made unreadable before anything of it gets into the state, the raw text of frames and documents too. What was there is marked. */
  readonly redact?: RedactRules;
  /** How much is held. What is left out has its default. */
  readonly limits?: Partial<Limits>;
  /** The time by which `expiresAt` is judged and to which `put` dates documents. Default: the system's. */
  readonly clock?: Clock;
}

/**
 * A zustand vanilla store of all that frames and documents have told, with the doors by which they come in, and a cursor over it:
 * `getState` and `subscribe` are about the moment that the cursor stands at.
 */
export interface ObserverStore extends Pick<StoreApi<ObserverState>, 'getState' | 'getInitialState' | 'subscribe'> {
  readonly clock: Clock;
  readonly limits: Limits;
  /** Where the state that is shown stands in all that has come. */
  readonly cursor: Cursor;
  /** The state after all that has come, wherever the cursor stands. */
  readonly getHead: () => ObserverState;
  /** The time of what is shown, in milliseconds since the Unix epoch: by the clock while the cursor is live, else that of the last frame before it. */
  readonly now: () => number;
  /**
   * Takes frames, as text or as parsed JSON, in one commit. `from` is the side that sent them, judged by their type where it is left out;
   * `at` is when they came, in milliseconds since the Unix epoch. Answers for each; never throws for what a frame holds.
   */
  readonly ingest: (frames: readonly unknown[], receipt?: { readonly from?: Sender; readonly at?: number }) => readonly ItemReport[];
  /** Takes messages of the wire that a client, a recording or a replay has read, in one commit. */
  readonly receive: (arrivals: readonly Arrival[]) => readonly ItemReport[];
  /** Takes documents without a wire, each `{ schema, version, value }`. Answers for each; never throws for what a document holds. They must not be changed after. */
  readonly put: (documents: readonly DocumentEntry[], options?: { readonly sessionId?: string }) => readonly ItemReport[];
  /** Shows the branch that begins with this message. In the past it is shown until the cursor returns to the live end, and nothing else is changed. */
  readonly chooseBranch: (messageKey: string) => void;
  /** Keeps how far an action has come; `undefined` forgets it. It is known at once, wherever the cursor stands. */
  readonly setAction: (key: string, action: ActionState | undefined) => void;
  /** Tells of a problem that was found in what came, as by a schema that the host has. One that is told already is not told again. */
  readonly note: (found: Problem, options?: { readonly sessionId?: string | undefined }) => void;
  /**
   * Shows the state after the first `position` frames of all that came, while more go on coming. The nearest position that is held is taken.
   * The state at a position is the same however one comes there. Throws unless `position` is a whole number.
   */
  readonly seek: (position: number) => void;
  /** Shows what has come, and goes along with what comes. */
  readonly live: () => void;
  /** All that came in, for who keeps it elsewhere. */
  readonly history: History;
  /** All that is held, as plain JSON with a version in it. Costs as much as there is. */
  readonly snapshot: () => StoreSnapshot;
  /** Becomes the store that the snapshot was made of, at its live end. Throws a `SnapshotError` for what is none, and stays as it was. */
  readonly restore: (snapshot: StoreSnapshot) => void;
}

/** Makes an empty store. It needs neither a socket nor React. */
export function createObserverStore({ limits: given = {}, clock = systemClock, redact }: ObserverStoreOptions = {}): ObserverStore {
  const redactor = redact === undefined ? undefined : createRedactor('createObserverStore', redact);
  const limits = { ...defaultLimits, ...given };
  const api = createStore<ObserverState>(() => emptyState);
  let journal = new Journal(limits);
  let picks: readonly string[] = [];
  const cursor = createCursor(() => journal);

  const show = (): void => {
    const state = journal.view === undefined ? journal.head : withPicks(journal.view.state, picks);
    // Whoever hears of the state may ask where the cursor stands.
    cursor.move();
    if (state !== api.getState()) api.setState(state, true);
    cursor.tell();
  };
  const receive = (arrivals: readonly Arrival[]): readonly ItemReport[] => {
    const { head } = journal;
    const reports = journal.receive(redactor === undefined ? arrivals : arrivals.map(redactor.inArrival));
    if (journal.head !== head) show();
    return reports;
  };
  const change = (made: HostChange): readonly ItemReport[] => {
    const { head } = journal;
    const reports = journal.change(made);
    if (journal.head !== head) show();
    return reports;
  };
  const look = (position: number | undefined): void => {
    journal.look(position);
    show();
  };

  return {
    getState: api.getState,
    // React takes this for the snapshot of the server, which is to show what the store holds.
    getInitialState: api.getState,
    subscribe: api.subscribe,
    clock,
    limits,
    cursor: { getState: cursor.getState, subscribe: cursor.subscribe },
    getHead: () => journal.head,
    now: () => (journal.view === undefined ? clock.now() : (cursor.getState().at ?? clock.now())),
    receive,
    ingest: (frames, { from, at = clock.now() } = {}) =>
      receive(frames.map((frame) => (typeof frame === 'string' ? readArrival(frame, at, from) : readParsedArrival(frame, at, from)))),
    put: (documents, { sessionId } = {}) =>
      change({ kind: 'put', at: clock.now(), sessionId, documents: redactor === undefined ? documents : documents.map(redactor.inEntry) }),
    chooseBranch: (messageKey) => {
      if (journal.view === undefined) return void change({ kind: 'branch', messageKey });
      picks = [...picks.filter((each) => each !== messageKey), messageKey];
      show();
    },
    setAction: (key, action) => void change({ kind: 'action', key, action }),
    note: (found, { sessionId } = {}) => void change({ kind: 'problem', at: clock.now(), sessionId, found }),
    seek: (position) => {
      if (!Number.isInteger(position)) {
        throw new Error(
          `seek: the position is ${position} and must be a whole number. The cursor stays. Pass how many frames are to be shown.`,
        );
      }
      look(Math.min(journal.newest, Math.max(journal.first, position)));
    },
    live: () => {
      picks = [];
      look(undefined);
    },
    history: createHistory(() => journal),
    snapshot: () => writeSnapshot(journal),
    restore: (snapshot) => {
      journal = readSnapshot(redactor === undefined ? snapshot : redactedSnapshot(snapshot, redactor), limits);
      picks = [];
      show();
    },
  };
}

/** The branches that a person has picked while looking at the past: they change nothing of what was. */
function withPicks(state: ObserverState, picks: readonly string[]): ObserverState {
  const messages = picks.reduce(chooseBranch, state.messages);
  return messages === state.messages ? state : { ...state, messages };
}
