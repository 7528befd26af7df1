import { notesOf } from '../../recording/index.js';
import { keep, readKept } from '../kept-in-browser.js';
import { noteOf, recordedNote, type Note } from './note.js';

const most = 200;

/** The notes that this browser keeps of a session. What is spoilt is left out. */
export function readKeptNotes(sessionId: string): readonly Note[] {
  const kept = readKept(nameOf(sessionId));
  return notesOf({ recording: 'oddkin-aicc', version: 1, createdAt: '', notes: kept ?? [] }).map((note) => noteOf(note, 0));
}

/** Keeps the notes of a session. Answers whether it could, and all of them. */
export function keepNotes(sessionId: string, notes: readonly Note[]): boolean {
  const kept = notes.slice(-most).map((note) => recordedNote(note, 0));
  return keep(nameOf(sessionId), kept.length === 0 ? undefined : kept) && notes.length <= most;
}

function nameOf(sessionId: string): string {
  return `notes:${sessionId}`;
}
