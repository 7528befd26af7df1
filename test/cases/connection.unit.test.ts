import { describe, expect, it } from 'vitest';
import { connectObserver, createObserverStore } from '@oddkin/ai/store';
import { createFrames, createSteppedClock, fakeBridge } from '@oddkin/ai/testing';
import { startHeartbeat } from '../../src/aicc/heartbeat.js';

function connect() {
  const clock = createSteppedClock();
  const store = createObserverStore({ clock });
  const bridge = fakeBridge();
  const frames = createFrames();
  let tries = 0;
  const transport = {
    connect: (...given: Parameters<typeof bridge.transport.connect>) => {
      tries += 1;
      return bridge.transport.connect(...given);
    },
  };
  const connection = connectObserver(store, { transport, random: () => 0.5, schedule: (callback) => clock.after(16, callback) });
  const delta = (messageId: string, offset: number, text: string, partId = 'p1') =>
    frames.agentMessage({ delta: { messageId, partId, partType: 'text', offset, text } });
  const textOf = (messageId: string) =>
    store
      .getState()
      .messages.records.get(`${frames.sessionId}/${messageId}`)
      ?.value.parts.map((part) => ('text' in part ? part.text : ''));
  return { clock, store, bridge, frames, connection, delta, textOf, tries: () => tries };
}

it('PRO-07: a message goes on where it stood when the socket broke, and one that nobody knows begins, by one connection more', async () => {
  const { clock, store, bridge, frames, connection, delta, textOf, tries } = connect();
  bridge.send(frames.sessionInit(), delta('m1', 0, ''), delta('m1', 0, 'Hel'));
  await clock.run(100);
  bridge.sever();
  await clock.run(60_000);
  bridge.send(frames.sessionResume(), frames.sessionInit(), delta('m1', 3, 'lo'), delta('m9', 0, 'orphan', 'pX'));
  await clock.run(600_000);
  expect(textOf('m1')).toEqual(['Hello']);
  expect(textOf('m9')).toEqual(['orphan']);
  expect(tries()).toBe(2);
  expect(connection.getState().phase).toBe('live');
  expect(store.getState().problems.entries.size).toBe(0);
  // Even the start of a part may be lost: what came is shown, with its hole.
  bridge.send(delta('m10', 7, 'the rest'));
  await clock.run(600_000);
  expect(textOf('m10')).toEqual(['the rest']);
  expect(tries()).toBe(2);
  connection.close();
});

it('PRO-10: a bridge that no longer holds what came says so, once, and what is shown says that it may lack something', async () => {
  const { clock, store, bridge, frames, connection, delta, textOf, tries } = connect();
  bridge.send(frames.sessionInit(), delta('m', 0, 'one '));
  await clock.run(100);
  bridge.sever();
  await clock.run(60_000);
  const gone = { code: 'session_expired', message: 'Frames were let go.', retryable: true } as const;
  bridge.send(frames.error({ session_id: '00000000-0000-0000-0000-000000000000', error: gone }), delta('m', 10, 'three'));
  await clock.run(600_000);
  expect([...store.getState().problems.entries].map(({ code }) => code)).toContain('stream_gap');
  expect([...store.getState().timeline].some((entry) => entry.kind === 'session' && entry.change === 'gap')).toBe(true);
  expect(textOf('m')).toEqual(['one three']);
  expect(store.getState().messages.records.get(`${frames.sessionId}/m`)?.damage.size).toBe(1);
  expect(tries()).toBe(2);
  connection.close();
});

describe('PRO-11: a heartbeat', () => {
  function beat() {
    const clock = createSteppedClock(0);
    const sent: number[] = [];
    const died: number[] = [];
    const heartbeat = startHeartbeat({ clock, send: () => sent.push(clock.now()), onDead: () => died.push(clock.now()) });
    return { clock, heartbeat, sent, died };
  }

  it('does not blame the link for a hidden tab whose timers run once a minute', () => {
    const { clock, heartbeat, died } = beat();
    clock.throttle(60_000);
    for (let ms = 0; ms < 600_000; ms += 5_000) {
      clock.advance(5_000);
      heartbeat.heard();
    }
    expect(died).toEqual([]);
  });

  it('asks first after half an hour of sleep, and keeps a link that answers', () => {
    const { clock, heartbeat, sent, died } = beat();
    clock.sleep(1_800_000);
    clock.advance(0);
    expect([sent.length, died.length]).toEqual([1, 0]);
    heartbeat.heard();
    clock.advance(15_000);
    expect(died).toEqual([]);
  });

  it('finds a link that is dead while it is seen, and asks one that may be half open when it is seen again', () => {
    const silent = beat();
    silent.clock.advance(45_000);
    expect(silent.died).toHaveLength(1);
    const halfOpen = beat();
    halfOpen.clock.sleep(60_000);
    halfOpen.heartbeat.wake();
    expect([halfOpen.sent.length, halfOpen.died.length]).toEqual([1, 0]);
    halfOpen.clock.advance(5_000);
    expect(halfOpen.died).toHaveLength(1);
  });

  it('wakes nobody who watches anything but the session', async () => {
    const { clock, store, bridge, frames, connection } = connect();
    bridge.send(frames.sessionInit(), frames.agentMessage({ text: 'Hello.' }));
    await clock.run(100);
    const { messages, toolCalls, timeline, problems, statistics } = store.getState();
    bridge.send(frames.heartbeat(), frames.heartbeat());
    await clock.run(100);
    expect(store.getState()).toMatchObject({ messages, toolCalls, timeline, problems, statistics });
    expect(store.getState().messages).toBe(messages);
    expect(store.getState().timeline).toBe(timeline);
    connection.close();
  });
});
