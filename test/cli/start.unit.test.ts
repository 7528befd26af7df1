import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { connect } from '../bridge/socket-client.js';

const script = fileURLToPath(new URL('../../examples/watch/start.mjs', import.meta.url));

it('prints one URL, says that a port was taken, shows an agent that acts, and ends with exit code 0', async () => {
  const blocker = createServer().listen(0, '127.0.0.1');
  await once(blocker, 'listening');
  const taken = (blocker.address() as { port: number }).port;
  const demo = spawn(process.execPath, [script, '--port', String(taken)], { stdio: ['ignore', 'pipe', 'pipe'] });
  let out = '';
  let talk = '';
  demo.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  demo.stderr.on('data', (chunk: Buffer) => (talk += chunk.toString()));
  await expect.poll(() => out, { timeout: 100_000 }).toMatch(/\n$/);
  const url = new URL(out.trim());
  expect(out.split('\n')).toHaveLength(2);
  await expect.poll(() => talk).toContain(`Port ${taken} is taken`);

  const observer = await connect(`ws://${url.host}/observe`, { origin: url.origin });
  expect(await observer.next('session_init')).toMatchObject({ world: { name: 'dungeon' } });
  expect(await observer.next('tool_result')).toMatchObject({ ok: true });

  demo.kill('SIGTERM');
  expect(await observer.next('session_close')).toMatchObject({ type: 'session_close' });
  expect(await once(demo, 'exit')).toEqual([0, null]);
  expect(out.split('\n')).toHaveLength(2);
  blocker.close();
});
