import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

/** A recording that is being written. */
export interface RecordingFile {
  /** Rejects when the file can't be opened. */
  readonly ready: Promise<unknown>;
  readonly write: (line: string) => void;
  /** Resolves when all is on the disk. Rejects when it could not be written. */
  readonly close: () => Promise<void>;
}

/** Opens a file for a recording; compressed where its name ends in .gz. */
export function openRecordingFile(path: string): RecordingFile {
  const lines = new PassThrough();
  const file = createWriteStream(path);
  const written = isCompressed(path) ? pipeline(lines, createGzip(), file) : pipeline(lines, file);
  // What goes wrong is told by close; until then nobody waits for it.
  written.catch(() => {});
  const ready = once(file, 'open');
  ready.catch(() => {});
  return {
    ready,
    write: (line) => void lines.write(line),
    close: () => {
      lines.end();
      return written;
    },
  };
}

/** Reads the bytes of a recording; uncompressed where its name ends in .gz. */
export async function* readRecordingFile(path: string): AsyncGenerator<Uint8Array> {
  const file = createReadStream(path);
  if (!isCompressed(path)) {
    yield* file as AsyncIterable<Uint8Array>; // no encoding is set
    return;
  }
  const unpacked = new PassThrough();
  const done = pipeline(file, createGunzip(), unpacked);
  done.catch(() => {});
  yield* unpacked as AsyncIterable<Uint8Array>;
  await done;
}

function isCompressed(path: string): boolean {
  return path.endsWith('.gz');
}
