import { describe, expect, it } from 'vitest';
import { createObserverStore } from '@oddkin/ai/store';
import { feedStore, startAt } from './feed-store.js';

describe('what is no frame', () => {
  it.each([
    ['not json {', 'not_json', ''],
    ['7', 'not_object', ''],
    ['[]', 'not_object', ''],
    ['null', 'not_object', ''],
    ['{"protocol":"aicc/0.1"}', 'unknown_type', '/type'],
    ['{"protocol":"aicc/0.1","type":"__proto__"}', 'unknown_type', '/type'],
    ['{"protocol":"aicc/9","type":"heartbeat"}', 'protocol_mismatch', '/protocol'],
    ['{"type":"heartbeat"}', 'protocol_mismatch', '/protocol'],
    ['{"protocol":"aicc/0.1","type":"heartbeat","session_id":"x","message_id":"y"}', 'schema_mismatch', '/session_id'],
    ['['.repeat(100_000), 'frame_too_deep', ''],
    [`"${'x'.repeat(1_048_577)}"`, 'frame_too_large', ''],
  ])('such as %.60s is refused with %s, stands in the wire log and under the problems, and the stream goes on', (text, code, path) => {
    const { store, frames, state } = feedStore();
    const [report] = store.ingest([text]);
    expect(report).toMatchObject({ accepted: false, position: 1, problems: [{ code, path, level: 'error', position: 1 }] });
    expect(state().wire.entries.at(-1)).toMatchObject({ accepted: false, text, type: undefined, sessionId: undefined });
    expect(state().problems.entries.at(-1)?.text).toBe(text.slice(0, 2_000));
    expect(store.ingest([frames.heartbeat()])[0]?.accepted).toBe(true);
  });

  it.each([
    [undefined],
    [() => {}],
    [Symbol('frame')],
    [10n],
    [{ protocol: 'aicc/0.1', type: 'event', big: 10n }],
    [circular()],
    [nested(50_000)],
    [new Proxy({}, { get: () => fail(), ownKeys: () => fail() })],
  ])('is refused when a host passes it: %#', (value) => {
    const { store, state } = feedStore();
    expect(store.ingest([value])[0]?.accepted).toBe(false);
    expect(state().problems.counts.error).toBe(1);
  });
});

describe('what is kept of what is refused', () => {
  it('is bounded, whatever the size of the value at fault', () => {
    const { store, frames, state } = feedStore();
    const big = 'x'.repeat(500_000);
    store.ingest([
      { ...frames.heartbeat(), protocol: big },
      { ...frames.heartbeat(), type: big },
      { ...frames.toolCall(), input: Array(50_000).fill(big.slice(0, 10)) },
      frames.agentMessage({ documents: [{ schema: big, version: 1, value: {} }] }),
    ]);
    expect(state().problems.entries.size).toBe(4);
    for (const found of state().problems.entries) expect(JSON.stringify({ ...found, text: '' }).length).toBeLessThan(5_000);
  });
});

describe('a commit', () => {
  it('is one for many frames, and none for no news', () => {
    const { store, frames } = feedStore();
    let commits = 0;
    store.subscribe(() => (commits += 1));
    const batch = Array.from({ length: 50 }, () => frames.event());
    store.ingest(batch);
    expect(commits).toBe(1);
    store.ingest(batch);
    store.ingest([]);
    expect(commits).toBe(1);
  });

  it('numbers all frames, refused ones too', () => {
    const { store, frames, state } = feedStore();
    const reports = store.ingest([frames.toolCall(), 'nonsense', frames.toolResult()]);
    expect(reports.map(({ position }) => position)).toEqual([1, 2, 3]);
    expect(Array.from(state().wire.entries, ({ position }) => position)).toEqual([0, 1, 2, 3]);
    expect(state().wire.next).toBe(4);
  });

  it('dates and attributes frames as it is told, or by the clock and their type', () => {
    const { store, frames, state, clock } = feedStore();
    clock.advance(70);
    store.ingest([frames.event()], { from: 'agent', at: 5 });
    store.ingest([frames.toolCall()]);
    expect(Array.from(state().wire.entries, ({ at, from }) => [at, from]).slice(1)).toEqual([
      [5, 'agent'],
      [startAt + 70, 'agent'],
    ]);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, -1, 1e300])('takes a time of %s', (at) => {
    const { store, frames } = feedStore();
    const reports = store.ingest(
      [frames.toolCall(), frames.toolResult(), frames.agentMessage({ text: 'x' }), frames.event({ topic: 'tick' })],
      { at },
    );
    expect(reports.every(({ accepted }) => accepted)).toBe(true);
  });
});

describe('limits', () => {
  it('let go of the oldest frames, and count them', () => {
    const { store, frames, state } = feedStore({ limits: { frames: 100 } });
    for (let count = 0; count < 500; count += 1) store.ingest([frames.heartbeat()]);
    const { entries, next, held } = state().wire;
    expect(entries.size).toBeLessThanOrEqual(100);
    expect(entries.size).toBeGreaterThanOrEqual(90);
    expect(entries.dropped + entries.size).toBe(next);
    expect(entries.at(-1)?.position).toBe(500);
    expect(held).toBe([...entries].reduce((sum, { text }) => sum + (text?.length ?? 0), 0));
  });

  it('let go of frames by the length of their text, one that is longer than all too', () => {
    const { store, frames, state } = feedStore({ limits: { frameLength: 5_000 } });
    for (let count = 0; count < 100; count += 1) {
      store.ingest([frames.heartbeat()]);
      expect(state().wire.held).toBeLessThanOrEqual(5_000);
    }
    store.ingest([frames.event({ payload: { long: 'x'.repeat(10_000) } })]);
    expect(state().wire).toMatchObject({ held: 0, next: 102 });
    expect(state().timeline.at(-1)).toMatchObject({ kind: 'event' });
  });

  it('let go of the oldest entries of the timeline and of the oldest problems, and count them', () => {
    const { store, frames, state } = feedStore({ limits: { timeline: 50, problems: 20 } });
    for (let count = 0; count < 200; count += 1) store.ingest([frames.event({ topic: 'weather' })]);
    expect(state().timeline.size).toBeLessThanOrEqual(50);
    expect(state().timeline.dropped + state().timeline.size).toBe(201);
    expect(state().problems.entries.size).toBe(20);
    expect(state().problems.counts).toEqual({ note: 200, warning: 0, error: 0 });
    expect(Array.from(state().problems.entries, ({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, index) => 180 + index));
  });

  it('that are left out have their defaults', () => {
    expect(createObserverStore({ limits: { frames: 7 } }).limits).toMatchObject({ frames: 7, timeline: 20_000, turnSilenceMs: 30_000 });
  });
});

function circular(): object {
  const value: Record<string, unknown> = {};
  value['self'] = value;
  return value;
}

function nested(depth: number): unknown {
  let value: unknown = {};
  for (let count = 0; count < depth; count += 1) value = { inner: value };
  return { protocol: 'aicc/0.1', type: 'event', payload: value };
}

function fail(): never {
  throw new Error('This object can not be read.');
}
