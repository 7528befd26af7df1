/** A function that .ci/generate-schema.mjs made from a schema. After it answers false, `errors` holds what it found first. */
export interface Validator {
  (value: unknown): boolean;
  errors?: readonly ValidatorError[] | null;
}

interface ValidatorError {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** Why a value does not fit its schema. */
export interface SchemaProblem {
  /** JSON Pointer to the value at fault, or to where it is missing; empty for the whole. */
  readonly path: string;
  /** The schema keyword that refused it, such as `required`. */
  readonly keyword: string;
  /** What is wrong, in a sentence. */
  readonly message: string;
  /** The value at fault; `undefined` where something is missing. */
  readonly value: unknown;
}

/** Returns why `value` does not fit, or `undefined` when it does. `base` is the JSON Pointer at which the value stands. */
export function findProblem(validator: Validator, value: unknown, base = ''): SchemaProblem | undefined {
  if (validator(value)) return undefined;
  // Where branches of a oneOf failed, the last error only says that none fitted; the deepest one says what is wrong.
  const errors = validator.errors ?? [];
  const error = errors.reduce(
    (deepest, next) => (next.instancePath.length > deepest.instancePath.length ? next : deepest),
    errors[0] ?? noReason,
  );
  const path = error.instancePath + pointerSuffix(error);
  return { path: base + path, keyword: error.keyword, message: describe(error, base + path), value: valueAt(value, path) };
}

/** Follows a JSON Pointer. Returns `undefined` where it leads nowhere. */
export function valueAt(value: unknown, pointer: string): unknown {
  let current = value;
  for (const step of pointer.split('/').slice(1)) {
    const key = stepName(step);
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, key)) return undefined;
    current = (current as Record<string, unknown>)[key]; // an own member of an object, by the line above
  }
  return current;
}

/** What one step of a JSON Pointer, without its slash, names. */
export function stepName(step: string): string {
  return step.replaceAll('~1', '/').replaceAll('~0', '~');
}

/** Writes one step of a JSON Pointer. */
export function pointerStep(key: string | number): string {
  return `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

const noReason: ValidatorError = { instancePath: '', keyword: 'schema', params: {} };

/** A member that lacks, or that should not be there, is named itself, not the object around it. */
function pointerSuffix({ keyword, params }: ValidatorError): string {
  const member = keyword === 'required' ? params['missingProperty'] : params['additionalProperty'];
  return typeof member === 'string' ? pointerStep(member) : '';
}

function describe({ keyword, params }: ValidatorError, path: string): string {
  const where = path === '' ? 'The value' : path;
  const limit = String(params['limit']);
  switch (keyword) {
    case 'required':
      return `${where} is missing.`;
    case 'additionalProperties':
      return `${where} is a member that the schema does not allow.`;
    case 'type':
      return `${where} must be of type ${String(params['type'])}.`;
    case 'const':
      return `${where} must be ${JSON.stringify(params['allowedValue'])}.`;
    case 'enum':
      return `${where} must be one of ${JSON.stringify(params['allowedValues'])}.`;
    case 'pattern':
      return `${where} must match ${String(params['pattern'])}.`;
    case 'format':
      return `${where} must be a ${String(params['format'])}.`;
    case 'minLength':
    case 'minItems':
      return `${where} must hold at least ${limit}.`;
    case 'minimum':
    case 'maximum':
    case 'exclusiveMinimum':
      return `${where} must be ${String(params['comparison'])} ${limit}.`;
    case 'uniqueItems':
      return `${where} must not hold the same item twice.`;
    default:
      return `${where} does not fit the schema (${keyword}).`;
  }
}
