import { use, useEffect, useState } from 'react';
import type { Part } from '../schema/index.js';
import { guessPartHeight } from './message-height.js';
import { RowStagesContext } from './row-stages.js';

/** Parts that are not rendered yet: from `start` up to, but not including, `stop`. */
export interface PartGap {
  readonly start: number;
  readonly stop: number;
  /** How high they may be, in pixels. */
  readonly height: number;
}

/** So many parts are rendered in a step. */
const partsInStep = 8;

/**
 * Which parts of a message are left for later: of many that come at once at the end of a list that is followed, those above what is in sight.
 * What is rendered once stays.
 */
export function usePartStages(parts: readonly Part[]): PartGap | undefined {
  const stages = use(RowStagesContext);
  const [{ count, start, stop }, setGap] = useState(() => gapIn(parts, 0, stages?.room()));
  if (count !== parts.length) setGap(start < stop ? { count: parts.length, start, stop } : gapIn(parts, count, stages?.room()));
  const isOpen = start < stop;
  useEffect(() => {
    if (!isOpen) return undefined;
    return stages?.add((isLast) =>
      setGap((gap) => ({ ...gap, stop: isLast ? gap.start : Math.max(gap.start, Math.min(gap.stop, gap.count) - partsInStep) })),
    );
  }, [stages, isOpen]);
  return isOpen ? { start, stop, height: heightOf(parts.slice(start, stop)) } : undefined;
}

/** Of the parts after the first `known`, those before the last that fill the room. */
function gapIn(parts: readonly Part[], known: number, room: number | undefined): Omit<PartGap, 'height'> & { readonly count: number } {
  const count = parts.length;
  if (room === undefined || count - known <= partsInStep) return { count, start: count, stop: count };
  let stop = count;
  for (let filled = 0; stop > known && filled < room; stop -= 1) filled += guessPartHeight(parts[stop - 1]);
  return { count, start: known, stop };
}

function heightOf(parts: readonly Part[]): number {
  return parts.reduce((sum, part) => sum + guessPartHeight(part), 0);
}
