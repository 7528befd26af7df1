import { describe, expect, it } from 'vitest';
import { loadRecording, notesOf, parseRecording, redact, writeRecording } from '@oddkin/ai/recording';
import { createObserverStore } from '@oddkin/ai/store';

const header = { recording: 'oddkin-aicc', version: 1, createdAt: '2026-01-02T03:04:05.000Z', source: 'a test' } as const;

describe('notes', () => {
  const note = { noteId: 'n', text: 'Look here', at: 5, messageId: 'm' };
  const lines = (notes: unknown): string => `${JSON.stringify({ ...header, notes })}\n`;

  it('stand in the header, and come back as they were', () => {
    const read = parseRecording(lines([note]));
    expect(notesOf(read.header)).toEqual([note]);
    expect(read.problems).toEqual([]);
    expect(parseRecording([...writeRecording(read)].join(''))).toEqual(read);
    expect(notesOf(header)).toEqual([]);
  });

  it.each([
    [[{ ...note, at: -1 }, note], '/notes/0/at'],
    [[note, 'no note'], '/notes/1'],
    [[note, { text: 'x', at: 1 }], '/notes/1/noteId'],
  ])('that are none are left out and told of: %j', async (notes, path) => {
    for (const read of [parseRecording(lines(notes)), await loadRecording(lines(notes), createObserverStore())]) {
      expect(read.header === undefined ? undefined : notesOf(read.header)).toEqual([note]);
      expect(read.problems).toMatchObject([{ code: 'note_invalid', line: 1, path }]);
    }
  });

  it('cost nothing else where they are no array', () => {
    expect(parseRecording(lines('many'))).toMatchObject({ header: { createdAt: header.createdAt }, problems: [{ path: '/notes' }] });
  });

  it('are redacted with the rest of the header', () => {
    const read = parseRecording(lines([{ ...note, text: 'The key is sk-4711.' }]).replace('a test', 'sk-4711'));
    expect([...writeRecording(redact(read, { patterns: [/sk-[0-9]+/] }))].join('')).not.toContain('sk-4711');
    expect([...writeRecording(redact(read, { pointers: ['/notes/0/text'] }))].join('')).not.toContain('The key');
    expect(redact(read, { patterns: [/nowhere/] }).header).toBe(read.header);
  });
});
