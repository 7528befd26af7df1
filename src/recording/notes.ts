import { findProblem, pointerStep, validateRecordedNote, type RecordedNote, type RecordingHeader } from '../schema/index.js';
import type { RecordingProblem } from './recording.js';

/** The notes of a header, in the order in which they stand there. Those that are none are left out. */
export function notesOf(header: RecordingHeader): readonly RecordedNote[] {
  return readNotes(header).notes;
}

/** The same, and what is wrong with those that were left out. */
export function readNotes({ notes: given }: RecordingHeader): {
  readonly notes: readonly RecordedNote[];
  readonly problems: readonly RecordingProblem[];
} {
  if (given === undefined) return { notes: [], problems: [] };
  if (!Array.isArray(given)) return { notes: [], problems: [noteProblem('/notes', 'The notes are no array. They are left out.')] };
  const notes: RecordedNote[] = [];
  const problems: RecordingProblem[] = [];
  for (const [index, value] of (given as unknown[]).entries()) {
    const found = findProblem(validateRecordedNote, value);
    if (found === undefined)
      notes.push(value as RecordedNote); // the validator has passed it
    else problems.push(noteProblem(`/notes${pointerStep(String(index))}${found.path}`, `A note is left out: ${found.message}`));
  }
  return { notes, problems };
}

function noteProblem(path: string, message: string): RecordingProblem {
  return { code: 'note_invalid', line: 1, path, message };
}
