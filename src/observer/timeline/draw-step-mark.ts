import type { StepStatus } from '../../store/index.js';
import { faintStrength } from './density.js';
import type { ColourName, LaneColours } from './lane-colours.js';

export interface StepMark {
  readonly x: number;
  /** Of its middle. */
  readonly y: number;
  readonly status: StepStatus;
  readonly isFaint: boolean;
}

const radius = 5;

/** Draws what became of a step: the shapes that the state's icons have, small. */
export function drawStepMark(context: CanvasRenderingContext2D, { x, y, status, isFaint }: StepMark, colours: LaneColours): void {
  context.globalAlpha = isFaint ? faintStrength : 1;
  context.fillStyle = colours.background;
  context.strokeStyle = colours[colourOf(status)];
  context.lineWidth = 1.5;
  context.beginPath();
  if (status === 'blocked') context.rect(x - radius + 0.5, y - radius + 0.5, 2 * radius - 1, 2 * radius - 1);
  else if (status === 'needs-input') trace(context, x, y, [0, -6, 6, 0, 0, 6, -6, 0, 0, -6]);
  else context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
  for (const stroke of strokes[status] ?? []) trace(context, x, y, stroke);
  context.stroke();
  context.globalAlpha = 1;
}

function trace(context: CanvasRenderingContext2D, x: number, y: number, points: readonly number[]): void {
  for (let index = 0; index + 1 < points.length; index += 2) {
    const [right, down] = [x + (points[index] ?? 0), y + (points[index + 1] ?? 0)];
    if (index === 0) context.moveTo(right, down);
    else context.lineTo(right, down);
  }
}

/** From the middle, right and down in turns. */
const strokes: { readonly [S in StepStatus]?: readonly (readonly number[])[] } = {
  done: [[-2.5, 0, -0.5, 2, 2.5, -2]],
  failed: [
    [-2, -2, 2, 2],
    [2, -2, -2, 2],
  ],
  skipped: [[-3.5, 3.5, 3.5, -3.5]],
  blocked: [[-2.5, 0, 2.5, 0]],
};

function colourOf(status: StepStatus): ColourName {
  if (status === 'done') return 'success';
  if (status === 'failed') return 'danger';
  if (status === 'blocked') return 'warning';
  return status === 'needs-input' || status === 'active' ? 'accent' : 'muted';
}
