import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { checkValue, type SchemaProblem } from '../schema/index.js';

/** Says why a value does not fit; `undefined` when it does. The JSON Pointer begins with `base`. */
export type SchemaCheck = (value: unknown, base: string) => SchemaProblem | undefined;

/**
 * Makes the function that takes the schemas of one world. It throws when a schema is none, or one that observers could not check.
 * ajv looks for the mistakes of whoever wrote the schema; values are judged by what observers judge them by, so that both say the same.
 */
export function createSchemaCompiler(): (schema: object) => SchemaCheck {
  // strictTypes would refuse a schema that leaves "type" to its parent; unknown keywords are the mistakes worth refusing.
  const ajv = new Ajv2020({ strictTypes: false, strictRequired: false, messages: false, addUsedSchema: false, logger: false });
  addFormats.default(ajv);
  const compiled = new Set<string>();
  return (schema) => {
    const key = JSON.stringify(schema);
    if (!compiled.has(key)) {
      ajv.compile(schema);
      compiled.add(key);
    }
    const verdict = checkValue({}, schema);
    if (verdict.status === 'unchecked') throw new Error(verdict.message);
    return (value, base) => findFault(value, schema, base);
  };
}

function findFault(value: unknown, schema: object, base: string): SchemaProblem | undefined {
  const verdict = checkValue(value, schema);
  switch (verdict.status) {
    case 'fits':
      return undefined;
    case 'unchecked':
      return { path: base, keyword: verdict.reason, message: `${base}: ${verdict.message}`, value };
    case 'mismatch': {
      const [first] = verdict.problems;
      return first === undefined ? undefined : within(first, base);
    }
    default:
      return verdict satisfies never;
  }
}

/** The same problem of a value that stands at `base`. */
function within({ path, message, ...problem }: SchemaProblem, base: string): SchemaProblem {
  return { ...problem, path: base + path, message: path === '' ? message.replace(/^The value/, () => base) : base + message };
}
