import { connectObserver, createObserverStore, type ObserverState, type Schedule } from '@oddkin/ai/store';
import { connectSession, type MemoryConnection } from '@oddkin/ai/aicc';
import { createEchoWorld, type SessionHandle } from '@oddkin/ai/bridge';
import { beforeAll, expect, it } from 'vitest';
import { createMemoryHub, settle } from '../bridge/memory-hub.js';
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
  let world = undefined as SessionHandle | undefined; // the world gives it when the agent joins
  // Its time stands still: in which tick an answer is given depends on which calls happen to run at once.
  const stillWorld = { ...createEchoWorld(), tickMode: 'fixed', tickRateHz: 0.001 } as const;
  const hub = createMemoryHub({ ...stillWorld, join: (handle) => (world = handle) });
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

  const places = victim === 'nobody' ? new Map<ScriptStep, readonly Cut[]>() : placeCuts(seededDraw(37));
  const client = victim === 'observer' ? observation : session;
  const sever = (): void => connections[victim === 'observer' ? 'observer' : 'agent'].at(-1)?.sever();
  let waiting = 0;
  let onFrame = (): void => {};
  const told =
    <A extends readonly unknown[], R>(send: (...sent: A) => R) =>
    (...sent: A): R => {
      onFrame();
      return send(...sent);
    };
  const speaker: Speaker = {
    say: told(session.say),
    send: told(session.send),
    call: told((tool, input, callId) => {
      waiting += 1;
      void session.call(tool, input, { callId }).then(() => (waiting -= 1));
    }),
  };
  if (world === undefined) throw new Error('The agent has not joined.');
  const speakingWorld = { emit: told(world.emit), grant: told(world.grant), revoke: told(world.revoke) };

  for (const step of script) {
    const [first, ...others] = places.get(step) ?? [];
    if (first !== undefined) {
      client.retryNow();
      await settle();
    }
    if (first?.isBefore === true) {
      sever();
      await settle();
    }
    let left = first === undefined || first.isBefore ? -1 : first.frame;
    const cut = (): void => afterRounds(first?.rounds ?? 0, sever);
    onFrame = () => {
      if (left === 0) cut();
      left -= 1;
    };
    step.run(speaker, speakingWorld);
    if (left >= 0) cut();
    if (first !== undefined) await settle();
    for (const { rounds } of others) {
      client.retryNow();
      afterRounds(rounds, sever);
      await settle();
    }
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
  /** Whether the socket is cut, and both ends know, before the step begins. */
  readonly isBefore: boolean;
  /** How many frames of the step are sent before the cut, */
  readonly frame: number;
  /** and how often what is under way then has moved on by one delivery. */
  readonly rounds: number;
}

/** Two hundred cuts at steps of the script; now and then one more while the connection is only just coming back. */
function placeCuts(draw: Draw): ReadonlyMap<ScriptStep, readonly Cut[]> {
  const places = new Map<ScriptStep, Cut[]>();
  let step: ScriptStep | undefined;
  for (let count = 0; count < cuts; count += 1) {
    if (step === undefined || draw(8) > 0) step = script[draw(script.length)];
    if (step === undefined) continue;
    const cut: Cut = { isBefore: draw(5) === 0, frame: draw(5), rounds: draw(2) === 0 ? draw(3) : draw(20) };
    places.set(step, [...(places.get(step) ?? []), cut]);
  }
  return places;
}

/** Microtasks deliver one message each, in order: this keeps its place among them, round by round. */
function afterRounds(rounds: number, callback: () => void): void {
  queueMicrotask(() => (rounds === 0 ? callback() : afterRounds(rounds - 1, callback)));
}

const atOnce: Schedule = (callback) => {
  callback();
  return () => {};
};
