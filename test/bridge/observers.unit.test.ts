import { createBridge, createEchoWorld, createDungeonWorld, type Bridge } from '@oddkin/ai/bridge';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { connect, type LooseFrame, type SocketClient } from './socket-client.js';
import { createSteppedClock, type SteppedClock } from '@oddkin/ai/testing';

const nilId = '00000000-0000-0000-0000-000000000000';

let bridge: Bridge;
let clock: SteppedClock;
let agent: SocketClient;

beforeEach(async () => {
  clock = createSteppedClock();
  bridge = await createBridge({ world: createEchoWorld(), clock });
  agent = await connect(`${bridge.agentUrl}?name=Scout`);
  await agent.next('session_init');
});

afterEach(async () => {
  await bridge.close();
});

/** Everything up to the answer to a heartbeat, which comes after all that was queued before it. */
async function caughtUp(observer: SocketClient): Promise<LooseFrame[]> {
  observer.send({ type: 'heartbeat', session_id: nilId });
  const frames: LooseFrame[] = [];
  for (let frame = await observer.next(); !isAnswer(frame); frame = await observer.next()) frames.push(frame);
  return frames;
}

it('mirrors both directions to the letter, in the order in which they crossed the wire', async () => {
  const observer = await connect(bridge.observeUrl);
  await caughtUp(observer);
  const odd = `{ "protocol": "aicc/0.1", "type": "tool_call", "session_id": "${agent.sessionId()}", "message_id": "${crypto.randomUUID()}", "call_id": "a", "tool": "echo", "input": {"n": 9007199254740993, "d": 1.0} }`;
  agent.sendRaw(odd);
  const result = await agent.next('tool_result');
  await caughtUp(observer);
  const texts = observer.texts.map(String);
  expect(texts).toContain(odd);
  expect(texts[texts.indexOf(odd) + 1]).toBe(agent.texts.find((text) => text.includes(result.message_id)));
});

it('mirrors what was no frame too', async () => {
  const observer = await connect(bridge.observeUrl);
  await caughtUp(observer);
  agent.sendRaw('{"half":');
  agent.sendRaw(Buffer.from([7, 0, 7]));
  await agent.next('error');
  await agent.next('error');
  await caughtUp(observer);
  expect(observer.texts).toContain('{"half":');
  expect(observer.texts.some((text) => typeof text !== 'string' && text.equals(Buffer.from([7, 0, 7])))).toBe(true);
});

it('begins with session_init, then everything that is held', async () => {
  await agent.call('echo', { before: true });
  const observer = await connect(bridge.observeUrl);
  const frames = await caughtUp(observer);
  expect(frames.map((frame) => frame.type)).toEqual(['session_init', 'tool_call', 'tool_result']);
  expect(frames[0]?.message_id).toBe((JSON.parse(String(agent.texts[0])) as LooseFrame).message_id);
});

it('sends an observer of one session nothing of another', async () => {
  const other = await connect(bridge.agentUrl);
  await other.next('session_init');
  const observer = await connect(`${bridge.observeUrl}?session=${other.sessionId()}`);
  await agent.call('echo');
  await other.call('echo');
  const frames = await caughtUp(observer);
  expect(new Set(frames.map((frame) => frame.session_id))).toEqual(new Set([other.sessionId()]));
  expect(frames.map((frame) => frame.type)).toEqual(['session_init', 'tool_call', 'tool_result']);
});

it('answers a session that does not exist by session_expired and close code 4003', async () => {
  const unknown = '11111111-2222-4333-8444-555555555555';
  const observer = await connect(`${bridge.observeUrl}?session=${unknown}`);
  expect(await observer.next()).toMatchObject({ type: 'error', session_id: unknown, error: { code: 'session_expired' } });
  expect(await observer.closed).toMatchObject({ code: 4003 });
});

it('goes on after a frame that it still holds: session_init, and only what came later', async () => {
  await agent.call('echo', { n: 1 });
  const seen = await agent.call('echo', { n: 2 });
  await agent.call('echo', { n: 3 });
  const observer = await connect(`${bridge.observeUrl}?after=${seen.message_id}`);
  const frames = await caughtUp(observer);
  expect(frames.map((frame) => frame.type)).toEqual(['session_init', 'tool_call', 'tool_result']);
  expect(frames[1]).toMatchObject({ input: { n: 3 } });
});

