import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseRecording } from '@oddkin/ai/recording';
import { createObserverStore } from '@oddkin/ai/store';
import { createFrames, replay } from '@oddkin/ai/testing';
import { countCoverage, coverageGroups, type Coverage, type CoverageGroup } from '../../../src/observer/coverage/count-coverage.js';

function coverageOf(store: ReturnType<typeof createObserverStore>): Coverage {
  const steps = countCoverage(store.getHead().wire.entries);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

it('counts what frames tell, and names the first that told it', () => {
  const store = createObserverStore();
  const frames = createFrames();
  const question = { questionId: 'q', revision: 1, kind: 'form', prompt: '?', status: 'requested', fields: [{ id: 'a', label: 'A', type: 'number' }] };
  store.ingest([
    frames.sessionInit(),
    frames.toolCall(),
    frames.toolResult({ ok: false, error: { code: 'timeout', message: 'late', retryable: true } }),
    frames.event({ topic: 'audio' }),
    frames.event({ topic: 'own_topic' }),
    frames.agentMessage({ documents: [{ schema: 'oddkin.ai.question', version: 1, value: question }] }),
    frames.agentMessage({ delta: { messageId: 'm', partId: 'p', partType: 'reasoning', offset: 0, text: 'x' } }),
    frames.toolCall(),
    'no frame',
  ]);
  const coverage = coverageOf(store);
  const told = (group: CoverageGroup) => Object.fromEntries(coverage.get(group) ?? []);
  expect(told('frame')).toEqual({
    session_init: { count: 1, first: 0 },
    tool_call: { count: 2, first: 1 },
    tool_result: { count: 1, first: 2 },
    event: { count: 4, first: 3 },
  });
  expect(told('topic')).toMatchObject({ audio: { first: 3 }, own_topic: { first: 4 }, agent_message: { count: 2 } });
  expect(told('toolCallStatus')).toEqual({ running: { count: 2, first: 1 }, failed: { count: 1, first: 2 } });
  expect(told('errorCode')).toEqual({ timeout: { count: 1, first: 2 } });
  expect(told('questionKind')).toEqual({ form: { count: 1, first: 5 } });
  expect(told('fieldType')).toEqual({ number: { count: 1, first: 5 } });
  expect(told('part')).toMatchObject({ reasoning: { count: 1, first: 6 }, 'tool-call': { count: 2 } });
});

it('finds every part, kind and status in the recording that has every noun', () => {
  const store = createObserverStore();
  replay(parseRecording(readFileSync(new URL('../../../stories/recordings/every-noun.ndjson', import.meta.url), 'utf8')), store);
  const coverage = coverageOf(store);
  const missing = (group: CoverageGroup) => coverageGroups[group].filter((word) => coverage.get(group)?.has(word) !== true);
  expect(missing('part')).toEqual([]);
  expect(missing('questionKind')).toEqual([]);
  expect(missing('stepStatus')).toEqual([]);
});

it('is never thrown off by what an agent says', () => {
  const store = createObserverStore();
  const frames = createFrames();
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      store.ingest([
        frames.agentMessage({ documents: value }),
        frames.agentMessage({ delta: value }),
        frames.agentMessage({ documents: [{ schema: 'oddkin.ai.message', version: 1, value }] }),
      ]);
    }),
  );
  expect(coverageOf(store).get('topic')?.get('agent_message')?.count).toBeGreaterThan(0);
});
