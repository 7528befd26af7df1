import type { SessionHandle } from '../../world-definition.js';
import { positionKey, type Position } from '../geometry.js';
import type { VisibleCell } from '../sight.js';
import type { Floor, Item } from './floor.js';

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
  /** The gong still rings in its ears: it hears nothing the next time that it listens. */
  hasRinging: boolean;
  /** Whom it bumped into last, and when: pushed again soon, they squeeze past each other. */
  bumped: { readonly into: Body; readonly tick: number } | undefined;
  /** What it may break: the keys of cells, and whether everything, until its session ends. */
  readonly mayBreak: Set<string>;
  mayBreakAll: boolean;
}

/** What anybody comes in with. */
export function createBody(session: SessionHandle, floor: Floor): Body {
  return {
    session,
    name: session.agent,
    floor,
    position: floor.start,
    pack: [...outfit],
    seen: new Map(),
    heard: [],
    deafUntil: undefined,
    hasRinging: false,
    bumped: undefined,
    mayBreak: new Set(),
    mayBreakAll: false,
  };
}

const outfit: readonly Item[] = [
  { id: 'hammer', name: 'hammer', description: 'It breaks urns, and doors, with a noise.' },
  { id: 'tinderbox', name: 'tinderbox', description: 'It lights lamps.' },
];

/** A body goes to another floor: all that was found is left on the landing, and what was known is of no use. */
export function bringTo(body: Body, floor: Floor): void {
  body.floor = floor;
  body.position = floor.start;
  body.seen = new Map();
  body.heard = [];
  body.mayBreak.clear();
  body.pack.splice(0, body.pack.length, ...outfit);
}

/** A body leaves the dungeon: what it found stays where it stood. */
export function leaveFinds({ floor, pack, position }: Body): void {
  for (const item of pack) if (!outfit.includes(item)) floor.items.push({ ...item, position });
}

const packSize = 4;

/** Keys hang from the belt and take no room. */
export function hasRoom(body: Body): boolean {
  return body.pack.filter((item) => item.id !== 'iron_key').length < packSize;
}

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

/** The lamps that hang in cells that are seen. */
export function visibleLamps(body: Body, cells: readonly VisibleCell[]) {
  const seen = new Set(cells.map(positionKey));
  return body.floor.lamps
    .filter(({ position }) => seen.has(positionKey(position)))
    .map(({ position, burnsUntil }) => ({ x: position.x, y: position.y, lit: burnsUntil !== undefined }));
}

/** Who else is seen: other agents, and the rat. */
export function visibleBeings(body: Body, bodies: Iterable<Body>, cells: readonly VisibleCell[]) {
  const seen = new Set(cells.map(positionKey));
  const others = [...bodies].filter((other) => other !== body && other.floor === body.floor);
  return [...others, { name: 'rat', position: body.floor.rat }]
    .filter(({ position }) => seen.has(positionKey(position)))
    .map(({ name, position }) => ({ name, x: position.x, y: position.y }));
}
