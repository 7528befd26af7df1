import { describe, expect, it } from 'vitest';
import { feedStore, hostileIds, startAt } from './feed-store.js';

describe('an event', () => {
  it('tick moves the tick and is counted, never listed', () => {
    const { take, frames, state } = feedStore();
    const { timeline } = state();
    for (let tick = 1; tick <= 5; tick += 1) take(frames.event({ topic: 'tick', meta: { tick } }), tick * 500);
    expect(state().sessions.get(frames.sessionId)?.tick).toMatchObject({ current: 5, count: 5, lastAt: startAt + 2_500 });
    expect(state().sessions.get(frames.sessionId)?.tick.measuredHz).toBeCloseTo(2, 6);
    expect(state().timeline).toBe(timeline);
  });

  it('tick may carry its number in the payload, or none', () => {
    const { take, frames, state } = feedStore();
    take(frames.event({ topic: 'tick', payload: { tick: 7 } }));
    take(frames.event({ topic: 'tick', payload: { tick: 'eight' } }));
    expect(state().sessions.get(frames.sessionId)?.tick).toMatchObject({ current: 7, count: 2 });
  });

  it.each(['collision', 'audio', 'state_change', 'weather'])('%s is an entry of the timeline with its payload', (topic) => {
    const { take, frames, state, codes } = feedStore();
    take(frames.event({ topic, payload: { with: 'wall' }, meta: { tick: 3, source: 'physics', more: 1 } }));
    expect(state().timeline.at(-1)).toMatchObject({ kind: 'event', topic, payload: { with: 'wall' }, tick: 3, toolCallKey: undefined });
    expect(codes()).toEqual(topic === 'weather' ? ['extension_topic'] : []);
  });

  it('is tied to the call that runs, or was answered in the same tick', () => {
    const { take, frames, state, key } = feedStore();
    const last = () => {
      const entry = state().timeline.at(-1);
      return entry?.kind === 'event' ? entry.toolCallKey : 'no event';
    };
    take(frames.toolCall());
    take(frames.event({ meta: { tick: 4 } }));
    expect(last()).toBe(key('call-1'));
    take(frames.toolResult({ meta: { tick: 5 } }));
    take(frames.event({ meta: { tick: 5 } }));
    expect(last()).toBe(key('call-1'));
    take(frames.event({ meta: { tick: 6 } }));
    expect(last()).toBeUndefined();
    take(frames.event());
    expect(last()).toBeUndefined();
  });

  it.each(hostileIds)('may have a payload with the member %.20s', (name) => {
    const { take, frames, state } = feedStore();
    const prototype = Object.getPrototypeOf(state()) as unknown;
    take(JSON.stringify(frames.event({ payload: { PLACE: { approved: true, polluted: 1 } } })).replace('"PLACE"', JSON.stringify(name)));
    const entry = state().timeline.at(-1);
    expect(entry?.kind === 'event' && Object.hasOwn(entry.payload, name)).toBe(true);
    expect(Object.getPrototypeOf(state())).toBe(prototype);
    expect((state() as unknown as Record<string, unknown>)['approved']).toBeUndefined();
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it('with an empty topic is refused', () => {
    const { take, frames, state } = feedStore();
    take(frames.event({ topic: '' }));
    expect(state().problems.entries.at(0)).toMatchObject({ code: 'schema_mismatch', path: '/topic' });
  });
});
