import { createBridge, createEchoWorld, createTap } from '@oddkin/ai/bridge';
import { expect, it } from 'vitest';
import { startRawBridge } from './raw-bridge.js';
import { connect, type LooseFrame, type SocketClient } from './socket-client.js';

const nilId = '00000000-0000-0000-0000-000000000000';
const session = '11111111-2222-4333-8444-555555555555';

/** Everything up to the answer to a heartbeat, which comes after all that was queued before it. */
async function caughtUp(observer: SocketClient): Promise<LooseFrame[]> {
  observer.send({ type: 'heartbeat', session_id: nilId });
  const frames: LooseFrame[] = [];
  for (let frame = await observer.next(); frame.session_id !== nilId || frame.type !== 'heartbeat'; frame = await observer.next())
    frames.push(frame);
  return frames;
}

it('makes no observer go on after a repeat of a frame that the log has let go of', async () => {
  const raw = await startRawBridge();
  const tap = await createTap({ upstream: raw.url, logLimits: { maxFrames: 4 } });
  const agent = await connect(tap.agentUrl);
  const { socket } = await raw.next();
  const tell = async (frame: Record<string, unknown>) => {
    const came = new Promise((resolve) => agent.socket.once('message', resolve));
    socket.send(JSON.stringify({ protocol: 'aicc/0.1', message_id: crypto.randomUUID(), session_id: session, ...frame }));
    await came;
  };
  await tell({ type: 'session_init' });
  const seen = { type: 'heartbeat', message_id: crypto.randomUUID() };
  await tell(seen);
  for (let n = 0; n < 4; n += 1) await tell({ type: 'heartbeat' });
  await tell(seen);
  await tell({ type: 'heartbeat' });
  const frames = await caughtUp(await connect(`${tap.observeUrl}?after=${seen.message_id}`));
  expect(frames.map((frame) => frame.type)).toEqual(['error', 'session_init', ...Array<string>(4).fill('heartbeat')]);
  await tap.close();
  await raw.close();
});

it('tells an observer when a session is no longer held that went on after its last frame', async () => {
  const bridge = await createBridge({ world: createEchoWorld() });
  const tap = await createTap({ upstream: bridge.agentUrl });
  const joinEcho = async () => {
    const agent = await connect(tap.agentUrl);
    await agent.next('session_init');
    return agent;
  };
  const staying = await joinEcho();
  const seen = await staying.call('echo');
  for (let n = 0; n < 17; n += 1) await (await joinEcho()).close();
  const now = await staying.call('echo');
  const after = async ({ message_id }: LooseFrame) => caughtUp(await connect(`${tap.observeUrl}?after=${message_id}`));
  const gap = { type: 'error', error: { code: 'session_expired', retryable: true } };
  // The tap lets go of a session when the bridge has closed its side too.
  await expect.poll(async () => (await after(seen))[0]).toMatchObject(gap);
  expect((await after(now)).map((frame) => frame.type)).not.toContain('error');
  await tap.close();
  await bridge.close();
});
