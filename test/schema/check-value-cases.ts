type Json = unknown;

/** Schemas, each with values that fit it and values that do not. */
export const cases: readonly [string, Json, readonly Json[], readonly Json[]][] = [
  ['type', { type: ['integer', 'null'] }, [1, 1.0, null], [1.5, '1', true, [], {}]],
  ['enum of objects', { enum: [{ a: [1, { b: 2 }] }, 'x', null] }, [{ a: [1, { b: 2 }] }, 'x', null], [{ a: [1, { b: 3 }] }, {}, 0]],
  ['const of an object, whatever the order', { const: { a: 1, b: 2 } }, [{ b: 2, a: 1 }], [{ a: 1 }, { a: 1, b: 2, c: 3 }]],
  [
    'required members with the names of what every object has',
    { required: ['toString', 'constructor'] },
    [{ toString: 1, constructor: 2 }],
    [{}, { toString: 1 }],
  ],
  [
    'additionalProperties',
    { properties: { a: true }, patternProperties: { '^x-': { type: 'string' } }, additionalProperties: false },
    [{ a: 1, 'x-b': 'c' }, {}, 7],
    [{ b: 1 }, { 'x-b': 1 }],
  ],
  [
    'unevaluatedProperties',
    { allOf: [{ properties: { a: { type: 'number' } } }, { properties: { b: true } }], unevaluatedProperties: false },
    [{ a: 1, b: 2 }, {}],
    [{ a: 1, c: 2 }],
  ],
  [
    'unevaluatedProperties behind if',
    {
      if: { properties: { k: { const: 1 } }, required: ['k'] },
      // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
      then: { properties: { a: true } },
      else: { properties: { b: true } },
      unevaluatedProperties: false,
    },
    [{ k: 1, a: 1 }, { b: 1 }],
    [{ k: 1, b: 1 }, { a: 1 }, { k: 2 }],
  ],
  [
    'prefixItems and items',
    { prefixItems: [{ type: 'string' }, { type: 'number' }], items: { type: 'boolean' } },
    [[], ['a'], ['a', 1, true]],
    [[1], ['a', 1, 2]],
  ],
  [
    'contains',
    { contains: { type: 'number' }, minContains: 2, maxContains: 3 },
    [
      [1, 2],
      [1, 'a', 2, 3],
    ],
    [[1], [1, 2, 3, 4], []],
  ],
  ['contains none', { contains: { type: 'number' }, minContains: 0 }, [[], ['a'], [1]], []],
  [
    '$ref and $defs',
    {
      $defs: { tree: { type: 'object', properties: { left: { $ref: '#/$defs/tree' }, v: { type: 'number' } }, required: ['v'] } },
      $ref: '#/$defs/tree',
    },
    [{ v: 1 }, { v: 1, left: { v: 2 } }],
    [{ v: 1, left: {} }, { left: { v: 1 } }],
  ],
  ['$ref beside other keywords', { $defs: { a: { minimum: 3 } }, $ref: '#/$defs/a', maximum: 5 }, [3, 5, 'x'], [2, 6]],
  [
    '$ref with an escaped pointer',
    { $defs: { 'a/b~c d': { type: 'number' } }, properties: { x: { $ref: '#/$defs/a~1b~0c%20d' } } },
    [{ x: 1 }],
    [{ x: '1' }],
  ],
  ['$anchor', { $defs: { n: { $anchor: 'num', type: 'number' } }, items: { $ref: '#num' } }, [[1]], [['a']]],
  ['dependentRequired', { dependentRequired: { a: ['b'] } }, [{ a: 1, b: 1 }, { b: 1 }], [{ a: 1 }]],
  [
    'dependentSchemas',
    { dependentSchemas: { a: { properties: { b: { type: 'number' } } } } },
    [{ a: 1, b: 1 }, { b: 'x' }],
    [{ a: 1, b: 'x' }],
  ],
  ['propertyNames', { propertyNames: { pattern: '^[a-z]+$', maxLength: 3 } }, [{ abc: 1 }, {}], [{ A: 1 }, { abcd: 1 }]],
  [
    'counts',
    { minProperties: 1, maxProperties: 2, minItems: 1, maxItems: 2, minLength: 2, maxLength: 3 },
    [{ a: 1 }, [1], 'ab', '👍👍👍'],
    [{}, { a: 1, b: 1, c: 1 }, [], [1, 2, 3], 'a', '👍', 'abcd'],
  ],
  [
    'uniqueItems',
    { uniqueItems: true },
    [[1, '1', true, [1], { a: 1 }], []],
    [
      [1, 1],
      [
        { a: 1, b: 2 },
        { b: 2, a: 1 },
      ],
      [[1], [1]],
    ],
  ],
  ['bounds', { minimum: 1, exclusiveMaximum: 2 }, [1, 1.99], [0.99, 2]],
  ['oneOf', { oneOf: [{ type: 'number' }, { minimum: 2 }] }, [1, 'a'], [3]],
  ['anyOf and not', { anyOf: [{ type: 'string' }, { type: 'number' }], not: { const: 3 } }, ['a', 4], [3, null]],
  ['pattern', { pattern: '^(north|south)(,(north|south))*$' }, ['north', 'north,south', 7], ['east', 'north,']],
  ['pattern of Unicode', { pattern: '^\\p{L}{2,3}$' }, ['äß', 'дом'], ['a', 'a1']],
  ['date', { format: 'date' }, ['2024-02-29', 5], ['2023-02-29', '2024-1-1']],
  [
    'date-time',
    { format: 'date-time' },
    ['2024-02-29T10:00:00Z', '2024-02-29T10:00:00.5+02:00'],
    ['2024-02-29 10', '2024-13-01T00:00:00Z'],
  ],
  ['uuid', { format: 'uuid' }, ['6b1f9a2e-8f0a-4d5e-9c3a-0123456789ab'], ['6b1f9a2e']],
  ['email', { format: 'email' }, ['a@example.org'], ['a', '@b', 'a@']],
  ['uri', { format: 'uri' }, ['https://example.org/a?b#c', 'urn:x:y'], ['/a', 'a b']],
  ['ipv4 and ipv6', { anyOf: [{ format: 'ipv4' }, { format: 'ipv6' }] }, ['127.0.0.1', '::1'], ['256.0.0.1', ':::']],
  ['json-pointer', { format: 'json-pointer' }, ['', '/a~1b'], ['a', '/a~2']],
  ['boolean schemas', { properties: { a: true, b: false } }, [{ a: 1 }, {}], [{ b: 1 }]],
  ['what it does not know', { 'x-hint': { type: 7 }, deprecated: true, default: 3, format: 'colour' }, [1, 'red'], []],
];

