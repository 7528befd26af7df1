import { Map as RotMap } from 'rot-js';
import { distance, isSame, neighbours, positionKey, type Position } from '../geometry.js';
import { createRandom, withSharedSeed } from '../random.js';
import { createFloor, reachable, type CellKind, type Floor, type Item, type PlacedItem } from './floor.js';

const width = 36;
const height = 18;

interface Room {
  readonly cells: readonly Position[];
  readonly center: Position;
  readonly doors: readonly Position[];
}

/** Makes one floor: rooms and corridors, doors, a room behind a lock with its key elsewhere, urns, things to find and stairs. */
export function digFloor(seed: number, number: number): Floor {
  const random = createRandom(seed * 1009 + number);
  const { cells, rooms } = dig(seed * 1009 + number);
  const at = ({ x, y }: Position): CellKind => cells[y * width + x] ?? 'wall';
  const set = ({ x, y }: Position, kind: CellKind): void => {
    cells[y * width + x] = kind;
  };
  const [first, ...others] = random.shuffled(rooms);
  if (first === undefined) throw new Error(`digFloor: seed ${seed} gave floor ${number} no room.`);
  const start = first.center;

  for (const door of rooms.flatMap((room) => room.doors)) {
    if (at(door) === 'floor' && !isSame(door, start) && random.chance(0.5)) set(door, 'closed_door');
  }
  const locked = lockOne(others);
  const open = reachable(start, (position) => !blocking.has(at(position)));
  const openRooms = rooms.filter((room) => room !== locked && open.has(positionKey(room.center)));
  const farthest = openRooms.toSorted((a, b) => distance(b.center, start) - distance(a.center, start))[0] ?? first;
  const stairs = isSame(farthest.center, start) ? (farthest.cells.find((cell) => !isSame(cell, start)) ?? start) : farthest.center;
  set(stairs, 'stairs');
  const taken = new Set([start, stairs].map(positionKey));
  const items = placeItems();
  placeUrns();

  return createFloor({ number, width, height, cells, start, stairs, items, drip: freeCell(openRooms), rat: freeCell(openRooms) });

  /** Locks every door of one room that nothing else lies behind. */
  function lockOne(candidates: readonly Room[]): Room | undefined {
    const all = reachable(start, (position) => at(position) !== 'wall').size;
    for (const room of candidates) {
      const doors = new Set(room.doors.map(positionKey));
      const without = reachable(start, (position) => at(position) !== 'wall' && !doors.has(positionKey(position)));
      if (room.doors.length === 0 || without.size < all - room.cells.length - doors.size) continue;
      for (const door of room.doors) set(door, 'locked_door');
      return room;
    }
    return undefined;
  }

  function placeItems(): PlacedItem[] {
    const placed = [key, ...random.shuffled(finds).slice(0, 3)].map((item) => ({ ...item, position: freeCell(openRooms) }));
    return locked === undefined ? placed : [...placed, { ...cup, position: freeCell([locked]) }];
  }

  function placeUrns(): void {
    for (const room of [first, ...openRooms]) {
      const corner = random.shuffled(room?.cells ?? []).find((cell) => !taken.has(positionKey(cell)) && isCorner(cell));
      if (corner === undefined) continue;
      const before = reachable(start, (position) => !blocking.has(at(position))).size;
      set(corner, 'urn');
      taken.add(positionKey(corner));
      if (reachable(start, (position) => !blocking.has(at(position))).size < before - 1) set(corner, 'floor');
    }
  }

  function isCorner(cell: Position): boolean {
    return neighbours(cell).filter((next) => at(next) === 'wall').length === 2;
  }

  function freeCell(among: readonly Room[]): Position {
    const cells = among.flatMap((room) => room.cells).filter((cell) => at(cell) === 'floor' && !taken.has(positionKey(cell)));
    const cell = random.pick(cells) ?? start;
    taken.add(positionKey(cell));
    return cell;
  }
}

const blocking: ReadonlySet<CellKind> = new Set<CellKind>(['wall', 'locked_door', 'urn']);

const key: Item = { id: 'iron_key', name: 'iron key', description: 'A heavy key. It looks as if it fitted a door on this floor.' };
const cup: Item = { id: 'silver_cup', name: 'silver cup', description: 'A cup of silver with a ship engraved on it.' };
const finds: readonly Item[] = [
  { id: 'lamp_oil', name: 'flask of lamp oil', description: 'Enough for one night.' },
  { id: 'old_letter', name: 'old letter', description: 'The ink has run. One line can be read: "not by the river door".' },
  { id: 'copper_coin', name: 'copper coin', description: 'Worn smooth on one side.' },
  { id: 'bone_flute', name: 'bone flute', description: 'It still plays three notes.' },
  { id: 'blue_stone', name: 'blue stone', description: 'Warm to the touch.' },
];

function dig(seed: number): { readonly cells: CellKind[]; readonly rooms: readonly Room[] } {
  // The digger stops by the clock; with this limit it always ends for a reason that the seed decides.
  const options = {
    roomWidth: [4, 8] as [number, number],
    roomHeight: [3, 5] as [number, number],
    corridorLength: [2, 5] as [number, number],
    dugPercentage: 0.34,
    timeLimit: 600_000,
  };
  const cells = new Array<CellKind>(width * height).fill('wall');
  const digger = new RotMap.Digger(width, height, options);
  withSharedSeed(seed, () =>
    digger.create((x, y, value) => {
      if (value === 0) cells[y * width + x] = 'floor';
    }),
  );
  return { cells, rooms: digger.getRooms().map(readRoom) };
}

function readRoom(room: ReturnType<InstanceType<typeof RotMap.Digger>['getRooms']>[number]): Room {
  const cells: Position[] = [];
  for (let y = room.getTop(); y <= room.getBottom(); y += 1) {
    for (let x = room.getLeft(); x <= room.getRight(); x += 1) cells.push({ x, y });
  }
  const [x = 0, y = 0] = room.getCenter();
  const doors: Position[] = [];
  room.getDoors((doorX, doorY) => doors.push({ x: doorX, y: doorY }));
  return { cells, center: { x, y }, doors };
}
