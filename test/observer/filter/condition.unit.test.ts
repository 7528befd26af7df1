import { describe, expect, it } from 'vitest';
import { createObserverStore } from '@oddkin/ai/store';
import { createFrames } from '@oddkin/ai/testing';
import { readCondition } from '../../../src/observer/filter/condition.js';

const frames = createFrames();
const store = createObserverStore();
store.ingest([
  frames.sessionInit(),
  frames.toolCall({ tool: 'move', input: { to: 'north' } }),
  frames.toolResult({ error: { code: 'timeout', message: 'The door is stuck.', retryable: true } }),
  frames.event({ topic: 'collision', payload: { with: 'wall' } }),
]);

function fitting(typed: string): { readonly frames: readonly number[]; readonly entries: readonly number[] } {
  const { matches } = readCondition(typed);
  const state = store.getState();
  return {
    frames: [...state.wire.entries].filter((entry) => matches(entry, state)).map(({ position }) => position),
    entries: [...state.timeline].filter((entry) => matches(entry, state)).map(({ position }) => position),
  };
}

describe('a condition', () => {
  it.each([
    ['status:failed', { frames: [2], entries: [1] }],
    ['code:timeout tool:move', { frames: [2], entries: [1] }],
    ['topic:collision', { frames: [3], entries: [3] }],
    ['path:/with=wall', { frames: [], entries: [3] }],
    ['path:/payload/with=wall', { frames: [3], entries: [] }],
    ['stuck', { frames: [2], entries: [1] }],
  ])('%s judges messages of the wire and entries of the timeline', (typed, expected) => {
    expect(fitting(typed)).toEqual(expected);
  });

  it('is fitted by nothing while it says nothing', () => {
    const condition = readCondition('  ');
    expect(condition.isEmpty).toBe(true);
    expect(fitting('  ')).toEqual({ frames: [], entries: [] });
  });

  it('tells what of it can not be read, and holds by the rest', () => {
    expect(readCondition('colour:red topic:collision').problems).toMatchObject([{ fault: 'unknown-key', term: 'colour:red' }]);
    expect(fitting('colour:red topic:collision').entries).toEqual([3]);
  });
});
