import type { Cell, Explorer, FloorMemory, Noise, Place } from './dungeon-memory.js';
import { noiseTicks } from './floor-view.js';
import type { MapColours } from './map-colours.js';

/** What is drawn of one floor. */
export interface FloorPicture {
  readonly floor: FloorMemory;
  /** The agents on this floor, and which of the two colours each has. */
  readonly explorers: readonly { readonly explorer: Explorer; readonly colour: 'first' | 'second' }[];
  /** The noises that are still heard. */
  readonly noises: readonly Noise[];
  readonly tick: number;
  readonly isStill: boolean;
}

const rememberedAlpha = 0.4;

/** Draws a floor on a canvas: what is in sight bright, what is remembered dim, what was never seen dark, trails, noises as rings, and who stands where. */
export function drawFloor(canvas: HTMLCanvasElement, picture: FloorPicture, colours: MapColours): void {
  const context = canvas.getContext('2d');
  if (context === null) return;
  const { floor, explorers } = picture;
  const size = canvas.width / floor.width;
  const inSight = new Set(explorers.flatMap(({ explorer }) => [...explorer.inSight]));
  context.globalAlpha = 1;
  context.fillStyle = colours.unknown;
  context.fillRect(0, 0, canvas.width, canvas.height);
  for (const [key, cell] of floor.cells) {
    context.globalAlpha = inSight.has(key) ? 1 : rememberedAlpha;
    drawCell(context, cell, size, colours);
  }
  for (const { explorer, colour } of explorers) tintSight(context, explorer, floor, size, colours[colour]);
  for (const [key, lamp] of floor.lamps) {
    context.globalAlpha = inSight.has(key) ? 1 : rememberedAlpha;
    drawLamp(context, lamp, lamp.lit, size, colours);
  }
  context.globalAlpha = 1;
  for (const { explorer, colour } of explorers) drawTrail(context, explorer.trail, size, colours[colour]);
  for (const {
    explorer: { items, beings },
  } of explorers) {
    for (const item of items) drawDiamond(context, item, size, colours.item);
    for (const being of beings) if (being.name === 'rat') drawDot(context, being, size, colours.rat, 0.24);
  }
  for (const noise of picture.noises) drawNoise(context, noise, picture, size, colours.noise);
  for (const { explorer, colour } of explorers) drawAgent(context, explorer, size, colours[colour], colours.label);
}

function drawCell(context: CanvasRenderingContext2D, cell: Cell, size: number, colours: MapColours): void {
  const left = cell.x * size;
  const top = cell.y * size;
  const rect = (x: number, y: number, width: number, height: number): void =>
    context.fillRect(left + size * x, top + size * y, size * width, size * height);
  context.fillStyle = cell.mark === '#' ? colours.wall : cell.mark === ':' ? colours.unknown : colours.floor;
  rect(0, 0, 1, 1);
  switch (cell.mark) {
    case '+':
      context.fillStyle = colours.door;
      return rect(0.1, 0.1, 0.8, 0.8);
    case "'":
      context.strokeStyle = colours.door;
      context.lineWidth = size * 0.14;
      return context.strokeRect(left + size * 0.16, top + size * 0.16, size * 0.68, size * 0.68);
    case 'u':
      return drawDot(context, cell, size, colours.urn, 0.34);
    case '&':
      context.fillStyle = colours.urn;
      rect(0.38, 0.1, 0.24, 0.24);
      return rect(0.26, 0.4, 0.48, 0.5);
    case 'B':
      context.fillStyle = colours.box;
      rect(0.12, 0.22, 0.76, 0.56);
      context.fillStyle = colours.floor;
      return rect(0.24, 0.38, 0.52, 0.1);
    case '>':
      context.fillStyle = colours.stairs;
      for (let step = 0; step < 3; step += 1) rect(0.15 + step * 0.25, 0.15, 0.14, 0.7 - step * 0.2);
      return;
    case ',':
      context.strokeStyle = colours.wall;
      context.lineWidth = Math.max(1, size * 0.07);
      return drawCrack(context, left, top, size);
    default:
      return;
  }
}

function drawCrack(context: CanvasRenderingContext2D, left: number, top: number, size: number): void {
  context.beginPath();
  for (const [x, y] of [
    [0.1, 0.3],
    [0.4, 0.45],
    [0.5, 0.7],
    [0.9, 0.8],
  ] as const)
    context.lineTo(left + size * x, top + size * y);
  context.moveTo(left + size * 0.4, top + size * 0.45);
  context.lineTo(left + size * 0.75, top + size * 0.15);
  context.stroke();
}

