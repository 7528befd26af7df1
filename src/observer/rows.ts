import { firstWhere } from '../store/index.js';

/** What a list shows: so many rows, each found by its place. A {@link Sequence} is one. */
export interface Rows<T> {
  readonly size: number;
  /** How many rows were let go from the front, so that a reader's place can be kept. */
  readonly dropped: number;
  readonly at: (index: number) => T | undefined;
}

/** Rows that are only added to at the end and let go at the front. */
export interface GrowingRows<T> extends Rows<T> {
  /** From an index up to another, which is not among them. */
  readonly range: (start: number, end: number) => Iterable<T>;
}

/**
 * The items of a growing sequence that pass a test. Each is tested once, so that a new frame costs the same at any length; those that are still open,
 * such as a call that runs, are tested until they are not. What is long is gone through in steps.
 */
export class FilteredRows<T> {
  private test: ((item: T) => boolean) | undefined;
  private last: GrowingRows<T> | undefined;
  /** The place of the item that is tested next. */
  private next = 0;
  private places: number[] = [];
  private start = 0;
  /** How many places before those were let go. */
  private gone = 0;
  private open: number[] = [];
  /** What was tested last, to know whether rows still stand where they stood. */
  private tested: unknown;
  private readonly isOpen: (item: T) => boolean;
  private readonly keyOf: (item: T) => unknown;

  /** `isOpen` says which items may still change, `keyOf` which are the same: by default the same values. */
  constructor(isOpen: (item: T) => boolean = () => false, keyOf: (item: T) => unknown = (item) => item) {
    this.isOpen = isOpen;
    this.keyOf = keyOf;
  }

  /** How much of what was last given has been tested, from 0 to 1. */
  get share(): number {
    if (this.last === undefined) return 0;
    const { dropped, size } = this.last;
    return size === 0 ? 1 : Math.max(0, this.next - dropped) / size;
  }

  /** The rows as far as they are known after `most` further tests. */
  view(items: GrowingRows<T>, test: (item: T) => boolean, most = Infinity): Rows<T> {
    if (test !== this.test || !this.isGrowthOf(items)) {
      this.test = test;
      this.next = 0;
      this.places = [];
      this.start = 0;
      this.gone = 0;
      this.open = [];
    }
    this.last = items;
    this.testOpen(items, test);
    this.search(most);
    while (this.start < this.places.length && (this.places[this.start] ?? Infinity) < items.dropped) this.start += 1;
    // Views that were given before keep the places that they were given.
    if (this.start > mostGone) {
      this.places = this.places.slice(this.start);
      this.gone += this.start;
      this.start = 0;
    }
    const { places, start, gone } = this;
    return {
      size: places.length - start,
      dropped: gone + start,
      at: (index) => {
        const at = places[start + index];
        return at === undefined ? undefined : items.at(at - items.dropped);
      },
    };
  }

  /** Goes on testing, `most` items at most. */
  search(most: number): void {
    const { last, test } = this;
    if (last === undefined || test === undefined) return;
    const from = Math.max(this.next, last.dropped);
    this.next = Math.min(from + most, last.dropped + last.size);
    let place = from;
    for (const item of last.range(from - last.dropped, this.next - last.dropped)) {
      this.tested = this.keyOf(item);
      if (test(item)) this.places.push(place);
      if (this.isOpen(item)) this.open.push(place);
      place += 1;
    }
  }

  private testOpen(items: GrowingRows<T>, test: (item: T) => boolean): void {
    const open: number[] = [];
    for (const place of this.open) {
      const item = items.at(place - items.dropped);
      if (item === undefined) continue;
      if (this.isOpen(item)) open.push(place);
      this.put(place, test(item));
    }
    this.open = open;
  }

  /** Takes a place in, or out, where it belongs. */
  private put(place: number, passes: boolean): void {
    const index = firstWhere(this.places.length, (each) => (this.places[each] ?? Infinity) > place) - 1;
    if ((this.places[index] === place) === passes) return;
    if (passes) this.places.splice(index + 1, 0, place);
    else this.places.splice(index, 1);
  }

  private isGrowthOf(items: GrowingRows<T>): boolean {
    if (this.last === undefined) return true;
    if (items.dropped < this.last.dropped || items.dropped + items.size < this.last.dropped + this.last.size) return false;
    const tested = this.next - 1 < items.dropped ? undefined : items.at(this.next - 1 - items.dropped);
    return tested === undefined || this.keyOf(tested) === this.tested;
  }
}

const mostGone = 4_096;

/** The place of the row that was brought by a frame, in rows that are in the order of frames. -1 where it is not there. */
export function findByPosition<T extends { readonly position: number }>(rows: Rows<T>, position: number): number {
  const place = firstWhere(rows.size, (each) => (rows.at(each)?.position ?? Infinity) >= position);
  return rows.at(place)?.position === position ? place : -1;
}
