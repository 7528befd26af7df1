import { expect, it } from 'vitest';
import { startDeadline } from '../../src/aicc/deadline.js';
import { createSteppedClock } from '../../src/testing/stepped-clock.js';

function passedAt(delayMs: number) {
  const clock = createSteppedClock(0);
  const passed: number[] = [];
  const cancel = startDeadline(clock, delayMs, () => passed.push(clock.now()));
  return { clock, passed, cancel };
}

it('calls back once, when the time has passed', () => {
  const { clock, passed } = passedAt(5_000);
  clock.advance(4_999);
  expect(passed).toEqual([]);
  clock.advance(60_000);
  expect(passed).toEqual([5_000]);
});

it('gives what waited in a sleeping machine one more second', () => {
  const { clock, passed } = passedAt(5_000);
  clock.sleep(3_600_000);
  clock.advance(0);
  expect(passed).toEqual([]);
  clock.advance(1_000);
  expect(passed).toEqual([3_601_000]);
});

it('waits longer than one timer can', () => {
  const { clock, passed } = passedAt(3_000_000_000);
  clock.advance(2_999_999_999);
  expect(passed).toEqual([]);
  clock.advance(1);
  expect(passed).toEqual([3_000_000_000]);
});

it('does not call back once it is cancelled, also after the first of two timers', () => {
  const { clock, passed, cancel } = passedAt(3_000_000_000);
  clock.advance(2_500_000_000);
  cancel();
  clock.advance(3_000_000_000);
  expect(passed).toEqual([]);
  expect(clock.pending()).toBe(0);
});
