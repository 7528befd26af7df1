import type { Clock } from '../../../aicc/index.js';
import { distance, isSame, neighbours, positionKey, step, type Direction, type Position } from '../geometry.js';

/** A cell as the agent last saw it. `locked_door` is what it calls a door that would not open. */
export type RememberedKind = 'wall' | 'floor' | 'closed_door' | 'locked_door' | 'open_door' | 'urn' | 'stairs';

export interface RememberedItem extends Position {
  readonly id: string;
  readonly name: string;
}

/** A way: the cells to step on, one after the other, and what the way is for. */
export interface Path {
  readonly steps: readonly Position[];
  readonly target: Position;
}

/** What an agent remembers of one floor. It holds nothing that its sensors did not tell. */
export interface MapMemory {
  readonly learn: (cells: readonly { readonly x: number; readonly y: number; readonly kind: RememberedKind }[]) => void;
  readonly set: (position: Position, kind: RememberedKind) => void;
  readonly kindAt: (position: Position) => RememberedKind | undefined;
  readonly size: () => number;
  /** Something that moves stands there: for a while, no way leads through it. */
  readonly avoid: (position: Position) => void;
  /** The cells that are avoided now. */
  readonly avoided: () => readonly Position[];
  /** The nearest cell at the edge of what is known; cells that lie to the preferred side count as nearer. */
  readonly pathToEdge: (from: Position, prefer?: Direction) => Path | undefined;
  /** The nearest remembered cell of this kind, to step next to where it can't be stepped on. */
  readonly pathToKind: (from: Position, kind: RememberedKind, isWanted?: (key: string) => boolean) => Path | undefined;
  readonly pathTo: (from: Position, target: Position) => Path | undefined;
}

const preferenceCells = 8;
const avoidMs = 6_000;

export function createMapMemory(clock: Clock): MapMemory {
  const cells = new Map<string, { readonly position: Position; readonly kind: RememberedKind }>();

  const obstacles = new Map<string, { readonly position: Position; readonly until: number }>();

  const memory: MapMemory = {
    learn(seen) {
      for (const { x, y, kind } of seen) {
        const known = cells.get(positionKey({ x, y }));
        // To the eye a locked door is a closed one.
        if (kind === 'closed_door' && known?.kind === 'locked_door') continue;
        memory.set({ x, y }, kind);
      }
    },
    set: (position, kind) => void cells.set(positionKey(position), { position, kind }),
    kindAt: (position) => cells.get(positionKey(position))?.kind,
    size: () => cells.size,
    avoid: (position) => void obstacles.set(positionKey(position), { position, until: clock.now() + avoidMs }),
    avoided() {
      for (const [key, { until }] of obstacles) if (until <= clock.now()) obstacles.delete(key);
      return [...obstacles.values()].map(({ position }) => position);
    },
    pathToEdge: (from, prefer) =>
      nearest(
        from,
        (position) => !isSame(position, from) && neighbours(position).some((next) => memory.kindAt(next) === undefined),
        (position) => (prefer !== undefined && liesTo(from, position, prefer) ? preferenceCells : 0),
      ),
    pathToKind: (from, kind, wants = () => true) =>
      nearest(
        from,
        (position) => neighbours(position).some((next) => isWanted(next, kind, wants)) || isWanted(position, kind, wants),
        none,
      ),
    pathTo: (from, target) => nearest(from, (position) => isSame(position, target), none),
  };
  return memory;

  function isWanted(position: Position, kind: RememberedKind, wants: (key: string) => boolean): boolean {
    return memory.kindAt(position) === kind && wants(positionKey(position));
  }

  function nearest(from: Position, isGoal: (position: Position) => boolean, bonus: (position: Position) => number): Path | undefined {
    const previous = new Map<string, Position | undefined>([[positionKey(from), undefined]]);
    const avoided = new Set(memory.avoided().map(positionKey));
    const reached: Position[] = [from];
    let best: { readonly position: Position; readonly cost: number } | undefined;
    const lengths = new Map<string, number>([[positionKey(from), 0]]);
    for (const position of reached) {
      const length = lengths.get(positionKey(position)) ?? 0;
      if (best !== undefined && length - preferenceCells > best.cost) break;
      const cost = length - bonus(position);
      if (isGoal(position) && (best === undefined || cost < best.cost)) best = { position, cost };
      for (const next of neighbours(position)) {
        if (previous.has(positionKey(next)) || avoided.has(positionKey(next)) || !isWalkable(memory.kindAt(next))) continue;
        previous.set(positionKey(next), position);
        lengths.set(positionKey(next), length + 1);
        reached.push(next);
      }
    }
    return best === undefined ? undefined : { target: best.position, steps: wayBack(previous, best.position) };
  }
}

/** Whether one can stand in a cell of this kind. A cell that was never seen counts as solid. */
export function isWalkable(kind: RememberedKind | undefined): boolean {
  return kind === 'floor' || kind === 'open_door' || kind === 'stairs';
}

const none = (): number => 0;

function wayBack(previous: ReadonlyMap<string, Position | undefined>, target: Position): Position[] {
  const steps: Position[] = [];
  for (let at: Position | undefined = target; at !== undefined; at = previous.get(positionKey(at))) steps.unshift(at);
  return steps.slice(1);
}

function liesTo(from: Position, position: Position, direction: Direction): boolean {
  return distance(step(from, direction), position) < distance(from, position);
}
