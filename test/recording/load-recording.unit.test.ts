import { describe, expect, it } from 'vitest';
import type { Clock } from '@oddkin/ai/aicc';
import { loadRecording, parseRecording, writeRecording, type Recording } from '@oddkin/ai/recording';
import { createObserverStore } from '@oddkin/ai/store';
import { createFrames, replay } from '@oddkin/ai/testing';

/** A clock by which every look costs a millisecond, so that slices are short. */
function busyClock(): Clock & { readonly pauses: () => number } {
  let now = 0;
  let pauses = 0;
  return {
    now: () => (now += 1),
    after: (_delayMs, callback) => {
      pauses += 1;
      const timer = setTimeout(callback, 0);
      return () => clearTimeout(timer);
    },
    pauses: () => pauses,
  };
}

function textOf(count: number): string {
  const frames = createFrames();
  const texts = [frames.sessionInit(), ...Array.from({ length: count - 1 }, () => frames.event())].map((frame) => JSON.stringify(frame));
  const recording: Pick<Recording, 'header' | 'messages'> = {
    header: { recording: 'oddkin-aicc', version: 1, createdAt: '2026-01-01T00:00:00.000Z' },
    messages: texts.map((text, index) => ({ at: index * 10, from: 'bridge', text })),
  };
  return [...writeRecording(recording)].join('');
}

describe('loadRecording', () => {
  it('comes to the same state as a recording that is replayed whole, and gives the page its turns meanwhile', async () => {
    const text = textOf(200);
    const whole = replay(text).store;
    const store = createObserverStore();
    const clock = busyClock();
    let commits = 0;
    store.subscribe(() => (commits += 1));
    const loaded = await loadRecording(text, store, { clock });
    expect(store.snapshot()).toEqual(whole.snapshot());
    expect(loaded).toEqual({ header: parseRecording(text).header, messages: 200, problems: [] });
    expect(clock.pauses()).toBeGreaterThan(10);
    expect(commits).toBeGreaterThan(10);
  });

  it('tells of the lines that it could not read', async () => {
    const store = createObserverStore();
    const loaded = await loadRecording(`${textOf(3)}no JSON\n{"at":1`, store);
    expect(loaded.messages).toBe(3);
    expect(loaded.problems.map(({ code, line }) => [code, line])).toEqual([
      ['line_invalid', 5],
      ['line_cut', 6],
    ]);
  });

  it('ends by its signal, and leaves in the store what had been taken', async () => {
    const store = createObserverStore();
    const ending = new AbortController();
    store.subscribe(() => ending.abort(new Error('enough')));
    await expect(loadRecording(textOf(200), store, { clock: busyClock(), signal: ending.signal })).rejects.toThrow('enough');
    expect(store.getState().wire.next).toBeGreaterThan(0);
    expect(store.getState().wire.next).toBeLessThan(200);
  });
});
