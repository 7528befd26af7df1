import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc, { type Arbitrary } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { validateDocument, validateFrame } from '@oddkin/ai/validate';
import { documentTable, frameTable, type DocumentSchema } from '../../src/schema/index.js';
import { damaged, fitting, type Schema } from './schema-arbitrary.js';
import { root } from './source-files.js';

interface SchemaFile extends Schema {
  readonly $id: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
}

const ajv = new Ajv2020({ strictRequired: false, ownProperties: true });
addFormats.default(ajv, ['uuid', 'uri-reference']);

const wire = readSchema('aicc');
ajv.addSchema(wire);
const frameDefinitions = new Map<unknown, { definition: Schema; validate: ValidateFunction }>(
  (wire.oneOf ?? []).map(({ $ref = '' }) => {
    const definition = wire.$defs?.[$ref.replace('#/$defs/', '')] ?? {};
    return [definition.properties?.['type']?.const, { definition, validate: find(`${wire.$id}${$ref}`) }];
  }),
);
const documentSchemas = [...documentTable.keys()] as DocumentSchema[]; // the keys of that table are these by its type

describe('the generated validators agree with ajv', () => {
  it('on which frame types there are', () => {
    expect(new Set(frameDefinitions.keys())).toEqual(new Set(frameTable.keys()));
  });

  it.each([...frameDefinitions])('on frames of type %s, whole and damaged', (_, { definition, validate }) => {
    const values = fitting(definition, wire.$defs ?? {});
    const verdicts = compare(values, (value) => validateFrame(value).ok, sameType(validate));
    expect(verdicts.good).toBeGreaterThan(50);
    expect(verdicts.bad).toBeGreaterThan(20);
  });

  it.each(documentSchemas)('on documents of %s, whole and damaged', (name) => {
    const schema = readSchema(`${name}.v1`);
    const verdicts = compare(fitting(schema, schema.$defs ?? {}), (value) => validateDocument(name, value).ok, ajv.compile(schema));
    expect(verdicts.good).toBeGreaterThan(50);
    expect(verdicts.bad).toBeGreaterThan(20);
  });
});

/** Holds both validators to one verdict and counts the verdicts, so that no test passes for want of good or of bad values. */
function compare(values: Arbitrary<unknown>, ours: (value: unknown) => boolean, theirs: (value: unknown) => unknown) {
  const verdicts = { good: 0, bad: 0 };
  fc.assert(
    fc.property(values, (value) => {
      expect([ours(value), theirs(value)]).toEqual([true, true]);
    }),
  );
  fc.assert(
    fc.property(fc.oneof(values, damaged(values), damaged(damaged(values))), (value) => {
      const expected = theirs(value) === true;
      expect(ours(value)).toBe(expected);
      verdicts[expected ? 'good' : 'bad'] += 1;
    }),
    { numRuns: 600 },
  );
  return verdicts;
}

/** A damaged frame may have become one of another type: ajv then has to judge it by that. */
function sameType(validate: ValidateFunction) {
  return (value: unknown): unknown => {
    const type =
      typeof value === 'object' && value !== null && Object.hasOwn(value, 'type') ? (value as { type: unknown }).type : undefined;
    return (frameDefinitions.get(type)?.validate ?? validate)(value);
  };
}

function find(id: string): ValidateFunction {
  const validate = ajv.getSchema(id);
  if (validate === undefined) throw new Error(`ajv has no schema ${id}.`);
  return validate;
}

function readSchema(name: string): SchemaFile {
  return JSON.parse(readFileSync(`${root}schemas/${name}.schema.json`, 'utf8')) as SchemaFile; // ajv refuses what is no schema
}
