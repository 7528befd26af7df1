import type { RecordingSource } from './read-recording.js';

/** One line without its line break. `isCut` when the source ended before one came. */
export interface SourceLine {
  readonly line: string;
  readonly isCut: boolean;
}

/** Cuts a source into lines, wherever its pieces were cut: in a line, in a character. */
export async function* splitLines(source: RecordingSource): AsyncGenerator<SourceLine> {
  const decoder = new TextDecoder();
  // Kept in pieces: a long line that comes in many would be copied with each of them.
  let pieces: string[] = [];
  for await (const chunk of chunksOf(source)) {
    const parts = (typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true })).split('\n');
    const last = parts.pop() ?? '';
    for (const part of parts) {
      yield { line: withoutReturn([...pieces, part].join('')), isCut: false };
      pieces = [];
    }
    if (last !== '') pieces.push(last);
  }
  const rest = pieces.join('') + decoder.decode();
  if (rest !== '') yield { line: withoutReturn(rest), isCut: true };
}

function chunksOf(source: RecordingSource): Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array> {
  return typeof source === 'string' || source instanceof Uint8Array ? [source] : source;
}

function withoutReturn(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line;
}
