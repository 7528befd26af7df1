import type { TickContext } from '../../world-definition.js';
import { neighbours } from '../geometry.js';
import type { Dungeon } from './dungeon.js';
import type { Floor } from './floor.js';

const firstGongTick = 60;
const ticksBetweenGongs = 160;
const deafTicks = 40;

/** One tick of the dungeon: the rat wanders, things make noises, and now and then a gong takes everybody's hearing for a while. */
export function passTime(dungeon: Dungeon, { tick }: TickContext): Readonly<Record<string, unknown>> {
  const { random, bodies } = dungeon;
  for (const floor of new Set([...bodies.values()].map((body) => body.floor))) {
    if (tick % 2 === 0) wander(dungeon, floor);
    if (random.chance(0.06)) dungeon.sound(floor, floor.rat, 'scratching', 0.5);
    if (random.chance(0.04)) dungeon.sound(floor, floor.drip, 'water dripping', 0.4);
    if (tick % ticksBetweenGongs === firstGongTick) dungeon.sound(floor, floor.stairs, 'a gong', 2);
  }
  for (const body of bodies.values()) {
    if (tick % ticksBetweenGongs === firstGongTick) {
      body.deafUntil = tick + deafTicks;
      body.session.revoke('sensors', 'hearing');
    } else if (body.deafUntil !== undefined && tick >= body.deafUntil) {
      body.deafUntil = undefined;
      body.session.grant('sensors', 'hearing');
    }
  }
  return { agents: bodies.size };
}

function wander({ random, bodies }: Dungeon, floor: Floor): void {
  const next = random.pick(neighbours(floor.rat).filter(floor.isPassable));
  if (next === undefined) return;
  const isTaken = [...bodies.values()].some((body) => body.floor === floor && body.position.x === next.x && body.position.y === next.y);
  if (!isTaken) floor.rat = next;
}
