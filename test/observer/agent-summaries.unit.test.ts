import { describe, expect, it } from 'vitest';
import { createObserverStore } from '@oddkin/ai/store';
import { countedUuid, createFrames } from '@oddkin/ai/testing';
import { nilUuid } from '../../src/aicc/index.js';
import { summarizeAgents } from '../../src/observer/agent-summaries.js';

describe('summarizeAgents', () => {
  it('puts those that are over last, the one that ended last first', () => {
    const [first, second, third] = [1, 2, 3].map((number) => createFrames(countedUuid(0, number)));
    const store = createObserverStore();
    const frames = [first!.sessionInit(), second!.sessionInit(), third!.sessionInit(), first!.sessionClose(), third!.sessionClose()];
    frames.forEach((frame, at) => store.ingest([{ ...frame, message_id: countedUuid(9, at) }], { at }));
    const order = summarizeAgents(store.getState()).map(({ session }) => session.sessionId);
    expect(order).toEqual([second, third, first].map((agent) => agent!.sessionId));
  });

  it('keeps those that a gap has lost before those that are over', () => {
    const [over, lost] = [1, 2].map((number) => createFrames(countedUuid(0, number)));
    const store = createObserverStore();
    const gap = over!.error({ session_id: nilUuid, error: { code: 'session_expired', message: 'Too old.', retryable: true } });
    const frames = [over!.sessionInit(), over!.sessionClose(), lost!.sessionInit(), gap];
    frames.forEach((frame, at) => store.ingest([{ ...frame, message_id: countedUuid(9, at) }], { at }));
    expect(summarizeAgents(store.getState()).map(({ session }) => session.phase)).toEqual(['lost', 'closed']);
  });
});
