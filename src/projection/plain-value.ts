import { OrderedMap, Sequence } from '../store/index.js';

/** Names what JSON has no word for. An object that has such a member itself is written as a list of members. */
const tag = '@';

/** Writes a value of the state as plain JSON, from which {@link readPlain} makes the same again. */
export function writePlain(value: unknown): unknown {
  switch (typeof value) {
    case 'undefined':
      return { [tag]: 'undefined' };
    case 'number':
      return Number.isFinite(value) && !Object.is(value, -0)
        ? value
        : { [tag]: 'number', text: Object.is(value, -0) ? '-0' : String(value) };
    case 'object':
      return value === null ? null : writeObject(value);
    default:
      return value;
  }
}

function writeObject(value: object): unknown {
  if (Array.isArray(value)) return value.map(writePlain);
  if (value instanceof Sequence)
    return { [tag]: 'sequence', dropped: value.dropped, items: Array.from(value as Sequence<unknown>, writePlain) };
  if (value instanceof OrderedMap) return { [tag]: 'ordered', entries: writeEntries((value as OrderedMap<object>).allPlaces()) };
  if (value instanceof Map) return { [tag]: 'map', entries: writeEntries(value as Map<string, unknown>) };
  const members = Object.entries(value);
  return Object.hasOwn(value, tag)
    ? { [tag]: 'object', entries: writeEntries(members) }
    : Object.fromEntries(members.map(([name, member]) => [name, writePlain(member)]));
}

function writeEntries(entries: Iterable<readonly [string, unknown]>): unknown {
  return Array.from(entries, ([key, each]) => [key, writePlain(each)]);
}

/** Makes a value out of what {@link writePlain} wrote. Throws where it is something else. */
export function readPlain(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(readPlain);
  if (!Object.hasOwn(value, tag)) return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, readPlain(member)]));
  const { [tag]: kind, text, dropped, items, entries } = value as Readonly<Record<string, unknown>>; // its members may be anything
  switch (kind) {
    case 'undefined':
      return undefined;
    case 'number':
      return Number(text);
    case 'sequence':
      if (!Array.isArray(items) || typeof dropped !== 'number' || !Number.isSafeInteger(dropped) || dropped < 0) break;
      return Sequence.from(items.map(readPlain), dropped);
    case 'ordered':
      return OrderedMap.from(readEntries(entries) as (readonly [string, object | undefined])[]); // what a place holds is an object, or nothing
    case 'map':
      return new Map(readEntries(entries));
    case 'object':
      return Object.fromEntries(readEntries(entries));
    default:
      break;
  }
  throw new Error(`a value of the kind ${JSON.stringify(kind)} can't be read`);
}

function readEntries(entries: unknown): (readonly [string, unknown])[] {
  if (!Array.isArray(entries)) throw new Error('a list of entries is missing');
  return entries.map((entry: unknown) => {
    const [key, value] = Array.isArray(entry) ? (entry as unknown[]) : [];
    if (typeof key !== 'string') throw new Error('an entry has no key');
    return [key, readPlain(value)] as const;
  });
}
