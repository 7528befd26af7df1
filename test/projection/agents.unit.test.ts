import fc from 'fast-check';
import { expect, it } from 'vitest';
import { conversation, createObserverStore } from '@oddkin/ai/store';
import { countedUuid, createFrames } from '@oddkin/ai/testing';

const numRuns = Number(process.env['LAW_RUNS'] ?? 100);
const deed = fc.record({
  agent: fc.nat(2),
  does: fc.constantFrom('says', 'calls', 'is answered', 'is asked'),
  afterMs: fc.constantFrom(0, 5, 900, 31_000),
});

it('keeps three agents of one world apart, each in the order in which it spoke and acted', () => {
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 60 }), (deeds) => {
      const store = createObserverStore();
      const agents = [1, 2, 3].map((count) => ({
        frames: createFrames(countedUuid(0, count)),
        done: [] as string[],
        open: [] as string[],
        calls: 0,
      }));
      let at = 1_700_000_000_000;
      store.ingest(
        agents.map(({ frames }) => frames.sessionInit()),
        { at },
      );
      for (const [index, { agent, does, afterMs }] of deeds.entries()) {
        at += afterMs;
        const { frames, done, open } = agents[agent]!;
        if (does === 'says' || does === 'is asked') {
          const words = `${agent} ${index}`;
          store.ingest([frames.agentMessage({ text: words, role: does === 'says' ? 'assistant' : 'user' })], { at });
          done.push(words);
        } else if (does === 'calls') {
          // All of them name their calls alike.
          const callId = `call-${(agents[agent]!.calls += 1)}`;
          store.ingest([frames.toolCall({ call_id: callId })], { at });
          open.push(callId);
          done.push(`${frames.sessionId}/${callId}`);
        } else if (open.length > 0) store.ingest([frames.toolResult({ call_id: open.shift()!, output: { agent } })], { at });
      }
      const { messages, toolCalls } = store.getState();
      for (const [agent, { frames, done, open }] of agents.entries()) {
        const { sessionId } = frames;
        const records = conversation(messages.tree, sessionId).map((key) => messages.records.get(key)!);
        const shown = records.flatMap(({ value }) =>
          value.parts.map((part) => (part.type === 'tool-call' ? part.toolCallId : 'text' in part ? part.text : part.type)),
        );
        expect(shown).toEqual(done);
        expect(records.every((record) => record.sessionId === sessionId)).toBe(true);
        for (const { value, sessionId: its, isAwaited } of toolCalls.records.values())
          if (its === sessionId && !isAwaited) expect(value.output).toEqual({ agent });
        const awaited = [...toolCalls.records.values()].filter((call) => call.sessionId === sessionId && call.isAwaited);
        expect(awaited.map(({ key }) => key)).toEqual(open.map((callId) => `${sessionId}/${callId}`));
      }
      const times = Array.from(messages.records.values(), ({ createdAt }) => createdAt);
      expect(times).toEqual(times.toSorted((one, other) => one - other));
    }),
    { numRuns },
  );
});
