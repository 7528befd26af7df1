// Comes before: aicc, whose arrivals it records.
// Comes after: whatever takes frames from a Transport, which can't tell a recording from a bridge.
export {
  keepInIndexedDb,
  type Keep,
  type KeepableStore,
  type KeepOptions,
  type KeepProblem,
  type KeepState,
  type KeptSnapshot,
} from './keep-in-indexed-db.js';
export { loadRecording, type LoadedRecording, type LoadOptions } from './load-recording.js';
export { notesOf } from './notes.js';
export { playRecording, type PlayOptions, type RecordingTransport } from './play-recording.js';
export { parseRecording, readRecording, readRecordingItems, type RecordingItem, type RecordingSource } from './read-recording.js';
export { record, type RecordOptions } from './record.js';
export { arrivalsOf, type RecordedMessage, type Recording, type RecordingProblem } from './recording.js';
export { redact, type RedactRules } from './redact.js';
export { inRound } from './round-ids.js';
export { writeMessage, writeRecording } from './write-recording.js';
export type { RecordedNote } from '../schema/index.js';
