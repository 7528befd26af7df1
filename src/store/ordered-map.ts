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
    const place = this.places.of(key);
    return place === undefined ? undefined : this.held.at(place);
  }

  has(key: string): boolean {
    return this.get(key) !== undefined;
  }

  /** Keeps `value` under `key`. A known key keeps its place. Returns the map itself when it holds that very value already. */
  set(key: string, value: V, edit?: Edit): OrderedMap<V> {
    const place = this.places.of(key);
    const isPlaced = place !== undefined && place < this.held.size;
    const known = isPlaced ? this.held.at(place) : undefined;
    if (known === value) return this;
    const next = this.writable(edit);
    if (known === undefined) next.count += 1;
    if (isPlaced) next.held = this.held.set(place, value, edit);
    else {
      next.places = placed(this.places, this.held.size, key, place);
      next.held = this.held.push(value, edit);
    }
    return next;
  }

  delete(key: string, edit?: Edit): OrderedMap<V> {
    const place = this.places.of(key);
    if (place === undefined || this.held.at(place) === undefined) return this;
    const next = this.writable(edit);
    next.count -= 1;
    next.held = this.held.set(place, undefined, edit);
    if (next.held.size > smallest && next.count < next.held.size / 2) next.pack(edit);
    return next;
  }

  /** The keys that came first. However many were removed before them, nothing is made but the list: it stays as it is while they are removed. */
  firstKeys(count: number): readonly string[] {
    const found: string[] = [];
    for (let place = 0; found.length < count && place < this.held.size; place += 1) {
      const key = this.held.at(place) === undefined ? undefined : this.places.keys[place];
      if (key !== undefined) found.push(key);
    }
    return found;
  }

  *[Symbol.iterator](): Iterator<[string, V]> {
    for (const [key, value] of this.allPlaces()) if (value !== undefined) yield [key, value];
  }

  /** All places in order, those of removed keys too: a key that comes back takes its old place. */
  *allPlaces(): Generator<[string, V | undefined]> {
    let place = 0;
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

  /** Lets go of the places of removed keys, so that a map through which many keys pass stays as small as what it holds. */
  private pack(edit: Edit | undefined): void {
    let held: Sequence<V | undefined> = Sequence.empty;
    const places: Places = new Places();
    for (let place = 0; place < this.held.size; place += 1) {
      const value = this.held.at(place);
      const key = this.places.keys[place];
      if (value === undefined || key === undefined) continue;
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
