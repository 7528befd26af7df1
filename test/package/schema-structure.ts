/** A schema without its description texts. What a schema names "description" (a property, a definition) is structure and stays. */
export function schemaStructure(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(schemaStructure);
  if (typeof schema !== 'object' || schema === null) return schema;
  const members = Object.entries(schema).filter(([keyword, value]) => !(keyword === 'description' && typeof value === 'string'));
  return Object.fromEntries(members.map(([keyword, value]) => [keyword, memberStructure(keyword, value)]));
}

const keywordsWithNames = new Set(['properties', 'patternProperties', '$defs', 'dependentSchemas']);
const keywordsWithValues = new Set(['const', 'enum', 'default', 'examples']);

function memberStructure(keyword: string, value: unknown): unknown {
  if (keywordsWithValues.has(keyword)) return value;
  if (!keywordsWithNames.has(keyword) || typeof value !== 'object' || value === null) return schemaStructure(value);
  return Object.fromEntries(Object.entries(value).map(([name, schema]) => [name, schemaStructure(schema)]));
}
