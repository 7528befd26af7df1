import { beforeEach, expect, it } from 'vitest';
import { createObserverStore } from '@oddkin/ai/store';
import { noteBookOf } from '../../../src/observer/notes/note-book.js';
import type { Note } from '../../../src/observer/notes/note.js';

beforeEach(() => localStorage.clear());

const note = (noteId: string, overrides: Partial<Note> = {}): Note => ({
  noteId,
  text: noteId,
  at: 5,
  sessionId: 's',
  messageId: 'm',
  writtenAt: 1,
  ...overrides,
});

it('adds, changes and removes notes, and another page finds them by their session', () => {
  const book = noteBookOf(createObserverStore());
  book.put(note('one'));
  book.put(note('two'));
  book.put(note('one', { text: 'changed' }));
  book.remove('two');
  expect(book.getState().isKept).toBe(true);
  const other = noteBookOf(createObserverStore());
  other.open('s');
  other.open('t');
  expect(other.getState().notes).toEqual([note('one', { text: 'changed' })]);
});

it('is the same book for whoever asks with the same store', () => {
  const store = createObserverStore();
  expect(noteBookOf(store)).toBe(noteBookOf(store));
});

it('takes of a note that comes from a file and from this browser the one that was written last', () => {
  noteBookOf(createObserverStore()).put(note('one', { text: 'mine', writtenAt: 9 }));
  const book = noteBookOf(createObserverStore());
  book.open('s');
  book.take([note('one', { text: 'theirs', writtenAt: 5 }), note('two')]);
  expect(book.getState().notes.map(({ text }) => text)).toEqual(['mine', 'two']);
  book.take([note('one', { text: 'theirs', writtenAt: 10 })]);
  expect(book.getState().notes.map(({ text }) => text)).toEqual(['theirs', 'two']);
});

it('says that a note of no session, and what the browser has no room for, is not kept', () => {
  const book = noteBookOf(createObserverStore());
  book.put(note('one', { sessionId: undefined }));
  expect(book.getState()).toMatchObject({ isKept: false, notes: [{ noteId: 'one' }] });
});

it.each(['"spoilt', '[1,{"noteId":""},null]', '{"a":1}'])('passes over %s where notes were kept', (kept) => {
  localStorage.setItem('oddkin:notes:s', kept);
  const book = noteBookOf(createObserverStore());
  book.open('s');
  expect(book.getState().notes).toEqual([]);
});
