import { describe, expect, it } from 'vitest';
import { createFrames, countedUuid } from '@oddkin/ai/testing';
import { feedStore, hostileIds, startAt } from './feed-store.js';

const failure = { code: 'execution_failed', message: 'The door is locked.', retryable: false } as const;

describe('a tool call', () => {
  it('runs from its frame until its result', () => {
    const { take, frames, state, key } = feedStore();
    take(frames.toolCall({ tool: 'move', input: { to: 'north' } }), 100);
    const running = state().toolCalls.records.get(key('call-1'));
    expect(running?.value).toEqual({
      toolCallId: key('call-1'),
      tool: 'move',
      toolClass: 'actuator',
      input: { to: 'north' },
      status: 'running',
      requestedAt: new Date(startAt + 100).toISOString(),
      sessionId: frames.sessionId,
    });
    expect(running).toMatchObject({ startedAt: startAt + 100, endedAt: undefined, byPerson: false });
    take(frames.toolResult({ output: { at: 'door' }, meta: { tick: 7, latency_ms: 12 } }), 150);
    expect(state().toolCalls.records.get(key('call-1'))?.value).toMatchObject({
      status: 'succeeded',
      output: { at: 'door' },
      latencyMs: 12,
      tick: 7,
    });
    expect(state().sessions.get(frames.sessionId)).toMatchObject({ openCalls: { size: 0 }, tick: { current: 7 } });
  });

  it('has the time between the frames as its latency where the bridge gives none', () => {
    const { take, frames, state, key } = feedStore();
    take(frames.toolCall(), 100);
    take(frames.toolResult(), 350);
    expect(state().toolCalls.records.get(key('call-1'))?.value.latencyMs).toBe(250);
  });

  it('fails with the error of its result', () => {
    const { take, frames, state, key } = feedStore();
    take(frames.toolCall());
    take(frames.toolResult({ error: failure }));
    expect(state().toolCalls.records.get(key('call-1'))?.value).toMatchObject({ status: 'failed', error: failure });
    expect(state().wire.entries.at(-1)).toMatchObject({ failed: true, label: 'call-1 execution_failed' });
  });

  it.each([
    [{ ok: true, output: undefined }, 'output_missing', 'succeeded'],
    [{ ok: false }, 'error_missing', 'failed'],
    [{ ok: true, output: {}, error: failure }, 'error_unexpected', 'succeeded'],
    [{ ok: false, output: null, error: failure }, 'output_null', 'failed'],
  ])('is shown with a diagnostic when its result is %j', (overrides, code, status) => {
    const { take, frames, state, key, codes } = feedStore();
    take(frames.toolCall());
    take({ ...frames.toolResult(), ...overrides });
    expect(codes()).toEqual([code]);
    expect(state().toolCalls.records.get(key('call-1'))?.value.status).toBe(status);
  });

  it('is told of when the manifest does not declare its tool', () => {
    const { take, frames, state } = feedStore();
    take(frames.toolCall({ tool: 'fly' }));
    expect(state().problems.entries.at(0)).toMatchObject({ code: 'tool_undeclared', path: '/tool', value: 'fly', level: 'note' });
  });

  it('by a person stands in the records, not in the turn of the agent', () => {
    const { take, frames, state, key } = feedStore();
    take(frames.toolCall({ call_id: 'observer-1', tool: 'send_message', input: { text: 'Hello' } }));
    expect(state().toolCalls.records.get(key('observer-1'))?.byPerson).toBe(true);
    expect(state().messages.records.size).toBe(0);
  });
});

