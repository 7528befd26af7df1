import type { Redactor } from '../aicc/index.js';
import { readPlain, writePlain } from './plain-value.js';
import type { SnapshotEntry, StoreSnapshot } from './snapshot.js';

/** A snapshot as a store with these rules would have made it: what it holds may have come without them. What is no snapshot stays what it is. */
export function redactedSnapshot(snapshot: StoreSnapshot, redactor: Redactor): StoreSnapshot {
  const { start, entries } = snapshot as { readonly start?: StoreSnapshot['start'] | null; readonly entries?: unknown }; // it may be anything
  if (!Array.isArray(entries) || typeof start !== 'object' || start === null) return snapshot;
  const state = start.state === null ? null : inTexts(start.state, redactor);
  return {
    ...snapshot,
    start: { ...start, state },
    entries: (entries as readonly SnapshotEntry[]).map((entry) => redactedEntry(entry, redactor)),
  };
}

function redactedEntry(entry: SnapshotEntry, redactor: Redactor): SnapshotEntry {
  if (entry.kind === 'frame') return typeof entry.text === 'string' ? { ...entry, text: redactor.inMessage(entry.text) } : entry;
  if (entry.kind !== 'put') return entry;
  const documents = readPlain(entry.documents);
  return Array.isArray(documents) ? { ...entry, documents: writePlain(documents.map(redactor.inEntry)) } : entry;
}

/** Of a state there is no frame any more in which a pointer could find its place: patterns are all that is left. */
function inTexts(plain: unknown, redactor: Redactor): unknown {
  if (typeof plain === 'string') return redactor.inText(plain);
  if (Array.isArray(plain)) return plain.map((each) => inTexts(each, redactor));
  if (typeof plain !== 'object' || plain === null) return plain;
  return Object.fromEntries(Object.entries(plain).map(([name, member]) => [name, inTexts(member, redactor)]));
}
