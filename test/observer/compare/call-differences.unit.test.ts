import { describe, expect, it } from 'vitest';
import { createObserverStore } from '@oddkin/ai/store';
import { createFrames } from '@oddkin/ai/testing';
import { callsOf, differencesOf } from '../../../src/observer/compare/compared-call.js';

function onlyCall(input: Record<string, unknown>, result: Record<string, unknown>) {
  const store = createObserverStore();
  const frames = createFrames();
  store.ingest([frames.sessionInit(), frames.toolCall({ tool: 'look', input }), frames.toolResult(result)], { at: 0 });
  const [call] = callsOf(store.getHead(), frames.sessionInit().session_id);
  return call;
}

const failed = (code: string, message: string) => ({ ok: false, output: undefined, error: { code, message, retryable: false } });

describe('two calls that stand for each other', () => {
  it.each([
    [onlyCall({ a: 1, b: { c: 2, d: 3 } }, { output: { seen: 1 } }), onlyCall({ b: { d: 3, c: 2 }, a: 1 }, { output: { seen: 1 } }), []],
    [onlyCall({ a: 1 }, { output: { seen: 1 } }), onlyCall({ a: 2 }, { output: { seen: 1 } }), ['input']],
    [onlyCall({ a: 1 }, { output: { seen: 1 } }), onlyCall({ a: 1 }, { output: { seen: 2 } }), ['result']],
    [onlyCall({ a: 1 }, { output: { seen: 1 } }), onlyCall({ a: 2 }, failed('timeout', 'late')), ['input', 'outcome']],
    [onlyCall({}, failed('timeout', 'late')), onlyCall({}, failed('execution_failed', 'late')), ['outcome']],
    [onlyCall({}, failed('timeout', 'late')), onlyCall({}, failed('timeout', 'later')), ['result']],
    [onlyCall({}, {}), undefined, ['missing']],
    [undefined, onlyCall({}, {}), ['extra']],
  ])('differ in what differs: case %#', (before, after, differences) => {
    expect(differencesOf(before, after)).toEqual(differences);
  });
});
