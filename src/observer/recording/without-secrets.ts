import { createRedactor, type RedactRules } from '../../aicc/index.js';
import { redact, writeMessage, type RecordedMessage, type Recording } from '../../recording/index.js';

/** A recording of which nothing matches the patterns any more, in whatever place it would have stood. */
export interface CleanRecording {
  readonly recording: Recording;
  /** How many messages had to be left out for that: those in which it stood as a number or an id, or was told in pieces. */
  readonly leftOut: number;
}

/** Redacts a recording, looks through it as it would be written, and leaves out the lines in which a pattern still finds something, or found it before in pieces. */
export function withoutSecrets(recording: Recording, rules: RedactRules): CleanRecording {
  const { inText } = createRedactor('withoutSecrets', { patterns: rules.patterns ?? [] });
  const isClean = (text: string): boolean => inText(text) === text;
  const inPieces = toldInPieces(recording.messages, inText);
  const { header, messages: redacted, ...others } = redact(recording, rules);
  const messages = redacted.filter((message, index) => !inPieces.has(index) && isClean(bodyOf(message)));
  const start = isClean(header.createdAt) ? header.createdAt : new Date(0).toISOString();
  return {
    recording: { ...others, header: { ...header, createdAt: start }, messages },
    leftOut: redacted.length - messages.length,
  };
}

/** What is written of a message, without the time and the sender, which every line has. */
function bodyOf(message: RecordedMessage): string {
  return writeMessage({ ...message, at: 0 }).slice('{"at":0,"from":"agent",'.length);
}

interface Piece {
  readonly index: number;
  readonly start: number;
  readonly end: number;
}

/** Which messages are deltas that tell together what each of them alone does not hold. */
function toldInPieces(messages: readonly RecordedMessage[], inText: (text: string) => string): ReadonlySet<number> {
  const parts = new Map<string, { text: string; readonly pieces: Piece[] }>();
  for (const [index, message] of messages.entries()) {
    const delta = deltaOf(message);
    if (delta === undefined) continue;
    const part = parts.get(delta.part) ?? { text: '', pieces: [] };
    parts.set(delta.part, part);
    const start = part.text.length;
    part.text += inText(delta.text);
    part.pieces.push({ index, start, end: part.text.length });
  }
  const isClean = (text: string): boolean => inText(text) === text;
  const found = new Set<number>();
  for (const { text, pieces } of parts.values()) {
    if (isClean(text)) continue;
    for (const { index, start, end } of pieces) {
      // More is left out than what it stands in: rather a sentence too much than a secret in two halves.
      if (!isClean(text.slice(Math.max(0, start - longestSecret), end + longestSecret))) found.add(index);
    }
  }
  return found;
}

/** How far around a piece is looked for what it is a part of. */
const longestSecret = 200;

function deltaOf({ text }: RecordedMessage): { readonly part: string; readonly text: string } | undefined {
  if (text?.includes('"delta"') !== true) return undefined;
  try {
    const { session_id: session, payload } = JSON.parse(text) as {
      session_id?: unknown;
      payload?: { delta?: Record<string, unknown> } | null;
    };
    const { messageId, partId, text: told } = payload?.delta ?? {};
    return typeof told === 'string' ? { part: JSON.stringify([session, messageId, partId]), text: told } : undefined;
  } catch {
    return undefined;
  }
}
