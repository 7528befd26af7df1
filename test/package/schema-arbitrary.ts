import fc, { type Arbitrary } from 'fast-check';

export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly uniqueItems?: boolean;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
}

/** Values that fit `schema`, by the keywords that our schemas use. `definitions` is what a $ref leads to. */
export function fitting(schema: Schema, definitions: Readonly<Record<string, Schema>>): Arbitrary<unknown> {
  if (schema.$ref !== undefined) return fitting(definitionOf(schema.$ref, definitions), definitions);
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.oneOf !== undefined) return fc.oneof(...schema.oneOf.map((branch) => fitting(branch, definitions)));
  switch (schema.type) {
    case 'object':
      return fittingObject(schema, definitions);
    case 'array':
      return fittingArray(schema, definitions);
    case 'string':
      return fittingText(schema);
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -1000, max: schema.maximum ?? 1_000_000 });
    case 'number':
      return fc
        .double({ min: schema.exclusiveMinimum ?? schema.minimum ?? -10, max: schema.maximum ?? 1e9, noNaN: true })
        .map((value) => value || 0.5);
    case 'boolean':
      return fc.boolean();
    case undefined:
      return fc.jsonValue({ maxDepth: 2 });
    default:
      throw new Error(`fitting: no values are made for the type "${schema.type}".`);
  }
}

const edits: readonly ((text: string) => string)[] = [
  (text) => text.toUpperCase(),
  (text) => text.slice(1),
  (text) => `${text}\n`,
  (text) => `${text}-`,
  (text) => text.replace('-', ''),
  () => '',
];

/** A copy of a fitting value with one thing wrong or at least odd: a member lost, added or of another kind, at any depth. */
export function damaged(value: Arbitrary<unknown>): Arbitrary<unknown> {
  const odd = fc.oneof(
    fc.jsonValue({ maxDepth: 1 }),
    fc.constantFrom(null, '', ' ', 'javascript:1', ' JAVA\tscript :1', 'a b', -1, 0, 1.5, [], {}, [1, 1]),
  );
  const change = fc.record({
    kind: fc.constantFrom('replace', 'edit', 'delete', 'add', 'append'),
    key: fc.constantFrom('extra', 'toString', 'constructor', '__proto__', 'type', 'id', '0'),
    place: fc.nat(200),
    edit: fc.constantFrom(...edits),
    odd,
  });
  return fc.tuple(value, change).map(([original, { kind, key, place, edit, odd: added }]) => {
    const root: Record<string, unknown> = { value: structuredClone(original) };
    const places = placesOf(root);
    const { parent, name } = places[place % places.length] ?? { parent: root, name: 'value' };
    const target = parent[name];
    if (kind === 'edit' && typeof target === 'string') parent[name] = edit(target);
    else if (kind === 'append' && Array.isArray(target)) target.push(added);
    else if (kind === 'add' && isObject(target))
      Object.defineProperty(target, key, { value: added, enumerable: true, configurable: true, writable: true });
    else if (kind === 'delete' && parent !== root && !Array.isArray(parent)) delete parent[name];
    else parent[name] = added;
    return root['value'];
  });
}

function fittingObject(schema: Schema, definitions: Readonly<Record<string, Schema>>): Arbitrary<unknown> {
  const model = Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, value]) => [name, fitting(value, definitions)]));
  const declared = fc.record(model, { requiredKeys: [...(schema.required ?? [])] });
  if (schema.additionalProperties === false) return declared;
  const further = fc.dictionary(fc.constantFrom('extra', 'toString', 'note'), fc.jsonValue({ maxDepth: 1 }), { maxKeys: 2 });
  return fc.tuple(further, declared).map(([extra, own]) => ({ ...extra, ...own }));
}

function fittingArray(schema: Schema, definitions: Readonly<Record<string, Schema>>): Arbitrary<unknown> {
  const items = fitting(schema.items ?? {}, definitions);
  const lengths = { minLength: schema.minItems ?? 0, maxLength: Math.max(3, schema.minItems ?? 0) };
  return schema.uniqueItems === true ? fc.uniqueArray(items, lengths) : fc.array(items, lengths);
}

function fittingText(schema: Schema): Arbitrary<string> {
  if (schema.format === 'uuid') return fc.uuid();
  if (schema.format === 'uri-reference')
    return fc.constantFrom('https://example.org/a?b#c', '//example.org', 'map.png', '/a%20b', '', '#top');
  if (schema.pattern === '\\S') return fc.string({ unit: 'grapheme' }).map((text) => `${text}x`);
  if (schema.pattern !== undefined) return fc.stringMatching(new RegExp(schema.pattern, 'u'));
  return fc.string({ unit: 'grapheme', minLength: schema.minLength ?? 0, maxLength: 12 });
}

function definitionOf(reference: string, definitions: Readonly<Record<string, Schema>>): Schema {
  const schema = definitions[reference.replace('#/$defs/', '')];
  if (schema === undefined) throw new Error(`fitting: there is no definition ${reference}.`);
  return schema;
}

function placesOf(parent: Record<string, unknown>): readonly { parent: Record<string, unknown>; name: string }[] {
  return Object.keys(parent).flatMap((name) => {
    const child = parent[name];
    return [{ parent, name }, ...(isObject(child) ? placesOf(child) : [])];
  });
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
