import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createObserverStore } from '@oddkin/ai/store';
import { createDocuments, createFrames, countedUuid, documentEntry } from '@oddkin/ai/testing';
import { subjectOfEntry, subjectOfWire } from '../../../src/observer/filter/filter-subjects.js';
import { filterTest } from '../../../src/observer/filter/match-filter.js';
import { parseFilter } from '../../../src/observer/filter/parse-filter.js';
import { subjectsOfMessage } from '../../../src/observer/filter/region-subjects.js';

const scout = createFrames(countedUuid(0, 1));
const courier = createFrames(countedUuid(0, 2));
const store = createObserverStore();
store.ingest(
  [
    scout.sessionInit(),
    courier.sessionInit(),
    scout.agentMessage({ text: 'Off we go.', from: 'Scout' }),
    courier.agentMessage({ text: 'Hello.', from: 'Courier' }),
    scout.toolCall({ call_id: 'a', tool: 'look', input: { x: 3, deep: { 'a/b': 'yes' } } }),
    scout.toolResult({ call_id: 'a', output: { seen: 'a door' }, meta: { latency_ms: 900 } }),
    courier.toolCall({ call_id: 'b', tool: 'move', input: { to: 'north' } }),
    courier.toolResult({
      call_id: 'b',
      error: { code: 'timeout', message: 'The door is stuck.', retryable: true },
      meta: { latency_ms: 20 },
    }),
    scout.event({ topic: 'audio', payload: { noise: 'drip', loudness: 2 } }),
    scout.error({ error: { code: 'invalid_input', message: 'No such thing.', retryable: false } }),
    'not json',
  ],
  { at: 1_000 },
);

/** What of the timeline passes, each told by the tool, the topic or its kind. */
function passing(typed: string): readonly string[] {
  const state = store.getState();
  const test = filterTest(parseFilter(typed)) ?? (() => true);
  return [...state.timeline]
    .filter((entry) => test(subjectOfEntry(entry, state)))
    .map((entry) => {
      if (entry.kind === 'tool-call') return state.toolCalls.records.get(entry.toolCallKey)?.value.tool ?? '';
      return entry.kind === 'event' ? entry.topic : entry.kind;
    })
    .filter((name) => name !== 'session' && name !== 'agent_message');
}

describe('a filter', () => {
  it.each<[string, readonly string[]]>([
    ['', ['look', 'move', 'audio', 'error']],
    ['tool:look', ['look']],
    ['tool:look tool:move', ['look', 'move']],
    ['tool:look,move', ['look', 'move']],
    ['tool:LO*', ['look']],
    ['-tool:look status:succeeded', []],
    ['status:failed', ['move', 'error']],
    ['status:timeout', ['move']],
    ['code:invalid_input', ['error']],
    ['agent:Courier', ['move']],
    ['agent:courier status:failed', ['move']],
    ['type:event', ['audio']],
    ['topic:audio', ['audio']],
    ['>500ms', ['look']],
    ['>0.5s', ['look']],
    ['<1s', ['look', 'move']],
    ['path:/input/x=3', ['look']],
    ['path:/input/deep/a~1b=yes', ['look']],
    ['path:/input/to', ['move']],
    ['path:/noise=drip', ['audio']],
    ['stuck', ['move']],
    ['"is stuck"', ['move']],
    ['DOOR', ['move']],
    ['-stuck -drip', ['look', 'error']],
    ['"tool:look"', []],
  ])('%j lets through %j', (typed, expected) => {
    expect(passing(typed)).toEqual(expected);
    expect(parseFilter(typed).problems).toEqual([]);
  });

  it('sees frames by type, direction of failure and text', () => {
    const state = store.getState();
    const types = (typed: string) => {
      const test = filterTest(parseFilter(typed));
      return [...state.wire.entries].filter((entry) => test?.(subjectOfWire(entry, state))).map(({ type }) => type);
    };
    expect(types('tool:move')).toEqual(['tool_call', 'tool_result']);
    expect(types('status:refused')).toEqual([undefined]);
    expect(types('status:failed')).toEqual(['tool_result', 'error']);
    expect(types('path:/output/seen="a door"')).toEqual(['tool_result']);
    expect(types('>500ms')).toEqual(['tool_result']);
    expect(types('code:timeout')).toEqual(['tool_result']);
  });

  it.each([
    ['colour:red', 'unknown-key', 'colour:red'],
    ['look tool:', 'no-value', 'tool:'],
    ['>soon', 'no-duration', '>soon'],
    ['path:input', 'no-pointer', 'path:input'],
    ['"open', 'open-quote', '"open'],
  ])('%j tells what it can not read, and where', (typed, fault, term) => {
    const { problems } = parseFilter(typed);
    expect(problems).toEqual([{ fault, term, start: typed.indexOf(term), end: typed.length }]);
  });

  it('lets the rest hold where one term can not be read', () => {
    expect(passing('colour:red tool:look')).toEqual(['look']);
  });

  it('never throws, whatever is typed', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string({ unit: fc.constantFrom('"', '-', ':', '<', '>', '=', '/', '*', ',', ' ', 'tool', 'path', 'ms', '0') }),
        ),
        (typed) => {
          passing(typed);
        },
      ),
    );
  });
});

it('asks a message for the calls of its own session, also where an id reads like the key of another call', () => {
  const seen = createObserverStore();
  const id = `${scout.sessionId}/a`;
  const parts = [{ type: 'tool-call' as const, id: 'p', toolCallId: id }];
  const message = createDocuments().message({ id: 'm', parts });
  const one = createFrames(scout.sessionId);
  const other = createFrames(courier.sessionId);
  seen.ingest([
    one.sessionInit(),
    one.toolCall({ call_id: 'a', tool: 'look' }),
    other.sessionInit(),
    other.toolCall({ call_id: id, tool: 'move' }),
    other.agentMessage({ documents: [documentEntry('oddkin.ai.message', message)] }),
  ]);
  const fits = (typed: string): boolean =>
    [...subjectsOfMessage(`${courier.sessionId}/m`, seen.getState())].some(filterTest(parseFilter(typed)) ?? (() => true));
  expect([fits('tool:move'), fits('tool:look')]).toEqual([true, false]);
});
