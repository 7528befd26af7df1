import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseRecording, writeRecording } from '@oddkin/ai/recording';
import { createFrames } from '@oddkin/ai/testing';
import { withoutSecrets } from '../../../src/observer/recording/without-secrets.js';

const secret = '4711-sk';
const rules = { patterns: [/4711-sk/, /\b815\b/] };
const frames = createFrames();

function clean(texts: readonly string[], header: Record<string, unknown> = {}) {
  const lines = [
    JSON.stringify({ recording: 'oddkin-aicc', version: 1, createdAt: '2026-01-02T00:00:00.000Z', ...header }),
    ...texts.map((text, at) =>
      text.startsWith('{') ? `{"at":${at},"from":"agent","frame":${text}}` : JSON.stringify({ at, from: 'agent', text }),
    ),
  ];
  const { recording, leftOut } = withoutSecrets(parseRecording(lines.join('\n')), rules);
  return { leftOut, lines: recording.messages.length, written: [...writeRecording(recording)].join('') };
}

const call = JSON.stringify(frames.toolCall({ input: { ok: true } }));

it.each([
  ['in a text', JSON.stringify(frames.toolCall({ input: { key: `a ${secret} b` } })), 0],
  ['in the name of a member', JSON.stringify(frames.toolCall({ input: { [secret]: 1 } })), 0],
  ['in a call id', JSON.stringify(frames.toolCall({ call_id: secret })), 0],
  ['in the place of an id', JSON.stringify({ ...frames.toolCall(), session_id: secret }), 0],
  ['written by escapes', JSON.stringify(frames.toolCall({ input: { key: secret } })).replace('4711', '\\u0034711'), 0],
  ['in what is no frame', `nonsense ${secret}`, 0],
  ['as a number', JSON.stringify(frames.toolCall({ input: { pin: 815 } })), 1],
])('leaves nothing of a secret %s', (_, text, leftOut) => {
  const result = clean([call, text]);
  expect(result.written).not.toMatch(/4711-sk|\b815\b/);
  expect(result).toMatchObject({ leftOut, lines: 2 - leftOut });
});

it('leaves nothing of it in notes, the source, and what else a header holds', () => {
  const { written } = clean([call], { notes: [{ noteId: 'n', text: secret, at: 0 }], source: secret, extra: { deep: [secret] } });
  expect(written).not.toContain(secret);
  expect(clean([call], { createdAt: `2026 ${secret}` }).written).not.toContain(secret);
});

it('leaves nothing of a secret that was told in pieces, and all of what was told elsewhere', () => {
  const delta = (messageId: string, offset: number, text: string): string =>
    JSON.stringify(
      frames.event({ topic: 'agent_message', payload: { delta: { messageId, partId: 'p', partType: 'text', offset, text } } }),
    );
  const [far, near] = ['far '.repeat(100), 'near '.repeat(100)];
  const result = clean([
    ...[delta('m', 0, far), delta('m', 400, near), delta('m', 900, 'It is 471'), delta('o', 0, 'Elsewhere.')],
    delta('m', 909, '1-sk, and more.'),
  ]);
  expect(result.leftOut).toBe(3);
  expect(result.written).toMatch(/far.*Elsewhere/s);
  expect(result.written).not.toContain('471');
});

it('leaves a secret nowhere, wherever it stands in any frame', () => {
  const place = fc.constantFrom('session_id', 'message_id', 'call_id', 'tool', 'type', 'protocol', 'extra');
  fc.assert(
    fc.property(place, fc.json({ maxDepth: 2 }), fc.boolean(), (name, other, isDeep) => {
      const value = isDeep ? { [secret]: [secret, { x: 815 }] } : `x${secret}`;
      const frame = { ...frames.toolCall(), other: JSON.parse(other) as unknown, [name]: value };
      expect(clean([JSON.stringify(frame)]).written).not.toMatch(/4711-sk|\b815\b/);
    }),
  );
});
