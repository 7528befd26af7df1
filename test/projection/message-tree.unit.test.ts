import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conversation, siblings } from '@oddkin/ai/store';
import { countedUuid, createFrames, documentEntry, removalEntry } from '@oddkin/ai/testing';
import { reshaped } from '../../src/store/index.js';
import { feedStore, type Fed } from './feed-store.js';

const put = (fed: Fed, id: string, parentId?: string) =>
  fed.document(documentEntry('oddkin.ai.message', fed.documents.message({ id, ...(parentId === undefined ? {} : { parentId }) })));
const path = (fed: Fed) => conversation(fed.state().messages.tree, fed.sessionId).map((key) => key.slice(fed.sessionId.length + 1));
const keysOf = (fed: Fed) =>
  conversation(fed.state().messages.tree, fed.sessionId).map((key) => key.replace('turn:', '').slice(fed.sessionId.length + 1));
const alternatives = (fed: Fed, id: string) =>
  siblings(fed.state().messages, fed.state().messages.records.get(fed.key(id))!).map((key) => key.slice(fed.sessionId.length + 1));

describe('the branch tree', () => {
  it('follows parents, and shows the newest of alternatives', () => {
    const fed = feedStore();
    for (const [id, parent] of [['r'], ['a', 'r'], ['x', 'a'], ['b', 'r'], ['y', 'b']] as const) put(fed, id, parent);
    expect(path(fed)).toEqual(['r', 'b', 'y']);
    expect(alternatives(fed, 'a')).toEqual(['a', 'b']);
  });

  it('shows the branch that was picked, up to the message that was picked', () => {
    const fed = feedStore();
    for (const [id, parent] of [['r'], ['a', 'r'], ['x', 'a'], ['x2', 'a'], ['b', 'r'], ['y', 'b']] as const) put(fed, id, parent);
    fed.store.chooseBranch(fed.key('x'));
    expect(path(fed)).toEqual(['r', 'a', 'x']);
    fed.store.chooseBranch(fed.key('y'));
    expect(path(fed)).toEqual(['r', 'b', 'y']);
    const before = fed.state();
    fed.store.chooseBranch(fed.key('y'));
    fed.store.chooseBranch('no such message');
    expect(fed.state()).toBe(before);
  });

  it('shows a new alternative, and keeps the old one beside it', () => {
    const fed = feedStore();
    for (const [id, parent] of [['r'], ['b', 'r'], ['y', 'b']] as const) put(fed, id, parent);
    fed.store.chooseBranch(fed.key('y'));
    put(fed, 'y2', 'b');
    expect(path(fed)).toEqual(['r', 'b', 'y2']);
    expect(alternatives(fed, 'y')).toEqual(['y', 'y2']);
    put(fed, 'b2', 'r');
    fed.store.chooseBranch(fed.key('y'));
    expect(path(fed)).toEqual(['r', 'b', 'y']);
  });

  it('keeps each message under exactly one parent when one moves or goes', () => {
    const fed = feedStore();
    for (const [id, parent] of [['r'], ['a', 'r'], ['x', 'a'], ['b', 'r'], ['y', 'b']] as const) put(fed, id, parent);
    put(fed, 'x', 'b');
    expect(alternatives(fed, 'x')).toEqual(['y', 'x']);
    expect(path(fed)).toEqual(['r', 'b', 'x']);
    fed.document(removalEntry('oddkin.ai.message', 'x'));
    expect(path(fed)).toEqual(['r', 'b', 'y']);
    expect(fed.state().messages.tree.children.get(fed.key('a')) ?? []).toEqual([]);
  });

  it('makes a root of a message whose parent has not come, until it comes', () => {
    const fed = feedStore();
    put(fed, 'child', 'parent');
    put(fed, 'other');
    expect(path(fed)).toEqual(['child', 'other']);
    put(fed, 'parent');
    expect(path(fed)).toEqual(['other', 'parent', 'child']);
  });

  it('lists messages as they first came, whether they have a parent or stand alone', () => {
    const fed = feedStore();
    put(fed, 'a');
    fed.say({ text: 'between' });
    fed.delta({ messageId: 'b', offset: 0, text: 'x' });
    put(fed, 'c', 'a');
    fed.say({ text: 'after' });
    put(fed, 'd', 'c');
    // What was streamed is finished: it gets its parent and stays where it was.
    put(fed, 'b', 'a');
    expect(keysOf(fed)).toEqual(['a', 'turn-1', 'b', 'turn-2']);
    fed.store.chooseBranch(fed.key('d'));
    expect(keysOf(fed)).toEqual(['a', 'turn-1', 'c', 'turn-2', 'd']);
  });

  it('keeps a streamed message at its place among turns when it is finished under a parent', () => {
    const fed = feedStore();
    put(fed, 'root');
    for (let turn = 0; turn < 90; turn += 1) fed.say({ text: `turn ${turn}` }, turn * 60_000);
    fed.delta({ messageId: 'live', offset: 0, text: 'x' });
    expect(keysOf(fed).at(-1)).toBe('live');
    put(fed, 'live', 'root');
    expect(keysOf(fed).at(-1)).toBe('live');
    put(fed, 'next', 'live');
    expect(keysOf(fed).slice(-2)).toEqual(['live', 'next']);
  });

  it('lists a message that waited after its parent, and all that follow it', () => {
    const fed = feedStore();
    put(fed, 'child', 'parent');
    put(fed, 'grandchild', 'child');
    fed.say({ text: 'between' });
    put(fed, 'parent');
    fed.say({ text: 'after' });
    expect(keysOf(fed)).toEqual(['turn-1', 'parent', 'child', 'grandchild', 'turn-2']);
  });

  it('gives each state its own path, also an earlier one that is read again', () => {
    const fed = feedStore();
    put(fed, 'a');
    put(fed, 'b', 'a');
    const early = fed.state().messages.tree;
    const before = conversation(early, fed.sessionId);
    put(fed, 'c', 'b');
    expect(path(fed)).toEqual(['a', 'b', 'c']);
    expect(conversation(early, fed.sessionId)).toEqual(before);
    expect(conversation(early, fed.sessionId)).toBe(conversation(early, fed.sessionId));
    put(fed, 'd', 'c');
    expect(path(fed)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('makes roots of the messages under one that goes, until it comes again', () => {
    const fed = feedStore();
    for (const [id, parent] of [['r'], ['a', 'r'], ['b', 'a']] as const) put(fed, id, parent);
    fed.document(removalEntry('oddkin.ai.message', 'a'));
    expect(path(fed)).toEqual(['r', 'b']);
    put(fed, 'a', 'r');
    expect(path(fed)).toEqual(['r', 'a', 'b']);
  });

  it.each([
    ['itself', [['a', 'a']]],
    ['its child', [['a'], ['b', 'a'], ['a', 'b']]],
    [
      'a child that waits for it',
      [
        ['b', 'a'],
        ['a', 'b'],
      ],
    ],
    ['a far descendant', [['a'], ['b', 'a'], ['c', 'b'], ['d', 'c'], ['a', 'd']]],
  ] as const)('refuses a message that would follow %s', (_what, messages) => {
    const fed = feedStore();
    for (const [id, parent] of messages.slice(0, -1)) put(fed, id, parent);
    const before = fed.state().messages;
    const [id, parent] = messages.at(-1)!;
    put(fed, id, parent);
    expect(fed.state().problems.entries.at(-1)).toMatchObject({ code: 'parent_cycle', path: '/payload/documents/0/value/parentId' });
    expect(fed.state().messages).toBe(before);
  });

  it('takes threads of any length', () => {
    const fed = feedStore();
    for (let index = 0; index < 5_000; index += 1) put(fed, `m${index}`, index === 0 ? undefined : `m${index - 1}`);
    expect(path(fed)).toHaveLength(5_000);
    put(fed, 'm0', 'm4999');
    expect(fed.codes()).toEqual(['parent_cycle']);
  });

  it('keeps the path of one session the same array while another one talks', () => {
    const fed = feedStore();
    const other = createFrames(countedUuid(0, 2));
    put(fed, 'a');
    put(fed, 'b', 'a');
    const before = conversation(fed.state().messages.tree, fed.sessionId);
    fed.take(other.sessionInit());
    fed.take(other.agentMessage({ text: 'Hello' }));
    fed.take(other.agentMessage({ documents: [documentEntry('oddkin.ai.message', fed.documents.message({ id: 'a2', parentId: 'a1' }))] }));
    fed.take(other.agentMessage({ documents: [documentEntry('oddkin.ai.message', fed.documents.message({ id: 'a1' }))] }));
    fed.delta({ messageId: 'b', partId: 'more', offset: 0, text: 'x' });
    expect(conversation(fed.state().messages.tree, fed.sessionId)).toBe(before);
  });

  it('holds a parent of the host under which messages of a session stand, and the other way round', () => {
    const fed = feedStore();
    put(fed, 'a');
    fed.store.put([documentEntry('oddkin.ai.message', fed.documents.message({ id: 'note', parentId: fed.key('a') }))]);
    expect(conversation(fed.state().messages.tree, fed.sessionId)).toEqual([fed.key('a'), 'note']);
    fed.document(removalEntry('oddkin.ai.message', 'a'));
    expect(conversation(fed.state().messages.tree, undefined)).toEqual(['note']);
    put(fed, 'a');
    expect(conversation(fed.state().messages.tree, fed.sessionId)).toEqual([fed.key('a'), 'note']);
    expect(conversation(fed.state().messages.tree, undefined)).toEqual([]);
  });

  it('shows every message once over all choices, whatever comes, moves, goes and is picked', () => {
    const id = fc.constantFrom('a', 'b', 'c', 'd', 'e', '__proto__');
    const step = fc.record({
      kind: fc.constantFrom('put', 'put', 'put', 'remove', 'choose'),
      id,
      parent: fc.option(id, { nil: undefined }),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
        const fed = feedStore();
        for (const { kind, id: each, parent } of steps) {
          if (kind === 'put') put(fed, each, parent);
          else if (kind === 'remove') fed.document(removalEntry('oddkin.ai.message', each));
          else fed.store.chooseBranch(fed.key(each));
          const { records, tree } = fed.state().messages;
          const roots = [...(tree.roots.get(fed.sessionId)?.keys() ?? [])];
          const reached: string[] = [];
          const visit = (key: string): void => {
            reached.push(key);
            for (const child of tree.children.get(key) ?? []) visit(child);
          };
          for (const root of roots) visit(root);
          expect(reached.toSorted()).toEqual([...records.keys()].toSorted());
          const shown = conversation(tree, fed.sessionId);
          expect(new Set(shown).size).toBe(shown.length);
          expect(conversation({ ...tree, growth: reshaped(tree) }, fed.sessionId)).toEqual(shown);
          if (kind === 'choose' && records.has(fed.key(each))) expect(shown).toContain(fed.key(each));
        }
      }),
    );
  });
});
