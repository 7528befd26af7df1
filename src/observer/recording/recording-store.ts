import { createObserverStore, type ObserverStore, type ObserverStoreOptions } from '../../projection/index.js';

/** A store for a recording, which ends, and so may be held whole where a stream may not. */
export function createRecordingStore(options: ObserverStoreOptions): ObserverStore {
  return createObserverStore({ ...options, limits: { ...wholeRecording, ...options.limits } });
}

const wholeRecording = {
  frames: 1_000_000,
  frameLength: 1_000_000_000,
  timeline: 1_000_000,
  toolCalls: 1_000_000,
  messages: 1_000_000,
  documents: 1_000_000,
};
