import { expect, it } from 'vitest';
import { createObserverStore } from '@oddkin/ai/store';
import { createFrames } from '@oddkin/ai/testing';
import { readNumbers } from '../../src/observer/numbers/read-numbers.js';

const frames = createFrames();
const other = createFrames('00000000-0000-4000-8000-00000000000b');

it('tells nothing where nothing has come', () => {
  expect(readNumbers(createObserverStore().getState(), undefined)).toEqual({ framesPerSecond: 0, latencies: [], gaps: [] });
});

it('tells how long the last calls of the session took, the gaps between frames, and how many come a second', () => {
  const store = createObserverStore();
  store.ingest([frames.sessionInit(), other.sessionInit()], { at: 1_000 });
  for (let call = 0; call < 3; call += 1) {
    store.ingest([frames.toolCall({ call_id: `c${call}`, tool: 'look' })], { at: 2_000 + call * 1_000 });
    store.ingest([frames.toolResult({ call_id: `c${call}` })], { at: 2_000 + call * 1_000 + 100 * (call + 1) });
  }
  store.ingest([other.toolCall({ call_id: 'x', tool: 'look' }), other.toolResult({ call_id: 'x' })], { at: 6_000 });
  const { latencies, gaps, framesPerSecond } = readNumbers(store.getState(), frames.sessionId);
  expect(latencies).toEqual([100, 200, 300]);
  expect(gaps).toEqual([0, 1_000, 100, 900, 200, 800, 300, 1_700, 0]);
  expect(framesPerSecond).toBe(8 / 5);
});

it('looks at no more than the last gaps and calls, however much is held', () => {
  const store = createObserverStore();
  store.ingest([frames.sessionInit()], { at: 0 });
  for (let call = 0; call < 500; call += 1) {
    store.ingest([frames.toolCall({ call_id: `c${call}`, tool: 'look' }), frames.toolResult({ call_id: `c${call}` })], { at: call });
  }
  const { latencies, gaps } = readNumbers(store.getState(), undefined);
  expect(latencies).toHaveLength(40);
  expect(gaps).toHaveLength(60);
});
