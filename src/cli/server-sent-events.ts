const maxEventLength = 1_000_000;

/** The data of each event of a server-sent event stream, however its bytes are cut. Throws when one event grows past a million characters. */
export async function* readServerSentEvents(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  let data: string[] = [];
  for await (const chunk of chunks) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (line === '' && data.length > 0) {
        yield data.join('\n');
        data = [];
      }
      if (line.startsWith('data:')) data.push(line.slice(5).replace(/^ /, ''));
    }
    if (rest.length + data.reduce((sum, each) => sum + each.length, 0) > maxEventLength)
      throw new Error('An event of the stream is too long.');
  }
  // A server that closes without the last empty line has still said what it said.
  const last = rest.replace(/\r$/, '');
  if (last.startsWith('data:')) data.push(last.slice(5).replace(/^ /, ''));
  if (data.length > 0) yield data.join('\n');
}
