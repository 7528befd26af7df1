import { parseArgs } from 'node:util';
import { createReplay, type Replay } from '../bridge/index.js';
import { readRecordingItems, type RecordingProblem } from '../recording/index.js';
import { accessHelp, accessOptions, openListener, readAccess } from './access-options.js';
import type { Command } from './commands.js';
import { highestPort, openOnFreePort } from './free-port.js';
import { interruption } from './interruption.js';
import { printRecording } from './print-recording.js';
import { readRecordingFile } from './recording-file.js';
import type { ExitCode, Terminal } from './terminal.js';
import { readInteger, usageError } from './usage-error.js';

const defaultPort = 4947;

/** `oddkin replay`: plays a recording to observers, or to standard output. */
export const replayCommand: Command = {
  summary: 'Plays a recording to observers, as a bridge would.',
  help: `Usage: oddkin replay FILE [options]

Serves a recording (.gz is unpacked) at /observe: each observer sees it from its start, in its own time. Prints where they
connect. SIGUSR2, or POST /pause and POST /play, hold it and let it go on. Ctrl-C stops. A recording may be larger than
memory.

  --port NUMBER         the port; when it is taken, the next free one (default ${defaultPort})
  --speed NUMBER        how many times faster than it was recorded; 0 for all at once (default 1)
  --loop                begins anew a second after the end, each time with sessions of new ids
  --stdout              writes the lines to standard output instead, each when its time has come
${accessHelp.replace(/ {2}--agent-token.*\n/, '').replace('needs the tokens', 'needs the token')}
  --help                prints this

Exit code 0 when every line that was played could be read, 1 when not, 2 for wrong usage.`,
  async run(args, terminal) {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        port: { type: 'string', default: String(defaultPort) },
        speed: { type: 'string', default: '1' },
        loop: { type: 'boolean', default: false },
        stdout: { type: 'boolean', default: false },
        ...accessOptions,
      },
    });
    const [file, ...others] = positionals;
    if (file === undefined || others.length > 0) throw usageError('one FILE is needed.');
    const speed = Number(values.speed);
    if (!(speed >= 0) || values.speed.trim() === '') throw usageError(`--speed is "${values.speed}" and must be a number from 0 up.`);
    if (values.loop && (values.stdout || speed === 0))
      throw usageError('--loop goes with neither --stdout nor --speed 0: it would never end.');
    const port = readInteger('port', values.port, 0, highestPort);
    const access = readAccess(values, terminal);
    try {
      if (values.stdout) return await printRecording(file, speed, terminal);
      await readStart(file);
    } catch (error) {
      terminal.tell(`${file} can't be read: ${error instanceof Error ? error.message : String(error)}`);
      return 1;
    }
    return serve(file, port, { speed: speed === 0 ? Infinity : speed, isLooping: values.loop, ...access }, terminal);
  },
};

type Serving = Omit<Parameters<typeof createReplay>[0], 'open' | 'port'>;

async function serve(file: string, first: number, serving: Serving, terminal: Terminal): Promise<ExitCode> {
  let code: ExitCode = 0;
  const options = {
    ...serving,
    open: () => readRecordingFile(file),
    onProblem: ({ line, path, message }: RecordingProblem) => {
      code = 1;
      terminal.tell(`${file}:${line}: ${path === '' ? '/' : path}: ${message}`);
    },
    onFailure: (error: unknown) => {
      code = 1;
      terminal.tell(`${file} can't be read on: ${error instanceof Error ? error.message : String(error)}`);
    },
  };
  const replay = await openOnFreePort(first, (port) => openListener(() => createReplay({ ...options, port })), terminal);
  if (replay === undefined) return 1;
  terminal.print(`observers  ${replay.observeUrl}`);
  terminal.print(`control    ${replay.controlUrl} (POST /pause, POST /play)`);
  const stop = terminal.onHold(() => toggle(replay, terminal));
  await interruption(terminal.interrupted);
  stop();
  terminal.tell('Stopping.');
  await replay.close();
  return code;
}

function toggle(replay: Replay, { tell }: Terminal): void {
  if (replay.isPaused()) replay.play();
  else replay.pause();
  tell(replay.isPaused() ? 'Held.' : 'Going on.');
}

/** Rejects where there is nothing to read, before anyone connects. */
async function readStart(file: string): Promise<void> {
  for await (const _first of readRecordingItems(readRecordingFile(file))) return;
  throw new Error('it is empty.');
}
