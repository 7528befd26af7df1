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

function watched() {
  const frames = createFrames();
  const clock = createSteppedClock();
  const store = createObserverStore({ clock });
  store.ingest([frames.sessionInit()]);
  const view = createPacedView(store);
  const seen: number[] = [];
  const stop = view.subscribe(({ wire }) => void seen.push(wire.next));
  const come = (count: number): void => void store.ingest(Array.from({ length: count }, () => frames.heartbeat()));
  return { store, view, clock, come, seen, stop };
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
