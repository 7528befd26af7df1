import {
  findProblem,
  frameTable,
  problem,
  protocolVersion,
  validateManifest,
  type EventFrame,
  type Frame,
  type Problem,
  type Sender,
  type Validator,
} from '../schema/index.js';

/** An event as a tolerant reader takes it: the topic may be one that the bridge made up. */
export type ReceivedEventFrame = Omit<EventFrame, 'topic'> & { topic: string };

/** A frame that has been checked. */
export type ReceivedFrame = Exclude<Frame, EventFrame> | ReceivedEventFrame;

/** What became of the text of one frame: the frame with what was odd about it, or the reason for its refusal. */
export type Decoded =
  | { readonly ok: true; readonly frame: ReceivedFrame; readonly problems: readonly Problem[] }
  | { readonly ok: false; readonly problems: readonly [Problem, ...Problem[]] };

export interface DecodeOptions {
  /** Follows the schema to the letter, also where the prose of the protocol is wider. Default false. */
  readonly strict?: boolean;
  /** The longest text that is parsed, in UTF-16 code units. Default 1,048,576. */
  readonly maxLength?: number;
  /** The deepest nesting of arrays and objects that is parsed. Default 256. */
  readonly maxDepth?: number;
}

export const defaultMaxLength = 1_048_576;
export const defaultMaxDepth = 256;

/** Reads the text of one frame. Never throws. Source: PROTOCOL section 3. */
export function decodeFrame(text: unknown, options: DecodeOptions = {}): Decoded {
  const { maxLength = defaultMaxLength, maxDepth = defaultMaxDepth } = options;
  if (typeof text !== 'string') return refused(problem('binary_frame', 'A binary message came; frames are text.'));
  if (text.length > maxLength) {
    return refused(problem('frame_too_large', `The frame is ${text.length} long and the limit is ${maxLength}. It was not read.`));
  }
  if (isDeeperThan(text, maxDepth)) {
    return refused(problem('frame_too_deep', `The frame is nested deeper than ${maxDepth}. It was not read.`));
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return refused(problem('not_json', `The text is not JSON: ${error instanceof Error ? error.message : String(error)}.`));
  }
  return checkFrame(value, options);
}

/** Checks a frame that has already been parsed. Never throws. */
export function checkFrame(value: unknown, { strict = false }: DecodeOptions = {}): Decoded {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return refused(problem('not_object', 'A frame must be a JSON object.', { value }));
  }
  const { protocol, type } = value as { protocol?: unknown; type?: unknown }; // an object; its members may be anything
  if (protocol !== protocolVersion) {
    const said = protocol === undefined ? 'no protocol' : `protocol ${JSON.stringify(protocol)}`;
    return refused(
      problem('protocol_mismatch', `The frame names ${said}; this reader speaks "${protocolVersion}".`, {
        path: '/protocol',
        value: protocol,
      }),
    );
  }
  const row = typeof type === 'string' ? frameTable.get(type) : undefined;
  if (row === undefined) {
    const types = [...frameTable.keys()].join(', ');
    return refused(
      problem('unknown_type', `The frame has type ${JSON.stringify(type)}; the types are ${types}.`, { path: '/type', value: type }),
    );
  }
  if (row.validate(value)) return withRemarks(value as ReceivedFrame, strict); // its validator has passed it
  return (strict ? undefined : readByProse(value, row.validate)) ?? refusedBySchema(row.validate, value);
}

/** The side that sent a frame, as far as the frame itself tells. */
export function senderOf(frame: ReceivedFrame): Sender {
  if (frame.type === 'heartbeat' && frame.manifest_update !== undefined) return 'bridge';
  return frameTable.get(frame.type)?.sender ?? 'bridge';
}

/** Reads what the schema refuses and the prose allows: topics of the bridge's own, and an output that is null. */
function readByProse(value: object, validate: Validator): Decoded | undefined {
  const frame = value as { type: string; topic?: unknown; output?: unknown; ok?: unknown }; // its type is known, its members may be anything
  if (frame.type === 'event' && typeof frame.topic === 'string' && frame.topic !== '' && validate({ ...frame, topic: 'tick' })) {
    const note = problem('extension_topic', `The topic "${frame.topic}" is none of the reserved ones.`, {
      path: '/topic',
      value: frame.topic,
    });
    return { ok: true, frame: value as ReceivedFrame, problems: [note] }; // valid but for its topic
  }
  if (frame.type === 'tool_result' && frame.output === null) {
    const { output: _null, ...rest } = frame;
    if (!validate(rest)) return undefined;
    const note = problem('output_null', 'The output is null; it is read as left out.', { path: '/output', value: null });
    const decoded = withRemarks(rest as ReceivedFrame, false); // valid without its output
    return decoded.ok ? { ...decoded, problems: [note, ...decoded.problems] } : decoded;
  }
  return undefined;
}

/** Adds what is odd about a frame that fits its schema. */
function withRemarks(frame: ReceivedFrame, strict: boolean): Decoded {
  if (strict) return { ok: true, frame, problems: none };
  if (frame.type === 'tool_result') {
    if (frame.ok && frame.error !== undefined) {
      return {
        ok: true,
        frame,
        problems: [problem('error_unexpected', 'The result is ok and has an error all the same.', { path: '/error', value: frame.error })],
      };
    }
    if (frame.ok && frame.output === undefined) {
      return { ok: true, frame, problems: [problem('output_missing', 'The result is ok but has no output.', { path: '/output' })] };
    }
    if (!frame.ok && frame.error === undefined) {
      return { ok: true, frame, problems: [problem('error_missing', 'The result is not ok but has no error.', { path: '/error' })] };
    }
  }
  if (frame.type === 'heartbeat' && frame.manifest_update !== undefined) {
    const found = findProblem(validateManifest, frame.manifest_update, '/manifest_update');
    if (found !== undefined) {
      const { manifest_update: _refused, ...rest } = frame;
      const { path, keyword, value } = found;
      return {
        ok: true,
        frame: rest,
        problems: [problem('manifest_refused', `${found.message} The old manifest stays in force.`, { path, keyword, value })],
      };
    }
  }
  return { ok: true, frame, problems: none };
}

const none: readonly Problem[] = [];

function refused(reason: Problem): Decoded {
  return { ok: false, problems: [reason] };
}

function refusedBySchema(validate: Validator, value: unknown): Decoded {
  const found = findProblem(validate, value) ?? { path: '', keyword: 'schema', message: 'The frame does not fit its schema.', value };
  return refused(problem('schema_mismatch', found.message, { path: found.path, keyword: found.keyword, value: found.value }));
}

/** Whether brackets nest deeper than `limit`, told without parsing: validators and viewers that recurse must never see such a value. */
function isDeeperThan(text: string, limit: number): boolean {
  if (text.length < limit * 2) return false;
  let depth = 0;
  let inString = false;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    if (inString) {
      if (unit === backslash) index += 1;
      else if (unit === quote) inString = false;
    } else if (unit === quote) inString = true;
    else if (unit === openBrace || unit === openBracket) {
      depth += 1;
      if (depth > limit) return true;
    } else if (unit === closeBrace || unit === closeBracket) depth -= 1;
  }
  return false;
}

const quote = 0x22;
const backslash = 0x5c;
const openBracket = 0x5b;
const closeBracket = 0x5d;
const openBrace = 0x7b;
const closeBrace = 0x7d;
