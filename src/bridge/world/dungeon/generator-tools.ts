import { ToolFailure } from '../../tool-failure.js';
import { defineTool } from '../../world-definition.js';
import { drawCells } from '../sight.js';
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
      description: 'Leaves a note on the floor for whoever comes by. Chalk is short: two notes a minute.',
      input: { type: 'object', properties: { text: { type: 'string', minLength: 1, maxLength: 200 } }, required: ['text'] },
      output: { type: 'object', properties: { item: { type: 'string' } }, required: ['item'] },
      requiresCapability: 'chalk',
      limits: { calls_per_minute: 2 },
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
    compose_report: defineTool({
      class: 'generator',
      description: 'Writes a fair copy of what was found out, in Markdown. There is paper for eight.',
      input: {
        type: 'object',
        properties: {
          title: { type: 'string', minLength: 1, maxLength: 80 },
          findings: { type: 'array', items: { type: 'string', minLength: 1, maxLength: 300 }, minItems: 1, maxItems: 16 },
        },
        required: ['title', 'findings'],
      },
      output: { type: 'object', properties: { text: { type: 'string' } }, required: ['text'] },
      requiresCapability: 'chalk',
      limits: { calls_per_session: 8 },
      strictInput: true,
      run({ title, findings }, context) {
        const body = bodyOf(context);
        const lines = findings.map((finding) => `- ${finding.replaceAll(/\s+/g, ' ')}`);
        const head = `# ${title.replaceAll(/\s+/g, ' ')}\n\nBy ${body.name}, at tick ${context.tick}, on floor ${body.floor.number}.`;
        return { text: `${head}\n\n${lines.join('\n')}\n` };
      },
    }),
  };
}

const maxItems = 60;

function draw({ seen, position }: Body): string {
  const { x, y, rows } = drawCells([...seen.values()]);
  const withSelf = rows.map((row, down) => {
    const at = position.x - x;
    return position.y - y === down ? `${row.slice(0, at)}@${row.slice(at + 1)}` : row;
  });
  return withSelf.map((row) => row.trimEnd()).join('\n');
}
