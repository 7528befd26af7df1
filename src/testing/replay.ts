import { createObserverStore, type ItemReport, type ObserverStore } from '../projection/index.js';
import { arrivalsOf, parseRecording, type Recording } from '../recording/index.js';

/** What a recording came to: the store, to be looked at and turned back, and what became of each message. */
export interface Replayed {
  readonly store: ObserverStore;
  readonly reports: readonly ItemReport[];
}

/** Puts a whole recording, or its text, into a store in one commit, dated by the recording: the same one always gives the same state. Default: a new store. */
export function replay(recording: Recording | string, store: ObserverStore = createObserverStore()): Replayed {
  return { store, reports: store.receive(arrivalsOf(typeof recording === 'string' ? parseRecording(recording) : recording)) };
}
