import { connectObserver, createObserverStore } from '@oddkin/ai/store';
import { defineTool, defineWorld } from '@oddkin/ai/bridge';
import { connectSession } from '@oddkin/ai/aicc';
import { expect, it } from 'vitest';
import { createMemoryHub } from './memory-hub.js';

const id = '11111111-2222-4333-8444-555555555555';

async function watchedWorld(run: () => Record<string, unknown> | Promise<Record<string, unknown>>) {
  const world = defineWorld({
    name: 'doors',
    kind: 'text',
    tickRateHz: 1,
    tools: {
      stop: defineTool({
        class: 'actuator',
        description: 'Stops.',
        forPerson: true,
        input: { type: 'object' },
        output: { type: 'object' },
        run,
      }),
    },
  });
  const memory = createMemoryHub(world);
  connectSession({ transport: memory.agentTransport('Scout'), clock: memory.clock });
  await memory.pass(100);
  const sessionId = memory.hub.allSessions()[0]?.id ?? '';
  const tab = () => {
    const store = createObserverStore({ clock: memory.clock });
    return { store, connection: connectObserver(store, { transport: memory.observerTransport(), clock: memory.clock }) };
  };
  return { memory, sessionId, tab };
}

it('answers the same action again without running it twice, to whichever tab asks', async () => {
  let runs = 0;
  const { memory, sessionId, tab } = await watchedWorld(() => ({ runs: (runs += 1) }));
  const [first, second] = [tab(), tab()];
  await memory.pass(100);
  const answer = first.connection.call(sessionId, 'stop', {}, { id });
  await memory.pass(100);
  expect(await answer).toMatchObject({ ok: true, output: { runs: 1 } });
  for (const { connection } of [first, second]) {
    const again = connection.call(sessionId, 'stop', {}, { id });
    await memory.pass(100);
    expect(await again).toMatchObject({ ok: true, output: { runs: 1 } });
  }
  const another = first.connection.call(sessionId, 'stop', {});
  await memory.pass(100);
  expect(await another).toMatchObject({ ok: true, output: { runs: 2 } });
  for (const { store } of [first, second]) expect(store.getState().problems.counts).toMatchObject({ error: 0, warning: 0 });
  memory.hub.close('The test is over.');
});

it('answers one that is asked for again while it runs when it has run', async () => {
  let finish = (): void => {};
  let runs = 0;
  const { memory, sessionId, tab } = await watchedWorld(() => {
    runs += 1;
    return new Promise<Record<string, unknown>>((resolve) => (finish = () => resolve({ done: true })));
  });
  const [first, second] = [tab(), tab()];
  await memory.pass(100);
  const answers = [first.connection.call(sessionId, 'stop', {}, { id })];
  await memory.pass(100);
  answers.push(second.connection.call(sessionId, 'stop', {}, { id }));
  await memory.pass(100);
  finish();
  await memory.pass(100);
  expect(await Promise.all(answers)).toMatchObject([{ output: { done: true } }, { output: { done: true } }]);
  expect(runs).toBe(1);
  memory.hub.close('The test is over.');
});
