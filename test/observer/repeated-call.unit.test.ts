import { expect, it } from 'vitest';
import { createObserverStore } from '@oddkin/ai/store';
import { createFrames, type FrameBuilders } from '@oddkin/ai/testing';
import { repetitionOf } from '../../src/observer/repeated-call.js';

const refused = { code: 'execution_failed', message: 'It is locked.', retryable: false } as const;

function come(...parts: readonly ((frames: FrameBuilders) => unknown)[]) {
  const frames = createFrames();
  const store = createObserverStore();
  store.ingest([frames.sessionInit(), ...parts.map((part) => part(frames))]);
  const find = (callId: string) => {
    const call = [...store.getState().toolCalls.records.values()].find(({ value }) => value.toolCallId.endsWith(`/${callId}`));
    const found = call && repetitionOf(store.getState(), call);
    return found && { count: found.count, before: found.before.value.toolCallId.split('/').at(-1), cameToSame: found.cameToSame };
  };
  return { store, frames, find };
}

const call =
  (call_id: string, tool: string, input: Record<string, unknown>) =>
  (frames: FrameBuilders): unknown =>
    frames.toolCall({ call_id, tool, input });
const result =
  (call_id: string, members: object) =>
  (frames: FrameBuilders): unknown =>
    frames.toolResult({ call_id, ...members });

it('finds the last call with the same tool and input, and whether it came to the same', () => {
  const { find } = come(
    call('a', 'open', { door: 'n', how: { gently: true } }),
    result('a', { error: refused }),
    call('b', 'open', { door: 's' }),
    result('b', { error: refused }),
    call('c', 'open', { how: { gently: true }, door: 'n' }),
    result('c', { error: refused }),
    call('d', 'open', { door: 'n', how: { gently: true } }),
    result('d', { output: { opened: true } }),
    call('e', 'open', { door: 'n', how: { gently: true } }),
  );
  expect(find('a')).toBeUndefined();
  expect(find('b')).toBeUndefined();
  expect(find('c')).toEqual({ count: 1, before: 'a', cameToSame: true });
  expect(find('d')).toEqual({ count: 2, before: 'c', cameToSame: false });
  expect(find('e')).toEqual({ count: 3, before: 'd', cameToSame: undefined });
});

it('takes no other tool, no other session and no call of a person for a repetition', () => {
  const { store, find } = come(
    call('a', 'look', { at: 'door' }),
    call('observer-1', 'look', { at: 'door' }),
    call('b', 'peek', { at: 'door' }),
    call('c', 'look', { at: 'Door' }),
  );
  const other = createFrames('0193b1a0-0000-7000-8000-00000000000f');
  store.ingest([other.sessionInit(), other.toolCall({ call_id: 'z', tool: 'look', input: { at: 'door' } })]);
  for (const id of ['a', 'b', 'c', 'z']) expect(find(id)).toBeUndefined();
});

it.each(['constructor', '__proto__', 'toString'])('is not misled by an input with the member %s', (name) => {
  const { find } = come(call('a', 'look', {}), call('b', 'look', Object.fromEntries([[name, 1]])), call('c', 'look', { other: 1 }));
  expect(find('b')).toBeUndefined();
  expect(find('c')).toBeUndefined();
});

it('gives up on what is too large to be compared unasked, and on what lies too far back', () => {
  const large = { list: Array.from({ length: 30_000 }, (_, index) => index) };
  const far = Array.from({ length: 2_500 }, (_, index) => (frames: FrameBuilders) => frames.event({ payload: { index } }));
  const { find } = come(
    call('a', 'put', large),
    call('b', 'put', { ...large }),
    call('c', 'look', { at: 'n' }),
    ...far,
    call('d', 'look', { at: 'n' }),
  );
  expect(find('b')).toBeUndefined();
  expect(find('d')).toBeUndefined();
});
