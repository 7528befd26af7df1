import type { AgentSession } from '@oddkin/ai/aicc';
import type { SessionHandle } from '@oddkin/ai/bridge';
import { createDocuments, documentEntry, removalEntry } from '@oddkin/ai/testing';

/** What happens at once in a session: some frames of the agent, or some of its world. */
export interface ScriptStep {
  /** How many frames cross the wire by it, answers included. */
  readonly frames: number;
  readonly run: (agent: Speaker, world: Pick<SessionHandle, 'emit' | 'grant' | 'revoke'>) => void;
}

/** The part of an agent that a script uses; `call` tells nobody what comes of it. */
export interface Speaker extends Pick<AgentSession, 'say' | 'send'> {
  readonly call: (tool: string, input: Record<string, unknown>, callId: string) => void;
}

/** Whole numbers from 0 to below `below`, the same ones for the same seed. */
export type Draw = (below: number) => number;

export function seededDraw(seed: number): Draw {
  let state = seed;
  return (below) => (state = (state * 48_271) % 2_147_483_647) % below;
}

/**
 * Steps by which at least so many frames cross the wire.
 * One step holds only what comes in one order wherever it is cut: tools that take their time differ in it, so one step calls the same tool.
 */
export function writeScript(seed: number, frames: number): readonly ScriptStep[] {
  const draw = seededDraw(seed);
  const makers = createMakers(draw);
  const steps: ScriptStep[] = [];
  for (let count = 0; count < frames; count += steps.at(-1)?.frames ?? frames) {
    const make = makers[draw(makers.length)];
    if (make !== undefined) steps.push(make());
  }
  return steps;
}

function createMakers(draw: Draw): readonly (() => ScriptStep)[] {
  const documents = createDocuments();
  let calls = 0;
  let words = 0;
  let canJump = false;
  let growing = { id: 'grown-0', length: 0 };

  const callMany = (tool: string, input: Record<string, unknown>, framesEach = 2, most = 4): ScriptStep => {
    const ids = Array.from({ length: 1 + draw(most) }, () => `c${++calls}`);
    return { frames: ids.length * framesEach, run: (agent) => ids.forEach((id) => agent.call(tool, { ...input, id }, id)) };
  };
  const sayAll = (payloads: readonly Record<string, unknown>[]): ScriptStep => ({
    frames: payloads.length,
    run: (agent) => payloads.forEach((payload) => void agent.say(payload)),
  });
  const text = (): Record<string, unknown> => ({ text: `Word ${++words}.`, from: 'Scout', ...(draw(4) === 0 ? { role: 'user' } : {}) });
  const delta = (): Record<string, unknown> => {
    const added = `piece ${++words} `;
    const { id, length } = growing;
    const isDone = draw(12) === 0;
    growing = isDone ? { id: `grown-${words}`, length: 0 } : { id, length: length + added.length };
    return {
      delta: { messageId: id, partId: 'text', partType: 'text', offset: length, text: added, state: isDone ? 'done' : 'streaming' },
      from: 'Scout',
    };
  };
  const entry = () => {
    switch (draw(7)) {
      case 0:
        return documentEntry('oddkin.ai.message', documents.message());
      case 1:
        return documentEntry('oddkin.ai.plan', documents.plan({ planId: `plan-${draw(5)}`, title: `Way ${++words}` }));
      case 2:
        return documentEntry('oddkin.ai.question', documents.question());
      case 3:
        return documentEntry('oddkin.ai.artifact', documents.artifact());
      case 4:
        return documentEntry('oddkin.ai.attempt', documents.attempt());
      case 5:
        return documentEntry('oddkin.ai.approval', documents.approval());
      default:
        return removalEntry('oddkin.ai.plan', `plan-${draw(5)}`);
    }
  };
  const many = <T>(make: () => T): T[] => Array.from({ length: 1 + draw(6) }, make);

  return [
    () => callMany('echo', { deep: { list: [1, null, 'ä€😀'] } }),
    () => callMany('fail', {}),
    () => callMany('strict', { n: 'not a number' }),
    () => callMany('nowhere', {}),
    () => callMany('once', {}),
    () => callMany('slow', { ms: 5 + draw(60) }),
    () => callMany('emit_event', { seen: draw(100) }, 3, 1),
    () => sayAll(many(text)),
    () => sayAll(many(delta)),
    () => sayAll(many(() => ({ documents: many(entry), from: 'Scout' }))),
    () => ({ frames: 2, run: (agent) => void agent.send({ type: 'event', topic: 'state_change', payload: { not: 'for an agent' } }) }),
    () => {
      const payloads = many(() => ({ from: 'the world', n: ++words }));
      return { frames: payloads.length, run: (_agent, world) => payloads.forEach((payload) => world.emit('state_change', payload)) };
    },
    () => {
      canJump = !canJump;
      const change = canJump ? 'grant' : 'revoke';
      return { frames: 1, run: (_agent, world) => world[change]('actuators', 'jump') };
    },
  ];
}
