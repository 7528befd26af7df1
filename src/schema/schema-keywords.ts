/** What may stand under each keyword of JSON Schema 2020-12 that judges a value. Other keywords say nothing about it and are passed over. */
export const schemaKeywords: ReadonlyMap<string, KeywordShape> = new Map<string, KeywordShape>([
  ...shaped('schema', 'not', 'if', 'then', 'else', 'items', 'contains', 'propertyNames'),
  ...shaped('schema', 'additionalProperties', 'unevaluatedProperties', 'unevaluatedItems'),
  ...shaped('schemas', 'allOf', 'anyOf', 'oneOf', 'prefixItems'),
  ...shaped('schemaMap', 'properties', 'patternProperties', 'dependentSchemas', '$defs', 'definitions'),
  ...shaped('string', '$ref', '$anchor', 'pattern', 'format'),
  ...shaped('types', 'type'),
  ...shaped('any', 'const'),
  ...shaped('list', 'enum'),
  ...shaped('names', 'required'),
  ...shaped('nameMap', 'dependentRequired'),
  ...shaped('number', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'),
  ...shaped('positive', 'multipleOf'),
  ...shaped('count', 'minLength', 'maxLength', 'minItems', 'maxItems', 'minProperties', 'maxProperties', 'minContains', 'maxContains'),
  ...shaped('boolean', 'uniqueItems'),
]);

/** Keywords that change what others mean in a way that the interpreter does not follow. */
export const unsupportedKeywords: ReadonlySet<string> = new Set(['$dynamicRef', '$dynamicAnchor', '$recursiveRef', '$recursiveAnchor']);

/** Those under which a schema judges the very value that its parent judges, so that nothing is consumed on the way. */
export const inPlaceKeywords = ['not', 'if', 'then', 'else', 'allOf', 'anyOf', 'oneOf', 'dependentSchemas'] as const;

/** The formats that are checked. Others are passed over, as the specification allows. */
export const checkedFormats: ReadonlySet<string> = new Set([
  'date',
  'time',
  'date-time',
  'duration',
  'uri',
  'uri-reference',
  'email',
  'hostname',
  'ipv4',
  'ipv6',
  'uuid',
  'regex',
  'json-pointer',
  'relative-json-pointer',
]);

export type KeywordShape =
  | 'schema'
  | 'schemas'
  | 'schemaMap'
  | 'string'
  | 'types'
  | 'any'
  | 'list'
  | 'names'
  | 'nameMap'
  | 'number'
  | 'positive'
  | 'count'
  | 'boolean';

/** Whether what stands under a keyword has the shape that it needs. */
export function hasShape(shape: KeywordShape, value: unknown): boolean {
  switch (shape) {
    case 'schema':
      return isSchema(value);
    case 'schemas':
      return Array.isArray(value) && value.length > 0 && value.every(isSchema);
    case 'schemaMap':
      return isObject(value) && Object.values(value).every(isSchema);
    case 'string':
      return typeof value === 'string';
    case 'types':
      return typeof value === 'string' ? typeNames.has(value) : Array.isArray(value) && value.length > 0 && value.every(isTypeName);
    case 'any':
      return true;
    case 'list':
      return Array.isArray(value);
    case 'names':
      return isNames(value);
    case 'nameMap':
      return isObject(value) && Object.values(value).every(isNames);
    case 'number':
      return typeof value === 'number';
    case 'positive':
      return typeof value === 'number' && value > 0;
    case 'count':
      return typeof value === 'number' && value >= 0 && Number.isInteger(value);
    case 'boolean':
      return typeof value === 'boolean';
    default:
      return shape satisfies never;
  }
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function shaped(shape: KeywordShape, ...names: string[]): readonly (readonly [string, KeywordShape])[] {
  return names.map((name) => [name, shape] as const);
}

const typeNames: ReadonlySet<unknown> = new Set(['null', 'boolean', 'object', 'array', 'number', 'integer', 'string']);

function isTypeName(value: unknown): boolean {
  return typeNames.has(value);
}

function isSchema(value: unknown): boolean {
  return typeof value === 'boolean' || isObject(value);
}

function isNames(value: unknown): boolean {
  return Array.isArray(value) && value.every((name) => typeof name === 'string');
}
