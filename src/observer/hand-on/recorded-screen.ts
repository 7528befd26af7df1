import { createObserverStore, type ObserverStore } from '../../projection/index.js';
import { arrivalsOf, writeRecording, type Recording } from '../../recording/index.js';

/** A recording up to a moment, as text and as the state that it comes to. */
export interface RecordedScreen {
  readonly store: ObserverStore;
  /** Its lines, without their line breaks. */
  readonly lines: readonly string[];
  /** When its last frame came: the time that its clock stands at. */
  readonly at: number;
}

const sliceLength = 200;

/** Replays a recording bit by bit, so that nothing else is held up. Answers `undefined` when it was told to stop. */
export async function replayRecording(recording: Recording, signal: AbortSignal): Promise<RecordedScreen | undefined> {
  const arrivals = arrivalsOf(recording);
  const at = arrivals.at(-1)?.at ?? 0;
  const store = createObserverStore({ clock: { now: () => at, after: () => () => undefined } });
  for (let start = 0; start < arrivals.length; start += sliceLength) {
    store.receive(arrivals.slice(start, start + sliceLength));
    await new Promise((resolve) => setTimeout(resolve, 0));
    if (signal.aborted) return undefined;
  }
  return { store, lines: [...writeRecording(recording)].map((line) => line.trimEnd()), at };
}
