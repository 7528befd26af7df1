import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('../../examples/watch/start.mjs', import.meta.url));

/** What `npm start` runs, in a process of its own. */
export interface Demo {
  readonly port: number;
  /** Ends the process as a crash would: no session is closed, no socket says goodbye. */
  readonly kill: () => Promise<void>;
}

/** Starts bridge, dungeon and agents, at this port or the next that is free. */
export async function startDemo(port: number): Promise<Demo> {
  const child = spawn(process.execPath, [script, '--port', String(port)], { stdio: ['ignore', 'pipe', 'pipe'] });
  const exit = once(child, 'exit');
  const address = await new Promise<string>((resolve, reject) => {
    let printed = '';
    const read = (chunk: Buffer): void => {
      printed += chunk.toString();
      const found = /http:\/\/\S+/.exec(printed);
      if (found !== null) resolve(found[0]);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void exit.then(() => reject(new Error(`The demo ended before it printed its address:\n${printed}`)));
  });
  return {
    port: Number(new URL(address).port),
    kill: async () => {
      child.kill('SIGKILL');
      await exit;
    },
  };
}
