import { createObserverStore, type ToolStatistics } from '@oddkin/ai/store';
import { createFrames } from '@oddkin/ai/testing';
import { expect, it } from 'vitest';
import { byteLength, limitUse } from '../../src/store/index.js';

function statisticsAfter(frames: ReturnType<typeof createFrames>, told: readonly (readonly [number, unknown])[]): ToolStatistics {
  const store = createObserverStore();
  for (const [at, frame] of told) store.ingest([frame], { at });
  return store.getState().statistics.get(`${frames.sessionId}/look`)!;
}

const refused = { code: 'tool_unavailable', message: 'Too many.', retryable: true } as const;

it('counts the bytes of calls and results as they crossed the wire, of a result that came too early too', () => {
  const frames = createFrames();
  const call = JSON.stringify(frames.toolCall({ input: { where: 'Zürich 👍' } }));
  const result = JSON.stringify(frames.toolResult());
  const bytes = { bytesIn: Buffer.byteLength(call), bytesOut: Buffer.byteLength(result) };
  expect(
    statisticsAfter(frames, [
      [0, frames.sessionInit()],
      [1, call],
      [2, result],
    ]),
  ).toMatchObject(bytes);
  expect(
    statisticsAfter(frames, [
      [0, frames.sessionInit()],
      [1, result],
      [2, call],
    ]),
  ).toMatchObject(bytes);
});

it.each(['', 'abc', 'ü', '€', '👍', '\ud83d', '\udc4d\ud83d', 'a👍b'])('reckons the bytes of %j as they are written', (text) => {
  expect(byteLength(text)).toBe(Buffer.byteLength(text));
});

it('reckons the bytes of a text of any length, wherever in it a character stands that takes several', () => {
  for (const length of [...Array.from({ length: 10 }, (_, index) => index), 4_093, 4_094, 4_095, 4_096]) {
    const text = 'a'.repeat(length);
    expect(byteLength(text)).toBe(length);
    for (let at = Math.max(0, length - 9); at <= length; at += 1) {
      const withOne = `${text.slice(0, at)}ü${text.slice(at)}`;
      expect(byteLength(withOne)).toBe(Buffer.byteLength(withOne));
    }
  }
});

it('says how much of its limits a tool has used, and when it is free again', () => {
  const frames = createFrames();
  const told: (readonly [number, unknown])[] = [[0, frames.sessionInit()]];
  for (const at of [1_000, 20_000, 50_000]) told.push([at, frames.toolCall()], [at + 10, frames.toolResult()]);
  const statistics = statisticsAfter(frames, told);
  const limits = { calls_per_minute: 2, calls_per_session: 5 };
  expect(limitUse(statistics, limits, 55_000)).toEqual({
    perMinute: { used: 3, limit: 2 },
    perSession: { used: 3, limit: 5 },
    freeAt: 80_000,
  });
  expect(limitUse(statistics, limits, 81_000)).toEqual({
    perMinute: { used: 1, limit: 2 },
    perSession: { used: 3, limit: 5 },
    freeAt: undefined,
  });
  expect(limitUse(statistics, { calls_per_minute: 9, calls_per_session: 3 }, 55_000).freeAt).toBeUndefined();
  expect(limitUse(statistics, undefined, 55_000)).toEqual({ perMinute: undefined, perSession: undefined, freeAt: undefined });
});

it('counts against no limit what the bridge refused', () => {
  const frames = createFrames();
  const statistics = statisticsAfter(frames, [
    [0, frames.sessionInit()],
    [1_000, frames.toolCall()],
    [1_100, frames.toolResult()],
    [2_000, frames.toolCall()],
    [2_100, frames.toolResult({ error: refused })],
  ]);
  expect(limitUse(statistics, { calls_per_minute: 2, calls_per_session: 2 }, 3_000)).toEqual({
    perMinute: { used: 1, limit: 2 },
    perSession: { used: 1, limit: 2 },
    freeAt: undefined,
  });
});

it('keeps the last latencies and the times of the last minute, however long it goes on', () => {
  const frames = createFrames();
  const told: (readonly [number, unknown])[] = [[0, frames.sessionInit()]];
  for (let count = 1; count <= 3_000; count += 1)
    told.push([count * 100, frames.toolCall()], [count * 100 + (count % 7), frames.toolResult()]);
  const { latency, callTimes } = statisticsAfter(frames, told);
  const latencies = latency.recent;
  expect([...latencies].slice(-3)).toEqual([2_998 % 7, 2_999 % 7, 3_000 % 7]);
  expect([...latencies].length).toBeLessThanOrEqual(80);
  expect([...callTimes].length).toBeLessThanOrEqual(1_000);
  expect(limitUse({ ...statisticsAfter(frames, told) }, { calls_per_minute: 100 }, 300_000).perMinute?.used).toBe(
    [...callTimes].filter((at) => at > 240_000).length,
  );
});
