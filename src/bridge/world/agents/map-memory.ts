import type { Clock } from '../../../aicc/index.js';
import { distance, isSame, neighbours, positionKey, step, type Direction, type Position } from '../geometry.js';
import type { VisibleCell, VisibleKind } from '../sight.js';

/** A cell as the agent last saw it. `locked_door` is what it calls a door that would not open. */
export type RememberedKind = VisibleKind | 'locked_door';

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
  readonly learn: (cells: readonly VisibleCell[]) => void;
  readonly set: (position: Position, kind: RememberedKind) => void;
  readonly kindAt: (position: Position) => RememberedKind | undefined;
  readonly size: () => number;
  /** Every cell that it has seen, or every one of this kind. */
  readonly places: (kind?: RememberedKind) => readonly Position[];
  /** Something that moves stands there: for a while, no way leads through it. */
  readonly avoid: (position: Position) => void;
  /** The cells that are avoided now. */
  readonly avoided: () => readonly Position[];
  /** The nearest cell at the edge of what is known. Cells that lie to the preferred side, or near a place to get to, count as nearer. */
  readonly pathToEdge: (from: Position, lean?: Lean) => Path | undefined;
  /** The nearest remembered cell of this kind, to step next to where it can't be stepped on. */
  readonly pathToKind: (from: Position, kind: RememberedKind, isWanted?: (key: string) => boolean, lean?: Lean) => Path | undefined;
  readonly pathTo: (from: Position, target: Position) => Path | undefined;
  /** Next to that place. */
  readonly pathBeside: (from: Position, target: Position) => Path | undefined;
}

/** What makes a goal worth a longer way. */
export interface Lean {
  readonly direction?: Direction | undefined;
  readonly towards?: Position | undefined;
}

const preferenceCells = 8;
const avoidMs = 6_000;

/** `trustsCracks` says whether cracked floor is as good as any; otherwise it is walked on only where no other way leads. */
export function createMapMemory(clock: Clock, trustsCracks: () => boolean): MapMemory {
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
    places: (kind) => [...cells.values()].filter((cell) => kind === undefined || cell.kind === kind).map(({ position }) => position),
    avoid: (position) => void obstacles.set(positionKey(position), { position, until: clock.now() + avoidMs }),
    avoided() {
      for (const [key, { until }] of obstacles) if (until <= clock.now()) obstacles.delete(key);
      return [...obstacles.values()].map(({ position }) => position);
    },
    pathToEdge: (from, lean) =>
      nearest(
        from,
        (position) => !isSame(position, from) && neighbours(position).some((next) => memory.kindAt(next) === undefined),
        costOf(from, lean),
      ),
    pathToKind: (from, kind, wants = () => true, lean) =>
      nearest(
        from,
        (position) => neighbours(position).some((next) => isWanted(next, kind, wants)) || isWanted(position, kind, wants),
        costOf(from, lean),
      ),
    pathTo: (from, target) => nearest(from, (position) => isSame(position, target), none),
    pathBeside: (from, target) => nearest(from, (position) => distance(position, target) === 1, none),
  };
  return memory;

  function isWanted(position: Position, kind: RememberedKind, wants: (key: string) => boolean): boolean {
    return memory.kindAt(position) === kind && wants(positionKey(position));
  }

  function nearest(from: Position, isGoal: (position: Position) => boolean, extra: (position: Position) => number): Path | undefined {
    const onFirmGround = trustsCracks() ? undefined : search(from, isGoal, extra, (kind) => isWalkable(kind) && kind !== 'cracked');
    return onFirmGround ?? search(from, isGoal, extra, isWalkable);
  }

  function search(
    from: Position,
    isGoal: (position: Position) => boolean,
    extra: (position: Position) => number,
    isGood: (kind: RememberedKind | undefined) => boolean,
  ): Path | undefined {
    const previous = new Map<string, Position | undefined>([[positionKey(from), undefined]]);
    const lengths = new Map<string, number>([[positionKey(from), 0]]);
    const avoided = new Set(memory.avoided().map(positionKey));
    const reached: Position[] = [from];
    let best: { readonly position: Position; readonly cost: number } | undefined;
    for (const position of reached) {
      const length = lengths.get(positionKey(position)) ?? 0;
      if (best !== undefined && length - preferenceCells > best.cost) break;
      const cost = length + extra(position);
      if (isGoal(position) && (best === undefined || cost < best.cost)) best = { position, cost };
      for (const next of neighbours(position)) {
        if (previous.has(positionKey(next)) || avoided.has(positionKey(next)) || !isGood(memory.kindAt(next))) continue;
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
  return kind === 'floor' || kind === 'cracked' || kind === 'open_door' || kind === 'stairs';
}

const none = (): number => 0;

function costOf(from: Position, { direction, towards }: Lean = {}): (position: Position) => number {
  return (position) =>
    (direction !== undefined && liesTo(from, position, direction) ? -preferenceCells : 0) +
    (towards === undefined ? 0 : 2 * distance(position, towards));
}

function wayBack(previous: ReadonlyMap<string, Position | undefined>, target: Position): Position[] {
  const steps: Position[] = [];
  for (let at: Position | undefined = target; at !== undefined; at = previous.get(positionKey(at))) steps.unshift(at);
  return steps.slice(1);
}

function liesTo(from: Position, position: Position, direction: Direction): boolean {
  return distance(step(from, direction), position) < distance(from, position);
}
