import { ToolFailure } from '../../tool-failure.js';
import { defineTool } from '../../world-definition.js';
import { directions, isSame, step, type Position } from '../geometry.js';
import type { Body } from './bodies.js';
import type { Dungeon } from './dungeon.js';

/** One step. What stands in the way is told by `collision` before the call fails. */
export function moveTool({ bodies, bodyOf, tell }: Dungeon) {
  return defineTool({
    class: 'actuator',
    description: 'Takes one step. Walls, closed doors, urns and others stand in the way.',
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
        context.emit('collision', { agent: body.name, with: obstacle, direction, ...target });
        throw new ToolFailure(`Something is in the way: ${obstacle}.`);
      }
      body.position = target;
      tell(body, context, `went ${direction}`);
      return { position: target };
    },
  });

  function obstacleAt(body: Body, target: Position): string | undefined {
    const { floor } = body;
    if (!floor.isPassable(target)) return names[floor.kindAt(target)];
    if (isSame(floor.rat, target)) return 'rat';
    return [...bodies.values()].find((other) => other !== body && other.floor === floor && isSame(other.position, target))?.name;
  }
}

const names = {
  wall: 'wall',
  closed_door: 'closed door',
  locked_door: 'closed door',
  urn: 'urn',
  floor: 'shadow',
  open_door: 'open door',
  stairs: 'stair',
} as const;
