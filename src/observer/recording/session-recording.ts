import type { Recording } from '../../recording/index.js';
import type { ObserverState } from '../../store/index.js';

/** What a store holds of the wire, as a recording: all of it, or what had come before a position. */
export function sessionRecording({ wire: { entries }, sessions }: ObserverState, until = Infinity): Recording {
  const start = entries.at(0)?.at ?? 0;
  const messages = [];
  for (const { position, at, from, text } of entries) {
    if (position >= until) break;
    messages.push({ at: at - start, from, text });
  }
  const worlds = new Set([...sessions.values()].flatMap(({ manifest }) => (manifest === undefined ? [] : [manifest.world.name])));
  return {
    header: {
      recording: 'oddkin-aicc',
      version: 1,
      createdAt: new Date(start).toISOString(),
      ...(worlds.size === 0 ? {} : { source: [...worlds].join(', ') }),
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
