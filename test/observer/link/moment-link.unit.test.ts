import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createObserverStore } from '@oddkin/ai/store';
import { createFrames } from '@oddkin/ai/testing';
import { createMomentSearch } from '../../../src/observer/moment.js';
import { linkIn, readLink } from '../../../src/observer/link/read-link.js';
import { addressOf, writeLink } from '../../../src/observer/link/write-link.js';

const frames = createFrames();
const first = [frames.sessionInit(), frames.toolCall({ call_id: 'call;1=#&?' }), frames.toolResult(), frames.event()];

function storeOf(given: readonly unknown[], limits = {}) {
  const store = createObserverStore({ limits });
  for (const [index, frame] of given.entries()) store.ingest([frame], { at: 1_000 + index });
  return store;
}

describe('a link', () => {
  it('names a moment and a selection so that a store that received the same frames at other times and places finds them', () => {
    const here = storeOf(first);
    const link = writeLink(here.getHead(), 3, { kind: 'event', position: 3 });
    const read = readLink(link ?? '');
    const other = createObserverStore();
    other.ingest([createFrames('00000000-0000-4000-8000-00000000beef').sessionInit(), ...first], { at: 9_000 });
    const search = createMomentSearch();
    expect(search(other.getHead(), read!.moment)).toEqual({ kind: 'held', position: 4 });
    expect(read?.selection?.kind).toBe('event');
    if (read?.selection?.kind === 'event') expect(search(other.getHead(), read.selection.frame)).toEqual({ kind: 'held', position: 5 });
  });

  it('names a call by its key, whatever is in it', () => {
    const store = storeOf(first);
    const toolCallKey = [...store.getHead().toolCalls.records.keys()][0] ?? '';
    const link = writeLink(store.getHead(), 2, { kind: 'tool-call', toolCallKey });
    expect(readLink(linkIn(new URL(addressOf('https://page/', link ?? '')).hash) ?? '')?.selection).toEqual({
      kind: 'tool-call',
      toolCallKey,
    });
  });

  it('stays small: a selection with a name of endless length is left out', () => {
    const link = writeLink(storeOf(first).getHead(), 2, { kind: 'tool-call', toolCallKey: 'x'.repeat(100_000) });
    expect(link?.length).toBeLessThan(200);
    expect(readLink(link ?? '')?.moment.messageId).toBeDefined();
  });

  it('leads nowhere before the first frame', () => {
    expect(writeLink(createObserverStore().getHead(), 0, undefined)).toBeUndefined();
  });

  it.each(['', '1', '2;t=5', '1;t=', '1;t=x', '1;t=Infinity', '1;t=5;s=%', '1;m=__proto__', `1;t=5;s=${'x'.repeat(5_000)}`])(
    'that is %j is read as none, or as a moment that is nowhere',
    (link) => {
      const read = readLink(link);
      if (read !== undefined)
        expect(createMomentSearch()(storeOf(first).getHead(), { ...read.moment, messageId: 'x' }).kind).toBe('missing');
    },
  );

  it('is never a reason to throw', () => {
    const head = storeOf(first).getHead();
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (text, tail) => {
        for (const link of [text, `1;t=5;${text}`, `1;t=5;m=${text};c=${tail}`, `1;t=5;f=${text} ${tail}`]) {
          const read = readLink(linkIn(`#oddkin=${link}`) ?? '');
          if (read !== undefined) createMomentSearch()(head, read.moment);
        }
      }),
    );
  });
});

describe('the address of a link', () => {
  it.each([
    ['https://page/a?b=c', 'https://page/a?b=c#oddkin=1;t=5'],
    ['https://page/#oddkin=1;t=4', 'https://page/#oddkin=1;t=5'],
    ['https://page/#section', 'https://page/#oddkin=1;t=5'],
    ['https://page/#/users', 'https://page/#/users?oddkin=1;t=5'],
    ['https://page/#/users?tab=2', 'https://page/#/users?tab=2&oddkin=1;t=5'],
    ['https://page/#/users?oddkin=1;t=4', 'https://page/#/users?oddkin=1;t=5'],
    ['https://page/#!/users', 'https://page/#!/users?oddkin=1;t=5'],
  ])('keeps of %s what is the page’s own', (href, address) => {
    expect(addressOf(href, '1;t=5')).toBe(address);
    expect(linkIn(new URL(address).hash)).toBe('1;t=5');
  });

  it.each(['', '#', '#/users', '#section', '#/x?notoddkin=1', '#moddkin=1'])('is not seen in %s', (fragment) => {
    expect(linkIn(fragment)).toBeUndefined();
  });
});

describe('looking for a moment', () => {
  it('tells what was let go from what never came, and finds what comes later', () => {
    const store = storeOf(first, { frames: 10 });
    const search = createMomentSearch();
    const init = { at: 1_000, sessionId: first[0]!.session_id, messageId: first[0]!.message_id };
    const late = frames.event();
    const later = { at: 0, sessionId: late.session_id, messageId: late.message_id };
    expect(search(store.getHead(), init)).toEqual({ kind: 'held', position: 1 });
    expect(search(store.getHead(), later)).toEqual({ kind: 'missing' });
    for (let count = 0; count < 20; count += 1) store.ingest([frames.event()], { at: 2_000 });
    store.ingest([late], { at: 3_000 });
    expect(search(store.getHead(), init)).toEqual({ kind: 'let-go' });
    expect(search(store.getHead(), later)).toEqual({ kind: 'held', position: 25 });
  });

  it('goes by the time where the frame had no id: behind the last that had come by then', () => {
    const store = storeOf([...first, 'no frame']);
    const search = createMomentSearch();
    const at = (time: number) => search(store.getHead(), { at: time, sessionId: undefined, messageId: undefined });
    expect(at(1_004)).toEqual({ kind: 'held', position: 5 });
    expect(at(1_001)).toEqual({ kind: 'held', position: 2 });
    expect(at(5)).toEqual({ kind: 'missing' });
  });
});
