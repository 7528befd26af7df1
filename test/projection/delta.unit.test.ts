import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createObserverStore } from '@oddkin/ai';
import { createFrames, documentEntry } from '@oddkin/ai/testing';
import { growthOf } from '../../src/store/index.js';
import { feedStore, hostileIds, type Fed } from './feed-store.js';

const partOf = ({ state, key }: Fed, messageId = 'm', partId = 'p') => {
  const record = state().messages.records.get(key(messageId));
  const part = record?.value.parts.find(({ id }) => id === partId);
  return {
    text: part !== undefined && 'text' in part ? part.text : undefined,
    state: part !== undefined && 'state' in part ? part.state : undefined,
    damage: record?.damage.get(partId),
  };
};

describe('a delta', () => {
  it('begins a message and a part that are not known', () => {
    const fed = feedStore();
    fed.delta({ offset: 0, text: 'Hel' });
    expect(partOf(fed)).toEqual({ text: 'Hel', state: 'streaming', damage: undefined });
    expect(fed.state().messages.records.get(fed.key('m'))).toMatchObject({ origin: 'delta', value: { id: 'm', role: 'assistant' } });
    expect(fed.codes()).toEqual([]);
  });

  it('at the end of its part adds to it', () => {
    const fed = feedStore();
    fed.delta({ offset: 0, text: 'Hel' });
    fed.delta({ offset: 3, text: 'lo', state: 'done' });
    expect(partOf(fed)).toEqual({ text: 'Hello', state: 'done', damage: undefined });
  });

  it('grows parts side by side, in the order in which they began, while calls run', () => {
    const fed = feedStore();
    fed.delta({ partId: 'p1', offset: 0, text: 'Looking ' });
    fed.take(fed.frames.toolCall());
    fed.delta({ partId: 'r1', partType: 'reasoning', offset: 0, text: 'hmm' });
    fed.delta({ partId: 'p1', offset: 8, text: 'it up' });
    fed.take(fed.frames.toolResult());
    const record = fed.state().messages.records.get(fed.key('m'));
    expect(record?.value.parts.map((part) => ('text' in part ? `${part.type}:${part.text}` : part.type))).toEqual([
      'text:Looking it up',
      'reasoning:hmm',
    ]);
    expect(fed.codes()).toEqual([]);
  });

  it('tells how its part has grown since the commit before, and nothing where it does not stand right behind what is there', () => {
    const frames = createFrames();
    const store = createObserverStore();
    const delta = (offset: number, text: string, partId = 'p') =>
      frames.agentMessage({ delta: { messageId: 'm', partId, partType: 'text', offset, text, state: 'streaming' } });
    const growth = (index = 0) => {
      const part = store.getState().messages.records.get(`${frames.sessionId}/m`)?.value.parts[index];
      return part?.type === 'text' ? growthOf(part) : undefined;
    };
    store.ingest([frames.sessionInit(), delta(0, 'one')]);
    expect(growth()).toEqual({ before: '', added: 'one' });
    store.ingest([delta(3, ' two'), delta(7, ' three')]);
    expect(growth()).toEqual({ before: 'one', added: ' two three' });
    store.ingest([delta(0, 'another', 'q'), delta(13, ' four')]);
    expect(growth()).toEqual({ before: 'one two three', added: ' four' });
    store.ingest([delta(14, 'four five')]);
    expect(growth()).toBeUndefined();
    store.ingest([delta(100, 'late')]);
    expect(growth()).toBeUndefined();
  });

  it('that repeats what is there is ignored', () => {
    const fed = feedStore();
    fed.delta({ offset: 0, text: 'Hello', state: 'done' });
    fed.delta({ offset: 1, text: 'ell', state: 'streaming' });
    expect(partOf(fed)).toEqual({ text: 'Hello', state: 'done', damage: undefined });
    expect(fed.codes()).toEqual(['delta_repeated']);
  });

  it('that overlaps and agrees adds what is new', () => {
    const fed = feedStore();
    fed.delta({ offset: 0, text: 'Hello' });
    fed.delta({ offset: 3, text: 'lo, world' });
    expect(partOf(fed).text).toBe('Hello, world');
    expect(fed.codes()).toEqual([]);
  });

  it('that overlaps and differs is refused, and the part marked, until a whole message comes', () => {
    const fed = feedStore();
    fed.delta({ offset: 0, text: 'Hello' });
    expect(fed.delta({ offset: 3, text: 'p me' })).toMatchObject({
      accepted: false,
      problems: [{ code: 'delta_conflict', path: '/payload/delta/text' }],
    });
    expect(partOf(fed)).toMatchObject({ text: 'Hello', damage: { conflict: true, holes: [] } });
    fed.delta({ offset: 5, text: '!' });
    expect(partOf(fed)).toMatchObject({ text: 'Hello!', damage: { conflict: true } });
    fed.document(
      documentEntry('oddkin.ai.message', fed.documents.message({ id: 'm', parts: [{ type: 'text', id: 'p', text: 'Help me!' }] })),
    );
    expect(partOf(fed)).toMatchObject({ text: 'Help me!', damage: undefined });
  });

  it('beyond the end leaves a hole, which a delta that fits heals', () => {
    const fed = feedStore();
    fed.delta({ offset: 0, text: 'Hello' });
    fed.delta({ offset: 7, text: 'world' });
    expect(partOf(fed)).toMatchObject({ text: 'Helloworld', damage: { holes: [{ at: 5, length: 2 }], conflict: false } });
    fed.delta({ offset: 12, text: '!' });
    fed.delta({ offset: 5, text: ', ' });
    expect(partOf(fed)).toEqual({ text: 'Hello, world!', state: 'streaming', damage: undefined });
    expect(fed.codes()).toEqual(['delta_gap']);
  });

  it('beyond the end leaves a hole, which a whole message heals', () => {
    const fed = feedStore();
    fed.delta({ offset: 4, text: 'tail' });
    expect(partOf(fed).damage).toEqual({ holes: [{ at: 0, length: 4 }], conflict: false });
    fed.document(
      documentEntry('oddkin.ai.message', fed.documents.message({ id: 'm', parts: [{ type: 'text', id: 'p', text: 'Headtail' }] })),
    );
    expect(partOf(fed).damage).toBeUndefined();
  });

  it('for a part that was done is added, with a diagnostic', () => {
    const fed = feedStore();
    fed.delta({ offset: 0, text: 'Done', state: 'done' });
    fed.delta({ offset: 4, text: '?' });
    expect(partOf(fed)).toMatchObject({ text: 'Done?', state: 'done' });
    expect(fed.codes()).toEqual(['delta_late']);
  });

  it('with no text may say that its part is done', () => {
    const fed = feedStore();
    fed.delta({ offset: 0, text: 'Hi' });
    fed.delta({ offset: 2, text: '', state: 'done' });
    expect(partOf(fed)).toEqual({ text: 'Hi', state: 'done', damage: undefined });
    expect(fed.codes()).toEqual([]);
  });

  it('for a part of another type is refused', () => {
    const fed = feedStore();
    fed.delta({ offset: 0, text: 'Hi' });
    const before = fed.state().messages;
    fed.delta({ offset: 2, text: '!', partType: 'reasoning' });
    expect(fed.codes()).toEqual(['delta_wrong_part']);
    expect(fed.state().messages).toBe(before);
  });

  it.each([
    [{ messageId: '' }, 'messageId'],
    [{ messageId: 7 }, 'messageId'],
    [{ partId: undefined }, 'partId'],
    [{ partType: 'file' }, 'partType'],
    [{ offset: -1 }, 'offset'],
    [{ offset: 0.5 }, 'offset'],
    [{ offset: '0' }, 'offset'],
    [{ offset: 2 ** 53 }, 'offset'],
    [{ text: null }, 'text'],
    [{ state: 'open' }, 'state'],
  ])('with %j is refused with a pointer', (wrong, member) => {
    const fed = feedStore();
    fed.delta({ offset: 0, text: 'x', ...wrong });
    expect(fed.state().problems.entries.at(0)).toMatchObject({ code: 'delta_invalid', path: `/payload/delta/${member}` });
    expect(fed.state().messages.records.size).toBe(0);
  });

  it('that is an array is refused', () => {
    const fed = feedStore();
    fed.say({ delta: [1] });
    expect(fed.codes()).toEqual(['delta_invalid']);
  });

  it.each(hostileIds)('may be for a message and part named %.20s', (id) => {
    const fed = feedStore();
    fed.delta({ messageId: id, partId: id, offset: 0, text: 'a' });
    fed.delta({ messageId: id, partId: id, offset: 5, text: 'b' });
    expect(partOf(fed, id, id)).toMatchObject({ text: 'ab', damage: { holes: [{ at: 1, length: 4 }] } });
    expect(({} as Record<string, unknown>)['text']).toBeUndefined();
  });

  it('may split a surrogate pair', () => {
    const fed = feedStore();
    fed.delta({ offset: 0, text: 'a\ud83d' });
    fed.delta({ offset: 2, text: '\ude00b' });
    expect(partOf(fed).text).toBe('a😀b');
  });

  it('goes on after a resume in the message where it stopped', () => {
    const fed = feedStore();
    fed.delta({ offset: 0, text: 'Hel' });
    fed.take(fed.frames.sessionClose());
    expect(fed.state().messages.records.get(fed.key('m'))?.interrupted).toBe(true);
    fed.take(fed.frames.sessionInit());
    fed.delta({ offset: 3, text: 'lo' });
    expect(partOf(fed).text).toBe('Hello');
    expect(fed.state().messages.records.get(fed.key('m'))?.interrupted).toBe(false);
  });

  it('heals whatever order pieces come in, and is marked until then', () => {
    const pieces = fc.tuple(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
      fc.array(fc.nat(30), { maxLength: 6 }),
      fc.infiniteStream(fc.nat()),
    );
    fc.assert(
      fc.property(pieces, ([text, cuts, order]) => {
        const bounds = [...new Set([0, ...cuts.map((cut) => cut % text.length), text.length])].toSorted((a, b) => a - b);
        const deltas = bounds.slice(0, -1).map((offset, index) => ({ offset, text: text.slice(offset, bounds[index + 1]) }));
        const shuffled = deltas.map((delta) => ({ delta, rank: order.next().value as number })).toSorted((a, b) => a.rank - b.rank);
        const fed = feedStore();
        for (const [index, { delta }] of shuffled.entries()) {
          fed.delta(delta);
          if (index < shuffled.length - 1) fed.delta(delta);
          const held = partOf(fed);
          const missing = held.damage?.holes.reduce((sum, hole) => sum + hole.length, 0) ?? 0;
          const ends = shuffled.slice(0, index + 1).map((each) => each.delta.offset + each.delta.text.length);
          expect((held.text?.length ?? 0) + missing).toBe(Math.max(...ends));
        }
        expect(partOf(fed)).toEqual({ text, state: 'streaming', damage: undefined });
      }),
    );
  });
});
