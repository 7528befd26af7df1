import type { Recording } from '../../recording/index.js';
import { recordedNote } from '../notes/note.js';
import type { PlacedNote } from '../notes/use-notes.js';
import type { ObserverState } from '../../store/index.js';

/** What a store holds of the wire, as a recording, with what was noted about it: all of it, or what had come before a position. */
export function sessionRecording(
  { wire: { entries }, sessions }: ObserverState,
  placed: readonly PlacedNote[],
  until = Infinity,
): Recording {
  const start = entries.at(0)?.at ?? 0;
  const messages = [];
  for (const { position, at, from, text } of entries) {
    if (position >= until) break;
    messages.push({ at: at - start, from, text });
  }
  const notes = placed.filter(({ place }) => place.kind !== 'held' || place.position <= until).map(({ note }) => recordedNote(note, start));
  const worlds = new Set([...sessions.values()].flatMap(({ manifest }) => (manifest === undefined ? [] : [manifest.world.name])));
  return {
    header: {
      recording: 'oddkin-aicc',
      version: 1,
      createdAt: new Date(start).toISOString(),
      ...(worlds.size === 0 ? {} : { source: [...worlds].join(', ') }),
      ...(notes.length === 0 ? {} : { notes }),
    },
    messages,
    problems: [],
  };
}

/** A name for the file, by the worlds in it and the moment at which it begins. */
export function recordingName({ header: { createdAt, source } }: Recording, isPacked: boolean): string {
  const world = (source ?? 'session').replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 40);
  return `${world}-${createdAt.slice(0, 19).replaceAll(':', '')}.ndjson${isPacked ? '.gz' : ''}`;
}