it('keeps the order of two sessions when it replays', async () => {
  const other = await connect(bridge.agentUrl);
  await other.next('session_init');
  for (const client of [agent, other, agent, other]) await client.call('echo');
  const observer = await connect(bridge.observeUrl);
  const calls = (await caughtUp(observer)).filter((frame) => frame.type === 'tool_call').map((frame) => frame.session_id);
  expect(calls).toEqual([agent.sessionId(), other.sessionId(), agent.sessionId(), other.sessionId()]);
});

it('says session_expired, retryable, and starts anew where it no longer holds the frame', async () => {
  const small = await createBridge({ world: createEchoWorld(), clock, logLimits: { maxFrames: 4 } });
  const busy = await connect(small.agentUrl);
  await busy.next('session_init');
  const lost = await busy.call('echo', { n: 1 });
  const held = [await busy.call('echo', { n: 2 }), await busy.call('echo', { n: 3 })];
  const observer = await connect(`${small.observeUrl}?after=${lost.message_id}`);
  const frames = await caughtUp(observer);
  expect(observer.texts.map((text) => (JSON.parse(String(text)) as LooseFrame).type)).toEqual([
    'error',
    'session_init',
    'tool_call',
    'tool_result',
    'tool_call',
    'tool_result',
    'heartbeat',
  ]);
  expect(JSON.parse(String(observer.texts[0]))).toMatchObject({ error: { code: 'session_expired', retryable: true } });
  expect(frames.at(-1)?.message_id).toBe(held[1]?.message_id);
  await small.close();
});

it('says so too where a session went on after the frame and is no longer kept', async () => {
  const seen = await agent.call('echo');
  for (let n = 0; n < 9; n += 1) {
    const other = await connect(bridge.agentUrl);
    await other.next('session_init');
    other.send({ type: 'session_close' });
    other.send({ type: 'heartbeat' });
    await other.next('error');
    await other.close();
  }
  const frames = await caughtUp(await connect(`${bridge.observeUrl}?after=${seen.message_id}`));
  expect(frames[0]).toMatchObject({ type: 'error', error: { code: 'session_expired', retryable: true } });
});

it('answers a heartbeat only to the observer that sent it', async () => {
  const asking = await connect(bridge.observeUrl);
  const quiet = await connect(bridge.observeUrl);
  await caughtUp(asking);
  await agent.call('echo');
  const frames = await caughtUp(quiet);
  expect(frames.some((frame) => frame.type === 'heartbeat')).toBe(false);
});

it('answers a manifest_request only to the observer that sent it', async () => {
  const asking = await connect(bridge.observeUrl);
  const quiet = await connect(bridge.observeUrl);
  await caughtUp(asking);
  await caughtUp(quiet);
  asking.send({ type: 'manifest_request', session_id: agent.sessionId() });
  expect(await asking.next()).toMatchObject({ type: 'session_init', session_id: agent.sessionId() });
  expect(await caughtUp(quiet)).toEqual([]);
});

it('answers anything else of an observer by invalid_input, and runs nothing', async () => {
  const observer = await connect(bridge.observeUrl);
  await caughtUp(observer);
  const to = agent.sessionId();
  for (const frame of [
    { type: 'tool_call', session_id: to, call_id: 'observer-1', tool: 'once', input: {} },
    { type: 'session_close', session_id: to },
    { type: 'event', session_id: to, topic: 'agent_message', payload: { text: 'I am the agent.' } },
    { type: 'session_resume', session_id: to },
  ]) {
    observer.send(frame);
    expect(await observer.next()).toMatchObject({ type: 'error', error: { code: 'invalid_input' } });
  }
  observer.sendRaw('nonsense');
  expect(await observer.next()).toMatchObject({ type: 'error', session_id: nilId, error: { code: 'invalid_input' } });
  expect(await agent.call('once')).toMatchObject({ ok: true });
});

