/** How the room of one direction is shared out: parts of 1, in order. */
export type SplitSizes = readonly number[];

const least = 0.12;

/** Moves the edge after part `index` by a share of the whole; only the two parts beside it change, and neither gets too small to be used. */
export function moveEdge(sizes: SplitSizes, index: number, by: number): SplitSizes {
  const before = sizes[index];
  const after = sizes[index + 1];
  if (before === undefined || after === undefined) return sizes;
  const together = before + after;
  const floor = Math.min(least, together / 2);
  const moved = Math.min(together - floor, Math.max(floor, before + by));
  return sizes.map((size, place) => (place === index ? moved : place === index + 1 ? together - moved : size));
}

/** What was kept, if it shares out the same number of parts; else `undefined`. */
export function readSizes(kept: unknown, count: number): SplitSizes | undefined {
  if (!Array.isArray(kept) || kept.length !== count) return undefined;
  const sizes = kept.filter((size): size is number => typeof size === 'number' && size > 0.01 && size < 1);
  const sum = sizes.reduce((total, size) => total + size, 0);
  return sizes.length === count && Math.abs(sum - 1) < 0.01 ? sizes : undefined;
}
