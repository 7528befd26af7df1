import { useState } from 'react';
import { useTimeline } from '@oddkin/ai';
import type { Sequence, TimelineEntry } from '@oddkin/ai/store';

export interface Cell {
  readonly x: number;
  readonly y: number;
  readonly kind: string;
}

export interface Thing {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** One agent as the dungeon last told of it. */
export interface Explorer {
  readonly sessionId: string;
  readonly name: string;
  readonly floor: number;
  readonly x: number;
  readonly y: number;
  readonly inSight: ReadonlySet<string>;
  readonly items: readonly Thing[];
  readonly beings: readonly Thing[];
  readonly pack: readonly string[];
}

/** What is known of one floor, by all agents together. */
export interface FloorMemory {
  readonly width: number;
  readonly height: number;
  readonly cells: ReadonlyMap<string, Cell>;
}

/** All that can be drawn. Another object each time something in it has changed. */
export interface DungeonMemory {
  readonly explorers: ReadonlyMap<string, Explorer>;
  readonly floors: ReadonlyMap<number, FloorMemory>;
}

/** What the `state_change` events so far have told: of one session, or of all. Each event is read once. */
export function useDungeonMemory(sessionId?: string): DungeonMemory {
  const timeline = useTimeline();
  const [reader] = useState(() => new MemoryReader());
  return reader.read(timeline, sessionId);
}

export function cellKey(x: number, y: number): string {
  return `${x},${y}`;
}

class MemoryReader {
  private end = 0;
  private sessionId: string | undefined;
  private memory: DungeonMemory = nothing;

  read(timeline: Sequence<TimelineEntry>, sessionId: string | undefined): DungeonMemory {
    const end = timeline.dropped + timeline.size;
    if (sessionId !== this.sessionId || end < this.end) {
      this.sessionId = sessionId;
      this.end = 0;
      this.memory = nothing;
    }
    for (const entry of timeline.range(this.end - timeline.dropped, timeline.size)) {
      if (entry.kind !== 'event' || entry.topic !== 'state_change') continue;
      if (sessionId === undefined || entry.sessionId === sessionId) this.memory = remember(this.memory, entry.sessionId, entry.payload);
    }
    this.end = end;
    return this.memory;
  }
}

const nothing: DungeonMemory = { explorers: new Map(), floors: new Map() };

function remember(memory: DungeonMemory, sessionId: string, payload: Readonly<Record<string, unknown>>): DungeonMemory {
  const { agent, floor, width, height, position } = payload;
  if (typeof floor !== 'number' || typeof width !== 'number' || typeof height !== 'number' || !isPlace(position)) return memory;
  const seen = listOf(payload['seen']).flatMap((cell) =>
    isPlace(cell) && typeof cell.kind === 'string' ? [{ ...cell, kind: cell.kind }] : [],
  );
  const cells = new Map(memory.floors.get(floor)?.cells);
  for (const { x, y, kind } of seen) cells.set(cellKey(x, y), { x, y, kind });
  const explorer: Explorer = {
    sessionId,
    name: typeof agent === 'string' ? agent : 'agent',
    floor,
    x: position.x,
    y: position.y,
    inSight: new Set(seen.map(({ x, y }) => cellKey(x, y))),
    items: things(payload['items']),
    beings: things(payload['beings']),
    pack: listOf(payload['pack']).filter((name) => typeof name === 'string'),
  };
  return {
    explorers: new Map(memory.explorers).set(sessionId, explorer),
    floors: new Map(memory.floors).set(floor, { width, height, cells }),
  };
}

function things(value: unknown): readonly Thing[] {
  return listOf(value).flatMap((thing) =>
    isPlace(thing) && typeof thing.name === 'string' ? [{ x: thing.x, y: thing.y, name: thing.name }] : [],
  );
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function isPlace(value: unknown): value is { readonly x: number; readonly y: number; readonly kind?: unknown; readonly name?: unknown } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'x' in value &&
    'y' in value &&
    typeof value.x === 'number' &&
    typeof value.y === 'number'
  );
}
