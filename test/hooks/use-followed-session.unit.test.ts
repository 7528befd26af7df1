import { describe, expect, it } from 'vitest';
import { createObserverStore } from '@oddkin/ai/store';
import { countedUuid, createFrames } from '@oddkin/ai/testing';
import { nextSession } from '../../src/hooks/use-followed-session.js';

const scout = createFrames(countedUuid(0, 1));
const courier = createFrames(countedUuid(0, 2));

describe('nextSession', () => {
  it('is the first that lives', () => {
    expect(nextSession(stateOf([scout.sessionInit(), 1], [courier.sessionInit(), 2]), undefined, 0)).toBe(scout.sessionId);
    expect(nextSession(stateOf(), undefined, 0)).toBeUndefined();
  });

  it('stays the one that is followed while it lives', () => {
    expect(nextSession(stateOf([scout.sessionInit(), 1], [courier.sessionInit(), 2]), courier.sessionId, 0)).toBe(courier.sessionId);
  });

  it('leaves one that has ended for one that lives', () => {
    const state = stateOf([scout.sessionInit(), 1], [courier.sessionInit(), 2], [scout.sessionClose(), 3]);
    expect(nextSession(state, scout.sessionId, 0)).toBe(courier.sessionId);
  });

  it('stays with one that has ended while there is no other', () => {
    expect(nextSession(stateOf([scout.sessionInit(), 1], [scout.sessionClose(), 2]), scout.sessionId, 0)).toBe(scout.sessionId);
  });

  it('leaves one that is silent since the connection came back only for one that has begun since then', () => {
    const both = stateOf([scout.sessionInit(), 1], [courier.sessionInit(), 2], [courier.heartbeat(), 11]);
    expect(nextSession(both, scout.sessionId, 10)).toBe(scout.sessionId);
    const begun = stateOf([scout.sessionInit(), 1], [courier.sessionInit(), 11]);
    expect(nextSession(begun, scout.sessionId, 10)).toBe(courier.sessionId);
  });
});

function stateOf(...frames: readonly (readonly [frame: object, at: number])[]) {
  const store = createObserverStore();
  for (const [frame, at] of frames) store.ingest([{ ...frame, message_id: countedUuid(9, at) }], { at });
  return store.getState();
}
