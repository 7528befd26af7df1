import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { createBridge, createEchoWorld, createTap } from '@oddkin/ai/bridge';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startRawBridge, type RawBridge } from './raw-bridge.js';
import { connect } from './socket-client.js';
import { createSteppedClock } from '@oddkin/ai/testing';

let raw: RawBridge;

beforeEach(async () => {
  raw = await startRawBridge();
});

afterEach(() => raw.close());

describe('a side that reads nothing', () => {
  const chunk = 'x'.repeat(1_048_576);
  const chunks = 48;

  it('makes the tap stop reading the other, and gets all in order once it reads', async () => {
    const { clock, held } = holdingClock();
    const slow = await createTap({ upstream: raw.url, clock });
    const agent = await connect(slow.agentUrl);
    const bridge = await raw.next();
    agent.socket.pause();
    let left = 0;
    for (let n = 0; n < chunks; n += 1) bridge.socket.send(`{"n":${n},"x":"${chunk}"}`, () => (left += 1));
    await held;
    await roundTrips(slow.agentUrl, 300);
    const whenHeld = left;
    agent.socket.resume();
    bridge.socket.send('{"type":"end"}');
    await agent.next('end');
    expect(whenHeld).toBeLessThan(chunks / 2);
    expect(agent.texts.slice(0, -1).map((text) => String(text).slice(0, 8))).toEqual(
      Array.from({ length: chunks }, (_, n) => `{"n":${n},"x"`.slice(0, 8)),
    );
    await slow.close();
  });

  it('is dropped after its time: an agent by 4008, and the bridge sees it vanish', async () => {
    const { clock, held } = holdingClock();
    const slow = await createTap({ upstream: raw.url, clock });
    const agent = await connect(slow.agentUrl);
    const bridge = await raw.next();
    agent.socket.pause();
    for (let n = 0; n < chunks; n += 1) bridge.socket.send(chunk);
    await held;
    clock.advance(60_000);
    expect(await bridge.closed).toMatchObject({ code: 1006 });
    agent.socket.resume();
    expect(await agent.closed).toMatchObject({ code: 4008 });
    await slow.close();
  });

  it('is dropped after its time: a bridge by force, and the agent is told by 1011', async () => {
    const { clock, held } = holdingClock();
    const slow = await createTap({ upstream: raw.url, clock });
    const agent = await connect(slow.agentUrl);
    const bridge = await raw.next();
    bridge.socket.pause();
    for (let n = 0; n < chunks; n += 1) agent.sendRaw(chunk);
    await held;
    clock.advance(60_000);
    expect(await agent.closed).toMatchObject({ code: 1011 });
    await slow.close();
  });
});

it('killed in the middle, it leaves whole frames, and the session goes on through another', async () => {
  const bridge = await createBridge({ world: createEchoWorld() });
  const script = fileURLToPath(new URL('./tap-process.mjs', import.meta.url));
  const child = spawn(process.execPath, [script, bridge.agentUrl], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const agent = await connect(line.toString().trim());
  await agent.next('session_init');
  for (let n = 0; n < 500; n += 1) agent.send({ type: 'tool_call', call_id: `n-${n}`, tool: 'echo', input: { n } });
  await agent.next('tool_result', 'n-20');
  child.kill('SIGKILL');
  expect(await agent.closed).toMatchObject({ code: 1006 });
  for (const text of agent.texts) expect(() => JSON.parse(String(text)) as unknown).not.toThrow();

  const other = await createTap({ upstream: bridge.agentUrl });
  const again = await connect(`${other.agentUrl}?resume=${agent.sessionId()}`);
  again.send({ type: 'session_resume', session_id: agent.sessionId() });
  expect(await again.next()).toMatchObject({ type: 'session_init', session_id: agent.sessionId() });
  expect(await again.call('echo', { back: true })).toMatchObject({ ok: true, output: { back: true } });
  await other.close();
  await bridge.close();
});

/** As many turns of another connection: what the tap would go on reading has been read by then. */
async function roundTrips(url: string, count: number): Promise<void> {
  const agent = await connect(url);
  const bridge = await raw.next();
  for (let n = 0; n < count; n += 1) {
    agent.sendRaw('there');
    await bridge.next();
    bridge.socket.send('{"type":"back"}');
    await agent.next('back');
  }
}

/** A clock whose first timer tells that the tap has stopped reading one side. */
function holdingClock() {
  const clock = createSteppedClock();
  let resolve = (): void => {};
  const held = new Promise<void>((settle) => {
    resolve = settle;
  });
  return {
    held,
    clock: {
      ...clock,
      after: (delayMs: number, callback: () => void) => {
        resolve();
        return clock.after(delayMs, callback);
      },
    },
  };
}
