import type { AgentSession, Clock } from '../../../aicc/index.js';
import type { ArtifactRevision, ToolResultFrame } from '../../../schema/index.js';
import type { Direction, Position } from '../geometry.js';
import type { Random } from '../random.js';
import type { Asking } from './asking.js';
import { createMapMemory, type MapMemory, type RememberedItem, type RememberedKind } from './map-memory.js';
import type { PlanBook } from './plan-book.js';
import type { Voice } from './voice.js';

/** How an agent decides: the two models that a person can choose from. */
export type Policy = 'cautious' | 'bold';

/** Something that was sensed, and can be cited. */
export interface Fact {
  readonly sourceId: string;
  readonly title: string;
  readonly excerpt: string;
}

/** What an agent was told to do next, by a person or by itself. */
export type Order =
  | { readonly kind: 'walk'; readonly direction: Direction }
  | { readonly kind: 'look' }
  | { readonly kind: 'again' }
  | { readonly kind: 'aside' }
  | { readonly kind: 'tap' };

/** A lamp as it was last seen. */
export interface RememberedLamp extends Position {
  readonly lit: boolean;
  /** In milliseconds since the Unix epoch. */
  readonly seenAt: number;
}

/** How an agent sets about things: its name and what it writes down on each floor that it comes to. */
export interface Character {
  readonly name: string;
  readonly planFor: (mind: Mind) => PlanBook;
  /** Another agent said something. */
  readonly hear: (mind: Mind, from: string, text: string) => void;
}

/** All that one agent knows and means to do. What it senses goes in, what it decides comes out. */
export interface Mind {
  readonly character: Character;
  readonly session: AgentSession;
  readonly voice: Voice;
  readonly asking: Asking;
  readonly clock: Clock;
  readonly random: Random;
  readonly signal: AbortSignal;
  policy: Policy;
  /** After how many steps it looks about; `undefined` leaves that to the policy. */
  stepsPerLook: number | undefined;
  leavesNotes: boolean;
  /** What a person called the map. */
  mapTitle: string | undefined;
  /** 0 until the world has told where the agent stands. */
  floor: number;
  floorName: string;
  position: Position | undefined;
  memory: MapMemory;
  plan: PlanBook | undefined;
  items: Map<string, RememberedItem>;
  lamps: Map<string, RememberedLamp>;
  pack: readonly string[];
  /** How many things it held when one more would not go in; `undefined` until that has happened. */
  packLimit: number | undefined;
  /** The cells that it is to go back to and break. */
  allowed: Set<string>;
  /** What it has asked leave to break, by the key of its cell. */
  askedAbout: Map<string, RememberedKind>;
  /** Where others said that something is, on the floor that it is on. */
  told: Map<string, Position>;
  readonly facts: Fact[];
  /** What it has reported, floor by floor. */
  readonly reports: ArtifactRevision[];
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
  /** The call that failed last, which can be tried again. */
  lastFailure: { readonly tool: string; readonly input: Record<string, unknown> } | undefined;
}

export type MindSetting = Pick<Mind, 'character' | 'session' | 'voice' | 'asking' | 'clock' | 'random' | 'signal'>;

export function createMind(setting: MindSetting): Mind {
  const mind: Mind = {
    ...setting,
    policy: 'cautious',
    stepsPerLook: undefined,
    leavesNotes: true,
    mapTitle: undefined,
    floor: 0,
    floorName: '',
    position: undefined,
    memory: createMapMemory(setting.clock, () => mind.policy === 'bold'),
    plan: undefined,
    items: new Map(),
    lamps: new Map(),
    pack: [],
    packLimit: undefined,
    allowed: new Set(),
    askedAbout: new Map(),
    told: new Map(),
    facts: [],
    reports: [],
    orders: [],
    prefer: undefined,
    collects: 'everything',
    timesAside: 0,
    questionsAsked: 0,
    restUntil: 0,
    lookedFrom: undefined,
    lastCallId: undefined,
    lastFailure: undefined,
  };
  return mind;
}

/** The agent stands on another floor: what it knew of the last one is of no use there. */
export function arriveOn(mind: Mind, floor: number): void {
  mind.floor = floor;
  mind.floorName = `floor ${floor}`;
  mind.memory = createMapMemory(mind.clock, () => mind.policy === 'bold');
  mind.items = new Map();
  mind.lamps = new Map();
  mind.told = new Map();
  mind.lookedFrom = undefined;
  mind.timesAside = 0;
  mind.allowed = new Set();
  mind.askedAbout = new Map();
  mind.plan = mind.character.planFor(mind);
}

/** Calls a tool. `undefined` when the session ended first, or when the agent stands still as it was told. */
export async function call(mind: Mind, tool: string, input: Record<string, unknown> = {}): Promise<ToolResultFrame | undefined> {
  if (isResting(mind)) return undefined;
  try {
    const result = await mind.session.call(tool, input, { callId: mind.voice.nextId('call'), signal: mind.signal });
    mind.lastCallId = `${result.session_id}/${result.call_id}`;
    if (!result.ok) mind.lastFailure = { tool, input };
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

/** Whether one more thing would go into the pack, as far as it knows. */
export function hasRoom(mind: Mind): boolean {
  return mind.packLimit === undefined || heldThings(mind) < mind.packLimit;
}

/** Keys hang from the belt. */
export function heldThings(mind: Mind): number {
  return mind.pack.filter((name) => name !== 'iron key').length;
}
