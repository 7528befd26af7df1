import { CallLane } from './call-lane.js';
import type { Stretch } from './changed-stretch.js';
import { drawCalls } from './draw-calls.js';
import { drawMarks } from './draw-marks.js';
import { drawPlan } from './draw-plan.js';
import { drawSilences } from './draw-silences.js';
import type { LaneColours } from './lane-colours.js';
import type { LaneLayout } from './lane-layout.js';
import { PlanLane } from './plan-lane.js';
import type { Silence } from './silence.js';
import type { TimeView } from './time-view.js';

/** Where moments stand. */
export interface Plot {
  readonly start: number;
  readonly end: number;
  /** In CSS pixels. */
  readonly width: number;
  /** Frames from this one on come after the moment that is looked at. `Infinity` while that is the newest. */
  readonly position: number;
  /** The moment that is looked at. */
  readonly now: number;
  readonly newestAt: number;
  readonly x: (at: number) => number;
}

/** What a lane needs to know to be drawn. */
export interface Painting extends Plot {
  readonly colours: LaneColours;
}

export interface PlotOptions {
  readonly view: TimeView;
  readonly width: number;
  readonly position: number;
  readonly now: number;
  readonly newestAt: number;
}

export function createPlot({ view: { start, durationMs }, width, ...rest }: PlotOptions): Plot {
  const scale = width / durationMs;
  return { ...rest, start, end: start + durationMs, width, x: (at) => (at - start) * scale };
}

export interface DrawnLanes {
  readonly layout: LaneLayout;
  readonly silences: readonly Silence[];
  /** What looks different from what the canvas shows; `undefined` where all may. */
  readonly stretch?: Stretch | undefined;
}

/** Further than any shape reaches out over the moment that it stands for, or depends on the room beside it, in CSS pixels. */
const reach = 32;

/** Draws all lanes that are in sight between `scrolled` and the height of the canvas. */
export function drawPlot(
  canvas: HTMLCanvasElement,
  { layout, silences, stretch }: DrawnLanes,
  whole: Painting,
  height: number,
  scrolled: number,
): void {
  const isKept = !fitSize(canvas, whole.width, height) && stretch !== undefined;
  const context = scaledContext(canvas);
  if (context === null) return;
  context.save();
  const plot = isKept ? clipTo(context, stretch, whole, height) : whole;
  context.clearRect(0, 0, plot.width, height);
  context.save();
  context.translate(0, -scrolled);
  for (const { lane, top, height: laneHeight } of layout.placed) {
    if (top + laneHeight < scrolled || top > scrolled + height) continue;
    context.globalAlpha = 0.6;
    context.fillStyle = plot.colours.border;
    context.fillRect(0, Math.round(top + laneHeight + 2), plot.width, 1);
    context.globalAlpha = 1;
    if (lane instanceof CallLane) drawCalls(context, lane, top, plot);
    else if (lane instanceof PlanLane) drawPlan(context, lane, top, plot);
    else drawMarks(context, lane, top, plot);
  }
  drawSilences(context, silences, layout, plot);
  context.restore();
  if (plot.position !== Infinity) drawCursor(context, plot, height);
  context.restore();
}

/** Leaves all of the canvas as it is but one stretch, cut along the screen's pixels, and returns the plot of what can be seen in it. */
function clipTo(context: CanvasRenderingContext2D, { start, end }: Stretch, plot: Painting, height: number): Painting {
  const ratio = screenRatio();
  const left = Math.max(0, Math.floor((plot.x(start) - reach) * ratio) / ratio);
  const right = Math.min(plot.width + reach, Math.ceil((plot.x(end) + reach) * ratio) / ratio);
  context.beginPath();
  context.rect(left, 0, Math.max(0, right - left), height);
  context.clip();
  const timeOf = (x: number): number => plot.start + (x / plot.width) * (plot.end - plot.start);
  return { ...plot, start: Math.max(plot.start, timeOf(left - reach)), end: Math.min(plot.end, timeOf(right + reach)) };
}

/** Sizes the canvas for the screen's pixels and clears it. */
export function fitCanvas(canvas: HTMLCanvasElement, width: number, height: number): CanvasRenderingContext2D | null {
  fitSize(canvas, width, height);
  const context = scaledContext(canvas);
  context?.clearRect(0, 0, width, height);
  return context;
}

/** Returns whether the canvas had another size, so that nothing is on it. */
function fitSize(canvas: HTMLCanvasElement, width: number, height: number): boolean {
  const wide = Math.max(1, Math.round(width * screenRatio()));
  const high = Math.max(1, Math.round(height * screenRatio()));
  if (canvas.width === wide && canvas.height === high) return false;
  canvas.width = wide;
  canvas.height = high;
  return true;
}

/** What draws on a canvas in CSS pixels. */
function scaledContext(canvas: HTMLCanvasElement): CanvasRenderingContext2D | null {
  const ratio = screenRatio();
  const context = canvas.getContext('2d');
  context?.setTransform(ratio, 0, 0, ratio, 0, 0);
  return context;
}

function screenRatio(): number {
  return globalThis.devicePixelRatio || 1;
}

function drawCursor(context: CanvasRenderingContext2D, plot: Painting, height: number): void {
  context.strokeStyle = plot.colours.accent;
  context.lineWidth = 2;
  drawLine(context, plot.x(plot.now), height);
}

function drawLine(context: CanvasRenderingContext2D, x: number, height: number): void {
  context.beginPath();
  context.moveTo(Math.round(x) + 0.5, 0);
  context.lineTo(Math.round(x) + 0.5, height);
  context.stroke();
}
