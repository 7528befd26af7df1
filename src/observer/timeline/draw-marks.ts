import { rowHeight } from './lane-layout.js';
import type { MarkEntry, MarkLane } from './mark-lane.js';
import type { Plot } from './plot.js';

const size = 4;
const futureStrength = 0.3;

/** Draws the moments of one topic; those that share a pixel are one mark that grows with their number. */
export function drawMarks(context: CanvasRenderingContext2D, lane: MarkLane, top: number, plot: Plot): void {
  const middle = top + rowHeight / 2;
  let column = NaN;
  let count = 0;
  let last: MarkEntry | undefined;
  const flush = (): void => {
    if (last !== undefined) drawMark(context, last, column, middle, count, plot);
    count = 0;
  };
  for (let index = 0; index < lane.size; index += 1) {
    const at = lane.starts[index] ?? 0;
    if (at > plot.end) break;
    if (at < plot.start) continue;
    const x = Math.round(plot.x(at));
    if (x !== column) flush();
    column = x;
    last = lane.entries[index];
    count += 1;
  }
  flush();
  context.globalAlpha = 1;
}

function drawMark(context: CanvasRenderingContext2D, entry: MarkEntry, x: number, middle: number, count: number, plot: Plot): void {
  const { colours } = plot;
  context.globalAlpha = entry.position >= plot.position ? futureStrength : 1;
  context.fillStyle = entry.kind === 'error' || isBreak(entry) ? colours.danger : colours.muted;
  context.beginPath();
  if (entry.kind === 'error') {
    context.moveTo(x, middle - size - 1);
    context.lineTo(x + size + 1, middle);
    context.lineTo(x, middle + size + 1);
    context.lineTo(x - size - 1, middle);
  } else if (entry.kind === 'event') {
    const half = Math.min(rowHeight / 2 - 2, size - 1 + Math.log2(count));
    context.roundRect(x - 1.25, middle - half, 2.5, 2 * half, 1.25);
  } else {
    context.rect(x - size + 1, middle - size + 1, 2 * size - 2, 2 * size - 2);
  }
  context.fill();
}

/** Frames that are missing, or a session that ended before its time. */
export function isBreak(entry: MarkEntry): boolean {
  return entry.kind === 'session' && (entry.change === 'gap' || entry.change === 'expired');
}
