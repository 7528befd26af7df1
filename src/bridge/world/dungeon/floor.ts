import { FOV } from 'rot-js';
import { neighbours, positionKey, type Position } from '../geometry.js';

/** What fills a cell. A locked door looks like a closed one until somebody tries it. */
export type CellKind = 'wall' | 'floor' | 'closed_door' | 'locked_door' | 'open_door' | 'urn' | 'stairs';

/** What can be told of a cell by looking. */
export type VisibleKind = Exclude<CellKind, 'locked_door'>;

export interface Item {
  readonly id: string;
  readonly name: string;
  readonly description: string;
}

export interface PlacedItem extends Item {
  readonly position: Position;
}

export interface VisibleCell extends Position {
  readonly kind: VisibleKind;
}

/** One floor of the dungeon. It changes as doors open and things are taken. */
export interface Floor {
  readonly number: number;
  readonly width: number;
  readonly height: number;
  readonly start: Position;
  readonly stairs: Position;
  /** Water falls here, and can be heard. */
  readonly drip: Position;
  rat: Position;
  readonly items: PlacedItem[];
  readonly kindAt: (position: Position) => CellKind;
  readonly setKind: (position: Position, kind: CellKind) => void;
  readonly isPassable: (position: Position) => boolean;
  readonly seenFrom: (position: Position) => readonly VisibleCell[];
}

const sightRadius = 7;

export type FloorPlan = Pick<Floor, 'number' | 'width' | 'height' | 'start' | 'stairs' | 'drip' | 'rat' | 'items'> & {
  readonly cells: CellKind[];
};

export function createFloor({ cells, ...plan }: FloorPlan): Floor {
  const floor: Floor = {
    ...plan,
    kindAt: ({ x, y }) => (x < 0 || y < 0 || x >= plan.width || y >= plan.height ? 'wall' : (cells[y * plan.width + x] ?? 'wall')),
    setKind: ({ x, y }, kind) => {
      cells[y * plan.width + x] = kind;
    },
    isPassable: (position) => passable.has(floor.kindAt(position)),
    seenFrom(position) {
      const seen = new Map<string, VisibleCell>();
      sight.compute(position.x, position.y, sightRadius, (x, y) => {
        if (x < 0 || y < 0 || x >= plan.width || y >= plan.height) return;
        const kind = floor.kindAt({ x, y });
        seen.set(positionKey({ x, y }), { x, y, kind: kind === 'locked_door' ? 'closed_door' : kind });
      });
      return [...seen.values()];
    },
  };
  const sight = new FOV.PreciseShadowcasting((x, y) => transparent.has(floor.kindAt({ x, y })));
  return floor;
}

const passable: ReadonlySet<CellKind> = new Set<CellKind>(['floor', 'open_door', 'stairs']);
const transparent: ReadonlySet<CellKind> = new Set<CellKind>(['floor', 'open_door', 'stairs', 'urn']);

/** Every cell that can be reached from `start` through the cells that `isOpen` lets one through. */
export function reachable(start: Position, isOpen: (position: Position) => boolean): Map<string, Position> {
  const found = new Map([[positionKey(start), start]]);
  for (const position of found.values()) {
    for (const next of neighbours(position)) {
      if (!found.has(positionKey(next)) && isOpen(next)) found.set(positionKey(next), next);
    }
  }
  return found;
}
