import { FOV } from 'rot-js';
import { neighbours, positionKey, type Position } from '../geometry.js';
import type { VisibleCell, VisibleKind } from '../sight.js';

/** What fills a cell. A locked door looks like a closed one until somebody tries it. */
export type CellKind = VisibleKind | 'locked_door';

export interface Item {
  readonly id: string;
  readonly name: string;
  readonly description: string;
}

export interface PlacedItem extends Item {
  readonly position: Position;
}

/** A lamp on a hook. It burns down, and can be lit again. */
export interface Lamp {
  readonly position: Position;
  /** The tick at which it goes out; `undefined` while it is out. */
  burnsUntil: number | undefined;
}

/** One floor of the dungeon. It changes as doors open, floors crumble and things are taken. */
export interface Floor {
  readonly number: number;
  readonly width: number;
  readonly height: number;
  readonly start: Position;
  /** Where the gong hangs. */
  readonly gong: Position;
  /** Water falls here, and can be heard. */
  readonly drip: Position;
  rat: Position;
  readonly items: PlacedItem[];
  readonly lamps: readonly Lamp[];
  readonly kindAt: (position: Position) => CellKind;
  readonly setKind: (position: Position, kind: CellKind) => void;
  readonly isPassable: (position: Position) => boolean;
  /** The cells in sight: those at hand, and farther ones that a lamp lights. */
  readonly seenFrom: (position: Position) => readonly VisibleCell[];
}

const sightRadius = 7;
/** How far the light reaches that everybody carries. */
const ownLight = 3;
const lampLight = 5;

export type FloorPlan = Pick<Floor, 'number' | 'width' | 'height' | 'start' | 'gong' | 'drip' | 'rat' | 'items' | 'lamps'> & {
  readonly cells: CellKind[];
};

export function createFloor({ cells, ...plan }: FloorPlan): Floor {
  const lightOf = new Map<Lamp, ReadonlySet<string>>();
  const floor: Floor = {
    ...plan,
    kindAt: ({ x, y }) => (isOutside(x, y) ? 'wall' : (cells[y * plan.width + x] ?? 'wall')),
    setKind: ({ x, y }, kind) => {
      cells[y * plan.width + x] = kind;
      lightOf.clear();
    },
    isPassable: (position) => passable.has(floor.kindAt(position)),
    seenFrom(position) {
      const lit = plan.lamps.filter((lamp) => lamp.burnsUntil !== undefined).map(litBy);
      const seen = new Map<string, VisibleCell>();
      sight.compute(position.x, position.y, sightRadius, (x, y) => {
        if (isOutside(x, y)) return;
        const key = positionKey({ x, y });
        const isAtHand = Math.max(Math.abs(x - position.x), Math.abs(y - position.y)) <= ownLight;
        if (!isAtHand && !lit.some((cells) => cells.has(key))) return;
        const kind = floor.kindAt({ x, y });
        seen.set(key, { x, y, kind: kind === 'locked_door' ? 'closed_door' : kind });
      });
      return [...seen.values()];
    },
  };
  const sight = new FOV.PreciseShadowcasting((x, y) => transparent.has(floor.kindAt({ x, y })));
  return floor;

  function litBy(lamp: Lamp): ReadonlySet<string> {
    const known = lightOf.get(lamp);
    if (known !== undefined) return known;
    const lit = new Set<string>();
    sight.compute(lamp.position.x, lamp.position.y, lampLight, (x, y) => void lit.add(positionKey({ x, y })));
    lightOf.set(lamp, lit);
    return lit;
  }

  function isOutside(x: number, y: number): boolean {
    return x < 0 || y < 0 || x >= plan.width || y >= plan.height;
  }
}

const passable: ReadonlySet<CellKind> = new Set<CellKind>(['floor', 'cracked', 'open_door', 'stairs']);
const transparent: ReadonlySet<CellKind> = new Set<CellKind>([...passable, 'pit', 'urn', 'statue', 'letter_box']);

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
