import { expect, it } from 'vitest';
import { createObserverStore } from '@oddkin/ai/store';
import { createFrames } from '@oddkin/ai/testing';
import { mergeRows, planRows } from '../../src/observer/plan-rows.js';
import { FilteredRows } from '../../src/observer/rows.js';

const frames = createFrames();

function plan(...statuses: readonly string[]) {
  const steps = statuses.map((status, index) => ({ id: `s${index + 1}`, title: `Step ${index + 1}`, status }));
  return { schema: 'oddkin.ai.plan', version: 1, value: { planId: 'p', title: 'Out', steps } };
}

function told(limits = {}) {
  const store = createObserverStore({ limits });
  store.ingest([frames.sessionInit(), frames.agentMessage({ documents: [plan('active', 'pending')] })]);
  store.ingest([frames.toolCall({ call_id: 'a', tool: 'look' }), frames.agentMessage({ documents: [plan('done', 'active')] })]);
  store.ingest([frames.toolCall({ call_id: 'b', tool: 'move' })]);
  return () => {
    const { timeline, plans } = store.getState();
    return { store, rows: mergeRows(timeline, planRows(plans)) };
  };
}

it('tells what became of the steps of a plan between the calls and events, in the order of their frames', () => {
  const { rows } = told()();
  expect([...rows.range(0, rows.size)].map(({ kind, position }) => [kind, position])).toEqual([
    ['session', 0],
    ['plan', 1.5],
    ['tool-call', 2],
    ['plan', 3.5],
    ['tool-call', 4],
  ]);
  expect(rows.at(1)).toMatchObject({ added: 2, changes: [{ stepId: 's1', title: 'Step 1', status: 'active' }] });
  expect(rows.at(3)).toMatchObject({
    added: 0,
    changes: [
      { stepId: 's1', title: 'Step 1', status: 'done' },
      { stepId: 's2', title: 'Step 2', status: 'active' },
    ],
  });
  expect(rows.at(5)).toBeUndefined();
});

it('lets go of what plans told together with the entries round it', () => {
  const read = told({ timeline: 3 });
  const { store } = read();
  store.ingest(['c', 'd', 'e'].map((call_id) => frames.toolCall({ call_id, tool: 'look' })));
  const { rows } = read();
  expect(rows.at(0)?.position).toBeGreaterThan(3.5);
  expect([...rows.range(0, rows.size)].every(({ kind }) => kind === 'tool-call')).toBe(true);
  expect(rows.dropped + rows.size).toBe(8);
});

it('passes each row through a filter once while more is told', () => {
  const read = told();
  const { store, rows } = read();
  const filtered = new FilteredRows<{ readonly kind: string }>();
  const tested: string[] = [];
  const isPlan = ({ kind }: { readonly kind: string }): boolean => {
    tested.push(kind);
    return kind === 'plan';
  };
  expect(filtered.view(rows, isPlan).size).toBe(2);
  store.ingest([frames.agentMessage({ documents: [plan('done', 'done')] })]);
  expect(filtered.view(read().rows, isPlan).size).toBe(3);
  expect(tested).toHaveLength(6);
});
