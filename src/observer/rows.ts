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
 * such as a call that runs, are tested until they are not.
 */
export class FilteredRows<T> {
  private test: ((item: T) => boolean) | undefined;
  private last: GrowingRows<T> | undefined;
  private places: number[] = [];
  private start = 0;
  private open: number[] = [];
  private readonly isOpen: (item: T) => boolean;

  constructor(isOpen: (item: T) => boolean = () => false) {
    this.isOpen = isOpen;
  }

  view(items: GrowingRows<T>, test: (item: T) => boolean): Rows<T> {
    if (test !== this.test || !this.isGrowthOf(items)) {
      this.test = test;
      this.last = undefined;
      this.places = [];
      this.start = 0;
      this.open = [];
    }
    this.testOpen(items, test);
    const end = items.dropped + items.size;
    let place = this.last === undefined ? items.dropped : this.last.dropped + this.last.size;
    for (const item of items.range(place - items.dropped, items.size)) {
      if (test(item)) this.places.push(place);
      if (this.isOpen(item)) this.open.push(place);
      place += 1;
    }
    while (this.start < this.places.length && (this.places[this.start] ?? end) < items.dropped) this.start += 1;
    this.last = items;
    const { places, start } = this;
    return {
      size: places.length - start,
      dropped: start,
      at: (index) => {
        const at = places[start + index];
        return at === undefined ? undefined : items.at(at - items.dropped);
      },
    };
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
    const index = this.places.findLastIndex((each) => each <= place);
    if ((this.places[index] === place) === passes) return;
    if (passes) this.places.splice(index + 1, 0, place);
    else this.places.splice(index, 1);
  }

  private isGrowthOf(items: GrowingRows<T>): boolean {
    return (
      this.last === undefined || (items.dropped >= this.last.dropped && items.dropped + items.size >= this.last.dropped + this.last.size)
    );
  }
}

/** The place of the row that was brought by a frame, in rows that are in the order of frames. -1 where it is not there. */
export function findByPosition<T extends { readonly position: number }>(rows: Rows<T>, position: number): number {
  const place = firstWhere(rows.size, (each) => (rows.at(each)?.position ?? Infinity) >= position);
  return rows.at(place)?.position === position ? place : -1;
}