/** What ajv judges otherwise than the specification says, so that both sides use the interpreter. */
export const beyondAjv: typeof cases = [
  [
    'a property named __proto__',
    JSON.parse('{"properties":{"__proto__":{"type":"number"}},"additionalProperties":false}'),
    [JSON.parse('{"__proto__":1}'), {}],
    [JSON.parse('{"__proto__":"a"}'), { constructor: 1 }],
  ],
  [
    'unevaluatedProperties beside an if that stands alone',
    { anyOf: [{ if: { additionalProperties: true } }], unevaluatedProperties: false },
    [{ a: [] }, {}],
    [],
  ],
  [
    'contains beside prefixItems',
    { prefixItems: [{ type: 'string' }], contains: { type: 'number' } },
    [
      ['a', 1],
      ['a', 1, 2],
    ],
    [[], ['a'], [1]],
  ],
  [
    'unevaluatedItems',
    { prefixItems: [{ type: 'string' }], contains: { type: 'number' }, unevaluatedItems: false },
    [
      ['a', 1],
      ['a', 1, 2],
    ],
    [['a'], ['a', 1, 'b'], [1, 'a', 2]],
  ],
  [
    '$ref to the root by its own id',
    { $id: 'https://example.org/s', properties: { next: { $ref: 'https://example.org/s' } }, required: ['n'] },
    [{ n: 1, next: { n: 2 } }],
    [{ n: 1, next: {} }],
  ],
  ['an enum of objects with a member toString', { enum: [{ toString: 1 }] }, [{ toString: 1 }], [{ toString: 2 }, {}]],
  ['multipleOf of fractions', { multipleOf: 0.01 }, [19.99, 0.07, 4.35, 0], [19.995, 1e-3]],
];
