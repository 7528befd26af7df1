import { CallLane } from './call-lane.js';
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
}

/** Draws all lanes that are in sight between `scrolled` and the height of the canvas. */
export function drawPlot(
  canvas: HTMLCanvasElement,
  { layout, silences }: DrawnLanes,
  plot: Painting,
  height: number,
  scrolled: number,
): void {
  const context = fitCanvas(canvas, plot.width, height);
  if (context === null) return;
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
}

/** Sizes the canvas for the screen's pixels and clears it. */
export function fitCanvas(canvas: HTMLCanvasElement, width: number, height: number): CanvasRenderingContext2D | null {
  const ratio = globalThis.devicePixelRatio || 1;
  const wide = Math.max(1, Math.round(width * ratio));
  const high = Math.max(1, Math.round(height * ratio));
  if (canvas.width !== wide) canvas.width = wide;
  if (canvas.height !== high) canvas.height = high;
  const context = canvas.getContext('2d');
  context?.setTransform(ratio, 0, 0, ratio, 0, 0);
  context?.clearRect(0, 0, width, height);
  return context;
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
