import { describe, expect, it } from 'vitest';
import { createObserverStore } from '@oddkin/ai/store';
import { createFrames } from '@oddkin/ai/testing';
import { createErrorSearch, placesOf } from '../../src/observer/error-positions.js';

describe('the search for errors', () => {
  it('finds frames that failed or were refused, as they come and while they are held', () => {
    const store = createObserverStore({ limits: { frames: 10 } });
    const frames = createFrames();
    const search = createErrorSearch();
    store.ingest([frames.sessionInit(), frames.error(), frames.event(), 'no JSON']);
    expect(search(store.getState().wire)).toEqual([1, 3]);
    store.ingest([frames.toolCall(), frames.toolResult({ error: { code: 'timeout', message: '', retryable: true } })]);
    expect(search(store.getState().wire)).toEqual([1, 3, 5]);
    store.ingest(Array.from({ length: 8 }, () => frames.event()));
    const first = store.getState().wire.entries.dropped;
    expect(search(store.getState().wire)).toEqual([1, 3, 5].filter((position) => position >= first));
    expect(search(createObserverStore().getState().wire)).toEqual([]);
  });

  it('puts marks that can not be told apart in one place', () => {
    expect(placesOf([9, 10, 11, 99], 0, 100, 10)).toEqual([1, 10]);
  });

  it('puts no mark beyond the slider, which may not have moved on yet', () => {
    expect(placesOf([3, 9, 150], 5, 100, 10)).toEqual([1]);
  });
});
