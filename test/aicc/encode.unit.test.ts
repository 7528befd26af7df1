import { afterEach, expect, it, vi } from 'vitest';
import { decodeFrame, encodeFrame, makeFrame, makeUuid, type FrameContent } from '@oddkin/ai/aicc';
import { session, sessionInit } from './test-bridge.js';

afterEach(() => vi.unstubAllGlobals());

const contents: FrameContent[] = [
  sessionInit(),
  { type: 'session_resume' },
  { type: 'session_close', reason: 'done' },
  { type: 'manifest_request' },
  { type: 'tool_call', call_id: '__proto__', tool: 'echo', input: { constructor: 1 } },
  { type: 'tool_result', call_id: 'a', ok: true, output: {} },
  { type: 'event', topic: 'audio', payload: { text: 'hello' }, meta: { tick: 3 } },
  { type: 'error', error: { code: 'timeout', message: 'Too slow.', retryable: true } },
  { type: 'heartbeat' },
];

it.each(contents)('writes a frame of type $type so that it reads the same', (content) => {
  const frame = makeFrame(session, content);
  expect(decodeFrame(encodeFrame(frame))).toEqual({ ok: true, frame, problems: [] });
});

it('throws on a frame that does not fit its schema, is too long or is no JSON', () => {
  expect(() => encodeFrame(makeFrame('not-a-uuid', { type: 'heartbeat' }))).toThrow('encodeFrame: /session_id must');
  expect(() => encodeFrame(makeFrame(session, { type: 'heartbeat' }), 10)).toThrow('the limit is 10. Nothing was sent.');
  const input: Record<string, unknown> = {};
  input['self'] = input;
  expect(() => encodeFrame(makeFrame(session, { type: 'tool_call', call_id: 'a', tool: 'echo', input }))).toThrow(TypeError);
});

it('gives each frame an id of its own, also on a page without a secure context', () => {
  const { getRandomValues } = crypto;
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
  const ids = new Set(Array.from({ length: 1_000 }, () => makeUuid()));
  expect(ids.size).toBe(1_000);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
