import type { ReceivedEventFrame, ReceivedFrame } from '../../../aicc/index.js';
import type { Approval } from '../../../schema/index.js';
import { positionKey } from '../geometry.js';
import { readCells, type Sight } from '../sight.js';
import { listen } from './acts.js';
import { hearApproval } from './break-down.js';
import { hearPerson, takeAction } from './hear.js';
import type { RememberedItem } from './map-memory.js';
import { arriveOn, note, type Mind } from './mind.js';

/** Takes in one frame: what the dungeon shows, what is heard, what people and other agents say. */
export function perceive(mind: Mind, frame: ReceivedFrame): void {
  if (frame.type === 'event') return perceiveEvent(mind, frame);
  if (frame.type !== 'heartbeat' || frame.manifest_update === undefined) return;
  const hears = frame.manifest_update.capabilities.sensors.includes('hearing');
  note(mind, 'manifest_update', hears ? 'I can hear again.' : 'I hear nothing any more.');
  // Either way it tries: what it is told and what it can do should agree.
  void listen(mind);
}

function perceiveEvent(mind: Mind, { topic, payload }: ReceivedEventFrame): void {
  switch (topic) {
    case 'state_change':
      return see(mind, payload as unknown as DungeonView); // the shape that the dungeon documents
    case 'audio':
      return void note(mind, 'audio', `${String(payload['sound'])} to the ${String(payload['direction'])}`);
    case 'collision':
      return feelCollision(mind, payload);
    case 'agent_message':
      return hear(mind, payload);
    case 'person_action':
      return takeAction(mind, payload);
    default:
      return;
  }
}

function hear(mind: Mind, { from, text, documents }: Readonly<Record<string, unknown>>): void {
  // What the world asks people on the agent's behalf, by the shape that the dungeon documents.
  for (const { schema, value } of (documents ?? []) as readonly { readonly schema: string; readonly value: Approval }[]) {
    if (schema === 'oddkin.ai.approval') hearApproval(mind, value);
  }
  if (typeof text !== 'string') return;
  if (from === 'person') hearPerson(mind, text);
  else mind.character.hear(mind, String(from), text);
}

/** It bumped into something, or somebody bumped into it: then it makes room, unless it is on its way itself. */
function feelCollision(mind: Mind, { x, y, with: other, direction }: Readonly<Record<string, unknown>>): void {
  if (x !== mind.position?.x || y !== mind.position?.y) {
    return void note(mind, 'collision', `I bumped into something (${String(other)}) going ${String(direction)}`);
  }
  const isIdle = mind.plan?.statusOf('watch') === 'active';
  if (isIdle && !mind.orders.some(({ kind }) => kind === 'aside')) mind.orders.push({ kind: 'aside' });
}

interface DungeonView {
  readonly floor: number;
  readonly position: { readonly x: number; readonly y: number };
  readonly sight: Sight;
  readonly items: readonly RememberedItem[];
  readonly lamps: readonly { readonly x: number; readonly y: number; readonly lit: boolean }[];
  readonly pack: readonly string[];
}

function see(mind: Mind, view: DungeonView): void {
  if (view.floor !== mind.floor) arriveOn(mind, view.floor);
  mind.position = view.position;
  const seen = readCells(view.sight);
  mind.memory.learn(seen);
  mind.pack = view.pack;
  const lying = new Set(view.items.map((item) => item.id));
  for (const [id, item] of mind.items) {
    const isInSight = seen.some((cell) => cell.x === item.x && cell.y === item.y);
    if (isInSight && !lying.has(id)) mind.items.delete(id);
  }
  for (const item of view.items) mind.items.set(item.id, item);
  for (const lamp of view.lamps) mind.lamps.set(positionKey(lamp), { ...lamp, seenAt: mind.clock.now() });
}
