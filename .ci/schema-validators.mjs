const prose = new Set(['$schema', '$id', '$defs', 'title', 'description', 'default']);
const keywords = new Set([
  ...['type', 'const', 'enum', 'oneOf', 'minimum', 'exclusiveMinimum', 'maximum', 'minLength', 'pattern', 'format'],
  ...['minItems', 'uniqueItems', 'items', 'required', 'additionalProperties', 'properties'],
]);

/**
 * Writes a module that exports one validator for each of `schemas`, by its name. Each schema stands there once, as the data by which a fault
 * is found; those in `tested`, whose values come in masses, also get a test that does nothing but compare.
 * @param {Readonly<Record<string, object>>} schemas
 * @param {{ definitions?: Readonly<Record<string, object>>, tested?: readonly string[] }} [options] `definitions` is what a $ref leads to.
 */
export function validatorModule(schemas, { definitions = {}, tested = [] } = {}) {
  const plain = Object.entries(schemas).map(([name, schema]) => [name, withoutProse(schema, definitions)]);
  const data = writeData(plain.map(([, schema]) => schema));
  const tests = new Tests();
  const exported = plain.map(([name, schema]) => {
    const test = tested.includes(name) ? `, ${tests.nameOf(schema)}` : '';
    return `export const ${name}: Validator = /* @__PURE__ */ validator(${data.textOf(schema)}${test});`;
  });
  const body = [...data.lines, ...tests.lines, ...exported].join('\n');
  const used = ['isObject', 'isUuid'].filter((name) => body.includes(`${name}(`));
  return [
    ...(data.lines.length > 0 ? [`import type { Schema } from '../find-faults.js';`] : []),
    `import { validator, type Validator } from '../validator.js';`,
    ...(used.length > 0 ? [`import { ${used.join(', ')} } from '../validator-runtime.js';`] : []),
    body,
    '',
  ].join('\n');
}

/** A schema with what it refers to in its place, and without what says nothing. Throws at a keyword that the validators would pass over. */
function withoutProse(schema, definitions) {
  const { $ref, ...own } = schema;
  if ($ref !== undefined) return withoutProse({ ...definitions[$ref.replace('#/$defs/', '')], ...own }, definitions);
  const inner = (each) => withoutProse(each, definitions);
  const kept = Object.entries(schema).flatMap(([keyword, value]) => {
    if (prose.has(keyword) || (keyword === 'additionalProperties' && value === true) || (keyword === 'minItems' && value === 0)) return [];
    if (!keywords.has(keyword)) throw new Error(`The validators know no keyword "${keyword}".`);
    if (keyword === 'items') return [[keyword, inner(value)]];
    if (keyword === 'oneOf') return [[keyword, value.map(inner)]];
    if (keyword !== 'properties') return [[keyword, value]];
    const inherited = Object.keys(value).find((name) => name in {});
    if (inherited !== undefined) throw new Error(`Every object inherits "${inherited}": a validator would take that for a member.`);
    return [[keyword, Object.fromEntries(Object.entries(value).map(([name, each]) => [name, inner(each)]))]];
  });
  return Object.fromEntries(kept);
}

/** Writes schemas as literals. What stands in more than one place becomes a constant. */
function writeData(schemas) {
  const counts = new Map();
  const count = (value) => {
    if (typeof value !== 'object' || value === null) return;
    const text = JSON.stringify(value);
    counts.set(text, (counts.get(text) ?? 0) + 1);
    if (counts.get(text) === 1) Object.values(value).forEach(count);
  };
  schemas.forEach(count);
  const lines = [];
  const names = new Map();
  const textOf = (value) => {
    if (typeof value !== 'object' || value === null) return JSON.stringify(value);
    const key = JSON.stringify(value);
    if (names.has(key)) return names.get(key);
    const text = Array.isArray(value)
      ? `[${value.map(textOf).join(', ')}]`
      : `{ ${Object.entries(value)
          .map(([name, each]) => `${name}: ${textOf(each)}`)
          .join(', ')} }`;
    if (counts.get(key) === 1 || key.length < 16) return text;
    names.set(key, `shared${names.size}`);
    lines.push(`const ${names.get(key)}${Array.isArray(value) ? '' : ': Schema'} = ${text};`);
    return names.get(key);
  };
  return { lines, textOf };
}

