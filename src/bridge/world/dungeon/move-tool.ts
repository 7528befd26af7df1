import { ToolFailure } from '../../tool-failure.js';
import { defineTool } from '../../world-definition.js';
import { directions, isSame, step, type Position } from '../geometry.js';
import type { Body } from './bodies.js';
import type { Dungeon } from './dungeon.js';

/** One step. What stands in the way is told by `collision` before the call fails. A cracked cell gives way behind whoever leaves it. */
export function moveTool({ bodies, bodyOf, tell, sound }: Dungeon) {
  return defineTool({
    class: 'actuator',
    description:
      'Takes one step. Walls, closed doors, urns, statues, pits and others stand in the way. Cracked floor holds once, and falls in behind you.',
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
        context.emit('collision', { agent: body.name, with: name, direction, ...target });
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
