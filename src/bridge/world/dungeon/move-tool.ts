import { ToolFailure } from '../../tool-failure.js';
import { defineTool, type ToolContext } from '../../world-definition.js';
import { directions, isSame, step, type Position } from '../geometry.js';
import type { Body } from './bodies.js';
import type { Dungeon } from './dungeon.js';

/** Pushed again within so many ticks, whoever stands in the way lets one past. */
const pushTicks = 12;

/** One step. What stands in the way is told by `collision` before the call fails. A cracked cell gives way behind whoever leaves it. */
export function moveTool({ bodies, bodyOf, tell, sound }: Dungeon) {
  return defineTool({
    class: 'actuator',
    description:
      'Takes one step. Walls, closed doors, urns, statues, pits and others stand in the way. Cracked floor holds once, and falls in behind you. Another agent makes room when you try again at once.',
    input: { type: 'object', properties: { direction: { enum: directions } }, required: ['direction'] },
    output: {
      type: 'object',
      properties: {
        position: { type: 'object', properties: { x: { type: 'integer' }, y: { type: 'integer' } }, required: ['x', 'y'] },
      },
      required: ['position'],
    },
    requiresCapability: 'feet',
    strictInput: true,
    run({ direction }, context) {
      const body = bodyOf(context);
      const target = step(body.position, direction);
      const obstacle = obstacleAt(body, target);
      if (obstacle !== undefined) {
        const { name, other } = obstacle;
        if (other !== undefined && isPushing(body, other, context.tick)) return squeezePast(body, other, context);
        context.emit('collision', { agent: body.name, with: name, direction, ...target });
        if (other !== undefined) body.bumped = { into: other, tick: context.tick };
        other?.session.emit('collision', { agent: other.name, with: body.name, direction, ...target });
        throw new ToolFailure(`Something is in the way: ${name}.`);
      }
      const left = body.position;
      body.position = target;
      const hasCrumbled = body.floor.kindAt(left) === 'cracked' && !isOccupied(body.floor, left);
      if (hasCrumbled) crumble(body.floor, left);
      tell(body, context, hasCrumbled ? `went ${direction}, the floor fell in behind` : `went ${direction}`);
      return { position: target };
    },
  });

  function isPushing({ bumped }: Body, other: Body, tick: number): boolean {
    return bumped?.into === other && tick - bumped.tick <= pushTicks;
  }

  /** Two who meet in a corridor change places. */
  function squeezePast(body: Body, other: Body, context: ToolContext) {
    const { position } = body;
    body.position = other.position;
    other.position = position;
    body.bumped = undefined;
    tell(body, context, `squeezed past ${other.name}`);
    tell(other, other.session, `made room for ${body.name}`);
    return { position: body.position };
  }

  function crumble(floor: Body['floor'], at: Position): void {
    floor.setKind(at, 'pit');
    const fallen = floor.items.findIndex((item) => isSame(item.position, at));
    if (fallen >= 0) floor.items.splice(fallen, 1);
    sound(floor, at, 'stones falling', 0.8);
  }

  function isOccupied(floor: Body['floor'], at: Position): boolean {
    return isSame(floor.rat, at) || [...bodies.values()].some((other) => other.floor === floor && isSame(other.position, at));
  }

  function obstacleAt(body: Body, target: Position): { readonly name: string; readonly other?: Body } | undefined {
    const { floor } = body;
    if (!floor.isPassable(target)) return { name: names[floor.kindAt(target)] };
    if (isSame(floor.rat, target)) return { name: 'rat' };
    const other = [...bodies.values()].find((each) => each !== body && each.floor === floor && isSame(each.position, target));
    return other === undefined ? undefined : { name: other.name, other };
  }
}

const names = {
  wall: 'wall',
  closed_door: 'closed door',
  locked_door: 'closed door',
  urn: 'urn',
  statue: 'statue',
  letter_box: 'letter box',
  pit: 'pit',
  floor: 'shadow',
  cracked: 'shadow',
  open_door: 'open door',
  stairs: 'stair',
} as const;
