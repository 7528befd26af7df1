import { systemClock } from '../aicc/index.js';
import { readRecordingItems, writeMessage } from '../recording/index.js';
import { readRecordingFile } from './recording-file.js';
import type { ExitCode, Terminal } from './terminal.js';

/** Writes a recording to standard output, each line when its time has come. Rejects when the file can't be read. */
export async function printRecording(file: string, speed: number, { print, tell, interrupted }: Terminal): Promise<ExitCode> {
  const startAt = systemClock.now();
  let code: ExitCode = 0;
  for await (const item of readRecordingItems(readRecordingFile(file))) {
    if (item.kind === 'problem') {
      code = 1;
      tell(`${file}:${item.problem.line}: ${item.problem.path === '' ? '/' : item.problem.path}: ${item.problem.message}`);
    } else if (item.kind === 'header') {
      print(JSON.stringify(item.header));
    } else {
      if (speed > 0) await waitUntil(startAt + item.message.at / speed, interrupted);
      print(writeMessage(item.message).trimEnd());
    }
    if (interrupted.aborted) break;
  }
  return code;
}

function waitUntil(time: number, interrupted: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const finish = (): void => {
      cancel();
      interrupted.removeEventListener('abort', finish);
      resolve();
    };
    const cancel = systemClock.after(Math.min(Math.max(0, time - systemClock.now()), 2 ** 31 - 1), finish);
    if (interrupted.aborted) finish();
    else interrupted.addEventListener('abort', finish, { once: true });
  });
}
