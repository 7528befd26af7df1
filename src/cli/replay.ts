import { parseArgs } from 'node:util';
import { systemClock } from '../aicc/index.js';
import { readRecordingItems, writeMessage } from '../recording/index.js';
import type { Command } from './commands.js';
import { readRecordingFile } from './recording-file.js';
import type { ExitCode, Terminal } from './terminal.js';
import { usageError } from './usage-error.js';

/** `oddkin replay`: writes a recording to standard output in its own time. */
export const replayCommand: Command = {
  summary: 'Plays a recording as NDJSON, in its own time.',
  help: `Usage: oddkin replay FILE [options]

Writes the lines of a recording to standard output, each when its time has come. What can't be read is told on standard
error and left out.

  --speed NUMBER  how many times faster than it was recorded; 0 for all at once (default 1)
  --help          prints this

Exit code 0 when every line could be read, 1 when not, 2 for wrong usage.`,
  async run(args, terminal) {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { speed: { type: 'string', default: '1' } },
    });
    const [file, ...others] = positionals;
    if (file === undefined || others.length > 0) throw usageError('one FILE is needed.');
    const speed = Number(values.speed);
    if (!(speed >= 0)) throw usageError(`--speed is "${values.speed}" and must be a number from 0 up.`);
    try {
      return await play(file, speed, terminal);
    } catch (error) {
      terminal.tell(`${file} can't be read: ${error instanceof Error ? error.message : String(error)}`);
      return 1;
    }
  },
};

async function play(file: string, speed: number, { print, tell, interrupted }: Terminal): Promise<ExitCode> {
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
