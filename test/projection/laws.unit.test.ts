import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readArrival, type Arrival } from '@oddkin/ai/aicc';
import { conversation, createObserverStore, type ObserverState, type ObserverStore } from '@oddkin/ai/store';
import type { OrderedMap } from '../../src/store/ordered-map.js';
import { difference } from './difference.js';
import { stream, type Streamed } from './stream-arbitrary.js';

const anyStream = stream(true);
/** `npm run laws` asks for more than the gate. */
const numRuns = Number(process.env['LAW_RUNS'] ?? 100);

describe('the store, for any stream', () => {
  it('never throws, and tells the same of each message in the wire log, the report and the problems', () => {
    fc.assert(
      fc.property(anyStream, (messages) => {
        const store = createObserverStore();
        const reports = store.receive(arrivals(messages));
        const { wire, problems } = store.getState();
        for (const [index, { accepted, position, problems: found }] of reports.entries()) {
          const entry = wire.entries.at(position);
          expect(entry?.text).toBe(messages[index]?.text);
          if (!entry?.accepted) expect(accepted).toBe(false);
          if (!accepted) expect(found.some(({ level }) => level === 'error')).toBe(true);
          expect(
            difference(
              found,
              [...problems.entries].filter((each) => each.position === position),
            ),
          ).toBeUndefined();
        }
        expect(wire.entries.size).toBe(messages.length);
      }),
      { numRuns: numRuns * 3 },
    );
  });

  it('comes to the same state however the stream is cut', () => {
    fc.assert(
      fc.property(anyStream, fc.array(fc.nat(39), { maxLength: 6 }), (messages, cuts) => {
        const whole = createObserverStore();
        whole.receive(arrivals(messages));
        const pieces = createObserverStore();
        const bounds = [...new Set([0, ...cuts.filter((cut) => cut < messages.length), messages.length])].toSorted((a, b) => a - b);
        for (const [index, from] of bounds.entries()) pieces.receive(arrivals(messages).slice(from, bounds[index + 1] ?? from));
        expect(difference(pieces.getState(), whole.getState())).toBeUndefined();
      }),
      { numRuns },
    );
  });

  it('comes to the same state when a resumed stream repeats frames', () => {
    fc.assert(
      fc.property(anyStream, fc.array(fc.record({ from: fc.nat(39), count: fc.nat(10) }), { maxLength: 4 }), (messages, repeats) => {
        const once = createObserverStore();
        const often = createObserverStore();
        const all = arrivals(messages).filter(({ decoded }) => decoded.ok);
        once.receive(all);
        for (const [index, arrival] of all.entries()) {
          often.receive([arrival]);
          for (const { from, count } of repeats) if (from === index) often.receive(all.slice(Math.max(0, from - count), from + 1));
        }
        expect(difference(often.getState(), once.getState())).toBeUndefined();
      }),
      { numRuns },
    );
  });

  it('holds together at every step', () => {
    fc.assert(
      fc.property(anyStream, (messages) => {
        const store = createObserverStore();
        for (const arrival of arrivals(messages)) {
          store.receive([arrival]);
          expectWhole(store);
        }
      }),
      { numRuns },
    );
  });

  it('leaves everything that a message says nothing of the same object', () => {
    fc.assert(
      fc.property(anyStream, (messages) => {
        const store = createObserverStore();
        for (const arrival of arrivals(messages)) {
          const before = store.getState();
          const paths = new Map(Array.from(before.sessions.keys(), (id) => [id, conversation(before.messages.tree, id)]));
          store.receive([arrival]);
          const after = store.getState();
          const spoken = arrival.decoded.ok ? arrival.decoded.frame.session_id : undefined;
          for (const [name, was] of slices(before)) {
            const is = new Map(slices(after)).get(name);
            for (const [key, value] of was ?? []) {
              if ('sessionId' in value && value.sessionId !== spoken && is?.get(key) !== value) expect.fail(`${name} ${key} changed`);
            }
          }
          for (const [id, path] of paths) if (id !== spoken) expect(conversation(after.messages.tree, id)).toBe(path);
        }
      }),
      { numRuns },
    );
  });

  it('leaves slices alone that a frame does not concern', () => {
    fc.assert(
      fc.property(anyStream, (messages) => {
        const store = createObserverStore();
        for (const arrival of arrivals(messages)) {
          const before = store.getState();
          store.receive([arrival]);
          const after = store.getState();
          const changed = (Object.keys(after) as (keyof ObserverState)[]).filter((name) => after[name] !== before[name]);
          const type = arrival.decoded.ok ? arrival.decoded.frame.type : 'refused';
          expect(changed.filter((name) => !mayChange[type]?.includes(name) && name !== 'wire' && name !== 'problems')).toEqual([]);
        }
      }),
      { numRuns },
    );
  });
});

