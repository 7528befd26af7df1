/** The same schema with members that it does not declare forbidden, at every depth that `properties` and `items` lead to. The same for the same schema. */
export function closedSchema(schema: object): object {
  let closed = known.get(schema);
  if (closed === undefined) known.set(schema, (closed = close(schema, 0) as object)); // close keeps what it is given and adds to it
  return closed;
}

const known = new WeakMap<object, object>();
/** Deeper than any schema that is checked. */
const maxDepth = 128;

function close(schema: unknown, depth: number): unknown {
  if (typeof schema !== 'object' || schema === null || Array.isArray(schema) || depth > maxDepth) return schema;
  const { properties, items, ...rest } = schema as Record<string, unknown>; // an object, of any members
  const closed: Record<string, unknown> = { ...rest };
  if (items !== undefined) closed['items'] = close(items, depth + 1);
  if (typeof properties === 'object' && properties !== null) {
    closed['properties'] = Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, close(value, depth + 1)]));
  }
  const isObject = rest['type'] === 'object' || properties !== undefined;
  const isOpen = rest['additionalProperties'] === undefined && rest['unevaluatedProperties'] === undefined;
  if (!isObject || !isOpen) return closed;
  // Only unevaluatedProperties sees what another schema of the same object declares.
  const keyword = combining.some((name) => rest[name] !== undefined) ? 'unevaluatedProperties' : 'additionalProperties';
  return { ...closed, [keyword]: false };
}

const combining = ['allOf', 'anyOf', 'oneOf', 'if', '$ref', '$dynamicRef', 'dependentSchemas'];
