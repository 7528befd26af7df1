import type { RecordingHeader } from '../schema/index.js';
import type { RecordedMessage, Recording } from './recording.js';

/** Writes a recording as lines, each with its line break. What {@link readRecording} reads from them is the same again. */
export function* writeRecording({ header, messages }: Pick<Recording, 'header' | 'messages'>): Generator<string> {
  yield writeHeader(header);
  for (const message of messages) yield writeMessage(message);
}

export function writeHeader(header: RecordingHeader): string {
  return `${JSON.stringify(header)}\n`;
}

/** Writes one message as a line of a recording, with its line break. */
export function writeMessage({ at, from, text }: RecordedMessage): string {
  const start = `{"at":${JSON.stringify(Number.isFinite(at) ? Math.max(0, at) : 0)},"from":"${from}"`;
  if (text === undefined) return `${start}}\n`;
  // Between the tokens of JSON a line break means nothing, and within them it can't stand.
  return isJsonObject(text) ? `${start},"frame":${text.replace(/[\r\n]/g, ' ').trim()}}\n` : `${start},"text":${JSON.stringify(text)}}\n`;
}

function isJsonObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
