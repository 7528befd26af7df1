import { Sequence } from './sequence.js';

interface Slot<V> {
  readonly key: string;
  /** `undefined` once the key was removed: the slot keeps its place. */
  readonly value: V | undefined;
}

/** Below this many places nothing is packed. */
const smallest = 64;

/**
 * A Map that never changes and remembers the order in which keys came. Each change returns another map.
 * All maps that grew out of each other share one index from key to place; a map reads from it only what its own slots confirm.
 */
export class OrderedMap<V extends object> implements Iterable<[string, V]> {
  readonly size: number;
  private readonly slots: Sequence<Slot<V>>;
  private readonly index: Map<string, number>;

  private constructor(size: number, slots: Sequence<Slot<V>>, index: Map<string, number>) {
    this.size = size;
    this.slots = slots;
    this.index = index;
  }

  static create<V extends object>(): OrderedMap<V> {
    return new OrderedMap<V>(0, Sequence.empty, new Map());
  }

  get(key: string): V | undefined {
    const place = this.index.get(key);
    const slot = place === undefined ? undefined : this.slots.at(place);
    return slot?.key === key ? slot.value : undefined;
  }

  has(key: string): boolean {
    return this.get(key) !== undefined;
  }

  /** Keeps `value` under `key`. A known key keeps its place. Returns the map itself when it holds that very value already. */
  set(key: string, value: V): OrderedMap<V> {
    const place = this.index.get(key);
    const slot = place === undefined ? undefined : this.slots.at(place);
    if (place !== undefined && slot?.key === key) {
      if (slot.value === value) return this;
      return new OrderedMap(slot.value === undefined ? this.size + 1 : this.size, this.slots.set(place, { key, value }), this.index);
    }
    // Another map that grew out of the same one has put this key elsewhere: part ways.
    const index = place === undefined ? this.index : this.ownIndex();
    index.set(key, this.slots.size);
    return new OrderedMap(this.size + 1, this.slots.push({ key, value }), index);
  }

  delete(key: string): OrderedMap<V> {
    const place = this.index.get(key);
    if (place === undefined || !this.has(key)) return this;
    const slots = this.slots.set(place, { key, value: undefined });
    const left = this.size - 1;
    return slots.size > smallest && left < slots.size / 2 ? OrderedMap.pack(left, slots) : new OrderedMap(left, slots, this.index);
  }

  /** Lets go of the places of removed keys, so that a map through which many keys pass stays as small as what it holds. */
  private static pack<V extends object>(size: number, slots: Sequence<Slot<V>>): OrderedMap<V> {
    let packed: Sequence<Slot<V>> = Sequence.empty;
    const index = new Map<string, number>();
    for (const slot of slots) {
      if (slot.value === undefined) continue;
      index.set(slot.key, packed.size);
      packed = packed.push(slot);
    }
    return new OrderedMap(size, packed, index);
  }

  *[Symbol.iterator](): Iterator<[string, V]> {
    for (const { key, value } of this.slots) if (value !== undefined) yield [key, value];
  }

  *keys(): Generator<string> {
    for (const { key, value } of this.slots) if (value !== undefined) yield key;
  }

  *values(): Generator<V> {
    for (const { value } of this.slots) if (value !== undefined) yield value;
  }

  private ownIndex(): Map<string, number> {
    const index = new Map<string, number>();
    let place = 0;
    for (const { key } of this.slots) {
      index.set(key, place);
      place += 1;
    }
    return index;
  }
}
