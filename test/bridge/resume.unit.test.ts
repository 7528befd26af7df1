import { createBridge, createEchoWorld, defineTool, defineWorld, type Bridge } from '@oddkin/ai/bridge';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { connect, type SocketClient } from './socket-client.js';
import { createSteppedClock, type SteppedClock } from '@oddkin/ai/testing';

let bridge: Bridge;
let clock: SteppedClock;
let agent: SocketClient;
let observer: SocketClient;

beforeEach(async () => {
  clock = createSteppedClock();
  bridge = await createBridge({ world: createEchoWorld(), clock, resumeWithinMs: 60_000 });
  agent = await connect(bridge.agentUrl);
  await agent.next('session_init');
  observer = await connect(bridge.observeUrl);
  await observer.next('session_init');
});

afterEach(async () => {
  await bridge.close();
});

async function resume(sessionId: string): Promise<SocketClient> {
  const client = await connect(`${bridge.agentUrl}?resume=${sessionId}`);
  client.send({ type: 'session_resume', session_id: sessionId });
  return client;
}

it('goes on with the same session after the socket was killed', async () => {
  agent.socket.terminate();
  await agent.closed;
  const again = await resume(agent.sessionId());
  expect(await again.next()).toMatchObject({ type: 'session_init', session_id: agent.sessionId() });
  expect(await again.call('echo', { back: true })).toMatchObject({ session_id: agent.sessionId(), output: { back: true } });
});

it('delivers the result of a call that ran while the agent was away, and shows it to observers when it comes', async () => {
  agent.send({ type: 'tool_call', call_id: 'away', tool: 'slow', input: { ms: 300 } });
  await agent.call('echo');
  agent.socket.terminate();
  await agent.closed;
  clock.advance(300);
  expect(await observer.next('tool_result', 'away')).toMatchObject({ ok: true });
  const again = await resume(agent.sessionId());
  expect(await again.next()).toMatchObject({ type: 'session_init' });
  expect(await again.next('tool_result', 'away')).toMatchObject({ ok: true, output: { ms: 300 } });
});

it('delivers the result of a call that is still running after the resume', async () => {
  agent.send({ type: 'tool_call', call_id: 'long', tool: 'slow', input: { ms: 400 } });
  await agent.call('echo');
  agent.socket.terminate();
  await agent.closed;
  const again = await resume(agent.sessionId());
  await again.next('session_init');
  clock.advance(400);
  expect(await again.next('tool_result', 'long')).toMatchObject({ ok: true });
});

it('sends again, under its old message_id, what a killed socket may have swallowed, and not what has long arrived', async () => {
  const old = await agent.call('echo', { n: 1 });
  clock.advance(5_000);
  agent.send({ type: 'heartbeat' });
  await agent.next('heartbeat');
  const recent = await agent.call('echo', { n: 2 });
  agent.socket.terminate();
  await agent.closed;
  const again = await resume(agent.sessionId());
  expect(await again.next()).toMatchObject({ type: 'session_init' });
  expect(await again.next()).toEqual(recent);
  again.send({ type: 'heartbeat' });
  expect(await again.next()).toMatchObject({ type: 'heartbeat' });
  expect(again.texts.some((text) => text.includes(old.message_id))).toBe(false);
});

it('sends again what an agent has not read that gave up its socket, and not what one has that closed it', async () => {
  const result = await agent.call('echo', { n: 1 });
  agent.socket.close(4000);
  await agent.closed;
  const again = await resume(agent.sessionId());
  await again.next('session_init');
  expect(await again.next()).toEqual(result);
  again.socket.close(1000);
  await again.closed;
  const last = await resume(agent.sessionId());
  await last.next('session_init');
  last.send({ type: 'heartbeat' });
  expect(await last.next()).toMatchObject({ type: 'heartbeat' });
});

it('answers what it refuses once, also when the agent sends it again after a resume', async () => {
  const refused = [
    { type: 'event', topic: 'state_change', payload: {}, message_id: crypto.randomUUID() },
    { type: 'tool_result', call_id: 'none', ok: true, output: {}, message_id: crypto.randomUUID() },
  ];
  for (const frame of refused) agent.send(frame);
  const errors = [await agent.next('error'), await agent.next('error')];
  agent.socket.terminate();
  await agent.closed;
  const again = await resume(agent.sessionId());
  for (const frame of refused) again.send({ ...frame, session_id: agent.sessionId() });
  await again.next('session_init');
  expect([await again.next(), await again.next()]).toEqual(errors);
  again.send({ type: 'heartbeat' });
  expect(await again.next()).toMatchObject({ type: 'heartbeat' });
});

