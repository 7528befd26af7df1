import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkValue } from '../../src/schema/index.js';
import { beyondAjv, cases } from './check-value-cases.js';

type Json = unknown;

const ajv = new Ajv2020({ strict: false, ownProperties: true, validateSchema: false, addUsedSchema: false, logger: false });
addFormats.default(ajv);

describe('checkValue', () => {
  it.each(cases)('judges %s as ajv does', (_, schema, fitting, unfitting) => {
    const validate = ajv.compile(schema as object);
    for (const value of fitting) expect([value, checkValue(value, schema).status, validate(value)]).toEqual([value, 'fits', true]);
    for (const value of unfitting) expect([value, checkValue(value, schema).status, validate(value)]).toEqual([value, 'mismatch', false]);
  });

  it.each(beyondAjv)('judges %s as the specification does', (_, schema, fitting, unfitting) => {
    for (const value of fitting) expect([value, checkValue(value, schema).status]).toEqual([value, 'fits']);
    for (const value of unfitting) expect([value, checkValue(value, schema).status]).toEqual([value, 'mismatch']);
  });

  it('names each place at fault by JSON Pointer, keyword and value', () => {
    const schema = {
      type: 'object',
      properties: {
        steps: { type: 'array', items: { type: 'integer', minimum: 1 } },
        'a/b ~c': { type: 'string' },
        mode: { enum: ['walk', 'run'] },
      },
      required: ['steps', 'mode'],
      additionalProperties: false,
    };
    expect(checkValue({ steps: [1, 0, 'x'], 'a/b ~c': 7, other: 1 }, schema)).toEqual({
      status: 'mismatch',
      problems: [
        { path: '/steps/1', keyword: 'minimum', message: '/steps/1 must be >= 1.', value: 0 },
        { path: '/steps/2', keyword: 'type', message: '/steps/2 must be of type integer.', value: 'x' },
        { path: '/mode', keyword: 'required', message: '/mode is missing.', value: undefined },
        { path: '/a~1b ~0c', keyword: 'type', message: '/a~1b ~0c must be of type string.', value: 7 },
        { path: '/other', keyword: 'additionalProperties', message: '/other is a member that the schema does not allow.', value: 1 },
      ],
    });
  });

  it('names what a reference led to, and one reason where several schemas fit', () => {
    const schema = { $defs: { point: { properties: { x: { type: 'number' } } } }, properties: { at: { $ref: '#/$defs/point' } } };
    expect(checkValue({ at: { x: 'a' } }, schema)).toMatchObject({ problems: [{ path: '/at/x', keyword: 'type' }] });
    expect(checkValue(5, { oneOf: [{ type: 'number' }, { minimum: 2 }, { type: 'string' }] })).toEqual({
      status: 'mismatch',
      problems: [{ path: '', keyword: 'oneOf', message: 'The value must fit one of several schemas, and one alone.', value: 5 }],
    });
    expect(checkValue({ Ab: 1 }, { propertyNames: { pattern: '^[a-z]+$' } })).toMatchObject({
      problems: [{ path: '', keyword: 'propertyNames', message: 'The value has a name that the schema does not allow: "Ab".' }],
    });
  });

  it('checks the same value and schema once', () => {
    const value = { a: 1 };
    const schema = { required: ['b'] };
    expect(checkValue(value, schema)).toBe(checkValue(value, schema));
  });

  it('leaves the schema as it was, frozen or not', () => {
    const schema = Object.freeze({ $defs: Object.freeze({ n: Object.freeze({ type: 'number' }) }), $ref: '#/$defs/n' });
    expect(checkValue(1, schema)).toEqual({ status: 'fits' });
    expect(Reflect.ownKeys(schema)).toEqual(['$defs', '$ref']);
  });

  it.each([
    ['schema_malformed', {}, { type: 'text' }],
    ['schema_malformed', {}, { required: 'a' }],
    ['schema_malformed', {}, { properties: { a: 7 } }],
    ['schema_malformed', {}, 'a'],
    ['schema_malformed', {}, null],
    ['schema_malformed', {}, undefined],
    ['schema_too_large', {}, { enum: Array.from({ length: 5_001 }, (_, index) => index) }],
    ['schema_too_large', {}, nest({}, 70, (inner) => ({ not: inner }))],
    ['reference_remote', {}, { $ref: 'https://example.org/other' }],
    ['reference_remote', {}, { $defs: { a: { $id: 'b' } }, $ref: '#/$defs/a' }],
    ['reference_missing', {}, { $ref: '#/$defs/none' }],
    ['reference_missing', {}, { $ref: '#constructor' }],
    ['reference_missing', {}, { $ref: '#/%E0%A4%A' }],
    ['reference_circular', {}, { $ref: '#' }],
    ['reference_circular', {}, { $defs: { a: { anyOf: [{ $ref: '#/$defs/b' }] }, b: { not: { $ref: '#/$defs/a' } } }, $ref: '#/$defs/a' }],
    ['keyword_unsupported', {}, { $dynamicRef: '#a' }],
    ['pattern_unsafe', {}, { properties: { a: { pattern: '^(a+)+$' } } }],
    ['pattern_unsafe', {}, { patternProperties: { '(a|a)*b': true } }],
    ['pattern_unsafe', {}, { pattern: '(' }],
    ['value_invalid', { a: Infinity }, { type: 'object' }],
    ['value_invalid', { a: () => 1 }, { type: 'object' }],
    ['value_too_large', nest([], 300, (inner) => [inner]), { type: 'array' }],
    ['too_much_work', Array.from({ length: 50_000 }, (_, index) => index), { uniqueItems: true }],
    ['too_much_work', 'a'.repeat(100_000), { pattern: 'a.*b' }],
    ['too_much_work', nest({}, 40, (inner) => ({ a: inner })), doubling()],
    ['too_much_work', {}, wideDefinitions()],
  ])('tells %s, and does not hang', (reason, value, schema) => {
    expect(checkValue(value, schema)).toMatchObject({ status: 'unchecked', reason, message: expect.stringMatching(/\.$/) as unknown });
  });

  it('never throws, whatever stands for a schema', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.oneof(fc.jsonValue(), anyWords), (value, schema) => checkValue(value, schema).status !== undefined),
    );
  });

  it('agrees with ajv on generated schemas and values', () => {
    fc.assert(
      fc.property(anySchema, fc.array(anyValue, { minLength: 1, maxLength: 6 }), (schema, values) => {
        const validate = ajv.compile(schema as object);
        for (const value of values) {
          const verdict = checkValue(value, schema);
          if (verdict.status !== 'unchecked') expect([value, verdict.status === 'fits']).toEqual([value, validate(value)]);
        }
      }),
      // The same ones each time where no number is asked for: a larger run finds what ajv judges otherwise, as the cases above.
      { numRuns: Number(process.env['FC_RUNS'] ?? 400), ...(process.env['FC_RUNS'] === undefined ? { seed: 20_261_130 } : {}) },
    );
  });
});

