import { expect, it } from 'vitest';
import type { ObserverState } from '@oddkin/ai/store';
import { createCommitPace } from '../../src/observer/commit-pace.js';

/** A screen of which each frame takes 16 ms, and a clock that moves on by what a commit takes. */
function createScreen(commitMs: number, framesEach = 1) {
  let now = 0;
  let waiting: (() => void)[] = [];
  const painted: (() => void)[] = [];
  let next = 0;
  const pace = createCommitPace(
    { getHead: () => ({ wire: { next } }) as ObserverState },
    (callback) => {
      waiting.push(callback);
      return () => void (waiting = waiting.filter((each) => each !== callback));
    },
    { now: () => now, afterPaint: (callback) => void painted.push(callback) },
  );
  const commits: number[] = [];
  return {
    commits,
    schedule: () =>
      pace(() => {
        commits.push(now);
        next += framesEach;
        now += commitMs;
      }),
    frames: (count: number) => {
      for (let frame = 0; frame < count; frame += 1) {
        const due = waiting;
        waiting = [];
        for (const callback of due) callback();
        for (const callback of painted.splice(0)) callback();
        now = Math.max(16 * Math.ceil((now + 1) / 16), now);
      }
    },
  };
}

it('commits with each frame of the screen while that costs little', () => {
  const { commits, schedule, frames } = createScreen(4);
  for (let count = 0; count < 3; count += 1) {
    schedule();
    frames(1);
  }
  expect(commits).toEqual([0, 16, 32]);
});

it('leaves the page free for three times as long as a commit took that cost much', () => {
  const { commits, schedule, frames } = createScreen(10);
  schedule();
  frames(1);
  schedule();
  frames(2);
  expect(commits).toEqual([0]);
  frames(1);
  expect(commits).toEqual([0, 48]);
});

it('commits every third frame of the screen while more come than can be seen apart, however little that costs', () => {
  const { commits, schedule, frames } = createScreen(4, 40);
  frames(1);
  for (let count = 0; count < 3; count += 1) {
    schedule();
    frames(3);
  }
  expect(commits).toEqual([16, 64, 112]);
});

it('lets nothing wait for longer than 64 ms, however much a commit costs', () => {
  const { commits, schedule, frames } = createScreen(200);
  schedule();
  frames(1);
  schedule();
  frames(5);
  expect(commits).toEqual([0, 272]);
});

it('commits nothing that was called off while the page was left free', () => {
  const { commits, schedule, frames } = createScreen(30);
  schedule();
  frames(1);
  const cancel = schedule();
  frames(1);
  cancel();
  frames(10);
  expect(commits).toEqual([0]);
});
