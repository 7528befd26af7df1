import { expect, it, onTestFinished } from 'vitest';
import { createObserverStore, createPlayback } from '@oddkin/ai/store';
import { createFrames, createSteppedClock } from '@oddkin/ai/testing';
import { faultOfCondition, type StopCondition } from '../../../src/observer/pause/stop-condition.js';
import { watchStops, type Stop } from '../../../src/observer/pause/watch-stops.js';

function watched(...conditions: readonly Partial<StopCondition>[]) {
  const clock = createSteppedClock();
  const store = createObserverStore({ clock });
  const frames = createFrames();
  store.ingest([frames.sessionInit()], { at: 0 });
  const playback = createPlayback(store);
  let stop: Stop | undefined;
  const watch = watchStops(
    store,
    playback,
    conditions.map((each) => ({ filter: '', pointer: '', isOn: true, ...each })),
    (next) => (stop = next),
  );
  onTestFinished(watch.end);
  const told = (payload: Record<string, unknown>) => frames.event({ topic: 'state_change', payload });
  return { clock, store, frames, playback, watch, told, stop: () => stop?.entry.position, cursor: () => store.cursor.getState() };
}

it('stays behind the frame that fits while others came with it, and counts those as new', () => {
  const { store, frames, stop, cursor } = watched({ filter: 'tool:open_door' });
  store.ingest([frames.toolCall({ tool: 'look' }), frames.toolResult(), frames.toolCall({ tool: 'open_door' }), frames.event()], { at: 1 });
  expect(stop()).toBe(3);
  expect(cursor()).toMatchObject({ isLive: false, position: 4, newest: 5 });
});

it.each(['status:failed', 'locked', 'type:tool_result status:failed'])('stops at a call that failed, by the filter %s', (filter) => {
  const { store, frames, stop } = watched({ filter });
  store.ingest([
    frames.toolCall(),
    frames.toolResult({ ok: false, error: { code: 'execution_failed', message: 'locked', retryable: false } }),
  ]);
  expect(stop()).toBe(2);
});

it('stops when another value stands at a path, not when the same one does again, and knows what stood there before it was asked', () => {
  const { store, told, stop, watch } = watched({ pointer: '/payload/door' });
  store.ingest([told({ door: 'shut' }), told({ lamp: 'on' }), told({ door: 'shut' })], { at: 1 });
  expect(stop()).toBeUndefined();
  store.ingest([told({ door: 'open' }), told({ door: 'open' })], { at: 2 });
  expect(stop()).toBe(4);
  store.ingest([told({ door: { is: 'ajar' } })], { at: 3 });
  watch.goOn();
  expect(stop()).toBe(6);
});

it('goes on to the next frame that fits among those that came meanwhile, and then to the live end', () => {
  const { store, frames, stop, watch, cursor } = watched({ filter: 'topic:audio' });
  store.ingest([frames.event({ topic: 'audio' }), frames.event({ topic: 'audio' })]);
  expect(stop()).toBe(1);
  watch.goOn();
  expect(stop()).toBe(2);
  watch.goOn();
  expect(cursor().isLive).toBe(true);
  expect(stop()).toBeUndefined();
});

it('does not stop a person who returns to the live end or jumps over a frame that fits', () => {
  const { store, frames, stop, cursor } = watched({ filter: 'topic:audio' });
  store.seek(1);
  store.ingest([frames.event({ topic: 'audio' })]);
  store.live();
  expect(stop()).toBeUndefined();
  store.seek(1);
  store.seek(2);
  expect(stop()).toBeUndefined();
  expect(cursor().position).toBe(2);
});

it('stops what is played where it fits', () => {
  const { clock, store, frames, playback, stop, cursor } = watched({ filter: 'topic:audio' });
  store.seek(1);
  store.ingest([frames.event({ topic: 'collision' })], { at: 1_000 });
  store.ingest([frames.event({ topic: 'audio' })], { at: 1_010 });
  store.ingest([frames.event({ topic: 'collision' })], { at: 1_010 });
  playback.setSpeed(16);
  playback.play();
  clock.advance(2_000);
  expect(stop()).toBe(2);
  expect(cursor().position).toBe(3);
  expect(playback.getState().isPlaying).toBe(false);
});

it('waits for nothing that is switched off', () => {
  const { store, frames, stop } = watched({ filter: 'topic:audio', isOn: false });
  store.ingest([frames.event({ topic: 'audio' })]);
  expect(stop()).toBeUndefined();
});

it.each([
  ['', '', 'empty'],
  ['nokey:x', '', 'filter'],
  ['', 'payload', 'pointer'],
  ['tool:look', '', undefined],
  ['', '/payload', undefined],
])('says of the filter "%s" and the path "%s" what is wrong with them', (filter, pointer, fault) => {
  expect(faultOfCondition({ filter, pointer })).toBe(fault);
});
