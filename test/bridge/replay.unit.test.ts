import { createReplay, type Replay, type ReplayOptions } from '@oddkin/ai/bridge';
import { afterEach, expect, it } from 'vitest';
import { sessionInit } from '../aicc/test-bridge.js';
import { connect, type LooseFrame, type SocketClient } from './socket-client.js';
import { createSteppedClock } from '@oddkin/ai/testing';

const nilId = '00000000-0000-0000-0000-000000000000';
const first = '11111111-2222-4333-8444-555555555555';
const second = '99999999-2222-4333-8444-555555555555';
const messageId = (n: number): string => `aaaaaaaa-0000-4000-8000-${String(n).padStart(12, '0')}`;
const header = '{"recording":"oddkin-aicc","version":1,"createdAt":"2030-01-01T00:00:00Z"}\n';

let replay: Replay | undefined;

afterEach(() => replay?.close());

function line(at: number, frame: Record<string, unknown>): string {
  const from = frame['type'] === 'tool_call' ? 'agent' : 'bridge';
  return `${JSON.stringify({ at, from, frame: { protocol: 'aicc/0.1', ...frame } })}\n`;
}

const init = (session: string, n: number) => ({ ...sessionInit(), session_id: session, message_id: messageId(n) });
const event = (session: string, n: number) => ({
  type: 'event',
  session_id: session,
  message_id: messageId(n),
  topic: 'tick',
  payload: { tick: n },
});

const recording =
  header +
  line(0, init(first, 1)) +
  line(100, event(first, 2)) +
  line(200, init(second, 3)) +
  line(300, event(second, 4)) +
  line(60_000, event(first, 5));

async function play(options: Partial<ReplayOptions> = {}) {
  const clock = createSteppedClock();
  const opened = await createReplay({ open: () => recording, clock, ...options });
  replay = opened;
  return { clock, opened };
}

/** Everything up to the answer to a heartbeat, which comes after all that was sent before it. */
async function caughtUp(observer: SocketClient): Promise<LooseFrame[]> {
  observer.send({ type: 'heartbeat', session_id: nilId });
  const frames: LooseFrame[] = [];
  for (let frame = await observer.next(); frame.session_id !== nilId; frame = await observer.next()) frames.push(frame);
  return frames;
}

async function nextIds(observer: SocketClient, count: number): Promise<string[]> {
  const ids: string[] = [];
  while (ids.length < count) ids.push((await observer.next()).message_id);
  return ids;
}

it('shows each observer everything from the start, to the letter, at the pace at which it was recorded', async () => {
  const { clock, opened } = await play();
  const observer = await connect(opened.observeUrl);
  expect(await nextIds(observer, 1)).toEqual([messageId(1)]);
  clock.advance(99);
  expect(await caughtUp(observer)).toEqual([]);
  clock.advance(1);
  expect(await nextIds(observer, 1)).toEqual([messageId(2)]);
  clock.advance(200);
  expect(await nextIds(observer, 2)).toEqual([messageId(3), messageId(4)]);
  const late = await connect(opened.observeUrl);
  expect(await nextIds(late, 1)).toEqual([messageId(1)]);
  expect(recording).toContain(String(observer.texts[0]));
});

it('plays all at once at speed Infinity, and stays open at the end', async () => {
  const { opened } = await play({ speed: Infinity });
  const observer = await connect(opened.observeUrl);
  expect(await nextIds(observer, 5)).toEqual([1, 2, 3, 4, 5].map(messageId));
  expect(await caughtUp(observer)).toEqual([]);
});

it('is held by POST /pause for all, and goes on by POST /play', async () => {
  const { clock, opened } = await play({ speed: 10 });
  const observer = await connect(opened.observeUrl);
  await nextIds(observer, 1);
  clock.advance(5);
  const held = await fetch(`${opened.controlUrl}/pause`, { method: 'POST' });
  expect(await held.json()).toEqual({ paused: true });
  clock.advance(3_600_000);
  expect(await caughtUp(observer)).toEqual([]);
  expect(await (await fetch(`${opened.controlUrl}/play`, { method: 'POST' })).json()).toEqual({ paused: false });
  clock.advance(4);
  expect(await caughtUp(observer)).toEqual([]);
  clock.advance(1);
  expect(await nextIds(observer, 1)).toEqual([messageId(2)]);
});

it('is not held by a page of elsewhere, nor by GET', async () => {
  const { opened } = await play();
  const foreign = await fetch(`${opened.controlUrl}/pause`, { method: 'POST', headers: { origin: 'https://evil.example' } });
  expect(foreign.status).toBe(403);
  expect((await fetch(`${opened.controlUrl}/pause`)).status).toBe(405);
  expect(opened.isPaused()).toBe(false);
});

it('goes on after the frame that an observer names: the manifests so far, then what came later', async () => {
  const { clock, opened } = await play();
  const observer = await connect(`${opened.observeUrl}?after=${messageId(4)}`);
  expect(await nextIds(observer, 2)).toEqual([messageId(1), messageId(3)]);
  expect(await caughtUp(observer)).toEqual([]);
  clock.advance(59_700);
  expect(await nextIds(observer, 1)).toEqual([messageId(5)]);
});

