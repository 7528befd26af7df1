import type { RecordingSource } from './read-recording.js';

/** One line without its line break. `isCut` when the source ended before one came. */
export interface SourceLine {
  readonly line: string;
  readonly isCut: boolean;
  /** Whether it was longer than any line may be: then nothing of it is held. */
  readonly isTooLong: boolean;
}

/** In UTF-16 code units. A frame may be a sixtieth of it. */
export const longestLine = 64 * 1024 * 1024;

/** Cuts a source into lines, wherever its pieces were cut: in a line, in a character. */
export async function* splitLines(source: RecordingSource): AsyncGenerator<SourceLine> {
  const decoder = new TextDecoder();
  // Kept in pieces: a long line that comes in many would be copied with each of them.
  let pieces: string[] = [];
  let length = 0;
  const add = (piece: string): void => {
    length += piece.length;
    if (length > longestLine) pieces = [];
    else if (piece !== '') pieces.push(piece);
  };
  const end = (isCut: boolean): SourceLine => {
    const line = { line: withoutReturn(pieces.join('')), isCut, isTooLong: length > longestLine };
    pieces = [];
    length = 0;
    return line;
  };
  for await (const chunk of chunksOf(source)) {
    const parts = (typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true })).split('\n');
    const last = parts.pop() ?? '';
    for (const part of parts) {
      add(part);
      yield end(false);
    }
    add(last);
  }
  add(decoder.decode());
  if (length > 0) yield end(true);
}

function chunksOf(source: RecordingSource): Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array> {
  return typeof source === 'string' || source instanceof Uint8Array ? [source] : source;
}

function withoutReturn(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line;
}
