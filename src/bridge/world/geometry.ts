/** A cell of a map: x grows to the east, y to the south. */
export interface Position {
  readonly x: number;
  readonly y: number;
}

export const directions = ['north', 'east', 'south', 'west'] as const;
export type Direction = (typeof directions)[number];

const steps: Readonly<Record<Direction, Position>> = {
  north: { x: 0, y: -1 },
  east: { x: 1, y: 0 },
  south: { x: 0, y: 1 },
  west: { x: -1, y: 0 },
};

export function step({ x, y }: Position, direction: Direction): Position {
  return { x: x + steps[direction].x, y: y + steps[direction].y };
}

export function neighbours(position: Position): Position[] {
  return directions.map((direction) => step(position, direction));
}

/** The direction of a neighbouring cell; `undefined` when it is none. */
export function directionTo(from: Position, to: Position): Direction | undefined {
  return directions.find((direction) => isSame(step(from, direction), to));
}

export function isSame(a: Position, b: Position): boolean {
  return a.x === b.x && a.y === b.y;
}

export function distance(a: Position, b: Position): number {
  return Math.abs(a.x - b.x) + Math.abs(a.y - b.y);
}

export function positionKey({ x, y }: Position): string {
  return `${x},${y}`;
}

/** Where a place lies as one would say it: "north-east", or "here". */
export function bearing(from: Position, to: Position): string {
  const vertical = to.y < from.y ? 'north' : to.y > from.y ? 'south' : '';
  const horizontal = to.x < from.x ? 'west' : to.x > from.x ? 'east' : '';
  return [vertical, horizontal].filter((word) => word !== '').join('-') || 'here';
}