const mayChange: Readonly<Record<string, readonly (keyof ObserverState)[]>> = {
  refused: [],
  session_init: ['sessions', 'timeline'],
  session_resume: ['sessions', 'timeline'],
  session_close: ['sessions', 'timeline', 'toolCalls', 'messages', 'attempts', 'questions', 'approvals', 'statistics'],
  manifest_request: ['sessions'],
  tool_call: ['sessions', 'timeline', 'toolCalls', 'messages', 'statistics'],
  tool_result: ['sessions', 'toolCalls', 'statistics'],
  error: ['sessions', 'timeline', 'toolCalls', 'messages', 'attempts', 'questions', 'approvals', 'statistics'],
  heartbeat: ['sessions', 'timeline'],
  event: [
    'sessions',
    'timeline',
    'messages',
    'toolCalls',
    'attempts',
    'plans',
    'questions',
    'approvals',
    'artifacts',
    'suggestions',
    'models',
    'actions',
    'statistics',
  ],
};

function arrivals(messages: readonly Streamed[]): readonly Arrival[] {
  let at = 1_700_000_000_000;
  return messages.map(({ text, afterMs }) => readArrival(text, (at += afterMs)));
}

function slices(state: ObserverState): readonly (readonly [string, OrderedMap<object>])[] {
  const { sessions, statistics, messages, toolCalls } = state;
  const { plans, questions, approvals, artifacts, attempts, suggestions, models } = state;
  return Object.entries({
    sessions,
    statistics,
    messages: messages.records,
    toolCalls: toolCalls.records,
    plans,
    questions,
    approvals,
    artifacts,
    attempts,
    suggestions,
    models,
  });
}

/** What holds between the slices: calls that run are those that the session counts as open, every message stands in the tree once, and counts agree. */
function expectWhole(store: ObserverStore): void {
  const { sessions, toolCalls, messages, statistics, timeline } = store.getState();
  for (const session of sessions.values()) {
    const unanswered = [...toolCalls.records.values()].filter(
      ({ sessionId, callKey, resultPosition, endedAt }) =>
        sessionId === session.sessionId && callKey !== undefined && resultPosition === undefined && endedAt === undefined,
    );
    const openCalls = [...session.openCalls.keys].filter((key) => toolCalls.records.get(key)?.isAwaited);
    for (const end of [session.openCalls.keys.at(0), session.openCalls.keys.at(-1)])
      if (end !== undefined) expect(openCalls).toContain(end);
    for (const { key } of unanswered) expect(openCalls).toContain(key);
    expect(session.openCalls.size).toBe(openCalls.length);
    for (const key of openCalls) expect(toolCalls.records.get(key)?.resultPosition).toBeUndefined();
    const inFlight = [...statistics.values()]
      .filter(({ sessionId }) => sessionId === session.sessionId)
      .reduce((sum, each) => sum + each.inFlight, 0);
    expect(inFlight).toBe(session.openCalls.size);
  }
  for (const { calls, inFlight, succeeded, failed, cancelled } of statistics.values())
    expect(inFlight + succeeded + failed + cancelled).toBe(calls);
  const placed = [...messages.tree.roots.values()].flatMap((roots) => [...roots.keys()]);
  for (const children of messages.tree.children.values()) placed.push(...children);
  expect(placed.toSorted()).toEqual([...messages.records.keys()].toSorted());
  for (const { key, turnKey } of toolCalls.records.values()) {
    if (turnKey !== undefined)
      expect(messages.records.get(turnKey)?.value.parts).toContainEqual(expect.objectContaining({ toolCallId: key }));
  }
  for (const [callKey, { messageKey }] of messages.callPlaces) {
    const parts = messages.records.get(messageKey)?.value.parts ?? [];
    expect(
      parts.some((part) => part.type === 'tool-call' && (part.toolCallId === callKey || callKey.endsWith(`/${part.toolCallId}`))),
    ).toBe(true);
  }
  for (const { damage, value } of messages.records.values()) {
    for (const partId of damage.keys()) expect(value.parts.some((part) => part.id === partId)).toBe(true);
  }
  const positions = Array.from(timeline, ({ position }) => position);
  expect(new Set(positions).size).toBe(positions.length);
}
