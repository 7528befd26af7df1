import { systemClock } from '../aicc/index.js';
import { record, type RecordedMessage } from '../recording/index.js';
import { openRecordingFile } from './recording-file.js';
import type { ExitCode, Terminal } from './terminal.js';

/** What a bridge hands its messages to while it is recorded. */
export interface Recorder {
  readonly keep: (message: RecordedMessage) => void;
  /** Resolves when all is on the disk; with 1, and the reason told, when it could not be written. */
  readonly close: () => Promise<ExitCode>;
}

/** Opens a file for what crosses the wire; `'failed'`, with the reason told, where it can't be opened. */
export async function openRecorder(path: string, source: string, { tell }: Terminal): Promise<Recorder | 'failed'> {
  const file = openRecordingFile(path);
  const failure = (error: unknown): void => tell(`${path} can't be written: ${error instanceof Error ? error.message : String(error)}`);
  try {
    await file.ready;
  } catch (error) {
    failure(error);
    return 'failed';
  }
  let messages = 0;
  const keep = record({ write: file.write, startAt: systemClock.now(), source });
  return {
    keep(message) {
      messages += 1;
      keep(message);
    },
    async close() {
      try {
        await file.close();
      } catch (error) {
        failure(error);
        return 1;
      }
      tell(`${messages} messages recorded in ${path}.`);
      return 0;
    },
  };
}