// Not toString and __proto__, of which ajv loses track.
const name = fc.constantFrom('a', 'b', 'c');
const anyValue: fc.Arbitrary<Json> = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom(null, true, false, 0, 1, 2, 2.5, -1, '', 'a', 'ab', 'x-a', '👍'),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.array(fc.tuple(name, tie('value')), { maxLength: 3 }).map((members) => Object.fromEntries(members)),
  ),
})).value;

const anySchema: fc.Arbitrary<Json> = fc
  .letrec<{ schema: Json; keywords: Record<string, Json> }>((tie) => ({
    schema: fc.oneof({ maxDepth: 2, depthIdentifier: 'schema' }, fc.boolean(), tie('keywords')),
    keywords: someOf({
      type: fc.subarray(['null', 'boolean', 'object', 'array', 'number', 'integer', 'string'], { minLength: 1 }),
      const: anyValue,
      enum: fc.array(anyValue, { minLength: 1, maxLength: 3 }),
      properties: fc.dictionary(fc.constantFrom('a', 'b', 'c'), tie('schema'), { maxKeys: 2 }),
      patternProperties: fc.dictionary(fc.constantFrom('^a', 'b$', 'o'), tie('schema'), { maxKeys: 1 }),
      additionalProperties: tie('schema'),
      required: fc.uniqueArray(name, { maxLength: 2 }),
      dependentSchemas: fc.dictionary(fc.constantFrom('a', 'b'), tie('schema'), { maxKeys: 1 }),
      dependentRequired: fc.dictionary(fc.constantFrom('a', 'b'), fc.uniqueArray(name, { maxLength: 2 }), { maxKeys: 1 }),
      propertyNames: tie('schema'),
      minProperties: fc.nat(2),
      // Not unevaluatedItems, and unevaluatedProperties at the top alone: ajv loses track of what contains and a failing if have seen.
      prefixItems: fc.array(tie('schema'), { minLength: 1, maxLength: 2 }),
      items: tie('schema'),
      contains: fc.constantFrom({ type: 'number' }, { const: 1 }, { minLength: 1 }),
      minContains: fc.nat(2),
      maxContains: fc.nat(2),
      uniqueItems: fc.boolean(),
      maxItems: fc.nat(3),
      minimum: fc.integer({ min: -1, max: 2 }),
      multipleOf: fc.constantFrom(1, 0.5, 2),
      minLength: fc.nat(2),
      pattern: fc.constantFrom('^a', 'b$', '^x-[a-z]+$'),
      allOf: fc.array(tie('schema'), { minLength: 1, maxLength: 2 }),
      anyOf: fc.array(tie('schema'), { minLength: 1, maxLength: 2 }),
      oneOf: fc.array(tie('schema'), { minLength: 1, maxLength: 2 }),
      not: tie('schema'),
      if: tie('schema'),
      // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
      then: tie('schema'),
      else: tie('schema'),
    }),
  }))
  .keywords.chain((schema) =>
    fc.constantFrom(schema, { ...schema, unevaluatedProperties: false }, { ...schema, unevaluatedProperties: { type: 'number' } }),
  );

