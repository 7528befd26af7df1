import { ToolFailure } from '../../tool-failure.js';
import { defineTool, type ToolContext } from '../../world-definition.js';
import { directions, isSame, step, type Position } from '../geometry.js';
import { packSize, type Body } from './bodies.js';
import type { Dungeon } from './dungeon.js';

const told = { type: 'object', properties: { text: { type: 'string' } }, required: ['text'] } as const;

/** The tools by which an agent changes the dungeon with its hands. */
export function handTools({ random, bodyOf, floor, tell, sound }: Dungeon) {
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
        change(body, context, target, 'open_door', 'hinges creaking', 0.6, `opened the door to the ${direction}`);
        return { text: kind === 'locked_door' ? 'The key turns, and the door opens.' : 'The door opens.' };
      },
    }),
    pick_up: defineTool({
      class: 'actuator',
      description: `Takes an item that lies underfoot. The pack holds ${packSize}.`,
      input: { type: 'object', properties: { item: { type: 'string', maxLength: 64 } }, required: ['item'] },
      output: told,
      requiresCapability: 'hands',
      run({ item: id }, context) {
        const body = bodyOf(context);
        const index = body.floor.items.findIndex((item) => item.id === id && isSame(item.position, body.position));
        if (index < 0) throw new ToolFailure(`There is no ${id} here.`);
        if (body.pack.length >= packSize) throw new ToolFailure('The pack is full.');
        const [taken] = body.floor.items.splice(index, 1);
        if (taken === undefined) throw new ToolFailure(`There is no ${id} here.`);
        const { position: _here, ...item } = taken;
        body.pack.push(item);
        tell(body, context, `took the ${item.name}`);
        return { text: `You take the ${item.name}.` };
      },
    }),
    use: defineTool({
      class: 'actuator',
      description:
        'Uses something: the hammer on an urn or a door in a neighbouring cell, which breaks it with a noise; the stairs underfoot, which lead down.',
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
        if (held.id === 'hammer' && direction !== undefined) return strike(body, context, step(body.position, direction));
        throw new ToolFailure(`Nothing happens when you use the ${held.name}.`);
      },
    }),
  };

  function descend(body: Body, context: ToolContext) {
    if (body.floor.kindAt(body.position) !== 'stairs') throw new ToolFailure('There are no stairs here.');
    body.floor = floor(body.floor.number + 1);
    body.position = body.floor.start;
    body.seen = new Map();
    body.heard = [];
    // A new floor makes room in the pack: what was found is left on the landing.
    body.pack.splice(0, body.pack.length, ...body.pack.filter((item) => item.id === 'hammer'));
    tell(body, context, `went down to floor ${body.floor.number}`);
    return { text: `You go down to floor ${body.floor.number}.` };
  }

  function strike(body: Body, context: ToolContext, target: Position) {
    const kind = body.floor.kindAt(target);
    if (kind === 'urn') {
      change(body, context, target, 'floor', 'clay shattering', 0.9, 'broke the urn');
      return {
        text: random.chance(0.3) ? 'The urn breaks. It was full of dead leaves.' : 'The urn breaks. It was empty but for a pebble.',
      };
    }
    if (kind === 'closed_door' || kind === 'locked_door') {
      change(body, context, target, 'open_door', 'wood splintering', 1, 'broke the door');
      return { text: 'The door gives way.' };
    }
    sound(body.floor, target, 'a hammer on stone', 0.8);
    throw new ToolFailure('The hammer bounces off.');
  }

  function change(
    body: Body,
    context: ToolContext,
    at: Position,
    kind: 'floor' | 'open_door',
    noise: string,
    loudness: number,
    what: string,
  ): void {
    body.floor.setKind(at, kind);
    sound(body.floor, at, noise, loudness);
    tell(body, context, what);
  }
}
