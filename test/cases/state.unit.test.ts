import { describe, expect, it } from 'vitest';
import { conversation, createObserverStore, siblings, type StoreSnapshot } from '@oddkin/ai/store';
import { documentEntry, removalEntry } from '@oddkin/ai/testing';
import { feedStore, type Fed } from '../projection/feed-store.js';
import { stream } from '../markdown/one-shot.js';

const say = (fed: Fed, id: string, parentId?: string, text = id) =>
  fed.frames.agentMessage({
    documents: [
      documentEntry('oddkin.ai.message', {
        id,
        role: 'assistant',
        parts: [{ type: 'text', id: 'p', text }],
        ...(parentId === undefined ? {} : { parentId }),
      }),
    ],
  });
const path = ({ state, sessionId }: Fed) => conversation(state().messages.tree, sessionId).map((key) => key.slice(sessionId.length + 1));
const branches = ({ state, key, sessionId }: Fed, id: string) =>
  siblings(state().messages, state().messages.records.get(key(id))!).map((each) => each.slice(sessionId.length + 1));

describe('PERF-03: a thread of thousands of messages', () => {
  const idsOf = (count: number) => Array.from({ length: count }, (_, index) => index);
  it.each([
    ['in order', 20_000, idsOf(20_000)],
    ['backwards', 20_000, idsOf(20_000).toReversed()],
    ['shuffled', 20_000, idsOf(20_000).map((index) => (index * 7_919) % 20_000)],
  ])(
    'that comes %s, all %i of them, stands along its parents, however deep',
    (_, count, order) => {
      const ids = idsOf(count);
      const fed = feedStore({ limits: { messages: count + 1 } });
      fed.store.ingest(order.map((index) => say(fed, `m${index}`, index === 0 ? undefined : `m${index - 1}`, `t${index}`)));
      expect(fed.codes()).toEqual([]);
      expect(path(fed)).toEqual(ids.map((index) => `m${index}`));
      fed.store.chooseBranch(fed.key(`m${count - 1}`));
      const again = createObserverStore({ limits: fed.store.limits });
      again.restore(JSON.parse(JSON.stringify(fed.store.snapshot())) as StoreSnapshot);
      expect(conversation(again.getState().messages.tree, fed.sessionId)).toHaveLength(count);
      // One whose parent never came is a root; one that would be its own ancestor is refused.
      fed.take(say(fed, 'orphan', 'never'));
      expect(path(fed).at(-1)).toBe('orphan');
      const before = path(fed).length;
      expect(fed.take(say(fed, `m${count / 2}`, `m${count - 1}`)).problems).toMatchObject([{ code: 'parent_cycle' }]);
      expect(path(fed)).toHaveLength(before);
    },
    120_000,
  );
});

it('STO-03: what is said anew stands beside what was said, and no branch is lost or jumped to', () => {
  const fed = feedStore();
  const tree = [['r'], ['a', 'r'], ['x', 'a'], ['b', 'r'], ['y', 'b']] as const;
  for (const [id, parent] of tree) fed.take(say(fed, id, parent));
  fed.store.chooseBranch(fed.key('y'));
  expect(path(fed)).toEqual(['r', 'b', 'y']);
  fed.store.chooseBranch(fed.key('r'));
  expect(path(fed)).toEqual(['r', 'b', 'y']);
  fed.take(say(fed, 'y2', 'b'));
  expect(branches(fed, 'y')).toEqual(['y', 'y2']);
  expect(path(fed)).toEqual(['r', 'b', 'y2']);
  fed.take(say(fed, 'b2', 'r'));
  expect(path(fed)).toEqual(['r', 'b2']);
  expect(branches(fed, 'b')).toEqual(['a', 'b', 'b2']);
  fed.store.chooseBranch(fed.key('y'));
  expect(path(fed)).toEqual(['r', 'b', 'y']);
  fed.take(say(fed, 'x', 'b'));
  expect(branches(fed, 'x')).toEqual(['y', 'y2', 'x']);
  fed.document(removalEntry('oddkin.ai.message', 'x'));
  expect(path(fed)).toEqual(['r', 'b', 'y']);
  // A second try that fails is taken back: the one before it is shown again.
  fed.take(say(fed, 'y3', 'b'));
  expect(path(fed)).toEqual(['r', 'b', 'y3']);
  fed.take(say(fed, 'y4', 'b'));
  fed.document(removalEntry('oddkin.ai.message', 'y2'));
  expect(path(fed)).toEqual(['r', 'b', 'y4']);
  fed.document(removalEntry('oddkin.ai.message', 'y4'));
  expect(path(fed)).toEqual(['r', 'b', 'y3']);
  fed.document(removalEntry('oddkin.ai.message', 'y3'));
  expect(path(fed)).toEqual(['r', 'b', 'y']);
  const { children } = fed.state().messages.tree;
  const held = [...children.keys()].flatMap((parent) => [...(children.get(parent) ?? [])]);
  expect(held.toSorted()).toEqual(['a', 'b', 'b2', 'y'].map(fed.key).toSorted());
});