/** A few of the keywords at once: with all of them nothing fits. Not contains beside prefixItems, of which ajv lets an empty list pass. */
function someOf(keywords: Record<string, fc.Arbitrary<Json>>): fc.Arbitrary<Record<string, Json>> {
  return fc
    .subarray(Object.keys(keywords), { maxLength: 4 })
    .filter((names) => !(names.includes('contains') && names.includes('prefixItems')))
    .chain((names) => fc.record(Object.fromEntries(names.map((each) => [each, keywords[each] ?? fc.constant(true)]))));
}

/** The right keywords with anything under them. */
const anyWords = fc.dictionary(
  fc.constantFrom(
    'type',
    'enum',
    '$ref',
    'properties',
    'items',
    'allOf',
    'pattern',
    'format',
    'required',
    'not',
    '$id',
    'multipleOf',
    'contains',
  ),
  fc.oneof(fc.jsonValue(), fc.constantFrom('#', '#/properties/a', 'constructor', '(', {}, [{}])),
);

function nest(start: Json, depth: number, wrap: (inner: Json) => Json): Json {
  return Array.from({ length: depth }).reduce<Json>((inner) => wrap(inner), start);
}

/** Doubles its work with each level of the value. */
function doubling(): Json {
  return { properties: { a: { allOf: [{ $ref: '#' }, { $ref: '#' }] } } };
}

/** Doubles its work with each definition, without taking anything of the value. */
function wideDefinitions(): Json {
  const names = Array.from({ length: 40 }, (_, index) => `d${index}`);
  const $defs = Object.fromEntries(
    names.map((each, index) => [
      each,
      index === 39 ? { type: 'object' } : { allOf: [{ $ref: `#/$defs/d${index + 1}` }, { $ref: `#/$defs/d${index + 1}` }] },
    ]),
  );
  return { $defs, $ref: '#/$defs/d0' };
}
