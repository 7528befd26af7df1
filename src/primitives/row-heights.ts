/** Of a row of which nothing is known. */
const unknownHeight = 96;

/**
 * How high the rows of a long list are, measured or guessed, and so where each of them stands.
 * Finding and changing a row costs the logarithm of the length; rows that come at the end cost only themselves.
 */
export class RowHeights {
  private keys: readonly string[] = [];
  private heights = new Float64Array(64);
  /** A Fenwick tree over the heights: the place `at` holds the sum of as many of them as the lowest bit of `at` says. */
  private sums = new Float64Array(65);
  private count = 0;
  private readonly known = new Map<string, number>();
  private readonly guess: (key: string) => number;

  /** `guess` is asked once about a row that comes near to sight and has not been measured. */
  constructor(guess: (key: string) => number) {
    this.guess = guess;
  }

  get size(): number {
    return this.count;
  }

  /** Of all rows, in pixels. */
  get total(): number {
    return this.before(this.count);
  }

  keyAt(index: number): string | undefined {
    return this.keys[index];
  }

  /** -1 where it is not there. `hint` is where it was last. */
  indexOf(key: string | undefined, hint = -1): number {
    if (key === undefined) return -1;
    return this.keys[hint] === key ? hint : this.keys.indexOf(key);
  }

  /** Takes the rows that there are now. Returns how many at the beginning stayed what they were. */
  setKeys(keys: readonly string[]): number {
    let same = 0;
    const most = Math.min(this.count, keys.length);
    while (same < most && keys[same] === this.keys[same]) same += 1;
    this.keys = keys;
    this.count = same;
    this.reserve(keys.length);
    for (let index = same; index < keys.length; index += 1) this.push(this.known.get(keys[index] ?? '') ?? unknownHeight);
    if (this.known.size > 2 * keys.length + 1_000) this.forget();
    return same;
  }

  isKnown(index: number): boolean {
    return this.known.has(this.keys[index] ?? '');
  }

  /** Keeps a height. Says whether it is another one. */
  set(index: number, height: number): boolean {
    const key = this.keys[index];
    if (key === undefined) return false;
    this.known.set(key, height);
    const change = height - (this.heights[index] ?? 0);
    if (change === 0) return false;
    this.heights[index] = height;
    for (let at = index + 1; at <= this.count; at += at & -at) this.sums[at] = (this.sums[at] ?? 0) + change;
    return true;
  }

  /** Guesses the heights of rows that are not known. Says whether a place has moved by it. */
  refine(start: number, stop: number): boolean {
    let isChanged = false;
    for (let index = Math.max(0, start); index < Math.min(stop, this.count); index += 1) {
      const key = this.keys[index];
      if (key !== undefined && !this.known.has(key)) isChanged = this.set(index, this.guess(key)) || isChanged;
    }
    return isChanged;
  }

  /** How high the rows before `index` are together: where it begins. */
  before(index: number): number {
    let sum = 0;
    for (let at = Math.min(index, this.count); at > 0; at -= at & -at) sum += this.sums[at] ?? 0;
    return sum;
  }

  /** The row that stands at `offset`; the first or last where it lies outside. */
  indexAt(offset: number): number {
    let index = 0;
    let left = offset;
    for (let step = 1 << (31 - Math.clz32(this.count || 1)); step > 0; step >>= 1) {
      const next = index + step;
      const sum = this.sums[next] ?? 0;
      if (next > this.count || sum > left) continue;
      index = next;
      left -= sum;
    }
    return Math.max(0, Math.min(index, this.count - 1));
  }

  private push(height: number): void {
    const at = this.count + 1;
    let sum = height;
    for (let step = 1; step < (at & -at); step <<= 1) sum += this.sums[at - step] ?? 0;
    this.heights[this.count] = height;
    this.sums[at] = sum;
    this.count = at;
  }

  private reserve(count: number): void {
    if (count <= this.heights.length) return;
    const heights = new Float64Array(2 * count);
    const sums = new Float64Array(2 * count + 1);
    heights.set(this.heights);
    sums.set(this.sums);
    this.heights = heights;
    this.sums = sums;
  }

  /** Lets go of rows that are gone, so that a list through which many pass stays as small as what it holds. */
  private forget(): void {
    const held = new Set(this.keys);
    for (const key of this.known.keys()) if (!held.has(key)) this.known.delete(key);
  }
}
