// How long it takes to go to a moment of a long recording, what that costs in memory, and when an opened recording shows something.
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const frames = 100_000;

export const seek = {
  name: 'seek',
  title: `Going back in time in a recording of ${frames.toLocaleString('en')} frames of 400 bytes`,
  columns: ['compared with', 'measured'],
  async run({ isFull, tell }) {
    const child = fork(fileURLToPath(new URL('seek-child.mjs', import.meta.url)), [String(frames), String(isFull ? 2_000 : 500)], {
      execArgv: ['--expose-gc', '--max-old-space-size=4096'],
    });
    child.on('message', (message) => typeof message === 'string' && tell(message));
    const found = await new Promise((resolve, reject) => {
      child.on('message', (message) => typeof message === 'object' && resolve(message));
      child.once('exit', (code) => reject(new Error(`The measurement ended with code ${code}.`)));
    });
    const { seeks, steps, framesMiB, checkpointsMiB, parseMs, firstMs, loadMs, longestMs, snapshotMs, restoreMs } = found;
    return [
      { what: 'seek to any frame, median (ms)', measured: seeks.p50 },
      { what: 'seek to any frame, 99th percentile (ms)', measured: seeks.p99, max: 50, limit: '50' },
      { what: 'the same in time of the processor, which others may share (ms)', measured: seeks.processor.p99 },
      { what: 'step to the next frame, 99th percentile (ms)', measured: steps.p99, max: 50, limit: '50' },
      {
        what: 'memory of checkpoints, against that of the frames (MiB)',
        base: framesMiB,
        measured: checkpointsMiB,
        maxRatio: 0.5,
        limit: '0.50',
      },
      {
        what: 'opening: first content, against JSON.parse of its lines (ms)',
        base: parseMs,
        measured: firstMs,
        maxRatio: 1.5,
        limit: '1.50',
      },
      { what: 'opening: all of it (ms)', base: parseMs, measured: loadMs },
      { what: 'opening: longest time without a turn for the page (ms)', measured: longestMs },
      { what: 'snapshot of all of it, as JSON (ms)', base: parseMs, measured: snapshotMs },
      { what: 'restore from that JSON (ms)', base: parseMs, measured: restoreMs },
    ];
  },
};
