import type { RecordedNote } from '../../recording/index.js';
import type { NamedMoment } from '../moment.js';

/** What a person noted at a moment. */
export interface Note extends NamedMoment {
  readonly noteId: string;
  readonly text: string;
  /** In milliseconds since the Unix epoch. */
  readonly writtenAt: number | undefined;
}

export const longestNote = 2_000;

/** As a recording that begins at `start` holds it. */
export function recordedNote({ noteId, text, at, sessionId, messageId, writtenAt }: Note, start: number): RecordedNote {
  return {
    noteId,
    text,
    at: Math.max(0, at - start),
    ...(sessionId === undefined ? {} : { sessionId }),
    ...(messageId === undefined ? {} : { messageId }),
    ...(writtenAt === undefined ? {} : { writtenAt: new Date(writtenAt).toISOString() }),
  };
}

/** A note of a recording that begins at `start`, or of what this browser keeps. */
export function noteOf({ noteId, text, at, sessionId, messageId, writtenAt }: RecordedNote, start: number): Note {
  const written = writtenAt === undefined ? NaN : Date.parse(writtenAt);
  return { noteId, text, at: start + at, sessionId, messageId, writtenAt: Number.isNaN(written) ? undefined : written };
}
