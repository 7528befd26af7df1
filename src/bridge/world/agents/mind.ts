import type { AgentSession, Clock } from '../../../aicc/index.js';
import type { ToolResultFrame } from '../../../schema/index.js';
import type { Direction, Position } from '../geometry.js';
import type { Random } from '../random.js';
import type { Asking } from './asking.js';
import { createFloorPlan, type FloorPlan } from './floor-plan.js';
import { createMapMemory, type MapMemory, type RememberedItem } from './map-memory.js';
import type { Voice } from './voice.js';

/** How the explorer decides: the two models that a person can choose from. */
export type Policy = 'cautious' | 'bold';

/** Something that was sensed, and can be cited. */
export interface Fact {
  readonly sourceId: string;
  readonly title: string;
  readonly excerpt: string;
}

/** What the explorer was told to do next, by a person or by itself. */
export type Order = { readonly kind: 'walk'; readonly direction: Direction } | { readonly kind: 'look' } | { readonly kind: 'tap' };

/** All that one explorer knows and means to do. What it senses goes in, what it decides comes out. */
export interface Mind {
  readonly name: string;
  readonly session: AgentSession;
  readonly voice: Voice;
  readonly asking: Asking;
  readonly clock: Clock;
  readonly random: Random;
  readonly signal: AbortSignal;
  policy: Policy;
  /** 0 until the world has told where the explorer stands. */
  floor: number;
  floorName: string;
  position: Position | undefined;
  memory: MapMemory;
  plan: FloorPlan | undefined;
  items: Map<string, RememberedItem>;
  pack: readonly string[];
  /** The cells that a person allowed to be broken, and those that are not to be asked about again. */
  allowed: Set<string>;
  askedAbout: Set<string>;
  readonly facts: Fact[];
  readonly orders: Order[];
  prefer: Direction | undefined;
  collects: 'everything' | ReadonlySet<string>;
  /** How often it has made room for a creature on this floor. */
  timesAside: number;
  /** How many questions it has asked people. */
  questionsAsked: number;
  /** It stands still until then, in milliseconds since the Unix epoch. */
  restUntil: number;
  /** The key of the cell from which it looked about last. */
  lookedFrom: string | undefined;
  /** The record key of the call that was made last. */
  lastCallId: string | undefined;
}

export type MindSetting = Pick<Mind, 'name' | 'session' | 'voice' | 'asking' | 'clock' | 'random' | 'signal'>;

export function createMind(setting: MindSetting): Mind {
  return {
    ...setting,
    policy: 'cautious',
    floor: 0,
    floorName: '',
    position: undefined,
    memory: createMapMemory(setting.clock),
    plan: undefined,
    items: new Map(),
    pack: [],
    allowed: new Set(),
    askedAbout: new Set(),
    facts: [],
    orders: [],
    prefer: undefined,
    collects: 'everything',
    timesAside: 0,
    questionsAsked: 0,
    restUntil: 0,
    lookedFrom: undefined,
    lastCallId: undefined,
  };
}

/** The explorer stands on another floor: what it knew of the last one is of no use there. */
export function arriveOn(mind: Mind, floor: number): void {
  mind.floor = floor;
  mind.floorName = `floor ${floor}`;
  mind.memory = createMapMemory(mind.clock);
  mind.items = new Map();
  mind.lookedFrom = undefined;
  mind.timesAside = 0;
  mind.allowed = new Set();
  mind.askedAbout = new Set();
  mind.plan = createFloorPlan(mind.voice, floor);
}

/** Calls a tool. `undefined` when the session ended first, or when the explorer stands still as it was told. */
export async function call(mind: Mind, tool: string, input: Record<string, unknown> = {}): Promise<ToolResultFrame | undefined> {
  if (isResting(mind)) return undefined;
  try {
    const result = await mind.session.call(tool, input, { callId: mind.voice.nextId('call'), signal: mind.signal });
    mind.lastCallId = `${result.session_id}/${result.call_id}`;
    return result;
  } catch {
    return undefined;
  }
}

const maxFacts = 24;

export function note(mind: Mind, title: string, excerpt: string): Fact {
  const fact = { sourceId: mind.voice.nextId('fact'), title, excerpt };
  mind.facts.push(fact);
  if (mind.facts.length > maxFacts) mind.facts.shift();
  return fact;
}

export function isResting(mind: Mind): boolean {
  return mind.restUntil > mind.clock.now();
}

/** Whether a person has told it to do something that it has not begun. */
export function isToldOtherwise(mind: Mind): boolean {
  return mind.orders.some((order) => order.kind !== 'tap');
}
