import { createObserverStore } from '@oddkin/ai/store';
import { createFrames, documentEntry } from '@oddkin/ai/testing';
import { expect, it } from 'vitest';
import { timeInStatus } from '../../src/store/index.js';

const plan = (statuses: Record<string, 'pending' | 'active' | 'done'>) =>
  documentEntry('oddkin.ai.plan', {
    planId: 'p',
    title: 'Plan',
    steps: Object.entries(statuses).map(([id, status]) => ({ id, title: id, status })),
  });

it('keeps when each step changed, in which frame, and which call was going on', () => {
  const store = createObserverStore();
  const frames = createFrames();
  const told = (at: number, frame: unknown) => store.ingest([frame], { at });
  told(1_000, frames.sessionInit());
  told(2_000, frames.agentMessage({ documents: [plan({ a: 'pending', b: 'pending' })] }));
  told(3_000, frames.toolCall());
  told(4_000, frames.agentMessage({ documents: [plan({ a: 'active', b: 'pending' })] }));
  told(5_000, frames.toolResult());
  told(6_500, frames.agentMessage({ documents: [plan({ a: 'done' })] }));
  const record = [...store.getState().plans.values()][0];
  const call = `${frames.sessionId}/call-1`;
  expect(Object.fromEntries(record?.history ?? [])).toEqual({
    a: {
      changes: [
        { status: 'pending', at: 2_000, position: 1, toolCallKey: undefined },
        { status: 'active', at: 4_000, position: 3, toolCallKey: call },
        { status: 'done', at: 6_500, position: 5, toolCallKey: call },
      ],
      earlierMs: {},
    },
    b: {
      changes: [
        { status: 'pending', at: 2_000, position: 1, toolCallKey: undefined },
        { status: undefined, at: 6_500, position: 5, toolCallKey: call },
      ],
      earlierMs: {},
    },
  });
  expect(timeInStatus(record!.history.get('a')!, 10_000)).toEqual({ pending: 2_000, active: 2_500, done: 3_500 });
  expect(timeInStatus(record!.history.get('b')!, 10_000)).toEqual({ pending: 4_500 });
});

it('keeps the same history when a plan comes again as it was', () => {
  const store = createObserverStore();
  store.put([plan({ a: 'pending' })]);
  const before = store.getState().plans.get('p')?.history;
  store.put([plan({ a: 'pending' })]);
  expect(store.getState().plans.get('p')?.history).toBe(before);
});

it('holds 50 changes of a step, and of all before them how long they took', () => {
  const store = createObserverStore();
  const frames = createFrames();
  for (let count = 0; count < 200; count += 1)
    store.ingest(
      [frames.agentMessage({ documents: [plan({ __proto__: 'pending', a: count % 2 === 0 ? 'pending' : 'active' } as never)] })],
      {
        at: count * 10,
      },
    );
  const history = [...store.getState().plans.values()][0]?.history.get('a');
  expect(history?.changes).toHaveLength(50);
  expect(timeInStatus(history!, 2_000)).toEqual({ pending: 1_000, active: 1_000 });
});
