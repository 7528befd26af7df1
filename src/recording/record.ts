import type { Arrival } from '../aicc/index.js';
import { writeHeader, writeMessage } from './write-recording.js';

export interface RecordOptions {
  /** Takes each line as soon as it is there, with its line break. */
  readonly write: (line: string) => void;
  /** When the recording begins, in milliseconds since the Unix epoch, by the clock of the arrivals. Default: when the first one came. */
  readonly startAt?: number;
  /** Where the frames come from, in words for a person. */
  readonly source?: string;
}

/** Makes a sink for what a client reads: pass it as `onArrival` and it writes a recording. Refused messages are recorded too. */
export function record({ write, startAt, source }: RecordOptions): (arrival: Pick<Arrival, 'text' | 'at' | 'from'>) => void {
  let start = startAt;
  let hasHeader = false;
  return ({ text, at, from }) => {
    start ??= at;
    if (!hasHeader) {
      hasHeader = true;
      write(writeHeader({ recording: 'oddkin-aicc', version: 1, createdAt: isoTime(start), ...(source === undefined ? {} : { source }) }));
    }
    write(writeMessage({ at: at - start, from, text }));
  };
}

function isoTime(at: number): string {
  const date = new Date(at);
  return (Number.isNaN(date.getTime()) ? new Date(0) : date).toISOString();
}
