import { createStore, type StoreApi } from 'zustand/vanilla';
import { readArrival, readParsedArrival, systemClock, type Arrival, type Clock } from '../aicc/index.js';
import type { Sender } from '../schema/index.js';
import { chooseBranch, defaultLimits, emptyState, type Limits, type ObserverState } from '../store/index.js';
import { putDocument, type DocumentEntry } from './document.js';
import { Ingestion } from './ingestion.js';
import { reportOf, type ItemReport } from './item-report.js';

export interface ObserverStoreOptions {
  /** How much is held. What is left out has its default. */
  readonly limits?: Partial<Limits>;
  /** The time by which `expiresAt` is judged and to which `put` dates documents. Default: the system's. */
  readonly clock?: Clock;
}

/** A zustand vanilla store of all that frames and documents have told, with the doors by which they come in. */
export interface ObserverStore extends Pick<StoreApi<ObserverState>, 'getState' | 'getInitialState' | 'subscribe' | 'setState'> {
  readonly clock: Clock;
  readonly limits: Limits;
  /**
   * Takes frames, as text or as parsed JSON, in one commit. `from` is the side that sent them, judged by their type where it is left out;
   * `at` is when they came, in milliseconds since the Unix epoch. Answers for each; never throws for what a frame holds.
   */
  readonly ingest: (frames: readonly unknown[], receipt?: { readonly from?: Sender; readonly at?: number }) => readonly ItemReport[];
  /** Takes messages of the wire that a client, a recording or a replay has read, in one commit. */
  readonly receive: (arrivals: readonly Arrival[]) => readonly ItemReport[];
  /** Takes documents without a wire, each `{ schema, version, value }`. Answers for each; never throws for what a document holds. */
  readonly put: (documents: readonly DocumentEntry[], options?: { readonly sessionId?: string }) => readonly ItemReport[];
  /** Shows the branch that begins with this message. */
  readonly chooseBranch: (messageKey: string) => void;
}

/** Makes an empty store. It needs neither a socket nor React. */
export function createObserverStore({ limits: given = {}, clock = systemClock }: ObserverStoreOptions = {}): ObserverStore {
  const limits = { ...defaultLimits, ...given };
  const api = createStore<ObserverState>(() => emptyState);
  const ingestion = new Ingestion(limits);

  const commit = (next: ObserverState): void => {
    if (next !== api.getState()) api.setState(next, true);
  };

  const receive = (arrivals: readonly Arrival[]): readonly ItemReport[] => {
    const { state, reports } = ingestion.apply(api.getState(), arrivals);
    commit(state);
    return reports;
  };

  return {
    getState: api.getState,
    // React takes this for the snapshot of the server, which is to show what the store holds.
    getInitialState: api.getState,
    subscribe: api.subscribe,
    setState: api.setState,
    clock,
    limits,
    receive,
    ingest: (frames, { from, at = clock.now() } = {}) =>
      receive(frames.map((frame) => (typeof frame === 'string' ? readArrival(frame, at, from) : readParsedArrival(frame, at, from)))),
    put: (documents, { sessionId } = {}) => {
      let state = api.getState();
      const reports = documents.map((entry) => {
        const receipt = { position: Math.max(0, state.wire.next - 1), at: clock.now(), from: 'bridge' as const };
        const before = state;
        state = putDocument(state, sessionId, entry, '', { receipt, limits, text: undefined });
        return reportOf(before, state, receipt.position);
      });
      commit(state);
      return reports;
    },
    chooseBranch: (messageKey) => {
      const state = api.getState();
      const messages = chooseBranch(state.messages, messageKey);
      if (messages !== state.messages) commit({ ...state, messages });
    },
  };
}
