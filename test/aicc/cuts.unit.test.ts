import fc from 'fast-check';
import { expect, it } from 'vitest';
import { connectSession, makeFrame, makeUuid, observe, type FrameContent } from '@oddkin/ai/aicc';
import type { Frame } from '../../src/schema/index.js';
import { createTestBridge, session, sessionInit, type TestConnection } from './test-bridge.js';

type Step = { readonly do: 'say' | 'call' | 'event' } | { readonly do: 'cut' } | { readonly do: 'wait'; readonly microtasks: number };

const steps = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom<Step>({ do: 'say' }, { do: 'call' }, { do: 'event' }) },
    { weight: 1, arbitrary: fc.constant<Step>({ do: 'cut' }) },
    { weight: 4, arbitrary: fc.integer({ min: 0, max: 6 }).map((microtasks): Step => ({ do: 'wait', microtasks })) },
  ),
  { maxLength: 80 },
);

/** A long run with a cut about every fifty frames, at places that a small generator picks. */
function longRun(frames: number): Step[] {
  let seed = 7;
  const next = (below: number): number => (seed = (seed * 48_271) % 2_147_483_647) % below;
  return Array.from({ length: frames }, (_, index): Step[] => [
    { do: (['say', 'call', 'event'] as const)[next(3)] ?? 'say' },
    ...(next(2) === 0 ? [{ do: 'wait' as const, microtasks: next(7) }] : []),
    ...(index % 50 === next(50) || index % 50 === 49 ? [{ do: 'cut' as const }] : []),
  ]).flat();
}

async function wait(microtasks: number): Promise<void> {
  for (let count = 0; count < microtasks; count += 1) await Promise.resolve();
}

const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** A bridge as PROTOCOL asks for: it takes each message_id once, keeps its answers, and repeats on resume what may have been lost. */
function createLastingBridge() {
  const taken: Frame[] = [];
  const toAgent: string[] = [];
  let agentSide: TestConnection | undefined;
  const tell = (content: FrameContent): void => {
    const text = JSON.stringify(makeFrame(session, content));
    toAgent.push(text);
    if (agentSide?.closed === undefined) trySend(agentSide, text);
  };
  const bridge = createTestBridge({
    onOpen: (connection) => {
      if (connection.options.resume !== undefined) return;
      connection.sendFrame(session, sessionInit());
      agentSide = connection;
    },
    onFrame: (connection, frame) => {
      if (frame.type === 'session_resume') {
        connection.sendFrame(session, sessionInit());
        for (const text of toAgent.slice(-200)) trySend(connection, text);
        agentSide = connection;
      } else if (!taken.some(({ message_id }) => message_id === frame.message_id)) {
        taken.push(frame);
        if (frame.type === 'tool_call') tell({ type: 'tool_result', call_id: frame.call_id, ok: true, output: frame.input });
      }
    },
  });
  return { bridge, taken, tell };
}

function trySend(connection: TestConnection | undefined, text: string): void {
  try {
    connection?.send(text);
  } catch {
    // The connection is gone; the next resume repeats the text.
  }
}

async function runAgent(run: readonly Step[]): Promise<void> {
  const { bridge, taken, tell } = createLastingBridge();
  const heard: string[] = [];
  const agent = connectSession({
    transport: bridge.transport,
    limits: { maxQueued: 100_000 },
    onFrame: (frame) => {
      if (frame.type === 'event') heard.push(String(frame.payload['n']));
    },
  });
  await agent.whenLive();
  const said: string[] = [];
  const told: string[] = [];
  const results: Promise<unknown>[] = [];
  for (const [n, step] of run.entries()) {
    if (step.do === 'wait') await wait(step.microtasks);
    else if (step.do === 'cut') bridge.last().sever();
    else if (step.do === 'event') {
      tell({ type: 'event', topic: 'tick', payload: { n } });
      told.push(String(n));
    } else {
      said.push(`${step.do} ${n}`);
      if (step.do === 'say') void agent.say({ n });
      else results.push(agent.call('echo', { n }).then(({ output }) => output?.['n']));
    }
    agent.retryNow();
  }
  for (let count = 0; count < 4; count += 1) {
    await turn();
    agent.retryNow();
  }
  expect(await Promise.all(results)).toEqual(said.filter((name) => name.startsWith('call')).map((name) => Number(name.slice(5))));
  expect(
    taken.map((frame) =>
      frame.type === 'tool_call' ? `call ${String(frame.input['n'])}` : frame.type === 'event' && `say ${String(frame.payload['n'])}`,
    ),
  ).toEqual(said);
  expect(heard).toEqual(told);
  agent.close();
}

it('loses and doubles nothing in either direction of a session, wherever the socket is cut', async () => {
  await fc.assert(fc.asyncProperty(steps, runAgent), { numRuns: 100 });
});

it('loses and doubles nothing in a session of 3,000 frames and more than fifty cuts', async () => {
  await runAgent(longRun(3_000));
});

async function runObserver(run: readonly Step[]): Promise<void> {
  const log: { readonly id: string; readonly text: string }[] = [];
  const init = JSON.stringify(makeFrame(session, sessionInit()));
  const bridge = createTestBridge({
    onOpen: (connection) => {
      const { after } = connection.options;
      const start = after === undefined ? 0 : log.findIndex(({ id }) => id === after) + 1;
      trySend(connection, init);
      for (const { text } of log.slice(start)) trySend(connection, text);
    },
  });
  const seen: (string | undefined)[] = [];
  const observation = observe({ transport: bridge.transport, onArrival: ({ text }) => seen.push(text) });
  for (const [n, step] of run.entries()) {
    if (step.do === 'wait') await wait(step.microtasks);
    else if (step.do === 'cut') bridge.last().sever();
    else {
      const id = makeUuid();
      const text = JSON.stringify(makeFrame(session, { type: 'event', topic: 'tick', payload: { n } }, id));
      log.push({ id, text });
      trySend(bridge.last(), text);
    }
    observation.retryNow();
  }
  for (let count = 0; count < 4; count += 1) {
    await turn();
    observation.retryNow();
  }
  expect(seen).toEqual([init, ...log.map(({ text }) => text)]);
  observation.close();
}

it('shows an observer every frame once and in order, wherever the socket is cut', async () => {
  await fc.assert(fc.asyncProperty(steps, runObserver), { numRuns: 100 });
});

it('shows an observer 10,000 frames once and in order through two hundred cuts', async () => {
  await runObserver(longRun(10_000));
});

it('throws at no text and no bytes, in either role', async () => {
  const bridge = createTestBridge();
  const observation = observe({ transport: bridge.transport, onArrival: () => {} });
  const far = bridge.last();
  const agent = connectSession({ transport: bridge.transport });
  await turn();
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.json(),
    fc.object().map((value) => JSON.stringify({ protocol: 'aicc/0.1', type: 'event', ...value })),
  );
  await fc.assert(
    fc.asyncProperty(text, async (noise) => {
      trySend(far, noise);
      trySend(bridge.last(), noise);
      await wait(3);
    }),
    { numRuns: 500 },
  );
  expect(observation.getState().phase).toBe('live');
  expect(agent.getState().phase).toBe('connecting');
  observation.close();
  agent.close();
});
