import { neighbours, positionKey, type Position } from '../geometry.js';
import type { Random } from '../random.js';
import type { Room } from './dig-floor.js';
import { reachable, type CellKind, type Floor, type Item, type Lamp, type PlacedItem } from './floor.js';

export interface BareFloor {
  readonly random: Random;
  readonly at: (position: Position) => CellKind;
  readonly set: (position: Position, kind: CellKind) => void;
  readonly start: Position;
  /** The room that agents come into. */
  readonly first: Room;
  /** The rooms that need no key, the nearest first. */
  readonly openRooms: readonly Room[];
  readonly locked: Room | undefined;
  readonly number: number;
  readonly isLast: boolean;
}

type Furniture = Pick<Floor, 'gong' | 'drip' | 'rat' | 'items' | 'lamps'>;

const cracksWanted = 5;
/** A lamp that burns when the dungeon opens goes out between these two ticks. */
const firstBurnTicks = [120, 420] as const;

/** Puts stairs, an urn and a statue, a letter box, lamps, cracks and things into a floor, none of them where it would bar a way. */
export function furnishFloor({ random, at, set, start, first, openRooms, locked, number, isLast }: BareFloor): Furniture {
  const taken = new Set([positionKey(start)]);
  const rest = openRooms.filter((room) => room !== first);
  const far = rest.at(-1) ?? first;
  const gong = freeCell([far]);
  if (!isLast) set(gong, 'stairs');

  if (number === 1) stand('letter_box', rest.length > 1 ? rest.slice(-3, -1) : openRooms);
  stand('urn', [first]);
  stand('statue', [first]);
  for (const room of rest) stand(random.chance(0.7) ? 'urn' : 'statue', [room]);
  for (let count = 0; count < cracksWanted; count += 1) stand('cracked', openRooms);

  const lamps: Lamp[] = openRooms.map((room) => ({
    position: freeCell([room]),
    burnsUntil: room === first || random.chance(0.5) ? random.between(...firstBurnTicks) : undefined,
  }));
  const items: PlacedItem[] = [key, ...random.shuffled(finds).slice(0, 4)].map((item) => ({ ...item, position: freeCell(openRooms) }));
  if (locked !== undefined) items.push({ ...cup, position: freeCell([locked]) });
  if (number === 1) items.push({ ...letter, position: start });
  return { gong, items, lamps, drip: freeCell(openRooms), rat: freeCell(rest.length === 0 ? openRooms : rest) };

  /** Puts something into one of these rooms, in a corner where there is one free. Nothing is put where it would cut a place off. */
  function stand(kind: CellKind, rooms: readonly Room[]): void {
    const free = random.shuffled(rooms.flatMap((room) => room.cells)).filter(isFree);
    const wanted = kind === 'cracked' ? free : [...free.filter(isCorner), ...free];
    const cell = wanted.find(barsNoWay);
    if (cell === undefined) return;
    set(cell, kind);
    taken.add(positionKey(cell));
  }

  /** Neither with the key nor without it. */
  function barsNoWay(cell: Position): boolean {
    return [lockedOut, solid].every((closed) => {
      const open = (position: Position): boolean => !closed.has(at(position));
      const before = reachable(start, open);
      const after = reachable(start, (position) => open(position) && positionKey(position) !== positionKey(cell));
      return after.size === before.size - (before.has(positionKey(cell)) ? 1 : 0);
    });
  }

  function isCorner(cell: Position): boolean {
    return neighbours(cell).filter((next) => at(next) === 'wall').length === 2;
  }

  function isFree(cell: Position): boolean {
    return at(cell) === 'floor' && !taken.has(positionKey(cell));
  }

  function freeCell(among: readonly Room[]): Position {
    const cell = random.pick(among.flatMap((room) => room.cells).filter(isFree)) ?? start;
    taken.add(positionKey(cell));
    return cell;
  }
}

/** What nobody can walk through, now or when the cracks have given way. Doors can be opened. */
const solid: ReadonlySet<CellKind> = new Set<CellKind>(['wall', 'urn', 'statue', 'letter_box', 'cracked']);
const lockedOut: ReadonlySet<CellKind> = new Set<CellKind>([...solid, 'locked_door']);

const key: Item = { id: 'iron_key', name: 'iron key', description: 'A heavy key. It looks as if it fitted a door on this floor.' };
const cup: Item = { id: 'silver_cup', name: 'silver cup', description: 'A cup of silver with a ship engraved on it.' };
const letter: Item = { id: 'sealed_letter', name: 'sealed letter', description: 'On it stands: "By courier, to the letter box".' };
const finds: readonly Item[] = [
  { id: 'lamp_oil', name: 'flask of lamp oil', description: 'Enough for one night.' },
  { id: 'old_letter', name: 'old letter', description: 'The ink has run. One line can be read: "not by the river door".' },
  { id: 'copper_coin', name: 'copper coin', description: 'Worn smooth on one side.' },
  { id: 'bone_flute', name: 'bone flute', description: 'It still plays three notes.' },
  { id: 'blue_stone', name: 'blue stone', description: 'Warm to the touch.' },
];
