import { expect, it } from 'vitest';
import { startHeartbeat } from '../../src/aicc/heartbeat.js';
import { createSteppedClock } from '../../src/testing/stepped-clock.js';

function start() {
  const clock = createSteppedClock(0);
  const sent: number[] = [];
  const died: { at: number; afterWake: boolean }[] = [];
  const heartbeat = startHeartbeat({
    clock,
    send: () => sent.push(clock.now() / 1_000),
    onDead: (afterWake) => died.push({ at: clock.now() / 1_000, afterWake }),
  });
  return { clock, heartbeat, sent, died };
}

it('sends every 15 seconds for as long as any frame comes', () => {
  const { clock, heartbeat, sent, died } = start();
  for (let count = 0; count < 4; count += 1) {
    clock.advance(15_000);
    heartbeat.heard();
  }
  expect(sent).toEqual([15, 30, 45, 60]);
  expect(died).toEqual([]);
});

it('calls the link dead after two heartbeats without an answer, and only once', () => {
  const { clock, sent, died } = start();
  clock.advance(600_000);
  expect(sent).toEqual([15, 30]);
  expect(died).toEqual([{ at: 45, afterWake: false }]);
  expect(clock.pending()).toBe(0);
});

it('keeps a link on which frames come while a hidden tab runs timers once a minute', () => {
  const { clock, heartbeat, sent, died } = start();
  clock.throttle(60_000);
  for (let second = 0; second < 600; second += 5) {
    clock.advance(5_000);
    heartbeat.heard();
  }
  expect(died).toEqual([]);
  expect(sent).toHaveLength(10);
});

it('keeps a link on which only the answers to its heartbeats come while timers run once a minute', () => {
  const { clock, heartbeat, sent, died } = start();
  clock.throttle(60_000);
  for (let minute = 0; minute < 10; minute += 1) {
    clock.advance(60_000);
    heartbeat.heard();
  }
  expect(died).toEqual([]);
  expect(sent).toHaveLength(10);
});

it('finds a dead link also while timers run once a minute, but not within 70 seconds', () => {
  const { clock, died } = start();
  clock.throttle(60_000);
  clock.advance(70_000);
  expect(died).toEqual([]);
  clock.advance(300_000);
  expect(died).toHaveLength(1);
});

it('asks first after half an hour of sleep, and keeps the link when the answer stood behind the timer', () => {
  const { clock, heartbeat, sent, died } = start();
  clock.sleep(1_800_000);
  clock.advance(0);
  expect(sent).toEqual([1_800]);
  heartbeat.heard();
  clock.advance(15_000);
  heartbeat.heard();
  expect(sent).toEqual([1_800, 1_815]);
  expect(died).toEqual([]);
});

it('never holds a sleep against the link, at whatever point of its questions it falls', () => {
  for (const awakeMs of [0, 14_999, 15_000, 29_999, 30_000, 44_999]) {
    const { clock, heartbeat, died } = start();
    clock.advance(awakeMs);
    clock.sleep(1_800_000);
    clock.advance(0);
    heartbeat.heard();
    clock.advance(15_000);
    heartbeat.heard();
    expect(died, `asleep after ${awakeMs} ms`).toEqual([]);
  }
});

it('gives a link five seconds to answer on waking', () => {
  const { clock, heartbeat, sent, died } = start();
  clock.sleep(3_600_000);
  heartbeat.wake();
  heartbeat.wake();
  expect(sent).toEqual([3_600]);
  clock.advance(4_999);
  expect(died).toEqual([]);
  clock.advance(1);
  expect(died).toEqual([{ at: 3_605, afterWake: true }]);
});

it('gives a link five seconds too where nothing but a late timer tells of the sleep', () => {
  const { clock, sent, died } = start();
  clock.sleep(3_600_000);
  clock.advance(60_000);
  expect(sent).toEqual([3_600]);
  expect(died).toEqual([{ at: 3_605, afterWake: true }]);
});

it('asks nothing on waking when a frame has just come', () => {
  const { clock, heartbeat, sent } = start();
  clock.advance(14_000);
  heartbeat.heard();
  heartbeat.wake();
  expect(sent).toEqual([]);
});

it('goes back to its rhythm when the link answers on waking', () => {
  const { clock, heartbeat, sent, died } = start();
  clock.sleep(3_600_000);
  heartbeat.wake();
  clock.advance(1_000);
  heartbeat.heard();
  clock.advance(15_000);
  expect(sent).toEqual([3_600, 3_616]);
  expect(died).toEqual([]);
});

it('does nothing after it is stopped', () => {
  const { clock, heartbeat, sent, died } = start();
  heartbeat.stop();
  heartbeat.wake();
  heartbeat.heard();
  clock.sleep(3_600_000);
  heartbeat.wake();
  clock.advance(600_000);
  expect({ sent, died, pending: clock.pending() }).toEqual({ sent: [], died: [], pending: 0 });
});
