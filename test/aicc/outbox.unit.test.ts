import { expect, it } from 'vitest';
import { createOutbox, type OutboxLimits } from '../../src/aicc/outbox.js';
import { createSteppedClock } from '../../src/testing/stepped-clock.js';

function start(limits: OutboxLimits = {}) {
  const clock = createSteppedClock(0);
  const outbox = createOutbox(clock, limits);
  const fates: string[] = [];
  const add = (text: string) => outbox.add({ text, onSettled: (delivery) => fates.push(`${text} ${delivery}`) });
  return { clock, outbox, fates, add };
}

it('sends in order what waited, and stops where the connection fails', () => {
  const { outbox, fates, add } = start();
  for (const text of ['a', 'b', 'c']) add(text);
  const sent: string[] = [];
  outbox.flush(({ text }) => text !== 'c' && sent.push(text) > 0);
  expect(sent).toEqual(['a', 'b']);
  expect(fates).toEqual(['a sent', 'b sent']);
  expect(outbox.isEmpty()).toBe(false);
});

it('sends what is added while it sends, last', () => {
  const { outbox, fates, add } = start();
  add('a');
  outbox.flush(({ text }) => {
    if (text === 'a') add('b');
    return true;
  });
  expect(fates).toEqual(['a sent', 'b sent']);
});

it('drops the newest when too many wait', () => {
  const { fates, add } = start({ maxQueued: 2 });
  for (const text of ['a', 'b', 'c']) add(text);
  expect(fates).toEqual(['c dropped']);
});

it('drops the newest when the texts grow too long together, and has room again once some are gone', () => {
  const { outbox, fates, add } = start({ maxQueuedLength: 5 });
  add('aaa');
  add('bbb');
  outbox.flush(() => true);
  add('ccccc');
  expect(fates).toEqual(['bbb dropped', 'aaa sent']);
});

it('lets a frame expire that waits too long', () => {
  const { clock, fates, add } = start({ queueForMs: 1_000 });
  add('a');
  clock.advance(500);
  add('b');
  clock.advance(500);
  expect(fates).toEqual(['a expired']);
});

it('takes a frame out again once, and settles each frame once', () => {
  const { clock, outbox, fates, add } = start();
  const takeBack = add('a');
  takeBack();
  takeBack();
  outbox.flush(() => true);
  outbox.dropAll();
  clock.advance(120_000);
  expect(fates).toEqual(['a dropped']);
  expect(clock.pending()).toBe(0);
});
