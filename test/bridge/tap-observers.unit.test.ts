import { createBridge, createEchoWorld, createTap, type Bridge, type Tap } from '@oddkin/ai/bridge';
import { validateFrame } from '@oddkin/ai/validate';
import { createSteppedClock, type SteppedClock } from '@oddkin/ai/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startRawBridge, type RawBridge } from './raw-bridge.js';
import { connect, type LooseFrame, type SocketClient } from './socket-client.js';

const nilId = '00000000-0000-0000-0000-000000000000';
const first = '11111111-2222-4333-8444-555555555555';
const second = '99999999-2222-4333-8444-555555555555';

let bridge: Bridge;
let raw: RawBridge;
let tap: Tap;
let rawTap: Tap;
let log: string[];
let clock: SteppedClock;

beforeEach(async () => {
  log = [];
  bridge = await createBridge({ world: createEchoWorld() });
  raw = await startRawBridge();
  clock = createSteppedClock();
  tap = await createTap({ upstream: bridge.agentUrl, clock });
  rawTap = await createTap({ upstream: raw.url, log: (line) => log.push(line), logLimits: { maxFrames: 4 } });
});

afterEach(async () => {
  await Promise.all([tap.close(), rawTap.close()]);
  await Promise.all([bridge.close(), raw.close()]);
});

async function joinEcho(): Promise<SocketClient> {
  const agent = await connect(tap.agentUrl);
  await agent.next('session_init');
  return agent;
}

/** An agent behind the tap of the raw bridge, and the bridge's end of its connection. */
async function joinRaw() {
  const agent = await connect(rawTap.agentUrl);
  const { socket } = await raw.next();
  const tell = async (frame: string | Record<string, unknown>) => {
    const text = typeof frame === 'string' ? frame : written(frame);
    const came = new Promise((resolve) => agent.socket.once('message', resolve));
    socket.send(text);
    await came;
    return text;
  };
  return { agent, socket, tell };
}

function written(frame: Record<string, unknown>): string {
  return JSON.stringify({ protocol: 'aicc/0.1', message_id: crypto.randomUUID(), ...frame });
}

/** Everything up to the answer to a heartbeat, which comes after all that was queued before it. */
async function caughtUp(observer: SocketClient): Promise<LooseFrame[]> {
  observer.send({ type: 'heartbeat', session_id: nilId });
  const frames: LooseFrame[] = [];
  for (let frame = await observer.next(); !isAnswer(frame); frame = await observer.next()) frames.push(frame);
  return frames;
}

it('see both directions to the letter, in the order in which they passed, also what is no frame', async () => {
  const agent = await joinEcho();
  const observer = await connect(tap.observeUrl);
  await caughtUp(observer);
  const odd = `{ "protocol": "aicc/0.1", "type": "tool_call", "session_id": "${agent.sessionId()}", "message_id": "${crypto.randomUUID()}", "call_id": "a", "tool": "echo", "input": {"n": 9007199254740993, "d": 1.0} }`;
  for (const message of [odd, '{"half":', Buffer.from([7, 0, 7])]) {
    agent.sendRaw(message);
    await agent.next();
  }
  await caughtUp(observer);
  const [init, result, ...errors] = agent.texts;
  expect(observer.texts.filter((text) => !String(text).includes(nilId))).toEqual([
    init,
    odd,
    result,
    '{"half":',
    errors[0],
    Buffer.from([7, 0, 7]),
    errors[1],
  ]);
});

it('see what those of the bridge see', async () => {
  const agent = await joinEcho();
  await agent.call('echo', { n: 1 });
  await agent.call('emit_event', { lamp: 'lit' });
  agent.send({ type: 'event', topic: 'agent_message', payload: { text: 'Hello.', from: 'Scout' } });
  agent.send({ type: 'session_close', reason: 'done' });
  agent.send({ type: 'heartbeat' });
  await agent.next('error');
  const [here, there] = [await connect(tap.observeUrl), await connect(bridge.observeUrl)];
  expect(await caughtUp(here)).toEqual(await caughtUp(there));
});

it('begin with session_init, and go on after a frame that the tap still holds', async () => {
  const agent = await joinEcho();
  await agent.call('echo', { n: 1 });
  const seen = await agent.call('echo', { n: 2 });
  await agent.call('echo', { n: 3 });
  const whole = await connect(tap.observeUrl);
  expect((await caughtUp(whole)).map((frame) => frame.type)).toEqual([
    'session_init',
    'tool_call',
    'tool_result',
    'tool_call',
    'tool_result',
    'tool_call',
    'tool_result',
  ]);
  const later = await connect(`${tap.observeUrl}?session=${agent.sessionId()}&after=${seen.message_id}`);
  const frames = await caughtUp(later);
  expect(frames.map((frame) => frame.type)).toEqual(['session_init', 'tool_call', 'tool_result']);
  expect(frames[1]).toMatchObject({ input: { n: 3 } });
});