it('lets an acting observer call a tool: all observers see call and result, the agent does not', async () => {
  const acting = await createBridge({ world: createEchoWorld(), clock, allowActing: true });
  const watched = await connect(acting.agentUrl);
  await watched.next('session_init');
  const actor = await connect(acting.observeUrl);
  const other = await connect(acting.observeUrl);
  await caughtUp(actor);
  await caughtUp(other);
  actor.send({ type: 'tool_call', session_id: watched.sessionId(), call_id: 'observer-1', tool: 'echo', input: { hand: 'of a person' } });
  for (const observer of [actor, other]) {
    expect(await observer.next()).toMatchObject({ type: 'tool_call', call_id: 'observer-1' });
    expect(await observer.next()).toMatchObject({ type: 'tool_result', call_id: 'observer-1', ok: true, output: { hand: 'of a person' } });
  }
  watched.send({ type: 'heartbeat' });
  expect(await watched.next()).toMatchObject({ type: 'heartbeat' });
  actor.send({ type: 'tool_call', session_id: '11111111-2222-4333-8444-555555555555', call_id: 'observer-2', tool: 'echo', input: {} });
  expect(await actor.next('error')).toMatchObject({ error: { code: 'session_expired' } });
  await acting.close();
});

it('turns what a person does into events for the agent, and declares the tools for people only where they may act', async () => {
  const quiet = await createBridge({ world: createDungeonWorld(), clock });
  const plain = await connect(quiet.agentUrl);
  expect(toolIds(await plain.next('session_init'))).not.toContain('send_message');
  expect(await plain.call('send_message', { text: 'hi' })).toMatchObject({ ok: false, error: { code: 'tool_unavailable' } });
  await quiet.close();

  const acting = await createBridge({ world: createDungeonWorld(), clock, allowActing: true });
  const scout = await connect(`${acting.agentUrl}?name=Scout&subscribe=agent_message,person_action`);
  expect(toolIds(await scout.next('session_init'))).toEqual(
    expect.arrayContaining([
      'send_message',
      'retry_message',
      'stop',
      'answer_question',
      'skip_question',
      'decide_approval',
      'use_suggestion',
      'select_model',
    ]),
  );
  const person = await connect(acting.observeUrl);
  const act = (tool: string, input: Record<string, unknown>) =>
    person.send({ type: 'tool_call', session_id: scout.sessionId(), call_id: `observer-${tool}`, tool, input });
  act('send_message', { text: 'go north' });
  expect(await scout.next('event')).toMatchObject({ topic: 'agent_message', payload: { text: 'go north', role: 'user', from: 'person' } });
  act('answer_question', { questionId: 'q', revision: 1, answer: ['a'] });
  expect(await scout.next('event')).toMatchObject({
    topic: 'person_action',
    payload: { action: 'question.answer', questionId: 'q', revision: 1, answer: ['a'] },
  });
  // A decision on what nobody has asked reaches nobody; one on what was asked is held in the tests of the dungeon's people.
  act('decide_approval', { approvalId: 'p', revision: 1, decision: 'approve', scope: 'once' });
  act('stop', {});
  expect(await scout.next('event')).toMatchObject({ payload: { action: 'message.stop' } });
  expect(await scout.call('decide_approval', { approvalId: 'p', revision: 1, decision: 'approve' })).toMatchObject({
    ok: false,
    error: { code: 'tool_unavailable' },
  });
  await acting.close();
});

it('drops an observer that does not read with 4008, and neither the agent nor another observer notices', async () => {
  const strict = await createBridge({ world: createEchoWorld(), clock, observerLimits: { maxQueuedFrames: 20 } });
  const busy = await connect(strict.agentUrl);
  await busy.next('session_init');
  const stalled = await connect(strict.observeUrl);
  const healthy = await connect(strict.observeUrl);
  await caughtUp(stalled);
  await caughtUp(healthy);
  stalled.socket.pause();
  const text = 'x'.repeat(500_000);
  for (let count = 0; count < 35; count += 1) expect(await busy.call('echo', { text })).toMatchObject({ ok: true });
  const frames = await caughtUp(healthy);
  expect(frames.filter((frame) => frame.type === 'tool_result')).toHaveLength(35);
  stalled.socket.resume();
  expect([4008, 1006]).toContain((await stalled.closed).code);
  expect(stalled.texts.length).toBeLessThan(71);
  await strict.close();
});

function isAnswer(frame: LooseFrame): boolean {
  return frame.type === 'heartbeat' && frame.session_id === nilId;
}

function toolIds(init: LooseFrame): string[] {
  return (init['tools'] as { id: string }[]).map((tool) => tool.id);
}
