import type { ObserverState } from '../../store/index.js';

/** How many frames had come by a moment: the position to seek for it. */
export function positionAt({ wire: { entries } }: ObserverState, at: number): number {
  let low = 0;
  let high = entries.size;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((entries.at(middle)?.at ?? Infinity) <= at) low = middle + 1;
    else high = middle;
  }
  return entries.dropped + low;
}
