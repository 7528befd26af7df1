// Whether an hour under the eyes of a panel, and thousands of sessions one after the other, hold no more memory once all limits are reached.
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const child = fileURLToPath(new URL('hour-child.mjs', import.meta.url));

export const hour = {
  name: 'hour',
  title: 'Memory (MiB): an hour of 200 frames a second, and 10,000 short sessions, watched and under the default limits',
  columns: ['early', 'late'],
  async run({ tell }) {
    const rows = [];
    for (const [kind, what] of kinds) {
      const { early, late, frames } = await measure(kind, tell);
      rows.push({ what: `${what}: frames`, measured: frames });
      for (const part of ['heap', 'buffers'])
        rows.push({ what: `${what}: ${part}`, base: early[part], measured: late[part], ...(part === 'heap' ? held : {}) });
      rows.push({ what: `${what}: both`, base: early.heap + early.buffers, measured: late.heap + late.buffers, ...held });
    }
    return rows;
  },
};

const kinds = [
  ['session', 'one session, 5 min and 1 h'],
  ['sessions', 'sessions, 5,000 and 10,000'],
];
const held = { maxRatio: 1.2, limit: '1.20' };

function measure(kind, tell) {
  const running = fork(child, [kind], { execArgv: ['--expose-gc', '--max-old-space-size=4096'] });
  return new Promise((resolve, reject) => {
    running.on('message', (message) => (typeof message === 'string' ? tell(message) : resolve(message)));
    running.once('exit', (code) => reject(new Error(`hour: the process ended with ${code} before it had measured.`)));
  });
}