/** Writes tests, a function for each schema of an object and an expression for all else. */
class Tests {
  lines = [];
  #names = new Map();

  nameOf(schema) {
    const key = JSON.stringify(schema);
    if (!this.#names.has(key)) {
      const body = this.#body(schema);
      this.#names.set(key, `fits${this.#names.size}`);
      this.lines.push(`function ${this.#names.get(key)}(data) {\n${body}\n}`);
    }
    return this.#names.get(key);
  }

  #body({ properties = {}, required = [], additionalProperties }) {
    const members = Object.entries(properties).flatMap(([name, schema]) => this.#member(`data.${name}`, schema, required.includes(name)));
    const test = ['isObject(data)', ...members].join(' && ');
    if (additionalProperties === undefined) return `return ${test};`;
    const known = Object.keys(properties).map((name) => `case "${name}": `);
    return [
      `if (!(${test})) return false;`,
      `for (const key in data) switch (key) { ${known.join('')}break; default: if (Object.hasOwn(data, key)) return false; }`,
      'return true;',
    ].join('\n');
  }

  #member(value, schema, isRequired) {
    const test = this.#expression(value, schema);
    if (isRequired) return [test === '' ? `${value} !== undefined` : test];
    return test === '' ? [] : [`(${value} === undefined || ${test})`];
  }

  #expression(value, schema) {
    const { type } = schema;
    if (schema.oneOf !== undefined || schema.uniqueItems !== undefined) throw new Error('No test is written of oneOf and uniqueItems.');
    if ('const' in schema) return `${value} === ${JSON.stringify(schema.const)}`;
    if (schema.enum !== undefined) return `(${schema.enum.map((each) => `${value} === ${JSON.stringify(each)}`).join(' || ')})`;
    if (type === undefined) return '';
    if (type === 'object') return schema.properties === undefined ? `isObject(${value})` : `${this.nameOf(schema)}(${value})`;
    if (type === 'array') return this.#array(value, schema);
    if (type === 'string') return this.#text(value, schema);
    if (type === 'integer' || type === 'number') return this.#number(value, schema);
    return `typeof ${value} === "${type}"`;
  }

  #array(value, { items, minItems }) {
    const ofItem = items === undefined ? '' : this.#expression('item', items);
    return [
      `Array.isArray(${value})`,
      ...(minItems === undefined ? [] : [`${value}.length >= ${minItems}`]),
      ...(ofItem === '' ? [] : [`${value}.every((item) => ${ofItem})`]),
    ].join(' && ');
  }

  #text(value, { minLength = 0, pattern, format }) {
    if (minLength > 1 || (format !== undefined && format !== 'uuid')) throw new Error('No test is written of such a text.');
    return [
      `typeof ${value} === "string"`,
      ...(minLength === 0 ? [] : [`${value} !== ""`]),
      ...(pattern === undefined ? [] : [`${this.#patternOf(pattern)}.test(${value})`]),
      ...(format === undefined ? [] : [`isUuid(${value})`]),
    ].join(' && ');
  }

  #patternOf(pattern) {
    const name = this.#names.get(pattern) ?? `pattern${this.#names.size}`;
    if (!this.#names.has(pattern)) this.lines.push(`const ${name} = /${pattern}/u;`);
    this.#names.set(pattern, name);
    return name;
  }

  #number(value, { type, minimum, exclusiveMinimum, maximum }) {
    return [
      type === 'integer' ? `Number.isInteger(${value})` : `Number.isFinite(${value})`,
      ...(minimum === undefined ? [] : [`${value} >= ${minimum}`]),
      ...(exclusiveMinimum === undefined ? [] : [`${value} > ${exclusiveMinimum}`]),
      ...(maximum === undefined ? [] : [`${value} <= ${maximum}`]),
    ].join(' && ');
  }
}
