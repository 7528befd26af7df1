/** A piece of a list that is rendered: from `start` up to, but not including, `stop`. */
export interface Page {
  readonly start: number;
  readonly stop: number;
}

/** How much one page holds, whichever is fewer messages. */
const pageMessages = 40;
const pageParts = 120;
/** How many pages a reader has around them. */
const heldPages = 3;

/** Where the page that ends before `stop` begins. It holds one message at least. */
export function pageBefore(stop: number, partsAt: (index: number) => number, pages = 1): number {
  let parts = 0;
  let start = stop;
  while (start > 0 && stop - start < pageMessages * pages) {
    parts += partsAt(start - 1);
    if (parts > pageParts * pages && start < stop) break;
    start -= 1;
  }
  return start;
}

/** Where the page that begins at `start` stops. It holds one message at least. */
export function pageAfter(start: number, count: number, partsAt: (index: number) => number, pages = 1): number {
  const before = pageBefore(count - start, (index) => partsAt(count - 1 - index), pages);
  return count - before;
}

/** The page and an earlier one, without what is too far behind them. */
export function extendBackwards({ start, stop }: Page, count: number, partsAt: (index: number) => number): Page {
  const earlier = pageBefore(start, partsAt);
  return { start: earlier, stop: Math.min(stop, pageAfter(earlier, count, partsAt, heldPages)) };
}

/** The page and a later one, without what is too far before them. */
export function extendForwards({ start, stop }: Page, count: number, partsAt: (index: number) => number): Page {
  const later = pageAfter(stop, count, partsAt);
  return { start: Math.max(start, pageBefore(later, partsAt, heldPages)), stop: later };
}
