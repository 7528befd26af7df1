import { expect, it } from 'vitest';
import { createObserverStore } from '@oddkin/ai/store';
import { countedUuid, createFrames } from '@oddkin/ai/testing';
import { layOut } from '../../../src/observer/timeline/lane-layout.js';
import { moveTarget } from '../../../src/observer/timeline/move-target.js';
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

function plan(...statuses: readonly string[]) {
  const steps = statuses.map((status, index) => ({ id: `s${index + 1}`, title: `Step ${index + 1}`, status }));
  return { schema: 'oddkin.ai.plan', version: 1, value: { planId: 'p', title: 'Out', steps } };
}

it('puts the steps of a plan into a band: a span while one is under way, with what became of it, and nothing while it has not begun', () => {
  const { lanes, feed } = storeWith();
  feed(frames.sessionInit());
  feed(frames.agentMessage({ documents: [plan('active', 'pending')] }));
  feed(frames.heartbeat());
  feed(frames.agentMessage({ documents: [plan('done', 'blocked')] }));
  feed(frames.agentMessage({ documents: [plan('done', 'skipped')] }));
  expect(lanes.plans[0]?.spans.map(({ title, status, outcome, start, end }) => [title, status, outcome, start, end])).toEqual([
    ['Step 1', 'active', 'done', 1_020, 1_040],
    ['Step 2', 'blocked', 'skipped', 1_040, 1_050],
  ]);
  expect(lanes.plans[0]?.rows).toEqual([0, 0]);
});

it('puts steps that are under way at the same time under each other, and marks a step that was never begun as a moment', () => {
  const { lanes, feed } = storeWith();
  feed(frames.sessionInit(), frames.agentMessage({ documents: [plan('active', 'active', 'pending')] }));
  feed(frames.agentMessage({ documents: [plan('active', 'active', 'failed')] }));
  expect(lanes.plans[0]?.rows).toEqual([0, 1, 2]);
  expect(lanes.plans[0]?.spans[2]).toMatchObject({ status: 'failed', outcome: undefined, start: 1_030, end: 1_030 });
});

it('ends the steps of a session that is over when it ended, and has no band for a plan that was taken back', () => {
  const { lanes, feed } = storeWith();
  feed(frames.sessionInit(), second.sessionInit());
  feed(frames.agentMessage({ documents: [plan('active')] }), second.agentMessage({ documents: [plan('active')] }));
  feed(frames.sessionClose());
  expect(lanes.plans.map(({ sessionId, ends }) => [sessionId, ends])).toEqual([
    [frames.sessionId, [1_050]],
    [second.sessionId, [Infinity]],
  ]);
  feed(second.agentMessage({ documents: [{ schema: 'oddkin.ai.plan', version: 1, value: null, id: 'p' }] }));
  expect(lanes.plans.map(({ sessionId }) => sessionId)).toEqual([frames.sessionId]);
});

it('knows from when to when an agent was cut off, and between which frames others are missing', () => {
  const { store, lanes, feed } = storeWith();
  feed(frames.sessionInit(), second.sessionInit());
  feed(frames.toolCall({ call_id: 'a', tool: 'look' }), second.heartbeat(), second.heartbeat());
  feed(frames.sessionResume());
  expect(lanes.silences.all).toMatchObject([{ kind: 'interruption', sessionId: frames.sessionId, start: 1_030, end: Infinity }]);
  feed(frames.sessionInit());
  expect(lanes.silences.all).toMatchObject([{ kind: 'interruption', start: 1_030, end: 1_070 }]);
  store.ingest([frames.error({ error: { code: 'session_expired', message: 'Gone.', retryable: true } })], { at: 5_000 });
  lanes.follow(store.getHead());
  expect(lanes.silences.all[1]).toMatchObject({ kind: 'gap', sessionId: frames.sessionId, start: 1_070, end: 5_000 });
});

it('passes over calls that ended before the time in sight, but for one that outlasts them', () => {
  const { lanes, feed } = storeWith({ timeline: 200 });
  const calls = (names: readonly string[]) =>
    names.flatMap((call_id) => [frames.toolCall({ call_id, tool: 'look' }), frames.toolResult({ call_id })]);
  feed(frames.sessionInit(), ...calls(['a', 'b']), frames.toolCall({ call_id: 'long', tool: 'wait' }), ...calls(['c', 'd']));
  const lane = lanes.calls[0];
  expect(lane?.keys.slice(lane.firstLasting(lanes.until)).map((key) => key.split('/').at(-1))).toEqual(['long', 'c', 'd']);
  feed(frames.toolResult({ call_id: 'long' }), ...calls(['e']));
  expect(lane?.firstLasting(lanes.until)).toBe(5);
  expect(lane?.firstLasting(0)).toBe(0);
  expect(lane?.firstLasting(Infinity)).toBe(6);
  feed(...calls(Array.from({ length: 200 }, (_, index) => `more-${index}`)));
  const last = (lane?.size ?? 0) - 1;
  expect(lane?.firstLasting(lane.ends[last] ?? 0)).toBe(last);
});

