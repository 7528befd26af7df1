import type { RowHeights } from './row-heights.js';

/** Rows that stand side by side: from `start` up to, but not including, `stop`. */
export interface RowSpan {
  readonly start: number;
  readonly stop: number;
}

/** A row that is rendered, or the room of those between that are not. */
export type RowItem =
  | { readonly kind: 'row'; readonly key: string; readonly index: number }
  | { readonly kind: 'gap'; readonly key: string; readonly height: number };

/** The rows that reach into the pixels from `top` to `bottom`. Guesses heights as it needs them. */
export function spanOf(heights: RowHeights, top: number, bottom: number): RowSpan {
  for (;;) {
    const start = heights.indexAt(Math.max(0, top));
    const stop = Math.min(heights.size, heights.indexAt(Math.max(0, bottom)) + 1);
    if (!heights.refine(start, stop)) return { start, stop };
  }
}

/** The last rows, as many as fill `height` pixels. */
export function spanAtEnd(heights: RowHeights, height: number): RowSpan {
  let start = heights.size;
  let filled = 0;
  while (start > 0 && filled < height) {
    start -= 1;
    heights.refine(start, start + 1);
    filled += heights.before(start + 1) - heights.before(start);
  }
  return { start, stop: heights.size };
}

/** One list of spans in order, none of which touches another. */
export function joinSpans(spans: readonly RowSpan[]): readonly RowSpan[] {
  const joined: RowSpan[] = [];
  for (const span of spans.toSorted((one, other) => one.start - other.start)) {
    const last = joined.at(-1);
    if (span.stop <= span.start) continue;
    if (last === undefined || span.start > last.stop) joined.push(span);
    else joined[joined.length - 1] = { start: last.start, stop: Math.max(last.stop, span.stop) };
  }
  return joined;
}

/** Spans that have moved by so many rows, as far as there are rows. */
export function clip(spans: readonly RowSpan[], by: number, size: number): readonly RowSpan[] {
  return joinSpans(spans.map(({ start, stop }) => ({ start: Math.max(0, start + by), stop: Math.min(size, stop + by) })));
}

/** Spans with so many more rows on either side; the last ones where there were none. */
export function widen(spans: readonly RowSpan[], by: number, size: number): readonly RowSpan[] {
  const wider = spans.map(({ start, stop }) => ({ start: start - by, stop: stop + by }));
  return clip(wider.length === 0 ? [{ start: size - by, stop: size }] : wider, 0, size);
}

export function isSameSpans(one: readonly RowSpan[], other: readonly RowSpan[]): boolean {
  return one.length === other.length && one.every(({ start, stop }, at) => start === other[at]?.start && stop === other[at].stop);
}

/** What is rendered for spans, and the room between them. */
export function itemsOf(heights: RowHeights, spans: readonly RowSpan[]): readonly RowItem[] {
  const items: RowItem[] = [];
  let done = 0;
  let gaps = 0;
  const leaveRoom = (until: number): void => {
    if (until > done) items.push({ kind: 'gap', key: `${(gaps += 1)}`, height: heights.before(until) - heights.before(done) });
  };
  for (const { start, stop } of spans) {
    leaveRoom(start);
    for (let index = start; index < stop; index += 1) items.push({ kind: 'row', key: heights.keyAt(index) ?? '', index });
    done = stop;
  }
  leaveRoom(heights.size);
  return items;
}