/** The cells that one agent sees now, in its colour. */
function tintSight(context: CanvasRenderingContext2D, { inSight }: Explorer, floor: FloorMemory, size: number, colour: string): void {
  context.globalAlpha = 0.13;
  context.fillStyle = colour;
  for (const key of inSight) {
    const cell = floor.cells.get(key);
    if (cell !== undefined) context.fillRect(cell.x * size, cell.y * size, size, size);
  }
}

function drawLamp(context: CanvasRenderingContext2D, lamp: Place, isLit: boolean, size: number, colours: MapColours): void {
  if (isLit) {
    drawDot(context, lamp, size, colours.glow, 0.5);
    return drawDot(context, lamp, size, colours.lamp, 0.2);
  }
  context.strokeStyle = colours.lamp;
  context.lineWidth = Math.max(1, size * 0.08);
  context.beginPath();
  context.arc((lamp.x + 0.5) * size, (lamp.y + 0.5) * size, size * 0.2, 0, Math.PI * 2);
  context.stroke();
}

function drawTrail(context: CanvasRenderingContext2D, trail: readonly Place[], size: number, colour: string): void {
  context.strokeStyle = colour;
  context.lineWidth = Math.max(1, size * 0.12);
  context.lineCap = 'round';
  for (let index = 1; index < trail.length; index += 1) {
    const from = trail[index - 1];
    const to = trail[index];
    if (from === undefined || to === undefined) continue;
    context.globalAlpha = 0.1 + (0.6 * index) / trail.length;
    context.beginPath();
    context.moveTo((from.x + 0.5) * size, (from.y + 0.5) * size);
    context.lineTo((to.x + 0.5) * size, (to.y + 0.5) * size);
    context.stroke();
  }
  context.globalAlpha = 1;
}

/** Only its direction is known: the ring stands on that side of the one who heard it, and wider the louder it was. */
function drawNoise(context: CanvasRenderingContext2D, noise: Noise, { tick, isStill }: FloorPicture, size: number, colour: string): void {
  const age = Math.min(1, Math.max(0, tick - noise.tick) / noiseTicks);
  const away = noise.direction === 'here' ? 0 : 2.2;
  const x = (noise.x + 0.5 + away * side(noise.direction, 'east', 'west')) * size;
  const y = (noise.y + 0.5 + away * side(noise.direction, 'south', 'north')) * size;
  const radius = (0.4 + noise.loudness * (isStill ? 1 : 0.4 + age)) * size;
  context.globalAlpha = 1 - age * 0.85;
  context.strokeStyle = colour;
  context.lineWidth = Math.max(1, size * 0.1);
  for (const share of [1, 0.55]) {
    context.beginPath();
    context.arc(x, y, radius * share, 0, Math.PI * 2);
    context.stroke();
  }
  context.globalAlpha = 1;
}

function side(direction: string, plus: string, minus: string): number {
  return direction.includes(plus) ? 1 : direction.includes(minus) ? -1 : 0;
}

function drawAgent(context: CanvasRenderingContext2D, explorer: Explorer, size: number, colour: string, label: string): void {
  drawDot(context, explorer, size, label, 0.8);
  drawDot(context, explorer, size, colour, 0.7);
  context.fillStyle = label;
  context.font = `700 ${size}px system-ui, sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(explorer.name.slice(0, 1), (explorer.x + 0.5) * size, (explorer.y + 0.56) * size);
}

function drawDot(context: CanvasRenderingContext2D, { x, y }: Place, size: number, colour: string, radius: number): void {
  context.fillStyle = colour;
  context.beginPath();
  context.arc((x + 0.5) * size, (y + 0.5) * size, size * radius, 0, Math.PI * 2);
  context.fill();
}

function drawDiamond(context: CanvasRenderingContext2D, { x, y }: Place, size: number, colour: string): void {
  context.fillStyle = colour;
  context.beginPath();
  for (const [right, down] of [
    [0.5, 0.18],
    [0.82, 0.5],
    [0.5, 0.82],
    [0.18, 0.5],
  ] as const)
    context.lineTo((x + right) * size, (y + down) * size);
  context.fill();
}