it('are told session_init, and what is no longer held, when the log has let go of it', async () => {
  const { tell } = await joinRaw();
  const init = await tell({ type: 'session_init', session_id: first });
  const lost = crypto.randomUUID();
  await tell({ type: 'heartbeat', session_id: first, message_id: lost });
  for (let n = 0; n < 9; n += 1) await tell({ type: 'heartbeat', session_id: first });
  const observer = await connect(`${rawTap.observeUrl}?after=${lost}`);
  const frames = await caughtUp(observer);
  expect(frames.map((frame) => frame.type)).toEqual(['error', 'session_init', ...Array<string>(4).fill('heartbeat')]);
  expect(frames[0]).toMatchObject({ error: { code: 'session_expired', retryable: true } });
  expect(observer.texts[1]).toBe(init);
});

it('of one session see nothing of another, and one that is unknown is answered by 4003; after a frame of it only once its agent has had the time to come back', async () => {
  const [one, other] = [await joinEcho(), await joinEcho()];
  const observer = await connect(`${tap.observeUrl}?session=${other.sessionId()}`);
  await one.call('echo');
  await other.call('echo');
  expect(new Set((await caughtUp(observer)).map((frame) => frame.session_id))).toEqual(new Set([other.sessionId()]));
  const unknown = await connect(`${tap.observeUrl}?session=${first}`);
  expect(await unknown.closed).toMatchObject({ code: 4003 });
  clock.advance(59_999);
  const early = await connect(`${tap.observeUrl}?session=${first}&after=${second}`);
  expect(await early.closed).toMatchObject({ code: 1013 });
  expect(early.texts).toEqual([]);
  clock.advance(1);
  const lost = await connect(`${tap.observeUrl}?session=${first}&after=${second}`);
  expect(await lost.next()).toMatchObject({ type: 'error', session_id: first, error: { code: 'session_expired' } });
  expect(await lost.closed).toMatchObject({ code: 4003 });
});

it('get session_init from what the tap knows, with the newest manifest that is valid', async () => {
  const agent = await joinEcho();
  const init = JSON.parse(String(agent.texts[0])) as LooseFrame;
  const observer = await connect(tap.observeUrl);
  await caughtUp(observer);
  observer.send({ type: 'manifest_request', session_id: agent.sessionId() });
  const answer = await observer.next('session_init');
  expect(answer).toEqual({ ...init, message_id: answer.message_id });
  expect(answer.message_id).not.toBe(init.message_id);

  const { tell } = await joinRaw();
  const { type: _type, protocol: _protocol, session_id: _session, message_id: _message, ...manifest } = init;
  await tell({ ...init, session_id: second });
  const update = { ...manifest, world: { name: 'changed', kind: 'text' } };
  await tell({ type: 'heartbeat', session_id: second, manifest_update: update });
  await tell({ type: 'heartbeat', session_id: second, manifest_update: { tools: 'none' } });
  const watcher = await connect(rawTap.observeUrl);
  watcher.send({ type: 'manifest_request', session_id: second });
  await watcher.next('session_init');
  const changed = await watcher.next('session_init');
  expect(changed).toEqual({ ...update, protocol: 'aicc/0.1', type: 'session_init', session_id: second, message_id: changed.message_id });
  expect(validateFrame(changed)).toMatchObject({ ok: true });
});

it('never act: a call is answered by invalid_input, and nothing of theirs reaches the bridge or the agent', async () => {
  const agent = await joinEcho();
  const observer = await connect(tap.observeUrl);
  await caughtUp(observer);
  for (const type of ['tool_call', 'session_close', 'session_resume']) {
    observer.send({
      type,
      session_id: agent.sessionId(),
      ...(type === 'tool_call' ? { call_id: 'observer-1', tool: 'once', input: {} } : {}),
    });
    expect(await observer.next('error')).toMatchObject({ error: { code: 'invalid_input' } });
  }
  observer.sendRaw('nonsense');
  expect(await observer.next('error')).toMatchObject({ session_id: nilId, error: { code: 'invalid_input' } });
  expect(await agent.call('once')).toMatchObject({ ok: true });
  expect(agent.texts).toHaveLength(2);
});

