import { readArrival, systemClock, type Arrival, type Clock, type DecodeOptions } from '../aicc/index.js';
import type { RecordingHeader } from '../schema/index.js';
import { readNotes } from './notes.js';
import { readRecordingItems, type RecordingSource } from './read-recording.js';
import { startOf, type RecordingProblem } from './recording.js';

export interface LoadOptions extends DecodeOptions {
  /** For the pauses in which the page lives on. Default: the system's. */
  readonly clock?: Clock;
  /** How long frames are read before the page gets its turn, in milliseconds. Default 8. */
  readonly sliceMs?: number;
  /** Ends the loading: the promise rejects, and the store keeps what had been taken. */
  readonly signal?: AbortSignal;
}

/** What a recording held, apart from its messages. */
export interface LoadedRecording {
  /** `undefined` where the first line was none. */
  readonly header: RecordingHeader | undefined;
  /** How many messages were handed to the store. */
  readonly messages: number;
  readonly problems: readonly RecordingProblem[];
}

/**
 * Reads a recording into a store, dated by the recording itself, as {@link arrivalsOf} does, but a slice at a time: the first frames are there
 * at once, and a page stays alive while the rest comes. Rejects only when the source does, or by `signal`.
 */
export async function loadRecording(
  source: RecordingSource,
  store: { readonly receive: (arrivals: readonly Arrival[]) => unknown },
  { clock = systemClock, sliceMs = 8, signal, ...decoding }: LoadOptions = {},
): Promise<LoadedRecording> {
  let header: RecordingHeader | undefined;
  let arrivals: Arrival[] = [];
  let messages = 0;
  const problems: RecordingProblem[] = [];
  let endsAt = clock.now() + sliceMs;

  const take = (): void => {
    messages += arrivals.length;
    if (arrivals.length > 0) store.receive(arrivals);
    arrivals = [];
  };
  for await (const item of readRecordingItems(source)) {
    signal?.throwIfAborted();
    if (item.kind === 'header') {
      ({ header } = item);
      problems.push(...readNotes(header).problems);
    } else if (item.kind === 'problem') problems.push(item.problem);
    else {
      const { at, from, text } = item.message;
      arrivals.push(readArrival(text, (header === undefined ? 0 : startOf(header)) + at, from, decoding));
    }
    // What is committed takes about as long again as what is read.
    if (clock.now() < endsAt - sliceMs / 2) continue;
    take();
    await new Promise<void>((resolve) => clock.after(0, resolve));
    endsAt = clock.now() + sliceMs;
  }
  take();
  return { header, messages, problems };
}
