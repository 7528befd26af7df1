import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readArrival } from '@oddkin/ai/aicc';
import { createObserverStore, type ObserverState } from '@oddkin/ai/store';
import { countedUuid, createFrames, documentEntry, createDocuments } from '@oddkin/ai/testing';
import { stream } from './stream-arbitrary.js';

const numRuns = Number(process.env['LAW_RUNS'] ?? 100);
const entities = 50;

/** A store of many entities, with one subscriber to each, as a hook is: it is woken when what it reads is another object. */
function watched() {
  const store = createObserverStore();
  const frames = createFrames(countedUuid(0, 1));
  const documents = createDocuments();
  const selectors = new Map<string, (state: ObserverState) => unknown>();
  const watch = (name: string, select: (state: ObserverState) => unknown): void => void selectors.set(name, select);
  store.ingest([frames.sessionInit()]);
  for (let count = 0; count < entities; count += 1) {
    const id = `${frames.sessionId}/${count}`;
    const plan = documentEntry('oddkin.ai.plan', documents.plan({ planId: `${count}` }));
    const message = documentEntry('oddkin.ai.message', documents.message({ id: `${count}` }));
    store.ingest([frames.toolCall({ call_id: `${count}` }), frames.agentMessage({ documents: [plan, message] })]);
    watch(`call ${count}`, ({ toolCalls }) => toolCalls.records.get(id));
    watch(`plan ${count}`, ({ plans }) => plans.get(id));
    watch(`message ${count}`, ({ messages }) => messages.records.get(id));
  }
  const woken = (change: () => void): readonly string[] => {
    const before = new Map(Array.from(selectors, ([name, select]) => [name, select(store.getState())]));
    const names: string[] = [];
    const stop = store.subscribe((state) => {
      for (const [name, select] of selectors) if (select(state) !== before.get(name)) names.push(name);
    });
    change();
    stop();
    return names;
  };
  return { store, frames, documents, woken };
}

it('a commit that changes one entity wakes its subscribers alone', () => {
  fc.assert(
    fc.property(fc.nat(entities - 1), (count) => {
      const { store, frames, documents, woken } = watched();
      expect(woken(() => store.ingest([frames.toolResult({ call_id: `${count}` })]))).toEqual([`call ${count}`]);
      const plan = documentEntry('oddkin.ai.plan', documents.plan({ planId: `${count}` }));
      expect(woken(() => store.ingest([frames.agentMessage({ documents: [plan] })]))).toEqual([`plan ${count}`]);
      const delta = { messageId: `${count}`, partId: 'more', partType: 'text', offset: 0, text: 'More.' };
      expect(woken(() => store.ingest([frames.agentMessage({ delta })]))).toEqual([`message ${count}`]);
      expect(woken(() => store.ingest([frames.heartbeat()]))).toEqual([]);
    }),
    { numRuns: Math.min(numRuns, 20) },
  );
});

it('a state that was handed out never changes, whatever comes after', () => {
  fc.assert(
    fc.property(stream(true), fc.integer({ min: 1, max: 7 }), (messages, size) => {
      const store = createObserverStore();
      const arrivals = messages.map(({ text }, index) => readArrival(text, 1_700_000_000_000 + index));
      const held: { readonly state: ObserverState; readonly told: string }[] = [];
      for (let index = 0; index < arrivals.length; index += size) {
        store.receive(arrivals.slice(index, index + size));
        held.push({ state: store.getState(), told: tell(store.getState()) });
      }
      for (const { state, told } of held) expect(tell(state)).toBe(told);
    }),
    { numRuns },
  );
});

function tell(state: ObserverState): string {
  return JSON.stringify(state, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && Symbol.iterator in value ? [...(value as Iterable<unknown>)] : value,
  );
}
