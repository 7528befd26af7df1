import { describe, expect, it } from 'vitest';
import { playRecording, type PlayOptions, type Recording } from '@oddkin/ai/recording';
import { connectObserver, createObserverStore } from '@oddkin/ai/store';
import { countedUuid, createFrames, createSteppedClock, replay } from '@oddkin/ai/testing';

const frames = createFrames();
const other = createFrames(countedUuid(0, 2));
const timed = [
  [0, frames.sessionInit()],
  [100, frames.toolCall()],
  [100, other.sessionInit()],
  [300, frames.toolResult()],
  [1_000, frames.agentMessage({ text: 'Done.' })],
] as const;
const recording: Recording = {
  header: { recording: 'oddkin-aicc', version: 1, createdAt: '2026-01-02T03:04:05.000Z' },
  problems: [],
  messages: timed.map(([at, frame]) => ({ at, from: 'bridge', text: JSON.stringify(frame) })),
};

function play(options: PlayOptions = {}, session?: string) {
  const clock = createSteppedClock();
  const transport = playRecording(recording, { clock, ...options });
  const store = createObserverStore({ clock });
  const connect = () =>
    connectObserver(store, {
      transport,
      ...(session === undefined ? {} : { session }),
      random: () => 0,
      schedule: (callback) => (queueMicrotask(callback), () => {}),
    });
  const connection = connect();
  return { clock, transport, store, connection, connect, count: () => store.getState().wire.next };
}

describe('a recording that is played', () => {
  it('sends each message in its time', async () => {
    const { clock, count } = play();
    await clock.run(0);
    expect(count()).toBe(1);
    await clock.run(99);
    expect(count()).toBe(1);
    await clock.run(1);
    expect(count()).toBe(3);
    await clock.run(200);
    expect(count()).toBe(4);
    await clock.run(700);
    expect(count()).toBe(5);
  });

  it('comes to the state that it was recorded in', async () => {
    const { clock, store } = play({ speed: Infinity });
    await clock.run(1);
    const whole = replay(recording).store;
    expect([...store.getState().messages.records.values()].map(({ value }) => value.parts)).toEqual(
      [...whole.getState().messages.records.values()].map(({ value }) => value.parts),
    );
  });

  it('goes at the speed that is set, also in the middle', async () => {
    const { clock, transport, count } = play({ speed: 10 });
    await clock.run(10);
    expect(count()).toBe(3);
    transport.setSpeed(1);
    await clock.run(199);
    expect(count()).toBe(3);
    await clock.run(1);
    expect(count()).toBe(4);
  });

  it('holds where it is while it is paused', async () => {
    const { clock, transport, connection, count } = play();
    await clock.run(50);
    transport.pause();
    expect(transport.isPaused()).toBe(true);
    await clock.run(120_000);
    expect(count()).toBe(1);
    expect(connection.getState().phase).toBe('live');
    transport.resume();
    await clock.run(49);
    expect(count()).toBe(1);
    await clock.run(1);
    expect(count()).toBe(3);
  });

  it('sends all that lies before the moment that is sought, and goes on from there', async () => {
    const { clock, transport, count } = play();
    transport.seek(0);
    await clock.run(50);
    transport.seek(300);
    await clock.run(0);
    expect(count()).toBe(4);
    await clock.run(699);
    expect(count()).toBe(4);
    await clock.run(1);
    expect(count()).toBe(5);
    expect(() => transport.seek(-1)).toThrow('must be 0 or above');
  });

  it('repeats what came after a moment that lies back, which the store knows already', async () => {
    const { clock, transport, store, count } = play();
    await clock.run(300);
    transport.pause();
    transport.seek(50);
    await clock.run(500);
    expect(count()).toBe(4);
    transport.resume();
    const before = store.getState();
    await clock.run(949);
    expect(store.getState()).toBe(before);
    await clock.run(1);
    expect(count()).toBe(5);
  });

  it('stays connected after its end', async () => {
    const { clock, connection, count } = play({ speed: Infinity });
    await clock.run(200_000);
    expect(connection.getState().phase).toBe('live');
    expect(count()).toBe(5);
  });

  it('sends one session alone where that is asked for', async () => {
    const { clock, store } = play({ speed: Infinity }, other.sessionId);
    await clock.run(1);
    expect([...store.getState().sessions.keys()]).toEqual([other.sessionId]);
  });

  it('begins anew with new sessions when it loops', async () => {
    const { clock, store, count } = play({ isLooping: true });
    await clock.run(1_000);
    expect(count()).toBeGreaterThanOrEqual(5);
    await clock.run(1_000);
    expect(count()).toBeGreaterThanOrEqual(10);
    expect(store.getState().sessions.size).toBeGreaterThanOrEqual(4);
    expect(store.getState().problems.entries.size).toBe(0);
    const statuses = [...store.getState().toolCalls.records.values()].map(({ value }) => value.status);
    expect(statuses.slice(0, 2)).toEqual(['succeeded', 'succeeded']);
  });

  it('lets other things run between the rounds of a loop without length', async () => {
    const { clock, connection, count } = play({ isLooping: true, speed: Infinity });
    await clock.run(0);
    expect(count()).toBeGreaterThanOrEqual(5);
    connection.close();
  });

  it('answers a tool call as not available', async () => {
    const { clock, store, connection } = play({ speed: Infinity });
    await clock.run(1);
    const answer = connection.call(frames.sessionId, 'stop', {});
    await clock.run(1);
    expect(await answer).toMatchObject({ ok: false, error: { code: 'tool_unavailable' } });
    await clock.run(1);
    expect([...store.getState().toolCalls.records.values()].at(-1)).toMatchObject({ byPerson: true, value: { status: 'failed' } });
  });

  it('goes on after the frame that an observer names', async () => {
    const clock = createSteppedClock();
    const texts: (string | undefined)[] = [];
    const listener = { onOpen: () => {}, onMessage: (text: string | undefined) => texts.push(text), onClose: () => {} };
    playRecording(recording, { clock }).connect(listener, { after: timed[3][1].message_id });
    await clock.run(699);
    expect(texts).toEqual([]);
    await clock.run(1);
    expect(texts).toEqual([recording.messages[4]?.text]);
  });

  it('sends nothing after it was closed, and throws for what is sent then', async () => {
    const clock = createSteppedClock();
    let closes = 0;
    const texts: (string | undefined)[] = [];
    const connection = playRecording(recording, { clock }).connect({
      onOpen: () => {},
      onMessage: (text) => texts.push(text),
      onClose: () => (closes += 1),
    });
    expect(() => connection.send('{}')).toThrow(/not open/);
    await clock.run(0);
    connection.close();
    connection.close();
    await clock.run(5_000);
    expect(texts).toHaveLength(1);
    expect(closes).toBe(1);
    expect(() => connection.send('{}')).toThrow(/not open/);
  });

  it.each([0, -1, Number.NaN])('throws for the speed %s', (speed) => {
    expect(() => playRecording(recording, { speed })).toThrow(/above 0/);
    expect(() => playRecording(recording).setSpeed(speed)).toThrow(/above 0/);
  });
});
