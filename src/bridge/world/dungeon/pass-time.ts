import type { TickContext } from '../../world-definition.js';
import { distance, isSame, neighbours, type Position } from '../geometry.js';
import type { Dungeon } from './dungeon.js';
import type { Floor } from './floor.js';

const firstGongTick = 60;
const ticksBetweenGongs = 160;
const deafTicks = 40;
const fearDistance = 2;

/** One tick of the dungeon: the rat wanders, things make noises, lamps burn down, and now and then a gong takes everybody's hearing for a while. */
export function passTime(dungeon: Dungeon, { tick }: TickContext): Readonly<Record<string, unknown>> {
  const { random, bodies } = dungeon;
  const isGong = tick % ticksBetweenGongs === firstGongTick;
  for (const floor of new Set([...bodies.values()].map((body) => body.floor))) {
    if (tick % 2 === 0) wander(dungeon, floor);
    burnDown(dungeon, floor, tick);
    if (random.chance(0.06)) dungeon.sound(floor, floor.rat, 'scratching', 0.5);
    if (random.chance(0.04)) dungeon.sound(floor, floor.drip, 'water dripping', 0.4);
    if (isGong) dungeon.sound(floor, floor.gong, 'a gong', 2);
  }
  for (const body of bodies.values()) {
    if (isGong) {
      body.deafUntil = tick + deafTicks;
      body.hasRinging = true;
      body.session.revoke('sensors', 'hearing');
    } else if (body.deafUntil !== undefined && tick >= body.deafUntil) {
      body.deafUntil = undefined;
      body.session.grant('sensors', 'hearing');
    }
  }
  return { agents: bodies.size };
}

/** Puts out the lamps whose oil is used up, and tells those who see it. */
function burnDown({ bodies, tell }: Dungeon, floor: Floor, tick: number): void {
  const out = floor.lamps.filter(({ burnsUntil }) => burnsUntil !== undefined && burnsUntil <= tick);
  if (out.length === 0) return;
  const witnesses = [...bodies.values()].filter((body) => body.floor === floor);
  const sights = witnesses.map((body) => ({ body, seen: floor.seenFrom(body.position) }));
  for (const lamp of out) lamp.burnsUntil = undefined;
  for (const { body, seen } of sights) {
    const lamp = out.find(({ position }) => seen.some((cell) => isSame(cell, position)));
    if (lamp !== undefined) tell(body, body.session, `the lamp at ${lamp.position.x}, ${lamp.position.y} burned down`);
  }
}

/** The rat goes where it likes, away from whoever comes near. Cornered, it slips past between their feet, so that it bars no way for good. */
function wander({ random, bodies }: Dungeon, floor: Floor): void {
  const others = [...bodies.values()].filter((body) => body.floor === floor).map((body) => body.position);
  const feared = others.find((position) => distance(position, floor.rat) <= fearDistance);
  const free = freeBeside(floor.rat);
  if (feared === undefined) return goTo(free);
  const away = free.filter((next) => distance(next, feared) > distance(floor.rat, feared));
  goTo(away.length > 0 || distance(feared, floor.rat) > 1 ? away : freeBeside(feared));

  function freeBeside(position: Position): readonly Position[] {
    return neighbours(position).filter((next) => floor.isPassable(next) && !others.some((other) => isSame(other, next)));
  }

  function goTo(cells: readonly Position[]): void {
    floor.rat = random.pick(cells) ?? floor.rat;
  }
}
