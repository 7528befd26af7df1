import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { findProblem, type SchemaProblem, type Validator } from '../schema/index.js';
import type { ObjectSchema } from './from-schema.js';

/** Says why a value does not fit; `undefined` when it does. The JSON Pointer begins with `base`. */
export type SchemaCheck = (value: unknown, base: string) => SchemaProblem | undefined;

/** Makes the function that compiles the schemas of one world. Equal schemas are compiled once. Throws when a schema is none. */
export function createSchemaCompiler(): (schema: ObjectSchema) => SchemaCheck {
  // strictTypes would refuse a schema that leaves "type" to its parent; unknown keywords are the mistakes worth refusing.
  const ajv = new Ajv2020({
    strictTypes: false,
    strictRequired: false,
    ownProperties: true,
    messages: false,
    addUsedSchema: false,
    logger: false,
  });
  addFormats.default(ajv);
  const checks = new Map<string, SchemaCheck>();
  return (schema) => {
    const key = JSON.stringify(schema);
    const known = checks.get(key);
    if (known !== undefined) return known;
    const validate = ajv.compile(schema) as Validator; // ajv's own type of errors is wider
    const check: SchemaCheck = (value, base) => findProblem(validate, value, base);
    checks.set(key, check);
    return check;
  };
}

/** The same schema with members that it does not declare forbidden, at every depth that `properties` and `items` lead to. */
export function closedSchema(schema: ObjectSchema): ObjectSchema {
  return close(schema) as ObjectSchema; // close keeps what it is given and adds to it
}

function close(schema: unknown): unknown {
  if (typeof schema !== 'object' || schema === null || Array.isArray(schema)) return schema;
  const { properties, items, ...rest } = schema as Record<string, unknown>; // an object, of any members
  const closed: Record<string, unknown> = { ...rest };
  if (items !== undefined) closed['items'] = close(items);
  if (typeof properties === 'object' && properties !== null) {
    closed['properties'] = Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, close(value)]));
  }
  const isObject = rest['type'] === 'object' || properties !== undefined;
  const isOpen = rest['additionalProperties'] === undefined && rest['unevaluatedProperties'] === undefined;
  if (!isObject || !isOpen) return closed;
  // Only unevaluatedProperties sees what another schema of the same object declares.
  const keyword = combining.some((name) => rest[name] !== undefined) ? 'unevaluatedProperties' : 'additionalProperties';
  return { ...closed, [keyword]: false };
}

const combining = ['allOf', 'anyOf', 'oneOf', 'if', '$ref', '$dynamicRef', 'dependentSchemas'];
