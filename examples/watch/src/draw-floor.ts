import { cellKey, type Cell, type Explorer, type FloorMemory } from './dungeon-memory.js';

/** The colours of the map, as the page's theme has them. */
export type MapColours = Readonly<Record<(typeof colourNames)[number], string>>;

export const colourNames = ['unknown', 'wall', 'floor', 'edge', 'door', 'urn', 'stairs', 'item', 'rat', 'agent', 'label'] as const;

/** Draws one floor: what is in sight bright, what is remembered dim, and who and what stands there. */
export function drawFloor(canvas: HTMLCanvasElement, floor: FloorMemory, explorers: readonly Explorer[], colours: MapColours): void {
  const context = canvas.getContext('2d');
  if (context === null) return;
  const size = canvas.width / floor.width;
  const inSight = new Set(explorers.flatMap((explorer) => [...explorer.inSight]));
  context.fillStyle = colours.unknown;
  context.fillRect(0, 0, canvas.width, canvas.height);
  for (const cell of floor.cells.values()) {
    context.globalAlpha = inSight.has(cellKey(cell.x, cell.y)) ? 1 : 0.45;
    drawCell(context, cell, size, colours);
  }
  context.globalAlpha = 1;
  for (const { items, beings } of explorers) {
    for (const { x, y } of items) drawDiamond(context, x, y, size, colours.item);
    for (const { x, y, name } of beings) if (name === 'rat') drawDot(context, x, y, size, colours.rat, 0.22);
  }
  for (const { x, y, name } of explorers) drawAgent(context, x, y, size, name, colours);
}

function drawCell(context: CanvasRenderingContext2D, { x, y, kind }: Cell, size: number, colours: MapColours): void {
  const left = x * size;
  const top = y * size;
  context.fillStyle = kind === 'wall' ? colours.wall : colours.floor;
  context.fillRect(left, top, size, size);
  if (kind !== 'wall') {
    context.strokeStyle = colours.edge;
    context.lineWidth = Math.max(1, size / 24);
    context.strokeRect(left, top, size, size);
  }
  if (kind === 'closed_door') {
    context.fillStyle = colours.door;
    context.fillRect(left + size * 0.12, top + size * 0.12, size * 0.76, size * 0.76);
  } else if (kind === 'open_door') {
    context.strokeStyle = colours.door;
    context.lineWidth = size * 0.14;
    context.strokeRect(left + size * 0.16, top + size * 0.16, size * 0.68, size * 0.68);
  } else if (kind === 'urn') {
    drawDot(context, x, y, size, colours.urn, 0.34);
  } else if (kind === 'stairs') {
    context.fillStyle = colours.stairs;
    for (let step = 0; step < 3; step += 1)
      context.fillRect(left + size * (0.15 + step * 0.25), top + size * 0.15, size * 0.14, size * (0.7 - step * 0.2));
  }
}

function drawDot(context: CanvasRenderingContext2D, x: number, y: number, size: number, colour: string, radius: number): void {
  context.fillStyle = colour;
  context.beginPath();
  context.arc((x + 0.5) * size, (y + 0.5) * size, size * radius, 0, Math.PI * 2);
  context.fill();
}

function drawDiamond(context: CanvasRenderingContext2D, x: number, y: number, size: number, colour: string): void {
  const half = size * 0.32;
  context.save();
  context.translate((x + 0.5) * size, (y + 0.5) * size);
  context.rotate(Math.PI / 4);
  context.fillStyle = colour;
  context.fillRect(-half / 1.4, -half / 1.4, half * 1.4, half * 1.4);
  context.restore();
}

function drawAgent(context: CanvasRenderingContext2D, x: number, y: number, size: number, name: string, colours: MapColours): void {
  drawDot(context, x, y, size, colours.agent, 0.85);
  context.fillStyle = colours.label;
  context.font = `700 ${size * 1.15}px system-ui, sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(name.slice(0, 1), (x + 0.5) * size, (y + 0.58) * size);
}
