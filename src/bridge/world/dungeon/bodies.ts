import type { SessionHandle } from '../../world-definition.js';
import { positionKey, type Position } from '../geometry.js';
import type { Floor, Item, VisibleCell } from './floor.js';

/** A noise as one body heard it. */
export interface HeardSound {
  readonly sound: string;
  /** Such as `north-east`, or `here`. */
  readonly direction: string;
  /** From 0, barely, to 1, deafening. */
  readonly loudness: number;
  readonly tick: number;
}

/** What one agent moves through the dungeon. */
export interface Body {
  readonly session: SessionHandle;
  readonly name: string;
  floor: Floor;
  position: Position;
  readonly pack: Item[];
  /** What it has seen of the floor it is on, as it last saw it. */
  seen: Map<string, VisibleCell>;
  heard: HeardSound[];
  /** The tick at which it hears again; `undefined` while it hears. */
  deafUntil: number | undefined;
}

export const packSize = 5;

/** Looks from where the body stands, and remembers. */
export function look(body: Body): readonly VisibleCell[] {
  const cells = body.floor.seenFrom(body.position);
  for (const cell of cells) body.seen.set(positionKey(cell), cell);
  return cells;
}

/** The items that lie in cells that are seen. */
export function visibleItems(body: Body, cells: readonly VisibleCell[]) {
  const seen = new Set(cells.map(positionKey));
  return body.floor.items
    .filter(({ position }) => seen.has(positionKey(position)))
    .map(({ id, name, position }) => ({ id, name, x: position.x, y: position.y }));
}

/** Who else is seen: other agents, and the rat. */
export function visibleBeings(body: Body, bodies: Iterable<Body>, cells: readonly VisibleCell[]) {
  const seen = new Set(cells.map(positionKey));
  const others = [...bodies].filter((other) => other !== body && other.floor === body.floor);
  return [...others, { name: 'rat', position: body.floor.rat }]
    .filter(({ position }) => seen.has(positionKey(position)))
    .map(({ name, position }) => ({ name, x: position.x, y: position.y }));
}
