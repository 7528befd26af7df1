import { expect, it } from 'vitest';
import { createObserverStore, type ActionState } from '@oddkin/ai/store';
import { createFrames, createSteppedClock } from '@oddkin/ai/testing';
import { createPacedView } from '../../src/observer/paced-view.js';

const stopping: ActionState = {
  id: '00000000-0000-4000-8000-000000000001',
  action: { type: 'message.stop' },
  status: 'pending',
  message: undefined,
  isUnanswered: false,
  at: 0,
};

function watched({ isCheap = false } = {}) {
  let page = 0;
  let tookMs = 0;
  const frames = createFrames();
  const clock = createSteppedClock();
  const store = createObserverStore({ clock });
  store.ingest([frames.sessionInit()]);
  const view = createPacedView(
    store,
    { restMs: 320, isCheap },
    {
      now: () => page,
      afterPaint: (callback) => {
        page += tookMs;
        callback();
      },
    },
  );
  const seen: number[] = [];
  const stop = view.subscribe(({ wire }) => void seen.push(wire.next));
  const come = (count: number): void => void store.ingest(Array.from({ length: count }, () => frames.heartbeat()));
  /** What is shown from now on takes so long until it is painted. */
  const paintIn = (ms: number): void => void (tookMs = ms);
  return { store, view, clock, come, paintIn, seen, stop };
}

it('shows each commit while few frames come', () => {
  const { come, clock, seen } = watched();
  for (let commit = 0; commit < 4; commit += 1) {
    clock.advance(16);
    come(3);
  }
  expect(seen).toEqual([4, 7, 10, 13]);
});

it('shows what has come three times a second while frames flood in, and the last of them at the end', () => {
  const { come, clock, seen, view, store } = watched();
  for (let commit = 0; commit < 25; commit += 1) {
    clock.advance(40);
    come(40);
  }
  expect(seen.length).toBeLessThan(6);
  clock.advance(400);
  expect(view.getState()).toBe(store.getState());
  expect(seen.at(-1)).toBe(1_001);
  clock.advance(400);
  come(1);
  expect(seen.at(-1)).toBe(1_002);
});

it('shows the past, and what a person does, at once', () => {
  const { come, clock, view, store } = watched();
  clock.advance(16);
  come(40);
  clock.advance(16);
  come(40);
  expect(view.getState()).not.toBe(store.getState());
  store.setAction('one', stopping);
  expect(view.getState()).toBe(store.getState());
  come(40);
  store.seek(3);
  expect(view.getState()).toBe(store.getState());
  expect(view.cursor.getState()).toBe(store.cursor.getState());
  store.live();
  expect(view.getState()).toBe(store.getState());
});

it('is the store itself while nobody listens', () => {
  const { come, clock, view, store, stop } = watched();
  clock.advance(16);
  come(40);
  clock.advance(16);
  come(40);
  stop();
  expect(view.getState()).toBe(store.getState());
});

it('rests longer where what it shows takes long, but never more than a second', () => {
  const { come, clock, paintIn, seen } = watched();
  const flood = (ms: number): void => {
    for (let at = 0; at < ms; at += 40) {
      clock.advance(40);
      come(40);
    }
  };
  paintIn(25);
  flood(40);
  flood(560);
  expect(seen).toHaveLength(1);
  paintIn(10_000);
  flood(80);
  expect(seen).toHaveLength(2);
  flood(880);
  expect(seen).toHaveLength(2);
  flood(160);
  expect(seen).toHaveLength(3);
});

it('says whether more comes than it shows, and tells those who listen', () => {
  const { come, clock, view, seen } = watched();
  expect(view.isResting()).toBe(false);
  clock.advance(16);
  come(40);
  expect(view.isResting()).toBe(true);
  const told = seen.length;
  clock.advance(400);
  expect(view.isResting()).toBe(false);
  expect(seen.length).toBe(told + 1);
});

it('leaves out places that a cursor is moved over while it shows one, and shows the last', () => {
  const { store, come, clock, paintIn, view, seen } = watched();
  come(40);
  clock.advance(1_000);
  paintIn(30);
  store.seek(30);
  const told = seen.length;
  for (const position of [25, 20, 15, 10]) store.seek(position);
  expect(seen).toHaveLength(told);
  clock.advance(60);
  expect(seen.slice(told)).toEqual([10]);
  expect(view.cursor.getState()).toBe(store.cursor.getState());
  paintIn(1);
  clock.advance(60);
  store.seek(9);
  clock.advance(0);
  store.seek(8);
  expect(view.getState()).toBe(store.getState());
});

it('shows each place that a cursor is moved over where that is cheap', () => {
  const { store, come, clock, paintIn, seen } = watched({ isCheap: true });
  come(40);
  clock.advance(1_000);
  paintIn(30);
  store.seek(30);
  const told = seen.length;
  for (const position of [25, 20, 15]) store.seek(position);
  expect(seen.slice(told)).toEqual([25, 20, 15]);
});

it('goes along with a cursor that is moved through the past, not with what comes meanwhile', () => {
  const { store, come, clock, view, seen } = watched();
  come(40);
  store.seek(3);
  let told = 0;
  view.cursor.subscribe(() => void (told += 1));
  clock.advance(16);
  come(40);
  clock.advance(16);
  come(40);
  expect(told).toBe(1);
  expect(view.isResting()).toBe(true);
  store.seek(9);
  expect(view.cursor.getState().position).toBe(9);
  expect(seen.at(-1)).toBe(9);
});
