import { causeChain, causesOf, createObserverStore, effectsOf, type Happening } from '@oddkin/ai/store';
import { createFrames, documentEntry } from '@oddkin/ai/testing';
import { describe, expect, it } from 'vitest';

const frames = createFrames();
const session = frames.sessionId;
const call = (count: number): Happening => ({ kind: 'tool-call', toolCallKey: `${session}/call-${count}` });
const event = (position: number): Happening => ({ kind: 'event', position });
const message = (key: string): Happening => ({ kind: 'message', messageKey: key });
const plan = (status: string) =>
  documentEntry('oddkin.ai.plan', { planId: 'p', title: 'Plan', steps: [{ id: 'a', title: 'A', status }] } as never);

/** A person asks, the agent looks and moves, the world answers, the plan moves, and the agent says what came of it. */
function told() {
  const store = createObserverStore();
  const all: unknown[] = [
    frames.sessionInit(),
    frames.agentMessage({ text: 'Go.', role: 'user', from: 'person' }),
    frames.toolCall(),
    frames.event({ payload: { door: 'open' }, meta: { tick: 3 } }),
    frames.toolResult({ meta: { tick: 4 } }),
    frames.event({ payload: { noise: 1 }, meta: { tick: 4 } }),
    frames.toolCall({ tool: 'move' }),
    frames.agentMessage({ documents: [plan('active')] }),
    frames.toolResult({ meta: { tick: 6 } }),
    frames.event({ payload: { call_id: 'call-1' }, meta: { tick: 9 } }),
    frames.event({ payload: {}, meta: { tick: 9 } }),
    frames.agentMessage({ delta: { messageId: 'm', partId: 't', partType: 'text', offset: 0, text: 'Done.' } }),
  ];
  for (const [index, frame] of all.entries()) store.ingest([frame], { at: 1_000 + index });
  return store.getState();
}

describe('causes', () => {
  const state = told();
  const happenings = (links: ReturnType<typeof causesOf>) => links.map(({ happening, reason }) => [happening, reason]);
  const turn = message(`turn:${session}/turn-1`);
  const asked = message(`said:${session}/said-1`);

  it('of an event are the call that ran, was answered in its tick, or is named', () => {
    expect(happenings(causesOf(state, event(3)))).toEqual([[call(1), 'running']]);
    expect(happenings(causesOf(state, event(5)))).toEqual([[call(1), 'same_tick']]);
    expect(happenings(causesOf(state, event(9)))).toEqual([[call(1), 'named']]);
    expect(causesOf(state, event(10))).toEqual([]);
  });

  it('of a call are the answer before it and the message that it stands in', () => {
    expect(happenings(causesOf(state, call(1)))).toEqual([[turn, 'said']]);
    expect(happenings(causesOf(state, call(2)))).toEqual([
      [call(1), 'followed'],
      [turn, 'said'],
    ]);
  });

  it('of a message are what a person said, or what was answered last', () => {
    expect(happenings(causesOf(state, turn))).toEqual([[asked, 'followed']]);
    expect(causesOf(state, asked)).toEqual([]);
    expect(happenings(causesOf(state, message(`${session}/m`)))).toEqual([
      [call(2), 'followed'],
      [turn, 'followed'],
    ]);
  });

  it('of a step of a plan are the call that was going on and the frame that told', () => {
    const step: Happening = { kind: 'plan-step', planKey: `${session}/p`, stepId: 'a', position: 7 };
    expect(happenings(causesOf(state, step))).toEqual([
      [call(2), 'moved'],
      [{ kind: 'frame', position: 7 }, 'told'],
    ]);
    expect(causesOf(state, { ...step, position: 8 })).toEqual([]);
  });

  it('lead to effects in the order in which they happened', () => {
    expect(happenings(effectsOf(state, call(1)))).toEqual([
      [event(3), 'running'],
      [{ kind: 'frame', position: 4 }, 'answered'],
      [event(5), 'same_tick'],
      [call(2), 'followed'],
      [event(9), 'named'],
    ]);
    expect(happenings(effectsOf(state, call(2)))).toEqual([
      [{ kind: 'plan-step', planKey: `${session}/p`, stepId: 'a', position: 7 }, 'moved'],
      [{ kind: 'frame', position: 8 }, 'answered'],
      [message(`${session}/m`), 'followed'],
    ]);
    expect(happenings(effectsOf(state, turn))).toEqual([
      [call(1), 'said'],
      [call(2), 'said'],
      [message(`${session}/m`), 'followed'],
    ]);
    expect(happenings(effectsOf(state, event(10)))).toEqual([[message(`${session}/m`), 'followed']]);
  });

  it('lead back to what a person said', () => {
    expect(happenings(causeChain(state, message(`${session}/m`)))).toEqual([
      [call(2), 'followed'],
      [call(1), 'followed'],
      [turn, 'said'],
      [asked, 'followed'],
    ]);
    expect(causeChain(state, message(`${session}/m`), 2)).toHaveLength(2);
  });

  it.each<Happening>([call(99), event(99), message('__proto__'), { kind: 'plan-step', planKey: 'x', stepId: 'constructor', position: 0 }])(
    'of what is not held are none: %j',
    (happening) => {
      expect(causesOf(state, happening)).toEqual([]);
      expect(effectsOf(state, happening)).toEqual([]);
    },
  );
});