describe('STO-04: an id that every object knows', () => {
  const ids = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf', '__defineGetter__', '0', '-1'];

  it.each(ids)('%s is an id like any other', (id) => {
    const fed = feedStore();
    const own = JSON.parse(`{${JSON.stringify(id)}: {"polluted": 1}}`) as Record<string, unknown>;
    fed.take(say(fed, id));
    fed.take(fed.frames.toolCall({ call_id: id, input: own }));
    fed.take(fed.frames.toolResult({ call_id: id, output: own }));
    fed.take(fed.frames.event({ topic: 'state_change', payload: own }));
    const options = [{ id, label: 'L' }];
    fed.document(documentEntry('oddkin.ai.question', fed.documents.question({ questionId: id, kind: 'choice', options })));
    const { messages, toolCalls, questions, timeline, statistics } = fed.state();
    expect(messages.records.get(fed.key(id))?.value.id).toBe(id);
    expect(toolCalls.records.get(fed.key(id))?.value).toMatchObject({ tool: 'look', status: 'succeeded' });
    expect(Object.keys(toolCalls.records.get(fed.key(id))?.value.input ?? {})).toEqual([id]);
    expect(questions.get(fed.key(id))?.value.options?.[0]?.id).toBe(id);
    expect([...timeline].findLast((entry) => entry.kind === 'event')).toMatchObject({ topic: 'state_change' });
    expect(statistics.size).toBe(1);
    expect(fed.codes()).toEqual([]);
    // As the name of a tool it is one like any other where the schema allows it, and refused where it doesn't.
    const { accepted, problems } = fed.take(fed.frames.toolCall({ call_id: 'named', tool: id }));
    if (accepted) expect(fed.state().statistics.get(fed.key(id))?.calls).toBe(1);
    else expect(problems).toMatchObject([{ code: 'schema_mismatch', path: '/tool' }]);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it('stands where it came, numbers too', () => {
    const fed = feedStore();
    for (const id of ids) fed.take(say(fed, id));
    expect(path(fed)).toEqual(ids);
  });

  it('that is empty is refused, with what is wrong and where', () => {
    const fed = feedStore();
    expect(fed.take(say(fed, '')).problems).toMatchObject([{ code: 'document_invalid', path: '/payload/documents/0/value/id' }]);
    expect(fed.take(fed.frames.toolCall({ call_id: '' })).problems).toMatchObject([{ code: 'schema_mismatch', path: '/call_id' }]);
    const question = fed.documents.question({ questionId: '' });
    expect(fed.document(documentEntry('oddkin.ai.question', question)).problems).toMatchObject([{ code: 'document_invalid' }]);
    expect(fed.take(fed.frames.heartbeat()).accepted).toBe(true);
  });

  it.each(ids)('%s can be cited', (id) => {
    expect(stream(`see[^${id}] so`.split(''), [id])).toContain(`<cite>${id}</cite>`);
  });
});

it('STO-05: no member of a payload becomes the prototype of anything', () => {
  const fed = feedStore();
  const before = Object.getPrototypeOf(fed.state()) as unknown;
  const texts = [
    '{"__proto__":{"approved":true,"isAdmin":true},"b":2}',
    '{"a":{"constructor":{"prototype":{"polluted":1}}}}',
    '{"documents":[{"schema":"oddkin.ai.message","version":1,"value":{"id":"m","role":"user","parts":[],"__proto__":{"approved":true}}}]}',
    '{"delta":{"messageId":"d","partId":"p","partType":"text","offset":0,"text":"x","__proto__":{"approved":true}}}',
  ];
  for (const [index, payload] of texts.entries()) {
    const whole = JSON.stringify(fed.frames.event({ topic: index < 2 ? 'state_change' : 'agent_message', payload: {} }));
    fed.store.ingest([whole.replace('"payload":{}', `"payload":${payload}`)]);
  }
  const state = fed.state();
  for (const each of [state, {}, [...state.messages.records.values()][0]!.value, [...state.timeline].at(-1)!]) {
    expect(each).not.toHaveProperty('approved');
    expect(each).not.toHaveProperty('isAdmin');
    expect(each).not.toHaveProperty('polluted');
  }
  expect(Object.getPrototypeOf(state)).toBe(before);
  const [first] = [...state.timeline].filter((entry) => entry.kind === 'event');
  expect(Object.keys((first as { payload: object }).payload)).toEqual(['__proto__', 'b']);
  const again = createObserverStore();
  again.restore(JSON.parse(JSON.stringify(fed.store.snapshot())) as StoreSnapshot);
  expect(again.getState()).not.toHaveProperty('approved');
});
