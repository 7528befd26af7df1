// What it costs to take a frame, from its text to the committed state, against JSON.parse of the same text.
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const ingest = {
  name: 'ingest',
  title: 'Taking frames of 400 bytes, one commit every 16 frames (µs a frame)',
  columns: ['JSON.parse', 'ingest'],
  async run({ isFull, tell }) {
    const frames = isFull ? 1_000_000 : 300_000;
    const child = fork(fileURLToPath(new URL('ingest-child.mjs', import.meta.url)), [String(frames)], {
      execArgv: ['--expose-gc', '--max-old-space-size=4096'],
    });
    child.on('message', (message) => typeof message === 'string' && tell(message));
    const found = await new Promise((resolve, reject) => {
      child.on('message', (message) => typeof message === 'object' && resolve(message));
      child.once('exit', (code) => reject(new Error(`ingest: the process ended with ${code} before it had measured.`)));
    });
    const { parse, read, all, first, last, early, late, length } = found;
    const named = frames.toLocaleString('en');
    return [
      { what: 'length of a frame (bytes)', measured: length },
      { what: 'parse and validate', base: parse, measured: read },
      { what: 'all of it, 100,000 frames', base: parse, measured: all, maxRatio: 2.5, limit: '2.50' },
      { what: `growth: the last 10,000 of ${named} against the first`, base: first, measured: last, maxRatio: 1.1, limit: '1.10' },
      { what: `heap after ${named} against half of them (MiB)`, base: early, measured: late, maxRatio: 1.1, limit: '1.10' },
    ];
  },
};
