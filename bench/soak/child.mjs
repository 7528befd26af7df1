import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A bridge or a tap in a process of its own, on one port also after it was killed and started again. */
export async function startProcess(role, options) {
  let child;
  let port = 0;
  let asked = () => {};

  async function start() {
    child = fork(fileURLToPath(new URL('process.mjs', import.meta.url)), [role, JSON.stringify({ ...options, port })], {
      execArgv: ['--expose-gc'],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const [hello] = await once(child, 'message');
    port = hello.port;
    child.on('message', (answer) => asked(answer));
  }

  await start();
  return {
    get port() {
      return port;
    },
    /** Its memory after a collection, in bytes, and how many sockets and timers it holds. */
    measure() {
      const answer = new Promise((resolve) => {
        asked = resolve;
      });
      child.send('measure');
      return answer;
    },
    /** Ends it as a crash would, and starts it again after a while. `whileGone` is called before it is back. */
    async killAndRestart(awayMs, whileGone = () => {}) {
      const exit = once(child, 'exit');
      child.kill('SIGKILL');
      await exit;
      await new Promise((resolve) => setTimeout(resolve, awayMs));
      whileGone();
      await start();
    },
    async stop() {
      const exit = once(child, 'exit');
      child.disconnect();
      await exit;
    },
  };
}