it('asks a new filter about a long run bit by bit, about what comes at once, and drops nothing meanwhile', () => {
  const { lanes, store, feed } = storeWith({ timeline: 3_000 });
  feed(frames.sessionInit());
  const call = (index: number) => frames.toolCall({ call_id: `call-${index}`, tool: 'look' });
  store.ingest(
    Array.from({ length: 2_000 }, (_, index) => call(index)),
    { at: 2_000 },
  );
  const head = () => store.getHead();
  lanes.follow(head());
  let asked = 0;
  const passes = (entry: { readonly kind: string }): boolean => {
    asked += 1;
    return entry.kind !== 'tool-call';
  };
  lanes.follow(head(), passes);
  expect(asked).toBeLessThan(1_000);
  expect(lanes.askedShare).toBeLessThan(1);
  const lane = lanes.calls[0];
  expect([lane?.passing[0], lane?.passing[1_999]]).toEqual([false, true]);
  store.ingest([call(2_000)], { at: 3_000 });
  lanes.follow(head(), passes);
  expect(lane?.passing[2_000]).toBe(false);
  while (lanes.askedShare < 1) lanes.ask(300);
  expect(lane?.passing.some(Boolean)).toBe(false);
  expect(lane?.passing).toHaveLength(2_001);
  store.ingest(
    Array.from({ length: 2_000 }, (_, index) => call(3_000 + index)),
    { at: 4_000 },
  );
  lanes.follow(head(), passes);
  expect(lane?.passing).toHaveLength(lane?.size ?? 0);
  expect(lanes.askedShare).toBe(1);
});

it('puts steps that are under way together into few rows, and into one where the plan is folded', () => {
  const { lanes, feed } = storeWith();
  feed(frames.sessionInit(), frames.agentMessage({ documents: [plan(...Array.from({ length: 9 }, () => 'active'))] }));
  expect(lanes.plans[0]?.rowCount).toBe(4);
  lanes.foldPlans(true);
  expect(lanes.plans[0]?.rows).toEqual(Array.from({ length: 9 }, () => 0));
  expect(lanes.plans[0]?.rowCount).toBe(1);
  feed(frames.agentMessage({ documents: [plan(...Array.from({ length: 9 }, () => 'done'))] }));
  expect(lanes.plans[0]?.rowCount).toBe(1);
  lanes.foldPlans(false);
  expect(lanes.plans[0]?.rowCount).toBe(4);
});

it('leads by e to the failures, from the newest moment to the last one before it', () => {
  const { lanes, feed } = storeWith();
  const e = { key: 'e', shiftKey: false };
  const go = (from: ReturnType<typeof moveTarget>, key = e) => moveTarget(key, layOut(lanes), lanes, from);
  const failed = (call_id: string) => [
    frames.toolCall({ call_id, tool: 'look' }),
    frames.toolResult({ call_id, error: { code: 'timeout', message: 'Late.', retryable: true } }),
  ];
  feed(frames.sessionInit(), ...failed('a'), ...failed('b'), frames.toolCall({ call_id: 'c', tool: 'look' }));
  const last = go(undefined);
  expect(last?.toolCallKey).toBe(`${frames.sessionId}/b`);
  expect(go(last)?.id).toBe(last?.id);
  const newest = moveTarget({ key: 'End', shiftKey: false }, layOut(lanes), lanes, last);
  expect(newest?.toolCallKey).toBe(`${frames.sessionId}/c`);
  expect(go(newest)?.id).toBe(last?.id);
  const first = go(last, { key: 'E', shiftKey: true });
  expect(first?.toolCallKey).toBe(`${frames.sessionId}/a`);
  expect(go(first)?.id).toBe(last?.id);
});

it('keeps no lane of a session of which nothing is left', () => {
  const { lanes, feed } = storeWith({ timeline: 20, frames: 20, toolCalls: 10, documents: 5 });
  for (let count = 0; count < 60; count += 1) {
    const own = createFrames(countedUuid(3, count));
    const steps = [{ id: 's', title: 'Step', status: 'active' }];
    const plan = { schema: 'oddkin.ai.plan', version: 1, value: { planId: 'p', title: 'Plan', steps } };
    feed(own.sessionInit(), own.agentMessage({ documents: [plan] }), own.toolCall(), own.toolResult(), own.sessionClose());
  }
  expect(lanes.calls.length).toBeLessThanOrEqual(10);
  expect(lanes.plans.length).toBeLessThanOrEqual(5);
  expect(lanes.calls.every(({ size }) => size > 0)).toBe(true);
  expect(lanes.findCall(`${countedUuid(3, 59)}/call-1`)).toBeDefined();
});
