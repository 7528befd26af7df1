import type { Schema } from '@cfworker/json-schema';
import { valueAt } from './find-problem.js';
import { measureJson } from './measure-json.js';
import { checkedFormats, hasShape, inPlaceKeywords, isObject, schemaKeywords, unsupportedKeywords } from './schema-keywords.js';
import { countUses, nothingMeasured, schemaPath, type Meter } from './schema-work.js';
import { Unchecked } from './unchecked.js';

/** A schema as the interpreter is given it. */
export interface PreparedSchema {
  readonly schema: Schema | boolean;
  /** What each `$ref` stands for. */
  readonly lookup: Record<string, Schema | boolean>;
  readonly meter: Meter;
}

const limits = { nodes: 5_000, depth: 64, length: 200_000 };

/** Copies a schema from outside with what judges values alone, every reference resolved and every use counted. Throws {@link Unchecked}. */
export function prepareSchema(root: object): PreparedSchema {
  const size = measureJson(root, limits);
  if (size === 'too_large')
    throw new Unchecked('schema_too_large', `The schema holds more than ${limits.nodes} values, or is nested too deep.`);
  if (size === 'invalid') throw new Unchecked('schema_malformed', 'The schema is no JSON.');
  const meter: Meter = { left: 0, size: nothingMeasured };
  const preparation: Preparation = { root, meter, copies: new Map(), anchors: new Map(), references: new Map() };
  const schema = copy(root, '', preparation);
  // Without a prototype, so that a reference to "constructor" finds what it names or nothing.
  const lookup = Object.create(null) as PreparedSchema['lookup'];
  // What a reference leads to may refer on: the Map grows while it is gone through.
  for (const [reference, path] of preparation.references) lookup[reference] = copyReferred(reference, path, preparation);
  refuseCircles([...preparation.copies.values()], lookup);
  return { schema, lookup, meter };
}

interface Preparation {
  readonly root: object;
  readonly meter: Meter;
  readonly copies: Map<object, Schema>;
  readonly anchors: Map<string, object>;
  /** Each `$ref` and where it first stands. */
  readonly references: Map<string, string>;
}

function copy(source: unknown, path: string, preparation: Preparation): Schema | boolean {
  if (typeof source === 'boolean') return source;
  if (!isObject(source)) throw malformed(path);
  const known = preparation.copies.get(source);
  if (known !== undefined) return known;
  const target: Schema = {};
  preparation.copies.set(source, target);
  for (const [keyword, value] of Object.entries(source)) copyKeyword(target, keyword, value, path, preparation);
  const { $ref, $anchor } = source;
  if (typeof $ref === 'string' && !preparation.references.has($ref)) preparation.references.set($ref, path);
  if (typeof $anchor === 'string') preparation.anchors.set($anchor, source);
  countUses(target, path, preparation.meter);
  return target;
}

function copyKeyword(target: Schema, keyword: string, value: unknown, path: string, preparation: Preparation): void {
  const at = schemaPath(path, keyword);
  if (unsupportedKeywords.has(keyword)) throw new Unchecked('keyword_unsupported', `The schema uses ${at}, which is not followed here.`);
  if (keyword === '$id' && path !== '')
    throw new Unchecked('reference_remote', `A part of the schema has an address of its own, at ${at}.`);
  const shape = schemaKeywords.get(keyword);
  if (shape === undefined) return;
  if (!hasShape(shape, value)) throw malformed(at);
  if (keyword === 'format' && !checkedFormats.has(String(value))) return;
  target[keyword] =
    shape === 'schema'
      ? copy(value, at, preparation)
      : shape === 'schemas'
        ? (value as unknown[]).map((each, index) => copy(each, schemaPath(at, index), preparation)) // hasShape has seen a list
        : shape === 'schemaMap'
          ? copyMap(value as object, at, preparation) // hasShape has seen an object
          : value;
}

function copyMap(source: object, path: string, preparation: Preparation): object {
  return Object.fromEntries(Object.entries(source).map(([name, each]) => [name, copy(each, schemaPath(path, name), preparation)]));
}

function copyReferred(reference: string, path: string, preparation: Preparation): Schema | boolean {
  const { root, anchors } = preparation;
  const id = '$id' in root && typeof root.$id === 'string' ? root.$id.replace(/#$/, '') : '';
  const local = id !== '' && reference.startsWith(id) ? reference.slice(id.length) || '#' : reference;
  if (!local.startsWith('#'))
    throw new Unchecked(
      'reference_remote',
      `The schema refers to ${JSON.stringify(reference)} at ${schemaPath(path, '$ref')}, which is not local.`,
    );
  const fragment = decode(local.slice(1));
  const found = fragment === '' ? root : fragment?.startsWith('/') === true ? valueAt(root, fragment) : anchors.get(fragment ?? '');
  if (found === undefined || (typeof found !== 'boolean' && !isObject(found)))
    throw new Unchecked(
      'reference_missing',
      `The schema refers to ${JSON.stringify(reference)} at ${schemaPath(path, '$ref')}, where there is no schema.`,
    );
  return copy(found, fragment ?? '', preparation);
}

function decode(fragment: string): string | undefined {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return undefined;
  }
}

/** Refuses a schema that leads back to itself by keywords that judge the same value. */
function refuseCircles(schemas: readonly Schema[], lookup: PreparedSchema['lookup']): void {
  const done = new Set<Schema>();
  const open = new Set<Schema>();
  for (const schema of schemas) visit(schema);

  function visit(schema: Schema | boolean | undefined): void {
    if (typeof schema !== 'object' || done.has(schema)) return;
    if (open.has(schema)) throw new Unchecked('reference_circular', 'The schema refers to itself without taking anything of the value.');
    open.add(schema);
    for (const next of inPlaceSchemas(schema)) visit(next);
    if (schema.$ref !== undefined) visit(lookup[schema.$ref]);
    open.delete(schema);
    done.add(schema);
  }
}

function inPlaceSchemas(schema: Schema): readonly (Schema | boolean)[] {
  return inPlaceKeywords.flatMap((keyword) => {
    const value: unknown = schema[keyword];
    if (value === undefined) return [];
    if (Array.isArray(value)) return value as Schema[]; // a list of schemas, by its shape
    return keyword === 'dependentSchemas' ? Object.values(value as Record<string, Schema>) : [value as Schema]; // by its shape
  });
}

function malformed(path: string): Unchecked {
  return new Unchecked('schema_malformed', `${path === '' ? 'The schema' : path} is not what JSON Schema allows there.`);
}
