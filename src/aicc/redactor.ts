import { documentTable, judgePattern, stepName } from '../schema/index.js';
import { readArrival, type Arrival } from './arrival.js';
import { decodeFrame } from './decode.js';
import { createSeamRedactor } from './redact-seam.js';
import { redactValue, type Redaction } from './redact-value.js';

/** What is to be made unreadable, by place and by pattern. */
export interface RedactRules {
  /**
   * JSON Pointers into frames, such as `/input/password`. What stands there, of whatever kind, is replaced. A step `*` stands for every member or item.
   * A document stands at `/payload/documents/0`, wherever it comes from.
   */
  readonly pointers?: readonly string[];
  /**
   * What matches is replaced in every text and every name of a member, also in messages that are no frames. Of what two deltas
   * hold only together, the first is shown when the second comes: then what the second has of it is replaced. A pattern that could run away is refused.
   */
  readonly patterns?: readonly RegExp[];
  /** What stands in the place of what was there. Default "[redacted]". */
  readonly replacement?: string;
}

/** Makes unreadable what must not be seen, and marks where it stood. */
export interface Redactor {
  /** A text that is part of no frame. */
  readonly inText: (text: string) => string;
  /** The text of one message of the wire. A frame stays one; where it can't, all of its text is replaced. */
  readonly inMessage: (text: string) => string;
  /** The same arrival where nothing of it is hidden. */
  readonly inArrival: (arrival: Arrival) => Arrival;
  /** A document that a host puts, as it would stand in `payload.documents`. */
  readonly inEntry: <T>(entry: T) => T;
}

const defaultReplacement = '[redacted]';

/** Throws when a pointer is none, or a pattern can run away: then nothing would be safe. */
export function createRedactor(caller: string, { pointers = [], patterns = [], replacement = defaultReplacement }: RedactRules): Redactor {
  if (replacement === '')
    throw new Error(`${caller}: the replacement is empty, so that nobody could see what was redacted. Nothing was redacted. Pass a text.`);
  const searches = patterns.map((pattern) => createSearch(caller, pattern));
  const mask = (length: number): string => (length < replacement.length ? '█'.repeat(length) : replacement.padEnd(length, '█'));
  const loose: Redaction = {
    pointers: pointers.map((pointer) => readPointer(caller, pointer)),
    replacement,
    inText: (text) => searches.reduce((changed, search) => search(changed, () => replacement), text),
    inSameLength: (text, isWhole) =>
      isWhole ? mask(text.length) : searches.reduce((changed, search) => search(changed, (match) => mask(match.length)), text),
    keepsTypes: false,
  };
  const typed: Redaction = { ...loose, keepsTypes: true };

  const inSeam = createSeamRedactor((text) =>
    searches.reduce((changed, search) => search(changed, (match) => '█'.repeat(match.length)), text),
  );
  const inFrame = (text: string): string => {
    const sent = parseObject(text);
    if (sent === undefined) return loose.inText(text);
    const frame = searches.length === 0 ? sent : inSeam(sent);
    const changed = redactValue(frame, loose, ignore);
    if (changed === sent) return text;
    const faults = faultsOf(frame);
    const typedPaths: string[] = [];
    const typedFrame = redactValue(frame, typed, (path) => typedPaths.push(path));
    const candidates = [changed, withMark(typedFrame, typedPaths), typedFrame];
    const fitting = candidates.find((candidate) => faultsOf(candidate) <= faults);
    return fitting === undefined ? replacement : JSON.stringify(fitting);
  };

  const inMessage = (text: string): string => {
    try {
      return inFrame(text);
    } catch {
      // Nested deeper than the stack: nothing of it is shown.
      return replacement;
    }
  };

  return {
    inText: loose.inText,
    inMessage,
    inArrival: (arrival) => {
      const text = arrival.text === undefined ? undefined : inMessage(arrival.text);
      return text === arrival.text ? arrival : readArrival(text, arrival.at, arrival.from);
    },
    inEntry: <T>(entry: T): T => {
      const frame = { payload: { documents: [entry] } };
      const faults = documentFaults(frame);
      const [first, second] = [loose, typed].map((redaction) => redactValue(frame, redaction, ignore) as typeof frame); // the path down to the entry is kept
      return (
        (second === undefined || (first !== undefined && documentFaults(first) <= faults) ? first : second)?.payload.documents[0] ?? entry
      );
    },
  };
}

const ignore = (): void => {};
const longestSearch = 1_000_000_000;

/** Replaces what a pattern finds. A text in which looking for it could take too long is hidden whole. */
function createSearch(caller: string, pattern: RegExp): (text: string, hide: (match: string) => string) => string {
  const verdict = judgePattern(pattern.source, pattern.flags.replace(/[gyd]/g, ''));
  if (!verdict.isSafe)
    throw new Error(
      `${caller}: the pattern ${String(pattern)} is not run on text from outside, since it ${verdict.reason}. Nothing was redacted. Write it otherwise.`,
    );
  const global = new RegExp(pattern.source, `${pattern.flags.replace(/[gy]/g, '')}g`);
  return (text, hide) => {
    if (verdict.worstSteps(text.length) > longestSearch) return hide(text);
    return text.replace(global, (match) => (match === '' ? '' : hide(match)));
  };
}

function readPointer(caller: string, pointer: string): readonly string[] {
  if (!pointer.startsWith('/'))
    throw new Error(`${caller}: the pointer is ${JSON.stringify(pointer)} and must begin with "/". Nothing was redacted.`);
  return pointer.split('/').slice(1).map(stepName);
}

/** Names in `meta` what was replaced by a number or a date and can't be seen to have been. */
function withMark(frame: unknown, paths: readonly string[]): unknown {
  if (paths.length === 0 || typeof frame !== 'object' || frame === null) return frame;
  const meta = 'meta' in frame && typeof frame.meta === 'object' ? frame.meta : {};
  return { ...frame, meta: { ...meta, redacted: paths } };
}

/** How much of a frame is at fault: of a redacted one it must not be more than before. */
function faultsOf(frame: unknown): number {
  const decoded = decodeFrame(JSON.stringify(frame));
  return decoded.ok ? documentFaults(frame) : Number.MAX_SAFE_INTEGER;
}

function documentFaults(frame: unknown): number {
  const { payload } = frame as { readonly payload?: { readonly documents?: unknown } | null }; // any JSON
  const documents: unknown = payload?.documents;
  if (!Array.isArray(documents)) return 0;
  return (documents as unknown[]).filter((entry) => {
    const { schema, value } = (entry ?? {}) as { readonly schema?: unknown; readonly value?: unknown }; // any JSON
    const row = typeof schema === 'string' ? documentTable.get(schema) : undefined;
    return row !== undefined && value !== null && row.findProblems(value).length > 0;
  }).length;
}

function parseObject(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
