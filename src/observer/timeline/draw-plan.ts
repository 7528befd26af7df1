import type { StepStatus } from '../../store/index.js';
import { Density, faintStrength, inset, leastWidth } from './density.js';
import { drawOpenEnd } from './draw-calls.js';
import { drawStepMark, type StepMark } from './draw-step-mark.js';
import { paintTexture, type ColourName, type Texture } from './lane-colours.js';
import { rowHeight } from './lane-layout.js';
import type { PlanLane } from './plan-lane.js';
import type { Painting } from './plot.js';

const markRoom = 14;

/** Draws the steps of the plans of one session: a bar while a step is under way, and at its end the shape of what became of it. */
export function drawPlan(context: CanvasRenderingContext2D, lane: PlanLane, top: number, plot: Painting): void {
  const columns = new Density(Math.ceil(plot.width), lane.rowCount);
  const marks: StepMark[] = [];
  for (const [index, { status, outcome, position, endPosition }] of lane.spans.entries()) {
    const start = lane.starts[index] ?? 0;
    if (start > plot.end) break;
    const isFuture = position >= plot.position;
    const isFaint = isFuture || lane.passing[index] === false;
    const hasEnded = isFuture || endPosition < plot.position;
    const end = Math.min(lane.ends[index] ?? Infinity, hasEnded ? plot.newestAt : plot.now);
    if (end < plot.start) continue;
    const [x, right] = [plot.x(start), plot.x(end)];
    const row = lane.rows[index] ?? 0;
    const y = top + row * rowHeight + inset;
    const isMoment = !(status in bars);
    const after = hasEnded ? outcome : undefined;
    if (!isMoment && right - x < leastWidth) {
      columns.add(Math.floor(x), row, after === 'failed', barOf(status).colour, isFaint);
      continue;
    }
    if (!isMoment) drawBar(context, { x, y, right, status, isOpen: (lane.ends[index] ?? Infinity) > end, isFaint }, plot);
    const hasRoom = right - x >= 2 * markRoom;
    const middle = y + rowHeight / 2 - inset;
    if (isMoment) marks.push({ x, y: middle, status, isFaint });
    else if (hasRoom && status !== 'active') marks.push({ x: Math.max(0, x) + markRoom / 2, y: middle, status, isFaint });
    if (after !== undefined && endMarks.has(after))
      marks.push({ x: hasRoom ? right - markRoom / 2 : right, y: middle, status: after, isFaint });
  }
  columns.draw(context, top, plot.colours);
  for (const mark of marks) drawStepMark(context, mark, plot.colours);
}

/** Of the others, the bar that follows tells. */
const endMarks: ReadonlySet<StepStatus> = new Set(['done', 'failed', 'skipped']);

interface Bar {
  readonly x: number;
  readonly y: number;
  readonly right: number;
  readonly status: StepStatus;
  readonly isOpen: boolean;
  readonly isFaint: boolean;
}

function drawBar(context: CanvasRenderingContext2D, { x, y, right, status, isOpen, isFaint }: Bar, { colours, width }: Painting): void {
  const left = Math.max(x, -4);
  const length = Math.min(right, width + 4) - left;
  const height = rowHeight - 2 * inset;
  const { colour, texture } = barOf(status);
  const strength = isFaint ? faintStrength : 1;
  context.fillStyle = colours[colour];
  context.strokeStyle = colours[colour];
  context.globalAlpha = strength * 0.18;
  context.fillRect(left, y, length, height);
  context.globalAlpha = strength;
  paintTexture(context, texture, left, y, length, height);
  context.lineWidth = 1;
  context.strokeRect(left + 0.5, y + 0.5, Math.max(0, length - 1), height - 1);
  if (isOpen) drawOpenEnd(context, left + length, y, height, colours.background);
  context.globalAlpha = 1;
}

const bars: { readonly [S in StepStatus]?: { readonly colour: ColourName; readonly texture: Texture } } = {
  active: { colour: 'accent', texture: 'plain' },
  blocked: { colour: 'warning', texture: 'slanted' },
  'needs-input': { colour: 'accent', texture: 'dotted' },
};

function barOf(status: StepStatus): { readonly colour: ColourName; readonly texture: Texture } {
  return bars[status] ?? { colour: 'unknown', texture: 'plain' };
}
