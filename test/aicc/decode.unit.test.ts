import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkFrame, decodeFrame, makeFrame, nilUuid, readArrival, readParsedArrival, senderOf } from '@oddkin/ai/aicc';
import { manifest, session, sessionInit } from './test-bridge.js';

const envelope = { protocol: 'aicc/0.1', session_id: session, message_id: nilUuid };
const error = { code: 'timeout', message: 'Too slow.', retryable: true };

it.each([
  [undefined, 'binary_frame', ''],
  ['x'.repeat(1_048_577), 'frame_too_large', ''],
  ['['.repeat(300) + ']'.repeat(300), 'frame_too_deep', ''],
  ['{"type":', 'not_json', ''],
  ['[1]', 'not_object', ''],
  ['{"type":"heartbeat"}', 'protocol_mismatch', '/protocol'],
  ['{"protocol":"aicc/0.2","type":"heartbeat"}', 'protocol_mismatch', '/protocol'],
  ['{"protocol":"aicc/0.1","type":"toString"}', 'unknown_type', '/type'],
  ['{"protocol":"aicc/0.1"}', 'unknown_type', '/type'],
  [JSON.stringify({ ...envelope, type: 'tool_call', call_id: 'a', tool: 'Echo', input: {} }), 'schema_mismatch', '/tool'],
  [JSON.stringify({ ...envelope, type: 'tool_call', call_id: 'a', tool: 'echo', input: {}, more: 1 }), 'schema_mismatch', '/more'],
  [JSON.stringify({ ...envelope, type: 'heartbeat', message_id: '7' }), 'schema_mismatch', '/message_id'],
])('refuses %.40j as %s at "%s"', (text, code, path) => {
  const decoded = decodeFrame(text);
  expect(decoded).toMatchObject({ ok: false, problems: [{ code, path, level: 'error' }] });
  expect(decoded.problems).toHaveLength(1);
});

it('names both versions where the protocol is another', () => {
  const [problem] = checkFrame({ protocol: 'aicc/9', type: 'heartbeat' }).problems;
  expect(problem?.message).toBe('The frame names protocol "aicc/9"; this reader speaks "aicc/0.1".');
});

it.each([
  [{ type: 'event', topic: 'weather', payload: {} }, 'extension_topic', '/topic'],
  [{ type: 'tool_result', call_id: 'a', ok: false, output: null, error }, 'output_null', '/output'],
  [{ type: 'tool_result', call_id: 'a', ok: true }, 'output_missing', '/output'],
  [{ type: 'tool_result', call_id: 'a', ok: false }, 'error_missing', '/error'],
  [{ type: 'tool_result', call_id: 'a', ok: true, output: {}, error }, 'error_unexpected', '/error'],
  [{ type: 'heartbeat', manifest_update: { tools: [] } }, 'manifest_refused', '/manifest_update/tick_rate_hz'],
])('takes %j by the prose of the protocol and says %s', (content, code, path) => {
  const frame = { ...envelope, ...content };
  expect(decodeFrame(JSON.stringify(frame))).toMatchObject({
    ok: true,
    problems: [{ code, path: expect.stringContaining(path.split('/')[1] ?? '') as unknown }],
  });
});

it('follows the schema to the letter where it is strict', () => {
  const strict = { strict: true };
  expect(checkFrame({ ...envelope, type: 'event', topic: 'weather', payload: {} }, strict)).toMatchObject({
    ok: false,
    problems: [{ code: 'schema_mismatch', path: '/topic' }],
  });
  expect(checkFrame({ ...envelope, type: 'tool_result', call_id: 'a', ok: false, output: null }, strict).ok).toBe(false);
  expect(checkFrame({ ...envelope, type: 'tool_result', call_id: 'a', ok: true }, strict)).toMatchObject({ ok: true, problems: [] });
});

it('takes members of meta beyond the three that are named', () => {
  const frame = { ...envelope, type: 'event', topic: 'tick', payload: {}, meta: { tick: 1, weather: 'fine' } };
  expect(decodeFrame(JSON.stringify(frame))).toEqual({ ok: true, frame, problems: [] });
});

it('keeps a bad manifest_update out of the frame, and a good one in', () => {
  const bad = checkFrame({ ...envelope, type: 'heartbeat', manifest_update: { tools: 1 } });
  expect(bad.ok && bad.frame).toEqual({ ...envelope, type: 'heartbeat' });
  const good = checkFrame({ ...envelope, type: 'heartbeat', manifest_update: manifest });
  expect(good).toMatchObject({ ok: true, problems: [], frame: { manifest_update: manifest } });
});

it('never throws, whatever the text', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json(), fc.anything()), (value) => {
      expect(typeof decodeFrame(value).ok).toBe('boolean');
      expect(typeof checkFrame(value).ok).toBe('boolean');
    }),
    { numRuns: 500 },
  );
});

it('judges the side by the type of the frame, and a heartbeat by what it holds', () => {
  expect(senderOf(makeFrame(session, { type: 'session_close' }))).toBe('agent');
  expect(senderOf(makeFrame(session, sessionInit()))).toBe('bridge');
  expect(senderOf(makeFrame(session, { type: 'heartbeat' }))).toBe('agent');
  expect(senderOf(makeFrame(session, { type: 'heartbeat', manifest_update: structuredClone(manifest) as never }))).toBe('bridge'); // the arrays of the constant are read-only
});

it('makes an arrival of a text with its time, and believes the source about the side', () => {
  const text = JSON.stringify({ ...envelope, type: 'heartbeat' });
  expect(readArrival(text, 5)).toMatchObject({ text, at: 5, from: 'agent', decoded: { ok: true } });
  expect(readArrival(text, 5, 'bridge').from).toBe('bridge');
  expect(readArrival(undefined, 5)).toMatchObject({ text: undefined, from: 'bridge', decoded: { ok: false } });
  expect(readParsedArrival(JSON.parse(text), 5)).toEqual(readArrival(text, 5));
});
