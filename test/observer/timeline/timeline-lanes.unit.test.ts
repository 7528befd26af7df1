import { expect, it } from 'vitest';
import { createObserverStore } from '@oddkin/ai/store';
import { countedUuid, createFrames } from '@oddkin/ai/testing';
import { TimelineLanes } from '../../../src/observer/timeline/timeline-lanes.js';
import { nextFailure } from '../../../src/observer/timeline/timeline-target.js';

const frames = createFrames(countedUuid(0, 1));
const second = createFrames(countedUuid(0, 2));

function storeWith(limits = {}) {
  const store = createObserverStore({ limits });
  const lanes = new TimelineLanes();
  let at = 1_000;
  return {
    store,
    lanes,
    /** Takes frames, each 10 ms after the one before. */
    feed: (...taken: readonly unknown[]) => {
      for (const frame of taken) store.ingest([frame], { at: (at += 10) });
      lanes.follow(store.getHead());
    },
  };
}

it('puts the calls of each session into a lane of its own and the events into one for each topic', () => {
  const { lanes, feed } = storeWith();
  feed(frames.sessionInit(), second.sessionInit());
  feed(
    frames.toolCall({ call_id: 'a', tool: 'look_around' }),
    second.toolCall({ call_id: 'a', tool: 'move' }),
    frames.event({ topic: 'collision' }),
    second.event({ topic: 'collision' }),
  );
  feed(second.event({ topic: 'audio' }));
  expect(lanes.calls.map(({ sessionId, size }) => [sessionId, size])).toEqual([
    [frames.sessionId, 1],
    [second.sessionId, 1],
  ]);
  expect(lanes.marks.map(({ kind, topic, size }) => [kind, topic, size])).toEqual([
    ['session', '', 2],
    ['event', 'collision', 2],
    ['event', 'audio', 1],
  ]);
});

it('ends a call when its result comes, and leaves the others running', () => {
  const { lanes, feed } = storeWith();
  feed(
    frames.sessionInit(),
    frames.toolCall({ call_id: 'a', tool: 'look_around' }),
    frames.toolCall({ call_id: 'b', tool: 'look_around' }),
  );
  expect(lanes.calls[0]?.ends).toEqual([Infinity, Infinity]);
  feed(frames.toolResult({ call_id: 'b', error: { code: 'timeout', message: 'Too late.', retryable: true } }));
  expect(lanes.calls[0]).toMatchObject({ starts: [1_020, 1_030], ends: [Infinity, 1_040], outcomes: ['running', 'failed'] });
});

it('puts calls that run at the same time under each other, and uses a row again once it is free', () => {
  const { lanes, feed } = storeWith();
  feed(
    frames.sessionInit(),
    frames.toolCall({ call_id: 'a', tool: 'look' }),
    frames.toolCall({ call_id: 'b', tool: 'look' }),
    frames.toolResult({ call_id: 'a' }),
  );
  feed(frames.toolCall({ call_id: 'c', tool: 'look' }), frames.toolCall({ call_id: 'd', tool: 'look' }));
  expect(lanes.calls[0]?.rows).toEqual([0, 1, 0, 2]);
});

it('lets go of what the store lets go, and still finds the rest', () => {
  const { lanes, feed, store } = storeWith({ timeline: 10 });
  feed(frames.sessionInit());
  for (let call = 0; call < 25; call += 1)
    feed(frames.toolCall({ call_id: `call-${call}`, tool: 'look' }), frames.toolResult({ call_id: `call-${call}` }));
  const { timeline } = store.getState();
  expect(timeline.dropped).toBeGreaterThan(0);
  expect(lanes.calls[0]?.size).toBe(timeline.size);
  expect(lanes.from).toBe(timeline.at(0)?.at);
  const last = lanes.findCall(`${frames.sessionId}/call-24`);
  expect(last?.lane.outcomes[last.index]).toBe('succeeded');
  expect(lanes.findCall(`${frames.sessionId}/call-0`)).toBeUndefined();
});

it('is laid out anew when the store becomes another one', () => {
  const { lanes, feed, store } = storeWith();
  const empty = store.snapshot();
  feed(frames.sessionInit(), frames.toolCall({ call_id: 'a', tool: 'look' }));
  store.restore(empty);
  lanes.follow(store.getHead());
  expect(lanes.isEmpty).toBe(true);
  store.ingest([second.sessionInit(), second.toolCall({ call_id: 'b', tool: 'move' })], { at: 5_000 });
  lanes.follow(store.getHead());
  expect(lanes.calls.map(({ keys }) => keys)).toEqual([[`${second.sessionId}/b`]]);
});

it('changes its version only when something has changed', () => {
  const { lanes, feed, store } = storeWith();
  feed(frames.sessionInit(), frames.toolCall({ call_id: 'a', tool: 'look' }));
  const { version } = lanes;
  lanes.follow(store.getHead());
  expect(lanes.version).toBe(version);
});

it('leads from failure to failure, through calls and errors alike', () => {
  const { lanes, feed } = storeWith();
  feed(
    frames.sessionInit(),
    frames.toolCall({ call_id: 'a', tool: 'look' }),
    frames.toolResult({ call_id: 'a', error: { code: 'timeout', message: 'Late.', retryable: true } }),
  );
  feed(frames.toolCall({ call_id: 'b', tool: 'look' }), frames.toolResult({ call_id: 'b' }));
  feed(frames.error());
  const first = nextFailure(lanes, -1, 1);
  expect(first?.toolCallKey).toBe(`${frames.sessionId}/a`);
  const next = nextFailure(lanes, first?.position ?? 0, 1);
  expect(next?.entry?.kind).toBe('error');
  expect(nextFailure(lanes, next?.position ?? 0, 1)).toBeUndefined();
  expect(nextFailure(lanes, next?.position ?? 0, -1)?.position).toBe(first?.position);
});
