import { firstAtOrAfter } from './call-lane.js';
import { rowHeight } from './lane-layout.js';
import type { MarkEntry, MarkLane } from './mark-lane.js';
import type { Painting } from './plot.js';

const size = 4;
const faintStrength = 0.25;

/** Draws the moments of one topic; those that share a pixel are one mark that grows with their number. */
export function drawMarks(context: CanvasRenderingContext2D, lane: MarkLane, top: number, plot: Painting): void {
  const middle = top + rowHeight / 2;
  let column = NaN;
  let count = 0;
  let last: MarkEntry | undefined;
  let isFaint = true;
  const flush = (): void => {
    if (last !== undefined) drawMark(context, { entry: last, x: column, middle, count, isFaint }, plot);
    count = 0;
    isFaint = true;
  };
  for (let index = firstAtOrAfter(lane.starts, plot.start); index < lane.size; index += 1) {
    const at = lane.starts[index] ?? 0;
    if (at > plot.end) break;
    const x = Math.round(plot.x(at));
    if (x !== column) flush();
    column = x;
    last = lane.entries[index];
    isFaint &&= lane.passing[index] === false || (lane.positions[index] ?? 0) >= plot.position;
    count += 1;
  }
  flush();
  context.globalAlpha = 1;
}

interface Mark {
  readonly entry: MarkEntry;
  readonly x: number;
  readonly middle: number;
  readonly count: number;
  /** Whether it comes after the moment that is looked at, or does not pass the filter. */
  readonly isFaint: boolean;
}

function drawMark(context: CanvasRenderingContext2D, { entry, x, middle, count, isFaint }: Mark, { colours }: Painting): void {
  context.globalAlpha = isFaint ? faintStrength : 1;
  context.fillStyle = entry.kind === 'error' || isBreak(entry) ? colours.danger : colours.muted;
  if (entry.kind === 'event') {
    // No path: there may be a mark in each pixel.
    const half = Math.min(rowHeight / 2 - 2, size - 1 + Math.log2(count));
    context.fillRect(x - 1, middle - half, 2, 2 * half);
    return;
  }
  context.beginPath();
  if (entry.kind === 'error') {
    context.moveTo(x, middle - size - 1);
    context.lineTo(x + size + 1, middle);
    context.lineTo(x, middle + size + 1);
    context.lineTo(x - size - 1, middle);
  } else {
    context.rect(x - size + 1, middle - size + 1, 2 * size - 2, 2 * size - 2);
  }
  context.fill();
}

/** Frames that are missing, or a session that ended before its time. */
function isBreak(entry: MarkEntry): boolean {
  return entry.kind === 'session' && (entry.change === 'gap' || entry.change === 'expired');
}
