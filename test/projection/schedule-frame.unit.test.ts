import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { scheduleFrame } from '../../src/projection/index.js';

describe('a callback before the screen is painted', () => {
  let painting: (() => void)[] = [];
  const paint = (): void => {
    const due = painting;
    painting = [];
    due.forEach((run) => run());
  };
  beforeEach(() => {
    painting = [];
    vi.useFakeTimers();
    vi.stubGlobal('requestAnimationFrame', (run: () => void) => painting.push(run));
    vi.stubGlobal('cancelAnimationFrame', () => undefined);
  });
  afterEach(() => {
    vi.runAllTimers();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('comes once, with the next frame of the screen', () => {
    const callback = vi.fn();
    scheduleFrame(callback);
    paint();
    vi.advanceTimersByTime(1_000);
    expect(callback).toHaveBeenCalledTimes(1);
  });

  it('comes a quarter of a second after each was asked for where nothing is painted', () => {
    const told: string[] = [];
    scheduleFrame(() => told.push('first'));
    vi.advanceTimersByTime(100);
    scheduleFrame(() => told.push('second'));
    vi.advanceTimersByTime(149);
    expect(told).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(told).toEqual(['first']);
    vi.advanceTimersByTime(99);
    expect(told).toEqual(['first']);
    vi.advanceTimersByTime(1);
    expect(told).toEqual(['first', 'second']);
  });

  it('comes for the others where one throws, or asks once more', () => {
    const told: string[] = [];
    scheduleFrame(() => {
      scheduleFrame(() => told.push('again'));
      throw new Error('Not this one.');
    });
    scheduleFrame(() => told.push('other'));
    expect(() => vi.advanceTimersByTime(250)).toThrow('Not this one.');
    vi.advanceTimersByTime(250);
    expect(told.toSorted()).toEqual(['again', 'other']);
  });

  it('does not come where it was called off', () => {
    const callback = vi.fn();
    scheduleFrame(callback)();
    vi.advanceTimersByTime(1_000);
    expect(callback).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});
