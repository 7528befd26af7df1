/** A list that grows at its end: what is added copies one chunk, and every other stays the same array. */
export type Chunks<T> = readonly (readonly T[])[];

const chunkLength = 16;

export function append<T>(chunks: Chunks<T>, item: T): Chunks<T> {
  const last = chunks.at(-1);
  return last === undefined || last.length >= chunkLength ? [...chunks, [item]] : [...chunks.slice(0, -1), [...last, item]];
}

/** The same chunks where `change` returns the same items. */
export function mapChunks<T>(chunks: Chunks<T>, change: (item: T) => T): Chunks<T> {
  const next = chunks.map((chunk) => {
    const items = chunk.map(change);
    return items.every((item, index) => item === chunk[index]) ? chunk : items;
  });
  return next.every((chunk, index) => chunk === chunks[index]) ? chunks : next;
}