it('says session_expired, retryable, and starts anew after a frame that the recording does not hold', async () => {
  const { opened } = await play({ speed: Infinity });
  const observer = await connect(`${opened.observeUrl}?after=${messageId(77)}`);
  expect(await observer.next()).toMatchObject({ type: 'error', error: { code: 'session_expired', retryable: true } });
  expect(await nextIds(observer, 5)).toEqual([1, 2, 3, 4, 5].map(messageId));
});

it('shows one session alone, and closes by 4003 for one that is not in it', async () => {
  const { opened } = await play({ speed: Infinity });
  const observer = await connect(`${opened.observeUrl}?session=${second}`);
  expect(await nextIds(observer, 2)).toEqual([messageId(3), messageId(4)]);
  const lost = await connect(`${opened.observeUrl}?session=${messageId(9)}`);
  expect(await lost.next()).toMatchObject({ type: 'error', error: { code: 'session_expired' } });
  expect(await lost.closed).toMatchObject({ code: 4003 });
});

it('loops with sessions and messages of new ids', async () => {
  const { clock, opened } = await play({ isLooping: true });
  const observer = await connect(opened.observeUrl);
  await observer.next();
  const seen: string[] = [];
  while (seen.length < 9) {
    clock.advance(70_000);
    seen.push((await observer.next()).message_id);
  }
  expect(seen.slice(0, 4)).toEqual([2, 3, 4, 5].map(messageId));
  expect(new Set(seen).size).toBe(9);
});

it('answers a manifest_request from what it has shown, and lets nobody act', async () => {
  const { opened } = await play();
  const observer = await connect(opened.observeUrl);
  await nextIds(observer, 1);
  observer.send({ type: 'manifest_request', session_id: first });
  expect(await observer.next()).toMatchObject(init(first, 1));
  observer.send({ type: 'manifest_request', session_id: second });
  expect(await observer.next()).toMatchObject({ type: 'error', session_id: second, error: { code: 'session_expired' } });
  observer.send({ type: 'tool_call', session_id: first, call_id: 'observer-1', tool: 'echo', input: {} });
  expect(await observer.next()).toMatchObject({ type: 'error', session_id: nilId, error: { code: 'invalid_input' } });
  observer.send({ type: 'session_close', session_id: first });
  expect(await observer.next()).toMatchObject({ type: 'error', error: { code: 'invalid_input' } });
  observer.sendRaw('noise');
  expect(await observer.next()).toMatchObject({ type: 'error', error: { code: 'invalid_input' } });
});

it('tells each bad line once, and plays the others', async () => {
  const problems: number[] = [];
  const { opened } = await play({
    open: () => `${header}nonsense\n${line(0, init(first, 1))}{"at":`,
    onProblem: (found) => problems.push(found.line),
  });
  for (let n = 0; n < 2; n += 1) expect(await nextIds(await connect(opened.observeUrl), 1)).toEqual([messageId(1)]);
  const observer = await connect(opened.observeUrl);
  await caughtUp(observer);
  expect(problems).toEqual([2, 4]);
});

it('closes observers by 1011 when the recording can not be read on', async () => {
  const failures: unknown[] = [];
  const { opened } = await play({
    open: async function* () {
      yield header;
      await Promise.resolve();
      throw new Error('The disk is gone.');
    },
    onFailure: (error) => failures.push(error),
  });
  const observer = await connect(opened.observeUrl);
  expect(await observer.closed).toMatchObject({ code: 1011 });
  expect(failures).toHaveLength(1);
});

it('reads no further than an observer that stalls, however large the recording is', async () => {
  let made = 0;
  const text = 'x'.repeat(100_000);
  const { opened } = await play({
    speed: Infinity,
    open: async function* () {
      yield header;
      for (made = 0; made < 2_000; made += 1) {
        await Promise.resolve();
        yield line(0, { ...event(first, made), payload: { text } });
      }
    },
  });
  const stalled = await connect(opened.observeUrl);
  await stalled.next();
  stalled.socket.pause();
  const before = made;
  for (let turns = 0; turns < 200; turns += 1) await new Promise((resolve) => setImmediate(resolve));
  expect(made).toBeLessThan(before + 400);
  stalled.socket.terminate();
});

it('serves no agents, and takes a token of observers', async () => {
  const { opened } = await play({ observerToken: 'seeing' });
  await expect(connect(opened.observeUrl.replace('observe', 'agent'))).rejects.toThrow('404');
  expect(await (await connect(opened.observeUrl)).closed).toMatchObject({ code: 4001 });
  expect((await fetch(`${opened.controlUrl}/pause`, { method: 'POST' })).status).toBe(401);
  expect((await fetch(`${opened.controlUrl}/healthz`)).status).toBe(200);
  await nextIds(await connect(opened.observeUrl, { headers: { authorization: 'Bearer seeing' } }), 1);
});

it.each([
  [{ speed: 0 }, 'speed is 0'],
  [{ host: '0.0.0.0' }, 'Pass observerToken, or 127.0.0.1'],
])('refuses %j', async (options, why) => {
  await expect(createReplay({ open: () => recording, ...options })).rejects.toThrow(why);
});
