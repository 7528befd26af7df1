import type { ItemReport, ObserverStore } from '../projection/index.js';
import { arrivalsOf, parseRecording, type Recording } from '../recording/index.js';

/** Puts a whole recording, or its text, into a store in one commit, dated by the recording: the same one always gives the same state. */
export function replay(recording: Recording | string, store: ObserverStore): readonly ItemReport[] {
  return store.receive(arrivalsOf(typeof recording === 'string' ? parseRecording(recording) : recording));
}
