import { ToolFailure } from '../../tool-failure.js';
import { defineTool } from '../../world-definition.js';
import { directions, isSame, step } from '../geometry.js';
import { look, visibleBeings, visibleItems, visibleLamps, type Body } from './bodies.js';
import { drawCells, sightSchema } from '../sight.js';
import type { Dungeon } from './dungeon.js';

const place = { x: { type: 'integer' }, y: { type: 'integer' } } as const;
const position = { type: 'object', properties: place, required: ['x', 'y'] } as const;
const listenMs = 300;
const deafEarChance = 0.15;

/** The tools by which an agent learns about the dungeon without changing it. */
export function sensorTools({ random, bodies, bodyOf }: Dungeon) {
  return {
    look_around: defineTool({
      class: 'sensor',
      description:
        'Tells every cell in sight, what lies and hangs there and who stands there. Your own light reaches three cells; where a lamp burns, sight reaches seven. No door or wall lets it through.',
      input: { type: 'object', properties: {} },
      output: {
        type: 'object',
        properties: {
          floor: { type: 'integer' },
          position,
          sight: sightSchema,
          items: {
            type: 'array',
            items: {
              type: 'object',
              properties: { ...place, id: { type: 'string' }, name: { type: 'string' } },
              required: ['x', 'y', 'id', 'name'],
            },
          },
          lamps: {
            type: 'array',
            items: { type: 'object', properties: { ...place, lit: { type: 'boolean' } }, required: ['x', 'y', 'lit'] },
          },
          beings: {
            type: 'array',
            items: { type: 'object', properties: { ...place, name: { type: 'string' } }, required: ['x', 'y', 'name'] },
          },
        },
        required: ['floor', 'position', 'sight', 'items', 'lamps', 'beings'],
      },
      requiresCapability: 'sight',
      run(_input, context) {
        const body = bodyOf(context);
        const cells = look(body);
        return {
          floor: body.floor.number,
          position: body.position,
          sight: drawCells(cells),
          items: visibleItems(body, cells),
          lamps: visibleLamps(body, cells),
          beings: visibleBeings(body, bodies.values(), cells),
        };
      },
    }),
    listen: defineTool({
      class: 'sensor',
      description:
        'Holds still and tells what was heard lately, and from where. Now and then an echo leaves it without an answer, and always after a gong.',
      input: { type: 'object', properties: {} },
      output: {
        type: 'object',
        properties: {
          sounds: {
            type: 'array',
            items: {
              type: 'object',
              properties: {
                sound: { type: 'string' },
                direction: { type: 'string' },
                loudness: { type: 'number' },
                tick: { type: 'integer' },
              },
              required: ['sound', 'direction', 'loudness', 'tick'],
            },
          },
        },
        required: ['sounds'],
      },
      requiresCapability: 'hearing',
      timeLimitMs: 1500,
      run: (_input, context) =>
        new Promise((resolve) => {
          const body = bodyOf(context);
          const isLost = body.hasRinging || random.chance(deafEarChance);
          body.hasRinging = false;
          if (isLost) return;
          context.clock.after(listenMs, () => resolve({ sounds: body.heard.slice(-8) }));
        }),
    }),
    inspect: defineTool({
      class: 'sensor',
      description: 'Looks closely at a neighbouring cell, or at an item in the pack or underfoot.',
      input: {
        type: 'object',
        properties: { direction: { enum: directions }, item: { type: 'string', maxLength: 64 } },
        minProperties: 1,
        maxProperties: 1,
      },
      output: { type: 'object', properties: { text: { type: 'string' } }, required: ['text'] },
      strictInput: true,
      run({ direction, item }, context) {
        const body = bodyOf(context);
        if (direction !== undefined) return { text: descriptions[body.floor.kindAt(step(body.position, direction))] };
        const found = [...body.pack, ...itemsHere(body)].find((each) => each.id === item);
        if (found === undefined) throw new ToolFailure(`There is no ${item ?? 'such thing'} here to look at.`);
        return { text: found.description };
      },
    }),
    check_inventory: defineTool({
      class: 'sensor',
      description: 'Tells what is in the pack.',
      input: { type: 'object', properties: {} },
      output: {
        type: 'object',
        properties: {
          items: {
            type: 'array',
            items: { type: 'object', properties: { id: { type: 'string' }, name: { type: 'string' } }, required: ['id', 'name'] },
          },
        },
        required: ['items'],
      },
      run: (_input, context) => ({ items: bodyOf(context).pack.map(({ id, name }) => ({ id, name })) }),
    }),
  };
}

function itemsHere({ floor, position: here }: Body) {
  return floor.items.filter((item) => isSame(item.position, here));
}

const descriptions = {
  wall: 'Rough stone, damp, and solid as far as a knuckle can tell.',
  floor: 'Bare flagstones.',
  cracked: 'Flagstones with cracks through them. They would hold once, not twice.',
  pit: 'A hole, with water far below.',
  closed_door: 'A door of oak. It has a handle.',
  locked_door: 'A door of oak with an iron lock.',
  open_door: 'An open door.',
  urn: 'A tall clay urn, closed with wax. Something rattles inside.',
  statue: 'A statue of a woman with a lantern. A sign says: "Not to be touched".',
  letter_box: 'A letter box of iron, set into the wall.',
  stairs: 'Stairs that lead down.',
} as const;
