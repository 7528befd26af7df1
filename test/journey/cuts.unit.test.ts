import { connectObserver, createObserverStore, type ObserverState, type Schedule } from '@oddkin/ai/store';
import { connectSession, type MemoryConnection } from '@oddkin/ai/aicc';
import { createEchoWorld, type SessionHandle } from '@oddkin/ai/bridge';
import { beforeAll, expect, it } from 'vitest';
import { createMemoryHub } from '../bridge/memory-hub.js';
import { seededDraw, writeScript, type Draw, type ScriptStep, type Speaker } from './seeded-script.js';
import { factsOf, messageIds, type Facts } from './told-facts.js';

const frames = 10_000;
const cuts = 200;
const script = writeScript(11, frames);

interface Run {
  readonly agent: ObserverState;
  readonly observer: ObserverState;
  /** Every text that crossed the wire between agent and bridge, in order. */
  readonly mirrored: readonly unknown[];
  readonly connections: { readonly agent: number; readonly observer: number };
}

let uncut: Run;

beforeAll(async () => {
  uncut = await run('nobody');
});

it('has 10,000 frames to lose', () => {
  expect(uncut.connections).toEqual({ agent: 1, observer: 1 });
  expect(uncut.mirrored.length).toBeGreaterThanOrEqual(frames);
  expect(uncut.agent.wire.next).toBeGreaterThanOrEqual(frames);
  expectWhole(uncut.agent);
  expectWhole(uncut.observer);
});

it("ends with an observer's store equal to the uncut run after two hundred cuts of its socket", async () => {
  const cut = await run('observer');
  expect(cut.connections.agent).toBe(1);
  expect(cut.connections.observer).toBe(1 + cuts);
  expectWhole(cut.observer);
  expect([...cut.observer.wire.entries].map(({ text }) => text)).toEqual(cut.mirrored);
  expectEqual(factsOf(cut.observer), factsOf(uncut.observer));
});

it("ends with an agent's store equal to the uncut run after two hundred cuts of its socket", async () => {
  const cut = await run('agent');
  expect(cut.connections.observer).toBe(1);
  expect(cut.connections.agent).toBe(1 + cuts);
  expectWhole(cut.agent);
  expectEqual(factsOf(cut.agent), factsOf(uncut.agent));
  // Whoever watches it reads the same, though answers and calls may pass each other on the wire in another order.
  expectWhole(cut.observer);
  const [{ toolCalls, documents, statistics }, watched] = [factsOf(cut.observer), factsOf(uncut.observer)];
  expectEqual({ ...watched, toolCalls, documents, statistics }, watched);
});

/** Names the first difference only: one lost frame moves all that follow. */
function expectEqual(cut: Facts, whole: Facts): void {
  for (const [noun, expected] of Object.entries(whole)) {
    const told = cut[noun as keyof Facts];
    const at = expected.findIndex((text, index) => text !== told[index]);
    expect({ noun, text: told[at], length: told.length }).toEqual({ noun, text: expected[at], length: expected.length });
  }
}

function expectWhole(state: ObserverState): void {
  const ids = messageIds(state);
  expect(new Set(ids).size).toBe(ids.length);
  expect([...state.timeline].filter((entry) => entry.kind === 'session' && entry.change === 'gap')).toEqual([]);
  expect([...state.problems.entries].filter(({ level }) => level === 'error')).toEqual([]);
}

/** Plays the script between an agent, a bridge and an observer, and cuts the socket of one of them wherever the seed says. */
async function run(victim: 'nobody' | 'agent' | 'observer'): Promise<Run> {
  let world: SessionHandle | undefined;
  const hub = createMemoryHub({ ...createEchoWorld(), join: (handle) => (world = handle) });
  const connections: Record<'agent' | 'observer', MemoryConnection[]> = { agent: [], observer: [] };
  const draw = seededDraw(23);
  // Short waits, so that time does not begin a turn of its own.
  const options = { clock: hub.clock, random: () => draw(100) / 10_000, wake: () => () => {} };
  const agentStore = createObserverStore({ clock: hub.clock });
  const observerStore = createObserverStore({ clock: hub.clock });

  const session = connectSession({
    ...options,
    transport: hub.agentTransport('Scout', (connection) => connections.agent.push(connection)),
    subscribe: ['state_change'],
    onArrival: (arrival) => agentStore.receive([arrival]),
  });
  const observation = connectObserver(observerStore, {
    ...options,
    transport: hub.observerTransport((connection) => connections.observer.push(connection)),
    schedule: atOnce,
  });
  await hub.pass(10);

  let waiting = 0;
  const speaker: Speaker = {
    say: session.say,
    send: session.send,
    call: (tool, input, callId) => {
      waiting += 1;
      void session.call(tool, input, { callId }).then(() => (waiting -= 1));
    },
  };
  const places = victim === 'nobody' ? new Map<ScriptStep, readonly Cut[]>() : placeCuts(seededDraw(37));
  const client = victim === 'observer' ? observation : session;

  for (const step of script) {
    const here = places.get(step) ?? [];
    const [first] = here;
    if (first?.isBefore !== true && world !== undefined) step.run(speaker, world);
    for (const { microtasks } of here) {
      client.retryNow();
      await wait(microtasks);
      connections[victim === 'observer' ? 'observer' : 'agent'].at(-1)?.sever();
      await wait(2);
    }
    if (first?.isBefore === true && world !== undefined) step.run(speaker, world);
    do await hub.pass(10);
    while (waiting > 0 || session.getState().phase !== 'live');
  }
  await hub.pass(1_000);

  const states = { agent: agentStore.getState(), observer: observerStore.getState() };
  const mirrored = [...hub.mirrored];
  session.close();
  observation.close();
  return { ...states, mirrored, connections: { agent: connections.agent.length, observer: connections.observer.length } };
}

interface Cut {
  /** Whether the socket is cut before the frames of the step are sent, and not while they are on their way. */
  readonly isBefore: boolean;
  readonly microtasks: number;
}

/** Two hundred cuts at steps of the script; now and then one more while the connection is only just coming back. */
function placeCuts(draw: Draw): ReadonlyMap<ScriptStep, readonly Cut[]> {
  const places = new Map<ScriptStep, Cut[]>();
  let step: ScriptStep | undefined;
  for (let count = 0; count < cuts; count += 1) {
    if (step === undefined || draw(8) > 0) step = script[draw(script.length)];
    if (step !== undefined) places.set(step, [...(places.get(step) ?? []), { isBefore: draw(4) === 0, microtasks: draw(24) }]);
  }
  return places;
}

const atOnce: Schedule = (callback) => {
  callback();
  return () => {};
};

async function wait(microtasks: number): Promise<void> {
  for (let count = 0; count < microtasks; count += 1) await Promise.resolve();
}
