import type { Sequence, TimelineEntry } from '../store/index.js';

export interface Place {
  readonly x: number;
  readonly y: number;
}

export interface Cell extends Place {
  /** The mark by which `state_change` shows it, such as `#`. */
  readonly mark: string;
}

export interface Thing extends Place {
  readonly name: string;
}

export interface Lamp extends Place {
  readonly lit: boolean;
}

/** A noise, where the one who heard it stood. */
export interface Noise extends Place {
  readonly sound: string;
  /** Such as `north-east`. */
  readonly direction: string;
  readonly loudness: number;
  readonly floor: number;
  readonly tick: number;
}

/** What is known of one floor. */
export interface FloorMemory {
  readonly width: number;
  readonly height: number;
  readonly cells: ReadonlyMap<string, Cell>;
  readonly lamps: ReadonlyMap<string, Lamp>;
}

/** One agent, by what the dungeon told it. */
export interface Explorer extends Place {
  readonly sessionId: string;
  readonly name: string;
  readonly floor: number;
  /** What happened to it last, in the dungeon's words. */
  readonly change: string;
  readonly pack: readonly string[];
  /** The keys of the cells in sight now. */
  readonly inSight: ReadonlySet<string>;
  readonly items: readonly Thing[];
  readonly beings: readonly Thing[];
  /** Where it has been on this floor, the oldest first. */
  readonly trail: readonly Place[];
  readonly noises: readonly Noise[];
  readonly floors: ReadonlyMap<number, FloorMemory>;
}

/** All that can be drawn, by session. */
export type DungeonMemory = ReadonlyMap<string, Explorer>;

const trailLength = 48;
const noisesKept = 12;

export function cellKey({ x, y }: Place): string {
  return `${x},${y}`;
}

/** Reads a timeline as it grows, each entry once, and from the start when the cursor goes back. Returns the same object when nothing new was told. */
export function createMemoryReader(): (timeline: Sequence<TimelineEntry>) => DungeonMemory {
  let end = 0;
  let memory: DungeonMemory = new Map();
  return (timeline) => {
    const newEnd = timeline.dropped + timeline.size;
    if (newEnd < end) {
      end = 0;
      memory = new Map();
    }
    if (newEnd === end) return memory;
    const next = new Map(memory);
    for (const entry of timeline.range(end - timeline.dropped, timeline.size)) {
      if (entry.kind !== 'event') continue;
      const known = next.get(entry.sessionId);
      const told = tellMemory(known, entry.sessionId, entry.topic, entry.payload, entry.tick ?? 0);
      if (told !== undefined && told !== known) next.set(entry.sessionId, told);
    }
    end = newEnd;
    memory = next;
    return memory;
  };
}

function tellMemory(
  known: Explorer | undefined,
  sessionId: string,
  topic: string,
  payload: Readonly<Record<string, unknown>>,
  tick: number,
): Explorer | undefined {
  if (topic === 'state_change') return see(known, sessionId, payload);
  if (topic !== 'audio' || known === undefined) return known;
  const { sound, direction, loudness } = payload;
  if (typeof sound !== 'string' || typeof direction !== 'string' || typeof loudness !== 'number') return known;
  const noise: Noise = { sound, direction, loudness: Math.min(1, Math.max(0, loudness)), x: known.x, y: known.y, floor: known.floor, tick };
  return { ...known, noises: [...known.noises, noise].slice(-noisesKept) };
}

function see(known: Explorer | undefined, sessionId: string, payload: Readonly<Record<string, unknown>>): Explorer | undefined {
  const { agent, floor, width, height, position, change } = payload;
  if (!isSize(floor) || !isSize(width) || !isSize(height) || !isPlace(position)) return known;
  const cells = readSight(payload['sight'], width, height);
  const inSight = new Set(cells.map(cellKey));
  const before = known?.floors.get(floor);
  const lamps = new Map(before?.lamps);
  for (const lamp of listOf(payload['lamps']))
    if (isPlace(lamp)) lamps.set(cellKey(lamp), { x: lamp.x, y: lamp.y, lit: lamp.lit === true });
  const seen = new Map(before?.cells);
  for (const cell of cells) seen.set(cellKey(cell), cell);
  const trail = known?.floor === floor ? known.trail : [];
  const last = trail.at(-1);
  const hasMoved = last === undefined || last.x !== position.x || last.y !== position.y;
  return {
    sessionId,
    name: typeof agent === 'string' ? agent : 'agent',
    floor,
    x: position.x,
    y: position.y,
    change: typeof change === 'string' ? change : '',
    pack: listOf(payload['pack']).filter((name) => typeof name === 'string'),
    inSight,
    items: things(payload['items']),
    beings: things(payload['beings']),
    trail: hasMoved ? [...trail, { x: position.x, y: position.y }].slice(-trailLength) : trail,
    noises: known?.noises ?? [],
    floors: new Map(known?.floors).set(floor, { width, height, cells: seen, lamps }),
  };
}

function readSight(value: unknown, width: number, height: number): readonly Cell[] {
  if (!isPlace(value) || !Array.isArray(value.rows)) return [];
  const { x, y } = value;
  const rows: readonly unknown[] = value.rows.slice(0, height);
  return rows.flatMap((row, down) =>
    typeof row !== 'string'
      ? []
      : [...row.slice(0, width)].flatMap((mark, right) => (mark === ' ' ? [] : [{ x: x + right, y: y + down, mark }])),
  );
}

function things(value: unknown): readonly Thing[] {
  return listOf(value).flatMap((thing) =>
    isPlace(thing) && typeof thing.name === 'string' ? [{ x: thing.x, y: thing.y, name: thing.name }] : [],
  );
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** As large as a map may be that one can still draw. */
const maxSize = 512;

function isSize(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= maxSize;
}

interface LoosePlace extends Place {
  readonly name?: unknown;
  readonly lit?: unknown;
  readonly rows?: unknown;
}

function isPlace(value: unknown): value is LoosePlace {
  return (
    typeof value === 'object' && value !== null && 'x' in value && 'y' in value && Number.isInteger(value.x) && Number.isInteger(value.y)
  );
}
