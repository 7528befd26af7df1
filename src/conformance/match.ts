import { isEqual, pointerStep } from '../schema/index.js';

/** Where a frame is not what was expected. */
export interface Mismatch {
  /** JSON Pointer into the frame. */
  readonly path: string;
  readonly expected: unknown;
  /** `undefined` where nothing stands there. */
  readonly came: unknown;
}

/** What the echo matchers compare with. */
export interface MatchContext {
  /** The call_id of the tool_call that was sent last. */
  readonly callId: string | undefined;
  readonly sessionId: string | undefined;
}

/**
 * Compares a frame with an expectation, subset-wise: members that the expectation does not name may be anything.
 * Returns the first mismatch, or `undefined` when it fits. Throws when the expectation holds an unknown matcher.
 */
export function findMismatch(expectation: Readonly<Record<string, unknown>>, frame: unknown, context: MatchContext): Mismatch | undefined {
  const { call_id_echo: callEcho, session_id_echo: sessionEcho, ...members } = expectation;
  const echoes: Record<string, unknown> = {};
  if (callEcho !== undefined) echoes['call_id'] = context.callId;
  if (sessionEcho !== undefined) echoes['session_id'] = context.sessionId;
  return compare({ ...members, ...echoes }, frame, '');
}

/** Why an expectation can't be judged; `undefined` when it can. It is asked before anything is sent: an unknown matcher must never pass. */
export function findExpectationFault(expectation: Readonly<Record<string, unknown>>): string | undefined {
  const { call_id_echo: callEcho, session_id_echo: sessionEcho, ...members } = expectation;
  for (const [name, value] of Object.entries({ call_id_echo: callEcho, session_id_echo: sessionEcho })) {
    if (value !== undefined && value !== true) return `/${name} can only be true.`;
  }
  return findFault(members, '');
}

type Matcher = (argument: unknown, value: unknown) => boolean;

const kinds: ReadonlyMap<unknown, (value: unknown) => boolean> = new Map<unknown, (value: unknown) => boolean>([
  ['uuid', (value) => typeof value === 'string' && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value)],
  ['string', (value) => typeof value === 'string'],
  ['integer', (value) => Number.isInteger(value)],
  ['number', (value) => typeof value === 'number'],
  ['boolean', (value) => typeof value === 'boolean'],
  ['array', (value) => Array.isArray(value)],
  ['object', isObject],
  ['null', (value) => value === null],
]);

/** The one list of matchers: how each judges a value, and what its argument may be. */
const matchers: ReadonlyMap<string, { readonly fits: Matcher; readonly takes: (argument: unknown) => boolean }> = new Map([
  [
    '$kind',
    { fits: (kind: unknown, value: unknown) => kinds.get(kind)?.(value) === true, takes: (argument: unknown) => kinds.has(argument) },
  ],
  [
    '$gt',
    {
      fits: (bound: unknown, value: unknown) => typeof value === 'number' && typeof bound === 'number' && value > bound,
      takes: (argument: unknown) => typeof argument === 'number',
    },
  ],
  [
    '$enum',
    {
      fits: (values: unknown, value: unknown) => Array.isArray(values) && values.some((each) => isEqual(each, value)),
      takes: (argument: unknown) => Array.isArray(argument) && argument.length > 0,
    },
  ],
  [
    '$required',
    {
      fits: (names: unknown, value: unknown) =>
        isObject(value) && Array.isArray(names) && names.every((name) => Object.hasOwn(value, String(name))),
      takes: (argument: unknown) => Array.isArray(argument) && argument.every((name) => typeof name === 'string'),
    },
  ],
]);

function compare(expected: unknown, came: unknown, path: string): Mismatch | undefined {
  const mismatch = { path, expected, came };
  if (Array.isArray(expected)) {
    if (!Array.isArray(came) || came.length !== expected.length) return mismatch;
    return firstOf(expected.map((each: unknown, index) => () => compare(each, came[index], path + pointerStep(index))));
  }
  if (!isObject(expected)) return isEqual(expected, came) ? undefined : mismatch;
  const entries = Object.entries(expected);
  if (entries.some(([name]) => name.startsWith('$')))
    return entries.every(([name, argument]) => fits(name, argument, came)) ? undefined : mismatch;
  if (!isObject(came)) return mismatch;
  return firstOf(
    entries.map(
      ([name, each]) =>
        () =>
          compare(each, Object.hasOwn(came, name) ? came[name] : undefined, path + pointerStep(name)),
    ),
  );
}

function fits(name: string, argument: unknown, value: unknown): boolean {
  const matcher = matchers.get(name);
  if (matcher === undefined)
    throw new Error(`findMismatch: there is no matcher ${name}. Nothing was compared. Use one of ${[...matchers.keys()].join(', ')}.`);
  return matcher.fits(argument, value);
}

function firstOf(comparisons: readonly (() => Mismatch | undefined)[]): Mismatch | undefined {
  for (const each of comparisons) {
    const found = each();
    if (found !== undefined) return found;
  }
  return undefined;
}

function findFault(expected: unknown, path: string): string | undefined {
  if (typeof expected !== 'object' || expected === null) return undefined;
  const names = Object.keys(expected);
  const marked = names.filter((name) => name.startsWith('$'));
  if (marked.length > 0 && marked.length < names.length) return `${path === '' ? '/' : path} mixes matchers with members.`;
  for (const [name, value] of Object.entries(expected)) {
    const matcher = matchers.get(name);
    const at = path + pointerStep(name);
    if (!name.startsWith('$')) {
      const found = findFault(value, at);
      if (found !== undefined) return found;
    } else if (matcher === undefined) return `${at}: there is no matcher ${name}.`;
    else if (!matcher.takes(value)) return `${at}: ${name} does not take ${JSON.stringify(value)}.`;
  }
  return undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
