/** The bytes of a recording, unpacked where they are gzip, whatever the file is called. */
export async function unpacked(blob: Blob): Promise<AsyncIterable<Uint8Array>> {
  const head = new Uint8Array(await blob.slice(0, 2).arrayBuffer());
  const isPacked = head[0] === 0x1f && head[1] === 0x8b;
  return chunksOf(isPacked ? blob.stream().pipeThrough(new DecompressionStream('gzip')) : blob.stream());
}

/** Lines as a file, packed when asked for. */
export async function packed(lines: Iterable<string>, isPacked: boolean): Promise<Blob> {
  const parts: string[] = [];
  let part = '';
  for (const line of lines) {
    part += line;
    if (part.length < partLength) continue;
    parts.push(part);
    part = '';
  }
  const plain = new Blob([...parts, part], { type: 'application/octet-stream' });
  return isPacked ? await new Response(plain.stream().pipeThrough(new CompressionStream('gzip'))).blob() : plain;
}

const partLength = 1 << 20;

// Not every browser lets a stream be iterated.
async function* chunksOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
  } finally {
    reader.releaseLock();
  }
}
