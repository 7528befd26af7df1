import { isErrorEntry } from '../projection/index.js';
import type { WireLog } from '../store/index.js';

/** Finds the positions of frames that failed or were refused, oldest first. Each frame is looked at once, since what it is never changes. */
export function createErrorSearch(): (wire: WireLog) => readonly number[] {
  let searched = 0;
  let positions: number[] = [];
  return ({ entries, next }) => {
    if (next < searched) {
      searched = 0;
      positions = [];
    }
    for (const entry of entries.range(searched - entries.dropped, entries.size)) if (isErrorEntry(entry)) positions.push(entry.position);
    searched = next;
    const held = positions.findIndex((position) => position >= entries.dropped);
    if (held !== 0) positions = held === -1 ? [] : positions.slice(held);
    return positions;
  };
}

/** The places along a line of `places` at which something stands, each once. What came after `newest`, or before `first`, has none on it. */
export function placesOf(positions: readonly number[], first: number, newest: number, places: number): readonly number[] {
  const length = Math.max(1, newest - first);
  const found = new Set<number>();
  for (const position of positions) {
    if (position + 1 >= first && position < newest) found.add(Math.round(((position + 1 - first) / length) * places));
  }
  return [...found];
}
