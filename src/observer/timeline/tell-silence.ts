import type { Formatters, MessageKey, MessageValues } from '../../messages/index.js';
import type { ObserverState, TimelineEntry } from '../../store/index.js';
import { silentSince } from './silence.js';

/** How long nothing had come before a gap, or before a session that resumed; empty for all else. */
export function tellSilence(
  entry: TimelineEntry,
  { wire }: Pick<ObserverState, 'wire'>,
  text: (key: MessageKey, values: MessageValues) => string,
  format: Formatters,
): string {
  if (entry.kind !== 'session' || (entry.change !== 'gap' && entry.change !== 'resuming')) return '';
  const since = silentSince(entry, wire);
  return since >= entry.at ? '' : text('observer.timeline.silence', { length: format.duration(entry.at - since) });
}
