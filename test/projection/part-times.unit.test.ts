import { describe, expect, it } from 'vitest';
import { documentEntry } from '@oddkin/ai/testing';
import { feedStore, startAt } from './feed-store.js';

const reasoning = (offset: number, text: string, state: string) => ({
  delta: { messageId: 'm', partId: 'r', partType: 'reasoning', offset, text, state },
});

describe('the time that reasoning takes', () => {
  it('runs from its first delta to the one that ends it, whatever comes later', () => {
    const fed = feedStore();
    const times = () => fed.state().messages.records.get(fed.key('m'))?.partTimes?.get('r');
    fed.say(reasoning(0, 'hmm', 'streaming'), 1_000);
    expect(times()).toEqual({ startedAt: startAt + 1_000, settledAt: undefined });
    fed.say(reasoning(3, ' so', 'streaming'), 5_000);
    fed.say(reasoning(6, '', 'done'), 13_000);
    expect(times()).toEqual({ startedAt: startAt + 1_000, settledAt: startAt + 13_000 });
    fed.say({ delta: { messageId: 'm', partId: 't', partType: 'text', offset: 0, text: 'The left door.' } }, 20_000);
    fed.say(reasoning(0, 'hmm so', 'streaming'), 21_000);
    expect(times()).toEqual({ startedAt: startAt + 1_000, settledAt: startAt + 13_000 });
  });

  it('is told by whole documents too, and not at all where the thinking was over when it first came', () => {
    const fed = feedStore();
    const put = (id: string, state: 'streaming' | 'done', after: number) =>
      fed.say(
        {
          documents: [
            documentEntry(
              'oddkin.ai.message',
              fed.documents.message({ id, parts: [{ type: 'reasoning', id: '__proto__', text: 'hm', state }] }),
            ),
          ],
        },
        after,
      );
    put('m', 'streaming', 2_000);
    put('m', 'done', 9_000);
    put('late', 'done', 9_500);
    const times = (id: string) => fed.state().messages.records.get(fed.key(id))?.partTimes?.get('__proto__');
    expect(times('m')).toEqual({ startedAt: startAt + 2_000, settledAt: startAt + 9_000 });
    expect(times('late')).toBeUndefined();
  });
});
