// Whether an hour of a live session holds no more memory than its first minutes.
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const memory = {
  name: 'memory',
  title: 'An hour at 200 frames a second under the default limits (heap in MiB)',
  columns: ['after 5 min', 'after 1 h'],
  async run({ tell }) {
    const child = fork(fileURLToPath(new URL('memory-child.mjs', import.meta.url)), {
      execArgv: ['--expose-gc', '--max-old-space-size=4096'],
    });
    child.on('message', (message) => typeof message === 'string' && tell(message));
    const { early, late, frames } = await new Promise((resolve, reject) => {
      child.on('message', (message) => typeof message === 'object' && resolve(message));
      child.once('exit', (code) => reject(new Error(`memory: the process ended with ${code} before it had measured.`)));
    });
    return [
      { what: 'frames', measured: frames },
      { what: 'heap', base: early, measured: late, maxRatio: 1.2, limit: '1.20' },
    ];
  },
};
