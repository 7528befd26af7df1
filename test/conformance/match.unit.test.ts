import { describe, expect, it } from 'vitest';
import { findExpectationFault, findMismatch } from '@oddkin/ai/conformance';

const context = { callId: 'call-7', sessionId: 'session-1' };
const mismatch = (expectation: Record<string, unknown>, frame: unknown) => findMismatch(expectation, frame, context);

describe('an expectation', () => {
  it('is met by a frame that holds more', () => {
    expect(mismatch({ type: 'tool_result', output: { a: 1 } }, { type: 'tool_result', ok: true, output: { a: 1, b: 2 } })).toBeUndefined();
  });

  it.each([
    [{ a: 1 }, {}, '/a', undefined],
    [{ a: 1 }, { a: '1' }, '/a', '1'],
    [{ a: { b: [1, { c: 2 }] } }, { a: { b: [1, { c: 3 }] } }, '/a/b/1/c', 3],
    [{ a: [1] }, { a: [1, 2] }, '/a', [1, 2]],
    [{ 'x/y': { '~': 1 } }, { 'x/y': { '~': 2 } }, '/x~1y/~0', 2],
    [{ a: { b: 1 } }, { a: null }, '/a', null],
    [{ toString: { $kind: 'object' } }, {}, '/toString', undefined],
    [{ a: 1 }, undefined, '', undefined],
  ])('%j is not met by %j at %s', (expectation, frame, path, came) => {
    expect(mismatch(expectation, frame)).toMatchObject({ path, came });
  });

  it.each([
    [
      'uuid',
      ['6f9619ff-8b86-4d01-b42d-00cf4fc964ff', '6F9619FF-8B86-4D01-B42D-00CF4FC964FF'],
      ['6f9619ff', 7, null, '6f9619ff8b864d01b42d00cf4fc964ff'],
    ],
    ['string', ['', 'a'], [1, null, undefined, []]],
    ['integer', [0, -3, 2], [1.5, '1', null, true]],
    ['number', [0, 1.5], ['1', null]],
    ['boolean', [true, false], [0, 'true', null]],
    ['array', [[], [1]], [{}, 'a', null]],
    ['object', [{}, { a: 1 }], [[], null, 'a']],
    ['null', [null], [undefined, 0, '']],
  ])('$kind %s', (kind, good, bad) => {
    for (const value of good) expect(mismatch({ x: { $kind: kind } }, { x: value })).toBeUndefined();
    for (const value of bad) expect(mismatch({ x: { $kind: kind } }, { x: value })).toMatchObject({ path: '/x' });
    expect(mismatch({ x: { $kind: kind } }, {})).toMatchObject({ path: '/x' });
  });

  it('$gt, $enum and $required judge numbers, values and members', () => {
    expect(mismatch({ n: { $gt: 0 } }, { n: 0.1 })).toBeUndefined();
    for (const n of [0, -1, '1', null, Number.NaN]) expect(mismatch({ n: { $gt: 0 } }, { n })).toBeDefined();
    expect(mismatch({ m: { $enum: ['a', { b: 1 }, null] } }, { m: { b: 1 } })).toBeUndefined();
    expect(mismatch({ m: { $enum: ['a'] } }, { m: 'b' })).toBeDefined();
    expect(mismatch({ o: { $required: ['a', 'b'] } }, { o: { a: undefined, b: 1 } })).toBeUndefined();
    for (const o of [{ a: 1 }, [], 'ab', null, Object.create({ a: 1, b: 1 }) as object])
      expect(mismatch({ o: { $required: ['a', 'b'] } }, { o })).toBeDefined();
    expect(mismatch({ n: { $kind: 'integer', $gt: 3 } }, { n: 3 })).toBeDefined();
  });

  it('echoes compare with what was sent', () => {
    expect(mismatch({ call_id_echo: true, session_id_echo: true }, { call_id: 'call-7', session_id: 'session-1' })).toBeUndefined();
    expect(mismatch({ call_id_echo: true }, { call_id: 'call-6' })).toEqual({ path: '/call_id', expected: 'call-7', came: 'call-6' });
    expect(mismatch({ session_id_echo: true }, {})).toMatchObject({ path: '/session_id' });
  });

  it.each([
    [{ a: { $foo: 1 } }, 'no matcher $foo'],
    [{ $like: 'x' }, 'no matcher $like'],
    [{ a: [{ b: { $gte: 1 } }] }, '/a/0/b/$gte'],
    [{ a: { $gt: 1, b: 2 } }, 'mixes'],
    [{ a: { $kind: 'date' } }, 'does not take "date"'],
    [{ a: { $gt: '1' } }, 'does not take "1"'],
    [{ a: { $enum: [] } }, 'does not take []'],
    [{ a: { $required: [1] } }, 'does not take [1]'],
    [{ call_id_echo: false }, '/call_id_echo can only be true'],
  ])('%j can not be judged', (expectation, why) => {
    expect(findExpectationFault(expectation)).toContain(why);
  });

  it('that can be judged has no fault', () => {
    expect(findExpectationFault({ type: 'x', a: [{ b: { $gt: 1 } }], call_id_echo: true })).toBeUndefined();
    expect(() => mismatch({ a: { $foo: 1 } }, { a: 1 })).toThrow(/no matcher \$foo/);
  });
});