it('that hang are dropped by 4008, and neither agents nor other observers notice, nor when one dies', async () => {
  const strict = await createTap({ upstream: bridge.agentUrl, observerLimits: { maxQueuedFrames: 20 } });
  const agent = await connect(strict.agentUrl);
  await agent.next('session_init');
  const [hanging, dying, healthy] = [await connect(strict.observeUrl), await connect(strict.observeUrl), await connect(strict.observeUrl)];
  for (const observer of [hanging, dying, healthy]) await caughtUp(observer);
  hanging.socket.pause();
  const text = 'x'.repeat(500_000);
  for (let n = 0; n < 60; n += 1) {
    if (n === 20) dying.socket.terminate();
    expect(await agent.call('echo', { text })).toMatchObject({ ok: true });
  }
  expect((await caughtUp(healthy)).filter((frame) => frame.type === 'tool_result')).toHaveLength(60);
  hanging.socket.resume();
  expect([4008, 1006]).toContain((await hanging.closed).code);
  await strict.close();
});

it('see a session that goes on over another connection as one', async () => {
  const agent = await joinEcho();
  const observer = await connect(`${tap.observeUrl}?session=${agent.sessionId()}`);
  await agent.call('echo');
  agent.socket.terminate();
  const again = await connect(`${tap.agentUrl}?resume=${agent.sessionId()}`);
  again.send({ type: 'session_resume', session_id: agent.sessionId() });
  await again.next('session_init');
  await again.call('echo');
  expect((await caughtUp(observer)).map((frame) => frame.type).filter((type) => type !== 'heartbeat')).toEqual(
    expect.arrayContaining(['session_init', 'tool_call', 'tool_result', 'session_resume']),
  );
  const late = await connect(tap.observeUrl);
  expect(new Set((await caughtUp(late)).map((frame) => frame.session_id))).toEqual(new Set([agent.sessionId()]));
});

it('are not shown a frame that names the session of another agent, which passes all the same', async () => {
  const one = await joinRaw();
  const other = await joinRaw();
  await one.tell({ type: 'session_init', session_id: first });
  await other.tell({ type: 'session_init', session_id: second });
  const observer = await connect(rawTap.observeUrl);
  await caughtUp(observer);
  await other.tell({ type: 'error', session_id: first, error: { code: 'session_expired', message: 'It is over.', retryable: false } });
  await other.tell({ type: 'heartbeat', session_id: second });
  expect((await caughtUp(observer)).map((frame) => frame.type)).toEqual(['heartbeat']);
  expect(log).toEqual(['a frame of type "error" from the bridge named a session of another agent and was not shown']);
});

it('see what passes before any session is known, and a session whose session_init fits no schema', async () => {
  const observer = await connect(rawTap.observeUrl);
  await caughtUp(observer);
  const { agent, tell } = await joinRaw();
  const early = await tell('welcome');
  const init = await tell({ type: 'session_init', session_id: '__proto__', message_id: 7 });
  const nothing = await tell('');
  await caughtUp(observer);
  expect(observer.texts.slice(1, -1)).toEqual([early, init, nothing]);
  const late = await connect(`${rawTap.observeUrl}?session=__proto__`);
  await caughtUp(late);
  expect(late.texts.slice(0, -1)).toEqual([init, nothing]);
  expect(agent.texts).toEqual([early, init, nothing]);
});

it('find the sixteen sessions whose agents left last, and those whose agents are there', async () => {
  const staying = await joinEcho();
  const left: string[] = [];
  for (let n = 0; n < 18; n += 1) {
    const agent = await joinEcho();
    left.push(agent.sessionId());
    agent.send({ type: 'session_close', reason: 'done' });
    await agent.close();
  }
  const last = await joinEcho();
  const observer = await connect(tap.observeUrl);
  const found = new Set((await caughtUp(observer)).map((frame) => frame.session_id));
  expect(found).toEqual(new Set([staying.sessionId(), ...left.slice(2), last.sessionId()]));
});

it('are not flooded with sessions by an agent that asks for many, nor by a bridge that opens many', async () => {
  const { agent, socket, tell } = await joinRaw();
  for (let n = 0; n < 100; n += 1) agent.send({ type: 'session_resume', session_id: crypto.randomUUID() });
  await tell({ type: 'heartbeat', session_id: first });
  for (let n = 0; n < 100; n += 1) socket.send(written({ type: 'session_init', session_id: crypto.randomUUID() }));
  await tell({ type: 'session_init', session_id: second });
  const observer = await connect(rawTap.observeUrl);
  const found = new Set((await caughtUp(observer)).map((frame) => frame.session_id));
  expect(found.size).toBeLessThanOrEqual(32);
  expect(found).toContain(second);
});

function isAnswer(frame: LooseFrame): boolean {
  return frame.type === 'heartbeat' && frame.session_id === nilId;
}
