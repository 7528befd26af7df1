import type { Edit } from './edit.js';
import { Sequence } from './sequence.js';

/** Which key has which place. Keys are only ever added: a map reads what lies before its own end. */
class Places {
  readonly keys: string[];
  readonly byKey = new Map<string, number>();
  /** What was asked for last, which often is asked for again at once. */
  private lastKey: string | undefined;
  private lastPlace: number | undefined;

  constructor(keys: readonly string[] = []) {
    this.keys = keys.slice();
    for (const [place, key] of this.keys.entries()) this.byKey.set(key, place);
  }

  of(key: string): number | undefined {
    if (key === this.lastKey) return this.lastPlace;
    this.lastKey = key;
    this.lastPlace = this.byKey.get(key);
    return this.lastPlace;
  }

  /** Gives a key the place behind the last one. */
  add(key: string): void {
    this.byKey.set(key, this.keys.length);
    this.lastKey = key;
    this.lastPlace = this.keys.length;
    this.keys.push(key);
  }
}

/** Below this many places nothing is packed. */
const smallest = 64;

/**
 * A Map that never changes and remembers the order in which keys came. Each change returns another map.
 * Maps that grew out of each other share the places of their keys until one of them puts another key where its elder has one.
 * With an `edit`, a map that this edit has made is changed in place and returned itself.
 */
export class OrderedMap<V extends object> implements Iterable<[string, V]> {
  private count: number;
  /** `undefined` where a key was removed: it keeps its place. */
  private held: Sequence<V | undefined>;
  private places: Places;
  private readonly edit: Edit | undefined;

  private constructor(count: number, held: Sequence<V | undefined>, places: Places, edit: Edit | undefined) {
    this.count = count;
    this.held = held;
    this.places = places;
    this.edit = edit;
  }

  static create<V extends object>(): OrderedMap<V> {
    return new OrderedMap<V>(0, Sequence.empty, new Places(), undefined);
  }

  /** A map with these places, in this order. One without a value belongs to a key that was removed. */
  static from<V extends object>(places: Iterable<readonly [string, V | undefined]>): OrderedMap<V> {
    let held: Sequence<V | undefined> = Sequence.empty;
    let count = 0;
    const own: Places = new Places();
    for (const [key, value] of places) {
      placed(own, held.size, key, undefined);
      held = held.push(value);
      if (value !== undefined) count += 1;
    }
    return new OrderedMap(count, held, own, undefined);
  }

  get size(): number {
    return this.count;
  }

  get(key: string): V | undefined {
    if (this.count === 0) return undefined;
    const index = this.indexOf(key);
    return index === undefined ? undefined : this.held.at(index);
  }

  has(key: string): boolean {
    return this.get(key) !== undefined;
  }

  /** The value that came first of those that are left, once {@link trimFirst} has been called. */
  first(): V | undefined {
    return this.held.at(0);
  }

  /** Keeps `value` under `key`. A known key keeps its place. Returns the map itself when it holds that very value already. */
  set(key: string, value: V, edit?: Edit): OrderedMap<V> {
    const index = this.indexOf(key);
    const known = index === undefined ? undefined : this.held.at(index);
    if (known === value) return this;
    const next = this.writable(edit);
    if (known === undefined) next.count += 1;
    if (index !== undefined) next.held = this.held.set(index, value, edit);
    else {
      const place = this.places.of(key);
      // Older maps find it where it was.
      if (place !== undefined && place < this.held.dropped) next.rebuild(edit, () => true);
      next.places = placed(next.places, next.end, key, next.places.of(key));
      next.held = next.held.push(value, edit);
    }
    return next;
  }

  delete(key: string, edit?: Edit): OrderedMap<V> {
    const index = this.indexOf(key);
    if (index === undefined || this.held.at(index) === undefined) return this;
    const next = this.writable(edit);
    next.count -= 1;
    next.held = this.held.set(index, undefined, edit);
    if (next.held.size > smallest && next.count < next.held.size / 2) next.rebuild(edit, (value) => value !== undefined);
    return next;
  }

  /** The keys that came first. However many were removed before them, nothing is made but the list: it stays as it is while they are removed. */
  firstKeys(count: number): readonly string[] {
    const found: string[] = [];
    for (let index = 0; found.length < count && index < this.held.size; index += 1) {
      const key = this.held.at(index) === undefined ? undefined : this.places.keys[this.held.dropped + index];
      if (key !== undefined) found.push(key);
    }
    return found;
  }

  /** Lets go of the places of removed keys in front of the first that is left, so that who takes keys out from the front finds the next at once. */
  trimFirst(edit?: Edit): OrderedMap<V> {
    let removed = 0;
    while (removed < this.held.size && this.held.at(removed) === undefined) removed += 1;
    if (removed === 0) return this;
    const next = this.writable(edit);
    next.held = this.held.dropFirst(removed, edit);
    if (next.held.dropped > 2 * next.held.size + smallest) next.rebuild(edit, () => true);
    return next;
  }

  *[Symbol.iterator](): Iterator<[string, V]> {
    for (const [key, value] of this.allPlaces()) if (value !== undefined) yield [key, value];
  }

  /** All places in order, those of removed keys too: a key that comes back takes its old place. */
  *allPlaces(): Generator<[string, V | undefined]> {
    let place = this.held.dropped;
    for (const value of this.held) {
      const key = this.places.keys[place];
      if (key !== undefined) yield [key, value];
      place += 1;
    }
  }

  *keys(): Generator<string> {
    for (const [key] of this) yield key;
  }

  *values(): Generator<V> {
    for (const value of this.held) if (value !== undefined) yield value;
  }

  private writable(edit: Edit | undefined): OrderedMap<V> {
    return edit !== undefined && this.edit === edit ? this : new OrderedMap(this.count, this.held, this.places, edit);
  }

  /** Where a key has its place, counted from the first that is held. */
  private indexOf(key: string): number | undefined {
    const place = this.places.of(key);
    return place === undefined || place < this.held.dropped || place >= this.end ? undefined : place - this.held.dropped;
  }

  /** The place of the next key. */
  private get end(): number {
    return this.held.dropped + this.held.size;
  }

  /** Keeps only some of the places, so that a map through which many keys pass stays as small as what it holds. */
  private rebuild(edit: Edit | undefined, isKept: (value: V | undefined) => boolean): void {
    let held: Sequence<V | undefined> = Sequence.empty;
    const places: Places = new Places();
    for (const [key, value] of this.allPlaces()) {
      if (!isKept(value)) continue;
      placed(places, held.size, key, undefined);
      held = held.push(value, edit);
    }
    this.held = held;
    this.places = places;
  }
}

/** Gives `key` the place `end`. `known` is the place that it has already, in a map that grew further out of the same one. */
function placed(places: Places, end: number, key: string, known: number | undefined): Places {
  if (known === end) return places;
  const own = places.keys.length === end ? places : new Places(places.keys.slice(0, end));
  own.add(key);
  return own;
}
