import type { ReceivedEventFrame, ReceivedFrame } from '../../../aicc/index.js';
import { listen } from './acts.js';
import { hearAgent, hearPerson, takeAction } from './hear.js';
import type { RememberedItem, RememberedKind } from './map-memory.js';
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
      return void note(mind, 'collision', `I bumped into something (${String(payload['with'])}) going ${String(payload['direction'])}`);
    case 'agent_message':
      if (typeof payload['text'] !== 'string') return;
      return payload['from'] === 'person' ? hearPerson(mind, payload['text']) : hearAgent(mind, String(payload['from']));
    case 'person_action':
      return takeAction(mind, payload);
    default:
      return;
  }
}

interface DungeonView {
  readonly floor: number;
  readonly position: { readonly x: number; readonly y: number };
  readonly seen: readonly { readonly x: number; readonly y: number; readonly kind: RememberedKind }[];
  readonly items: readonly RememberedItem[];
  readonly pack: readonly string[];
}

function see(mind: Mind, view: DungeonView): void {
  if (view.floor !== mind.floor) arriveOn(mind, view.floor);
  mind.position = view.position;
  mind.memory.learn(view.seen);
  mind.pack = view.pack;
  const lying = new Set(view.items.map((item) => item.id));
  for (const [id, item] of mind.items) {
    const isInSight = view.seen.some((cell) => cell.x === item.x && cell.y === item.y);
    if (isInSight && !lying.has(id)) mind.items.delete(id);
  }
  for (const item of view.items) mind.items.set(item.id, item);
}
