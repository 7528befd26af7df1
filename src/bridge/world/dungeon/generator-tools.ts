import { ToolFailure } from '../../tool-failure.js';
import { defineTool } from '../../world-definition.js';
import type { Body } from './bodies.js';
import type { Dungeon } from './dungeon.js';

/** The tools by which an agent makes something. */
export function generatorTools({ bodyOf, tell }: Dungeon) {
  return {
    draw_map: defineTool({
      class: 'generator',
      description: 'Draws a map of all that this agent has seen of the floor.',
      input: { type: 'object', properties: {} },
      output: {
        type: 'object',
        properties: { text: { type: 'string' }, cells: { type: 'integer' } },
        required: ['text', 'cells'],
      },
      requiresCapability: 'chalk',
      limits: { calls_per_minute: 20 },
      run(_input, context) {
        const body = bodyOf(context);
        return { text: draw(body), cells: body.seen.size };
      },
    }),
    write_note: defineTool({
      class: 'generator',
      description: 'Leaves a note on the floor for whoever comes by. Chalk is short: four notes a minute.',
      input: { type: 'object', properties: { text: { type: 'string', minLength: 1, maxLength: 200 } }, required: ['text'] },
      output: { type: 'object', properties: { item: { type: 'string' } }, required: ['item'] },
      requiresCapability: 'chalk',
      limits: { calls_per_minute: 4 },
      strictInput: true,
      run({ text }, context) {
        const body = bodyOf(context);
        if (body.floor.items.length >= maxItems) throw new ToolFailure('There is no room for another note on this floor.');
        const id = `note_${body.floor.items.length + 1}_${context.tick}`;
        body.floor.items.push({ id, name: `note by ${body.name}`, description: text, position: body.position });
        tell(body, context, 'left a note');
        return { item: id };
      },
    }),
  };
}

const maxItems = 60;

const marks = { wall: '#', floor: '.', closed_door: '+', open_door: "'", urn: 'u', stairs: '>' } as const;

function draw({ floor, seen, position }: Body): string {
  const rows = Array.from({ length: floor.height }, () => new Array<string>(floor.width).fill(' '));
  for (const { x, y, kind } of seen.values()) {
    const row = rows[y];
    if (row !== undefined) row[x] = marks[kind];
  }
  const here = rows[position.y];
  if (here !== undefined) here[position.x] = '@';
  return rows.map((row) => row.join('').trimEnd()).join('\n');
}
