import { describe, expect, it } from 'vitest';
import { createPlayback } from '@oddkin/ai/store';
import { feedStore } from './feed-store.js';

/** Frames at 0, 1, 2 … seconds; the fourth and the seventh fail. */
function ran() {
  const fed = feedStore();
  for (let second = 1; second < 10; second += 1) {
    fed.take(second === 3 || second === 6 ? fed.frames.error() : fed.frames.event(), second * 1_000);
  }
  const playback = createPlayback(fed.store);
  return { ...fed, playback, position: () => fed.store.cursor.getState().position, isLive: () => fed.store.cursor.getState().isLive };
}

describe('playback', () => {
  it('goes on in the time that it took, at the speed that is set, and is live at the end', () => {
    const { store, clock, playback, position, isLive } = ran();
    store.seek(2);
    playback.play();
    expect(playback.getState()).toEqual({ isPlaying: true, speed: 1 });
    clock.advance(950);
    expect(position()).toBe(2);
    clock.advance(100);
    expect(position()).toBe(3);
    playback.setSpeed(4);
    clock.advance(500);
    expect(position()).toBe(5);
    clock.advance(2_000);
    expect(isLive()).toBe(true);
    expect(playback.getState().isPlaying).toBe(false);
    expect(clock.pending()).toBe(0);
  });

  it('stays when it is paused, at the live end too, while frames go on coming', () => {
    const { take, frames, store, clock, playback, position } = ran();
    playback.pause();
    expect(store.cursor.getState()).toMatchObject({ position: 10, isLive: false });
    take(frames.event(), 10_000);
    clock.advance(60_000);
    expect(position()).toBe(10);
    expect(clock.pending()).toBe(0);
  });

  it('goes on from where somebody took the cursor meanwhile, and stops where that is the live end', () => {
    const { store, clock, playback, position } = ran();
    store.seek(1);
    playback.play();
    store.seek(7);
    clock.advance(1_100);
    expect(position()).toBe(8);
    store.live();
    clock.advance(100);
    expect(playback.getState().isPlaying).toBe(false);
    playback.play();
    expect(playback.getState().isPlaying).toBe(false);
  });

  it('steps from frame to frame, and from error to error', () => {
    const { store, playback, position } = ran();
    expect(playback.jumpToError('previous')).toBe(true);
    expect(position()).toBe(7);
    expect(playback.jumpToError('previous')).toBe(true);
    expect(position()).toBe(4);
    expect(playback.jumpToError('previous')).toBe(false);
    playback.step(-1);
    expect(position()).toBe(3);
    expect(playback.jumpToError('next')).toBe(true);
    expect(position()).toBe(4);
    expect(playback.jumpToError('next')).toBe(true);
    expect(position()).toBe(7);
    expect(playback.jumpToError('next')).toBe(false);
    playback.step(100);
    expect(store.cursor.getState()).toMatchObject({ position: 10, isLive: false });
    playback.step(-100);
    expect(position()).toBe(0);
  });

  it('refuses a speed at which nothing moves', () => {
    expect(() => ran().playback.setSpeed(0)).toThrow('must be above 0');
  });
});
