import { expect, it } from 'vitest';
import { createSteppedClock } from '../../src/testing/stepped-clock.js';

it('runs timers in order, each at its time, also those that timers set', () => {
  const clock = createSteppedClock(0);
  const log: string[] = [];
  clock.after(20, () => log.push(`b ${clock.now()}`));
  clock.after(10, () => {
    log.push(`a ${clock.now()}`);
    clock.after(5, () => log.push(`c ${clock.now()}`));
  });
  const cancel = clock.after(12, () => log.push('cancelled'));
  cancel();
  clock.advance(100);
  expect(log).toEqual(['a 10', 'c 15', 'b 20']);
  expect(clock.now()).toBe(100);
});

it('lets promises settle between timers', async () => {
  const clock = createSteppedClock(0);
  const log: number[] = [];
  const wait = (): Promise<void> => new Promise((resolve) => clock.after(10, resolve));
  void wait().then(() => wait().then(() => log.push(clock.now())));
  await clock.run(20);
  expect(log).toEqual([20]);
});

it('runs timers late after a sleep, and only at multiples while it is throttled', () => {
  const clock = createSteppedClock(0);
  const log: number[] = [];
  clock.after(10, () => log.push(clock.now()));
  clock.sleep(1_000);
  expect(log).toEqual([]);
  clock.advance(0);
  clock.throttle(60_000);
  clock.after(10, () => log.push(clock.now()));
  clock.advance(60_000);
  expect(log).toEqual([1_000, 60_000]);
});
