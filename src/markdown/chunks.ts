/** A list that grows at its end: what is added copies one chunk, and every other stays the same array. A full chunk ends where it may. */
export type Chunks<T> = readonly (readonly T[])[];

const chunkLength = 16;
const longestChunk = 64;

export function append<T>(chunks: Chunks<T>, item: T, mayEnd: (last: T) => boolean = always): Chunks<T> {
  const chunk = chunks.at(-1);
  const last = chunk?.at(-1);
  const isFull =
    chunk === undefined || last === undefined || (chunk.length >= chunkLength && (mayEnd(last) || chunk.length >= longestChunk));
  return isFull ? [...chunks, [item]] : [...chunks.slice(0, -1), [...chunk, item]];
}

function always(): boolean {
  return true;
}

/** The same chunks where `change` returns the same items. */
export function mapChunks<T>(chunks: Chunks<T>, change: (item: T) => T): Chunks<T> {
  const next = chunks.map((chunk) => {
    const items = chunk.map(change);
    return items.every((item, index) => item === chunk[index]) ? chunk : items;
  });
  return next.every((chunk, index) => chunk === chunks[index]) ? chunks : next;
}
