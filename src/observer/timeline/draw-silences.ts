import { paintTexture } from './lane-colours.js';
import type { LaneLayout, PlacedLane } from './lane-layout.js';
import { MarkLane } from './mark-lane.js';
import type { Painting } from './plot.js';
import type { Silence } from './silence.js';

const leastWidth = 4;

/** Draws where something is missing: through all lanes where frames were lost, through an agent's own where it was cut off. A line at the end says where it goes on. */
export function drawSilences(
  context: CanvasRenderingContext2D,
  silences: readonly Silence[],
  { placed, height }: LaneLayout,
  plot: Painting,
): void {
  for (const { kind, sessionId, position, start, end } of silences) {
    const until = Math.min(end, plot.newestAt);
    if (until < plot.start || start > plot.end) continue;
    const right = plot.x(until);
    const left = Math.max(-1, Math.min(plot.x(start), right - leastWidth));
    const width = Math.min(right, plot.width + 1) - left;
    context.strokeStyle = kind === 'gap' ? plot.colours.danger : plot.colours.warning;
    context.fillStyle = context.strokeStyle;
    for (const { top, height: high } of reachOf({ sessionId, kind }, placed, height)) {
      context.globalAlpha = position >= plot.position ? 0.04 : 0.1;
      context.fillRect(left, top, width, high);
      context.globalAlpha = position >= plot.position ? 0.2 : 0.5;
      paintTexture(context, 'slanted', left, top, width, high);
      if (end === Infinity) continue;
      context.globalAlpha = 1;
      drawEnd(context, right, top, high, kind === 'gap');
    }
  }
  context.globalAlpha = 1;
}

/** What of the lanes it goes through: all from top to bottom, or those of one agent. */
function reachOf(
  { sessionId, kind }: Pick<Silence, 'sessionId' | 'kind'>,
  placed: readonly PlacedLane[],
  height: number,
): readonly Pick<PlacedLane, 'top' | 'height'>[] {
  if (sessionId === undefined || kind === 'gap') return [{ top: 0, height }];
  return placed.filter(({ lane }) => !(lane instanceof MarkLane) && lane.sessionId === sessionId);
}

function drawEnd(context: CanvasRenderingContext2D, x: number, top: number, height: number, isDashed: boolean): void {
  context.lineWidth = 1;
  context.setLineDash(isDashed ? [4, 3] : []);
  context.beginPath();
  context.moveTo(Math.round(x) + 0.5, top);
  context.lineTo(Math.round(x) + 0.5, top + height);
  context.stroke();
  context.setLineDash([]);
}
