import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readArrival } from '@oddkin/ai/aicc';
import { createObserverStore, type ObserverState } from '@oddkin/ai/store';
import { createFrames } from '@oddkin/ai/testing';
import { isOver } from '../../src/store/index.js';
import { stream } from './stream-arbitrary.js';

const numRuns = Number(process.env['LAW_RUNS'] ?? 100);

describe('the store, for any stream', () => {
  it('leaves nothing open of a session that is over', () => {
    fc.assert(
      fc.property(stream(false), fc.constantFrom('session_close', 'session_expired'), (messages, ending) => {
        const store = createObserverStore();
        store.receive(messages.map(({ text }, index) => readArrival(text, 1_700_000_000_000 + index)));
        for (const sessionId of store.getState().sessions.keys()) {
          const frames = createFrames(sessionId);
          const error = { code: 'session_expired', message: 'Over.', retryable: false } as const;
          store.ingest([ending === 'session_close' ? frames.sessionClose({ reason: 'over' }) : frames.error({ error })]);
        }
        expectNothingOpen(store.getState());
      }),
      { numRuns },
    );
  });

  it('holds every text that was said, and each refused frame under the problems once', () => {
    fc.assert(
      fc.property(stream(true), (messages) => {
        const store = createObserverStore();
        const reports = store.receive(messages.map(({ text }, index) => readArrival(text, 1_700_000_000_000 + index)));
        const { problems, messages: held } = store.getState();
        const texts = [...held.records.values()].flatMap(({ value }) => value.parts.map((part) => ('text' in part ? part.text : '')));
        for (const [index, { accepted, position }] of reports.entries()) {
          const { decoded } = readArrival(messages[index]?.text ?? '', 0);
          const refusals = [...problems.entries].filter((each) => each.position === position && each.level === 'error');
          if (!decoded.ok) expect(refusals.length).toBe(1);
          if (!decoded.ok || !accepted || decoded.frame.type !== 'event' || decoded.frame.topic !== 'agent_message') continue;
          const { text, documents, delta } = decoded.frame.payload as { text?: unknown; documents?: unknown; delta?: unknown };
          const isPlain = typeof text === 'string' && !Array.isArray(documents) && (typeof delta !== 'object' || delta === null);
          if (isPlain) expect(texts).toContain(text);
        }
      }),
      { numRuns },
    );
  });
});

function expectNothingOpen({ sessions, toolCalls, attempts, questions, approvals, messages, statistics }: ObserverState): void {
  const over = new Set([...sessions.values()].filter(isOver).map(({ sessionId }) => sessionId));
  const ofOver = <T extends { readonly sessionId: string | undefined }>(records: Iterable<T>): readonly T[] =>
    [...records].filter(({ sessionId }) => sessionId !== undefined && over.has(sessionId));
  expect(over.size).toBe(sessions.size);
  for (const { openCalls, turn } of sessions.values()) expect([openCalls.size, turn]).toEqual([0, undefined]);
  for (const { value, isAwaited } of ofOver(toolCalls.records.values())) {
    expect(isAwaited).toBe(false);
    expect(['succeeded', 'failed', 'cancelled']).toContain(value.status);
  }
  expect(toolCalls.held.size).toBe(0);
  for (const { value } of ofOver(attempts.values())) expect(value.status).not.toBe('running');
  for (const { value } of [...ofOver(questions.values()), ...ofOver(approvals.values())]) expect(value.status).not.toBe('submitting');
  for (const { value, interrupted } of ofOver(messages.records.values())) {
    const isStreaming = value.parts.some((part) => (part.type === 'text' || part.type === 'reasoning') && part.state === 'streaming');
    if (isStreaming) expect(interrupted).toBe(true);
  }
  for (const { inFlight } of statistics.values()) expect(inFlight).toBe(0);
}
