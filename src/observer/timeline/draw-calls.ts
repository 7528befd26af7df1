import type { CallClass, CallLane, CallOutcome } from './call-lane.js';
import { Density, faintStrength, inset, leastWidth } from './density.js';
import { paintTexture, textures } from './lane-colours.js';
import { rowHeight } from './lane-layout.js';
import type { Painting } from './plot.js';

const crossWidth = 14;

/** Draws the calls of one session, those that are too short for a bar of their own as density. */
export function drawCalls(context: CanvasRenderingContext2D, lane: CallLane, top: number, plot: Painting): void {
  const columns = new Density(Math.ceil(plot.width), lane.rowCount);
  const { starts, ends, rows, positions, resultPositions, classes, outcomes, passing } = lane;
  for (let index = lane.firstLasting(plot.start); index < starts.length; index += 1) {
    const start = starts[index] ?? 0;
    if (start > plot.end) break;
    const isFuture = (positions[index] ?? 0) >= plot.position;
    const isFaint = isFuture || passing[index] === false;
    const isSettled = (resultPositions[index] ?? Infinity) < plot.position;
    const end = Math.min(ends[index] ?? Infinity, isFuture || isSettled ? plot.newestAt : plot.now);
    if (end < plot.start) continue;
    const x = plot.x(start);
    const width = plot.x(end) - x;
    const row = rows[index] ?? 0;
    const outcome = isFuture || isSettled ? (outcomes[index] ?? 'running') : 'running';
    const toolClass = classes[index] ?? 'unknown';
    if (width < leastWidth) columns.add(Math.floor(x), row, outcome === 'failed', toolClass, isFaint);
    else drawBar(context, { x, y: top + row * rowHeight + inset, width, toolClass, outcome, isFaint }, plot);
  }
  columns.draw(context, top, plot.colours);
}

interface Bar {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly toolClass: CallClass;
  readonly outcome: CallOutcome;
  /** Whether it comes after the moment that is looked at, or does not pass the filter. */
  readonly isFaint: boolean;
}

function drawBar(
  context: CanvasRenderingContext2D,
  { x, y, width, toolClass, outcome, isFaint }: Bar,
  { colours, width: room }: Painting,
): void {
  const left = Math.max(x, -4);
  const length = Math.min(x + width, room + 4) - left;
  const height = rowHeight - 2 * inset;
  const colour = outcome === 'failed' ? colours.danger : colours[toolClass];
  const strength = isFaint ? faintStrength : 1;
  context.fillStyle = colour;
  context.strokeStyle = colour;
  context.globalAlpha = strength * (outcome === 'cancelled' ? 0.08 : 0.26);
  context.fillRect(left, y, length, height);
  context.globalAlpha = strength;
  paintTexture(context, textures[toolClass], left, y, length, height);
  if (outcome === 'cancelled') context.setLineDash([3, 2]);
  context.lineWidth = 1;
  context.strokeRect(left + 0.5, y + 0.5, Math.max(0, length - 1), height - 1);
  context.setLineDash([]);
  context.fillRect(left, y, Math.min(2, length), height);
  if (outcome === 'failed') {
    context.fillRect(left, y + height - 3, length, 3);
    if (width >= crossWidth) drawCross(context, Math.min(x + width, room) - 8, y + height / 2 - 1, colours.background);
  }
  if (outcome === 'running') drawOpenEnd(context, left + length, y, height, colours.background);
  context.globalAlpha = 1;
}

function drawCross(context: CanvasRenderingContext2D, x: number, y: number, background: string): void {
  const colour = context.fillStyle;
  context.fillStyle = background;
  context.beginPath();
  context.arc(x, y, 5.5, 0, 2 * Math.PI);
  context.fill();
  context.fillStyle = colour;
  context.lineWidth = 1.75;
  context.beginPath();
  context.moveTo(x - 3, y - 3);
  context.lineTo(x + 3, y + 3);
  context.moveTo(x + 3, y - 3);
  context.lineTo(x - 3, y + 3);
  context.stroke();
}

/** What still goes on has a torn edge. */
export function drawOpenEnd(context: CanvasRenderingContext2D, x: number, y: number, height: number, background: string): void {
  const colour = context.fillStyle;
  context.fillStyle = background;
  for (let down = 0; down < height; down += 4) context.fillRect(x - 2, y + down, 2, 2);
  context.fillStyle = colour;
}
