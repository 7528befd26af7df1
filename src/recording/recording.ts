import { readArrival, type Arrival, type DecodeOptions } from '../aicc/index.js';
import type { RecordingHeader, Sender } from '../schema/index.js';

/** One message of the wire, as a recording keeps it. */
export interface RecordedMessage {
  /** Milliseconds since the start of the recording. */
  readonly at: number;
  readonly from: Sender;
  /** The text exactly as it crossed the wire, also where it was no frame; `undefined` for a binary message. */
  readonly text: string | undefined;
}

/** A line of a recording that could not be read. */
export interface RecordingProblem {
  /** `line_cut`: the last line ends early. `line_invalid`: a line is not JSON, or no line of a recording. `header_invalid`: the first line is no header of version 1. `note_invalid`: a note in the header is none; the rest of the header holds. */
  readonly code: 'line_cut' | 'line_invalid' | 'header_invalid' | 'note_invalid';
  /** Counted from 1. */
  readonly line: number;
  /** JSON Pointer into the line; empty for the whole. */
  readonly path: string;
  readonly message: string;
}

/** A recording in memory. Source: PROTOCOL section 9 and schemas/recording.v1.schema.json. */
export interface Recording {
  /** Where the first line was none, one that begins at the Unix epoch. */
  readonly header: RecordingHeader;
  readonly messages: readonly RecordedMessage[];
  /** Empty where every line could be read. */
  readonly problems: readonly RecordingProblem[];
}

/** When a recording began, in milliseconds since the Unix epoch; 0 where its header says no date that can be read. */
export function startOf({ createdAt }: RecordingHeader): number {
  const time = Date.parse(createdAt);
  return Number.isNaN(time) ? 0 : time;
}

/** The messages as the store receives them, dated by the recording itself: the same recording always gives the same state. */
export function arrivalsOf({ header, messages }: Recording, options?: DecodeOptions): readonly Arrival[] {
  const start = startOf(header);
  return messages.map(({ at, from, text }) => readArrival(text, start + at, from, options));
}
