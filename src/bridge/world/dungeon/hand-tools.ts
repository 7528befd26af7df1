import { ToolFailure } from '../../tool-failure.js';
import { defineTool, type ToolContext } from '../../world-definition.js';
import { directions, isSame, step, type Direction, type Position } from '../geometry.js';
import { bringTo, hasRoom, type Body } from './bodies.js';
import type { Dungeon } from './dungeon.js';
import type { Item } from './floor.js';

const told = { type: 'object', properties: { text: { type: 'string' } }, required: ['text'] } as const;
const burnTicks = 480;

/** The tools by which an agent changes the dungeon with its hands. What breaks things stands apart. */
export function handTools({ bodyOf, bodies, floor, tell, sound }: Dungeon) {
  return {
    open_door: defineTool({
      class: 'actuator',
      description: 'Opens a door in a neighbouring cell. A locked one needs its key in the pack.',
      input: { type: 'object', properties: { direction: { enum: directions } }, required: ['direction'] },
      output: told,
      requiresCapability: 'hands',
      run({ direction }, context) {
        const body = bodyOf(context);
        const target = step(body.position, direction);
        const kind = body.floor.kindAt(target);
        if (kind === 'open_door') return { text: 'The door is open already.' };
        if (kind !== 'closed_door' && kind !== 'locked_door') throw new ToolFailure(`There is no door to the ${direction}.`);
        const hasKey = body.pack.some((item) => item.id === 'iron_key');
        if (kind === 'locked_door' && !hasKey) {
          sound(body.floor, target, 'a lock rattling', 0.4);
          throw new ToolFailure('The door is locked.');
        }
        body.floor.setKind(target, 'open_door');
        sound(body.floor, target, 'hinges creaking', 0.6);
        tell(body, context, `opened the door to the ${direction}`);
        return { text: kind === 'locked_door' ? 'The key turns, and the door opens.' : 'The door opens.' };
      },
    }),
    pick_up: defineTool({
      class: 'actuator',
      description: 'Takes an item that lies underfoot. The pack holds four things; keys hang from the belt.',
      input: { type: 'object', properties: { item: { type: 'string', maxLength: 64 } }, required: ['item'] },
      output: told,
      requiresCapability: 'hands',
      run({ item: id }, context) {
        const body = bodyOf(context);
        const taken = body.floor.items.find((item) => item.id === id && isSame(item.position, body.position));
        if (taken === undefined) throw new ToolFailure(`There is no ${id} here.`);
        if (id !== 'iron_key' && !hasRoom(body)) throw new ToolFailure('The pack is full.');
        body.floor.items.splice(body.floor.items.indexOf(taken), 1);
        const { position: _here, ...item } = taken;
        body.pack.push(item);
        tell(body, context, `took the ${item.name}`);
        return { text: `You take the ${item.name}.` };
      },
    }),
    use: defineTool({
      class: 'actuator',
      description:
        'Uses something: the stairs underfoot, which lead down; a letter at a letter box in a neighbouring cell; anything else in the pack, to see what happens.',
      input: {
        type: 'object',
        properties: { item: { type: 'string', maxLength: 64 }, direction: { enum: directions } },
        required: ['item'],
      },
      output: told,
      requiresCapability: 'hands',
      run({ item, direction }, context) {
        const body = bodyOf(context);
        if (item === 'stairs') return descend(body, context);
        const held = body.pack.find((each) => each.id === item);
        if (held === undefined) throw new ToolFailure(`There is no ${item} in the pack.`);
        if (held.id === 'sealed_letter') return post(body, context, held, direction);
        if (held.id === 'bone_flute') {
          sound(body.floor, body.position, 'three notes of a flute', 0.9);
          return { text: 'Three notes, and the echo of three notes.' };
        }
        throw new ToolFailure(`Nothing happens when you use the ${held.name}.`);
      },
    }),
    light_lamp: defineTool({
      class: 'actuator',
      description: 'Lights the lamp that hangs where you stand, or in a neighbouring cell. It burns for two minutes.',
      input: { type: 'object', properties: { direction: { enum: directions } } },
      output: told,
      requiresCapability: 'hands',
      limits: { calls_per_minute: 6 },
      run({ direction }, context) {
        const body = bodyOf(context);
        const at = direction === undefined ? body.position : step(body.position, direction);
        const lamp = body.floor.lamps.find(({ position }) => isSame(position, at));
        if (lamp === undefined) throw new ToolFailure('There is no lamp there.');
        if (lamp.burnsUntil !== undefined) return { text: 'The lamp burns already.' };
        lamp.burnsUntil = context.tick + burnTicks;
        tell(body, context, `lit the lamp at ${at.x}, ${at.y}`);
        return { text: 'The lamp burns.' };
      },
    }),
  };

  function descend(body: Body, context: ToolContext) {
    if (body.floor.kindAt(body.position) !== 'stairs') throw new ToolFailure('There are no stairs here.');
    const below = floor(body.floor.number + 1);
    const isTaken = [...bodies.values()].some((other) => other.floor === below && isSame(other.position, below.start));
    if (isTaken) throw new ToolFailure('Somebody stands at the foot of the stairs.', { retryable: true });
    bringTo(body, below);
    tell(body, context, `went down to floor ${body.floor.number}`);
    return { text: `You go down to floor ${body.floor.number}.` };
  }

  function post(body: Body, context: ToolContext, letter: Item, direction: Direction | undefined) {
    const at: Position = direction === undefined ? body.position : step(body.position, direction);
    if (body.floor.kindAt(at) !== 'letter_box')
      throw new ToolFailure(`There is no letter box ${direction === undefined ? 'here' : `to the ${direction}`}.`);
    body.pack.splice(body.pack.indexOf(letter), 1);
    sound(body.floor, at, 'a bell', 1);
    tell(body, context, `delivered the ${letter.name}`);
    return { text: `The letter box swallows the ${letter.name}. A bell rings.` };
  }
}
