import { createDungeonWorld, startCourier, startExplorer } from '@oddkin/ai/bridge';
import { digFloor } from '../../src/bridge/world/dungeon/dig-floor.js';
import { reachable, type Floor } from '../../src/bridge/world/dungeon/floor.js';
import { positionKey } from '../../src/bridge/world/geometry.js';
import { readCells, type Sight } from '../../src/bridge/world/sight.js';
import { createMemoryHub, type MemoryHub } from './memory-hub.js';

const floorCount = 2;

export interface DungeonFrame {
  readonly type: string;
  readonly session_id: string;
  readonly topic?: string;
  readonly call_id?: string;
  readonly tool?: string;
  readonly input?: unknown;
  readonly ok?: boolean;
  readonly error?: { readonly code: string; readonly message: string };
  readonly manifest_update?: unknown;
  readonly payload?: {
    readonly agent?: string;
    readonly change?: string;
    readonly tick?: number;
    readonly floor?: number;
    readonly sight?: Sight;
    readonly documents?: readonly DungeonDocument[];
  };
}

export interface DungeonDocument {
  readonly schema: string;
  readonly value: Record<string, unknown> & {
    readonly status?: string;
    readonly kind?: string;
    readonly parts?: readonly { readonly type: string; readonly text?: string }[];
    readonly steps?: readonly { readonly id: string; readonly status: string; readonly tasks?: readonly { readonly status: string }[] }[];
  };
}

/** A dungeon with its two agents, on a stepped clock. */
export function openDungeon(seed: number): MemoryHub {
  const memory = createMemoryHub(createDungeonWorld({ seed, floors: floorCount }));
  startExplorer({ transport: memory.agentTransport('Scout'), clock: memory.clock, seed });
  startCourier({ transport: memory.agentTransport('Courier'), clock: memory.clock, seed });
  return memory;
}

export function framesOf({ mirrored }: MemoryHub): readonly DungeonFrame[] {
  return mirrored.map((text) => JSON.parse(String(text)) as DungeonFrame);
}

export function documentsOf(frames: readonly DungeonFrame[]): readonly DungeonDocument[] {
  return frames.flatMap((frame) => frame.payload?.documents ?? []);
}

/** What part of all that can be walked to, behind locked doors too, the explorer has seen. */
export function exploredShare(frames: readonly DungeonFrame[], seed: number): number {
  const seen = new Set<string>();
  for (const { payload, topic } of frames) {
    if (topic === 'state_change' && payload?.agent === 'Scout')
      for (const cell of payload.sight === undefined ? [] : readCells(payload.sight)) seen.add(`${payload.floor} ${positionKey(cell)}`);
  }
  const cells = Array.from({ length: floorCount }, (_, index) => digFloor(seed, index + 1, index + 1 === floorCount)).flatMap(walkable);
  return cells.filter((cell) => seen.has(cell)).length / cells.length;
}

function walkable(floor: Floor): readonly string[] {
  const isWay = (cell: { readonly x: number; readonly y: number }): boolean =>
    floor.isPassable(cell) || ['closed_door', 'locked_door'].includes(floor.kindAt(cell));
  return [...reachable(floor.start, isWay).keys()].map((key) => `${floor.number} ${key}`);
}

export function isDelivered(frames: readonly DungeonFrame[]): boolean {
  return frames.some(({ payload }) => payload?.change?.startsWith('delivered the sealed letter') === true);
}
