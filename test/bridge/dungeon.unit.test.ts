import { decodeFrame, type ReceivedFrame } from '@oddkin/ai/aicc';
import { createDungeonWorld, startCourier, startExplorer } from '@oddkin/ai/bridge';
import { validateDocument } from '@oddkin/ai/validate';
import { expect, it, vi } from 'vitest';
import type { Message } from '../../src/bridge/link.js';
import { findMissing } from './dungeon-coverage.js';
import { createMemoryHub, type MemoryHub } from './memory-hub.js';

// Minutes of the dungeon's time are much work for a busy machine.
vi.setConfig({ testTimeout: 60_000 });

interface PlainDocument {
  readonly schema: Parameters<typeof validateDocument>[0];
  readonly value: Record<string, unknown> & {
    readonly parts?: readonly { readonly type: string }[];
    readonly steps?: readonly { readonly status: string }[];
  };
}

async function run(
  seed: number,
  seconds: number,
): Promise<MemoryHub & { readonly frames: readonly ReceivedFrame[]; readonly documents: readonly PlainDocument[] }> {
  const memory = createMemoryHub(createDungeonWorld({ seed }));
  startExplorer({ transport: memory.agentTransport('Scout'), clock: memory.clock, seed });
  startCourier({ transport: memory.agentTransport('Courier'), clock: memory.clock, seed });
  await memory.pass(seconds * 1000);
  const frames = memory.mirrored.map(frameOf);
  return { ...memory, frames, documents: documentsOf(frames) };
}

function frameOf(text: Message): ReceivedFrame {
  const decoded = decodeFrame(text);
  if (!decoded.ok) throw new Error(`${decoded.problems[0].message} in ${String(text)}`);
  return decoded.frame;
}

function documentsOf(frames: readonly ReceivedFrame[]): readonly PlainDocument[] {
  return frames.flatMap((frame) => (frame.type === 'event' ? ((frame.payload['documents'] as PlainDocument[] | undefined) ?? []) : []));
}

it.each([1, 2, 4])(
  'shows every frame type, topic, document, part and status that it can bring about within two minutes, with seed %d',
  async (seed) => {
    const { mirrored, log } = await run(seed, 120);
    expect(findMissing(mirrored.map(String))).toEqual([]);
    expect(log).toEqual([]);
  },
);

it('asks a question of each kind within two minutes where a person answers, and one at a time', async () => {
  const memory = createMemoryHub(createDungeonWorld({ seed: 1 }));
  startExplorer({ transport: memory.agentTransport('Scout'), clock: memory.clock, seed: 1 });
  await memory.pass(100);
  const person = memory.hub.openObserver({ send: () => {}, close: () => {}, bufferedAmount: () => 0 }, new URLSearchParams());
  const kinds = new Set<unknown>();
  const open = new Set<unknown>();
  let read = 0;
  for (let second = 0; second < 120; second += 1) {
    await memory.pass(1_000);
    for (const { value } of documentsOf(memory.mirrored.slice(read).map(frameOf))) {
      if (typeof value['questionId'] !== 'string') continue;
      kinds.add(value['kind']);
      if (value['status'] === 'requested') open.add(value['questionId']);
      else open.delete(value['questionId']);
      expect(open.size).toBeLessThanOrEqual(1);
    }
    read = memory.mirrored.length;
    for (const questionId of second % 5 === 0 ? open : []) {
      person.onMessage(
        JSON.stringify({
          protocol: 'aicc/0.1',
          type: 'tool_call',
          session_id: memory.hub.allSessions()[0]?.id,
          message_id: crypto.randomUUID(),
          call_id: `observer-${second}`,
          tool: 'skip_question',
          input: { questionId, revision: 1 },
        }),
      );
    }
  }
  memory.hub.close('The test is over.');
  expect(kinds).toEqual(new Set(['choice', 'multi-choice', 'form', 'text']));
});

it('goes on while it waits for people', async () => {
  const { frames } = await run(1, 100);
  expect(frames.filter((frame) => frame.type === 'tool_call' && frame.tool === 'move').length).toBeGreaterThan(150);
});

it('gives people ninety seconds for a question and forty-five for an approval once the first questions have gone round', async () => {
  const { documents } = await run(1, 240);
  const limits = (schema: string): number[] =>
    documents
      .filter((document) => document.schema === schema && document.value['status'] === 'requested' && document.value['revision'] === 1)
      .map(({ value }) => value['expiresAt'])
      .filter((at) => at !== undefined)
      .map((at) => Date.parse(at as string));
  expect(Math.max(...limits('oddkin.ai.question')) - Date.UTC(2030, 0, 1)).toBeGreaterThan(162_000 + 80_000);
  expect(limits('oddkin.ai.approval')[0]).toBeGreaterThan(Date.UTC(2030, 0, 1) + 45_000);
});

it('tells by each state_change first where the agent stands and what is new', async () => {
  const { frames } = await run(1, 20);
  const payloads = frames.flatMap((frame) => (frame.type === 'event' && frame.topic === 'state_change' ? [frame.payload] : []));
  expect(payloads.length).toBeGreaterThan(5);
  for (const payload of payloads) expect(Object.keys(payload).slice(0, 2)).toEqual(['position', 'change']);
  expect(payloads[0]?.['change']).toMatch(/^came in, \d+ new cells/);
  expect(payloads.some(({ change }) => /^went (north|east|south|west), \d+ new cells?/.test(String(change)))).toBe(true);
});

it('puts no document that its schema refuses, but for the part of a type that nobody knows', async () => {
  const { documents } = await run(4, 120);
  const isKnown = (part: { readonly type: string }): boolean => !part.type.startsWith('x-');
  for (const { schema, value } of documents) {
    const readable = value.parts === undefined ? value : { ...value, parts: value.parts.filter(isKnown) };
    expect(validateDocument(schema, readable)).toMatchObject({ ok: true });
  }
});

it('gives the same run for the same seed, ids aside, and another for another', async () => {
  const [first, second, other] = [await run(5, 40), await run(5, 40), await run(6, 40)];
  expect(second.frames.map(withoutIds)).toEqual(first.frames.map(withoutIds));
  expect(other.frames.map(withoutIds)).not.toEqual(first.frames.map(withoutIds));
});

it('moves within a second, and several frames a second from then on', async () => {
  const { frames } = await run(1, 1);
  expect(frames.some((frame) => frame.type === 'tool_call')).toBe(true);
  const later = await run(1, 30);
  expect(later.frames.length).toBeGreaterThan(30 * 5);
});

it('streams each message so that its deltas join to the text of the whole message', async () => {
  const { frames } = await run(1, 60);
  const streamed = new Map<string, string>();
  for (const frame of frames) {
    const delta =
      frame.type === 'event' ? (frame.payload['delta'] as { partId: string; offset: number; text: string } | undefined) : undefined;
    if (delta === undefined) continue;
    const before = streamed.get(frame.session_id + delta.partId) ?? '';
    expect(delta.offset).toBe(before.length);
    streamed.set(frame.session_id + delta.partId, before + delta.text);
  }
  const texts = frames.flatMap((frame) =>
    documentsOf([frame])
      .flatMap(({ value }) => (value.parts ?? []) as readonly { type: string; id: string; text?: string }[])
      .filter((part) => part.text !== undefined)
      .map(({ id, text }) => ({ key: frame.session_id + id, text })),
  );
  expect(texts.length).toBeGreaterThan(5);
  for (const { key, text } of texts) expect(text).toBe(streamed.get(key));
});

function withoutIds(frame: ReceivedFrame): string {
  return JSON.stringify(frame).replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, 'id');
}