it('opens no session for a resuming agent before its first frame, and none when it resumes', async () => {
  agent.socket.terminate();
  await agent.closed;
  const again = await connect(`${bridge.agentUrl}?resume=${agent.sessionId()}`);
  again.send({ type: 'session_resume', session_id: agent.sessionId() });
  await again.next('session_init');
  const late = await connect(bridge.observeUrl);
  late.send({ type: 'heartbeat', session_id: nilId });
  const sessions = new Set<string>();
  for (let frame = await late.next(); frame.type !== 'heartbeat'; frame = await late.next()) sessions.add(frame.session_id);
  expect([...sessions]).toEqual([agent.sessionId()]);
});

it('closes a resuming connection that sends nothing', async () => {
  const silent = await connect(`${bridge.agentUrl}?resume=${agent.sessionId()}`);
  clock.advance(10_000);
  expect(await silent.closed).toMatchObject({ code: 4002 });
});

it('lets an agent resume that knows no hint, and closes the session that was opened meanwhile', async () => {
  agent.socket.terminate();
  await agent.closed;
  const again = await connect(bridge.agentUrl);
  const fresh = await again.next('session_init');
  again.send({ type: 'session_resume', session_id: agent.sessionId() });
  expect(await again.next('session_init')).toMatchObject({ session_id: agent.sessionId() });
  expect(await observer.next('session_close')).toMatchObject({ session_id: fresh.session_id });
  expect(await again.call('echo')).toMatchObject({ ok: true, session_id: agent.sessionId() });
});

it('goes over to the newer connection when the older one still stands', async () => {
  const again = await resume(agent.sessionId());
  await again.next('session_init');
  await agent.closed;
  expect(await again.call('echo')).toMatchObject({ ok: true });
});

it('answers session_resume on a live connection by session_init with the same id', async () => {
  agent.send({ type: 'session_resume' });
  expect(await agent.next()).toMatchObject({ type: 'session_init', session_id: agent.sessionId() });
});

it('ends a session whose agent stays away too long, tells observers, and answers a late resume by session_expired', async () => {
  const gone = agent.sessionId();
  agent.socket.terminate();
  await agent.closed;
  // The close has to reach the bridge before its wait begins: an answer on a later connection shows that it has.
  await connect(bridge.agentUrl).then((client) => client.next('session_init'));
  clock.advance(60_000);
  expect(await observer.next('session_close')).toMatchObject({ session_id: gone });
  const late = await resume(gone);
  expect(await late.next()).toMatchObject({ type: 'error', session_id: gone, error: { code: 'session_expired' } });
  expect(await late.closed).toMatchObject({ code: 4003 });
});

it('keeps the count of calls across a resume', async () => {
  await agent.call('once');
  agent.socket.terminate();
  await agent.closed;
  const again = await resume(agent.sessionId());
  await again.next('session_init');
  expect(await again.call('once')).toMatchObject({ ok: false, error: { code: 'tool_unavailable', retryable: false } });
});

it('aborts what runs when the session closes', async () => {
  let signal: AbortSignal | undefined;
  const world = defineWorld({
    name: 'endless',
    kind: 'abstract',
    tickRateHz: 1,
    tools: {
      wait: defineTool({
        class: 'sensor',
        description: 'Waits.',
        input: { type: 'object' },
        output: { type: 'object' },
        run: (_input, context) => {
          signal = context.signal;
          return new Promise(() => {});
        },
      }),
    },
  });
  const endless = await createBridge({ world, clock });
  const waiting = await connect(endless.agentUrl);
  await waiting.next('session_init');
  waiting.send({ type: 'tool_call', call_id: 'w', tool: 'wait', input: {} });
  waiting.send({ type: 'session_close' });
  waiting.send({ type: 'heartbeat' });
  expect(await waiting.next('error')).toMatchObject({ error: { code: 'session_expired' } });
  expect(signal?.aborted).toBe(true);
  await endless.close();
});

const nilId = '00000000-0000-0000-0000-000000000000';