describe('call ids', () => {
  it.each(hostileIds)('may be %.20s, whatever order call and result come in', (callId) => {
    const { take, frames, state, key, codes } = feedStore();
    take(frames.toolResult({ call_id: callId, output: { seen: 3 } }));
    expect(codes()).toEqual(['result_before_call']);
    take(frames.toolCall({ call_id: callId }));
    expect(state().toolCalls.records.get(key(callId))?.value).toMatchObject({ status: 'succeeded', output: { seen: 3 } });
    expect(state().toolCalls.held.size).toBe(0);
    expect(({} as Record<string, unknown>)['seen']).toBeUndefined();
  });

  it('that are empty are refused with a pointer', () => {
    const { take, frames, state } = feedStore();
    expect(take(frames.toolCall({ call_id: '' })).accepted).toBe(false);
    expect(state().problems.entries.at(0)).toMatchObject({ code: 'schema_mismatch', path: '/call_id' });
    expect(state().toolCalls.records.size).toBe(0);
  });

  it('that are missing are refused and never attached to the last call', () => {
    const { take, frames, state, key } = feedStore();
    take(frames.toolCall());
    const { call_id: _left, ...rest } = frames.toolCall({ input: { z: 1 } });
    take(rest);
    expect(state().problems.entries.at(0)).toMatchObject({ code: 'schema_mismatch', keyword: 'required' });
    expect(state().toolCalls.records.get(key('call-1'))?.value.input).toEqual({});
  });

  it('are unique in their session only', () => {
    const { take, frames, state } = feedStore();
    const other = createFrames(countedUuid(0, 2));
    take(other.sessionInit());
    take(frames.toolCall());
    take(other.toolCall());
    take(other.toolResult({ output: { whose: 'other' } }));
    expect(state().toolCalls.records.get(`${frames.sessionId}/call-1`)?.value.status).toBe('running');
    expect(state().toolCalls.records.get(`${other.sessionId}/call-1`)?.value.status).toBe('succeeded');
  });

  it('used again after the result begin a record of their own, each time', () => {
    const { take, frames, state, key, codes } = feedStore();
    for (const amount of [5, 500, 7]) {
      take(frames.toolCall({ call_id: 'c', input: { amount } }));
      take(frames.toolResult({ call_id: 'c', output: { paid: amount } }));
    }
    const outputs = Array.from(state().toolCalls.records, ([each, { value }]) => [each, value.output]);
    expect(outputs).toEqual([
      [key('c'), { paid: 5 }],
      [key('c#2'), { paid: 500 }],
      [key('c#3'), { paid: 7 }],
    ]);
    expect(codes()).toEqual(['call_id_reused', 'call_id_reused']);
  });

  it('used again while the first call runs are answered in order', () => {
    const { take, frames, state, key } = feedStore();
    take(frames.toolCall({ call_id: 'c' }));
    take(frames.toolCall({ call_id: 'c' }));
    take(frames.toolResult({ call_id: 'c', output: { n: 1 } }));
    take(frames.toolResult({ call_id: 'c', output: { n: 2 } }));
    expect(state().toolCalls.records.get(key('c'))?.value.output).toEqual({ n: 1 });
    expect(state().toolCalls.records.get(key('c#2'))?.value.output).toEqual({ n: 2 });
  });

  it('that look like the key of another call are told apart from it', () => {
    const { take, frames, state, key, codes } = feedStore();
    take(frames.toolCall({ call_id: 'c' }));
    take(frames.toolResult({ call_id: 'c' }));
    take(frames.toolCall({ call_id: 'c', input: { second: true } }));
    take(frames.toolResult({ call_id: 'c#2', output: { mine: true } }));
    take(frames.toolCall({ call_id: 'c#2', input: { mine: true } }));
    take(frames.toolResult({ call_id: 'c', output: { second: true } }));
    expect(codes()).toEqual(['call_id_reused', 'result_before_call']);
    expect(state().toolCalls.records.get(key('c#2'))?.value).toMatchObject({ input: { second: true }, output: { second: true } });
    const mine = [...state().toolCalls.records.values()].find(({ callKey }) => callKey === key('c#2'));
    expect(mine?.value).toMatchObject({ input: { mine: true }, output: { mine: true } });
  });
});

describe('a result', () => {
  it('that comes a second time is refused: the first stands', () => {
    const { take, frames, state, key } = feedStore();
    take(frames.toolCall());
    take(frames.toolResult({ output: { n: 1 } }));
    const before = state().toolCalls;
    expect(take(frames.toolResult({ output: { n: 2 } }))).toMatchObject({
      accepted: false,
      problems: [{ code: 'result_repeated', path: '/call_id' }],
    });
    expect(state().toolCalls).toBe(before);
    expect(state().toolCalls.records.get(key('call-1'))?.value.output).toEqual({ n: 1 });
  });

  it('that waits for its call is refused a second time too', () => {
    const { take, frames, codes } = feedStore();
    take(frames.toolResult({ call_id: 'c' }));
    take(frames.toolResult({ call_id: 'c' }));
    expect(codes()).toEqual(['result_before_call', 'result_repeated']);
  });

  it('waits among a bounded number of others', () => {
    const { take, frames, state, codes, key } = feedStore({ limits: { heldResults: 2 } });
    for (const callId of ['a', 'b', 'c']) take(frames.toolResult({ call_id: callId }));
    expect([...state().toolCalls.held.keys()]).toEqual([key('b'), key('c')]);
    expect(codes()).toEqual(['result_before_call', 'result_before_call', 'result_before_call', 'held_results_full']);
  });

  it('waits no longer than its session', () => {
    const { take, frames, state } = feedStore();
    take(frames.toolResult({ call_id: 'never' }));
    take(frames.sessionClose());
    expect(state().toolCalls.held.size).toBe(0);
  });
});
