import { Map as RotMap } from 'rot-js';
import { distance, isSame, positionKey, type Position } from '../geometry.js';
import { createRandom, withSharedSeed } from '../random.js';
import { createFloor, reachable, type CellKind, type Floor } from './floor.js';
import { furnishFloor } from './furnish-floor.js';

const width = 36;
const height = 18;

export interface Room {
  readonly cells: readonly Position[];
  readonly center: Position;
  readonly doors: readonly Position[];
}

/** Makes one floor: rooms and corridors, doors, a room behind a lock with its key elsewhere, and what stands and lies about. The last floor has no stairs. */
export function digFloor(seed: number, number: number, isLast: boolean): Floor {
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
  const open = reachable(start, (position) => at(position) !== 'wall' && at(position) !== 'locked_door');
  const openRooms = rooms
    .filter((room) => room !== locked && open.has(positionKey(room.center)))
    .toSorted((a, b) => distance(a.center, start) - distance(b.center, start));
  const furniture = furnishFloor({ random, at, set, start, first, openRooms, locked, number, isLast });
  return createFloor({ number, width, height, cells, start, ...furniture });

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
}

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
