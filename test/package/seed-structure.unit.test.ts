import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { schemaStructure } from './schema-structure.js';
import { root } from './source-files.js';

// Made from the six schemas that the project was given, once and for all: it changes only when they do.
const seeds = JSON.parse(readFileSync(`${root}test/package/seed-structure.json`, 'utf8')) as Readonly<
  Record<string, { readonly $id: string }>
>;

describe('the six given schemas', () => {
  it('carry the names by which the world refers to them', () => {
    expect(Object.values(seeds).map((seed) => seed.$id)).toEqual([
      'https://aicc.dev/schemas/0.1/aicc.schema.json',
      'https://oddkin.dev/schemas/ai/oddkin.ai.message.v1.schema.json',
      'https://oddkin.dev/schemas/ai/oddkin.ai.model-option.v1.schema.json',
      'https://oddkin.dev/schemas/ai/oddkin.ai.plan.v1.schema.json',
      'https://oddkin.dev/schemas/ai/oddkin.ai.question.v1.schema.json',
      'https://oddkin.dev/schemas/ai/oddkin.ai.suggestion.v1.schema.json',
    ]);
  });

  it.each(Object.keys(seeds))('%s differs from what was given only in its descriptions', (file) => {
    expect(schemaStructure(JSON.parse(readFileSync(`${root}schemas/${file}`, 'utf8')))).toEqual(seeds[file]);
  });

  it('are compared in everything but description texts, a property named description included', () => {
    const schema = {
      description: 'a',
      properties: { description: { type: 'string', description: 'b' }, id: { pattern: '^a$' } },
      oneOf: [{ const: { description: 'c' } }, {}],
    };
    expect(schemaStructure(schema)).toEqual({
      properties: { description: { type: 'string' }, id: { pattern: '^a$' } },
      oneOf: [{ const: { description: 'c' } }, {}],
    });
  });
});
