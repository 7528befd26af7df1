import { parseArgs } from 'node:util';
import { WebSocket } from 'ws';
import { observe, systemClock, webSocketTransport, type Observation, type Transport } from '../aicc/index.js';
import { record } from '../recording/index.js';
import { readToken } from './access-options.js';
import type { Command } from './commands.js';
import { openRecorder, type Recorder } from './recorder.js';
import type { ExitCode, Terminal } from './terminal.js';
import { readInteger, usageError } from './usage-error.js';

/** `oddkin record`: watches a bridge and writes down what crosses the wire. */
export const recordCommand: Command = {
  summary: 'Records what a bridge shows to observers.',
  help: `Usage: oddkin record WS_URL [options]

Watches a bridge, such as ws://127.0.0.1:4747/observe, and writes each frame as one line of NDJSON. Goes on through lost
connections. Ctrl-C ends the recording.

  --out FILE      the file to write, compressed where its name ends in .gz (default: standard output)
  --session ID    records one session alone
  --for SECONDS   ends by itself after so many seconds
  --token TEXT    what the bridge wants of observers (also by ODDKIN_OBSERVER_TOKEN)
  --help          prints this

Exit code 0 when something was recorded, 1 when nothing came or the file can't be written, 2 for wrong usage.`,
  async run(args, terminal) {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { out: { type: 'string' }, session: { type: 'string' }, for: { type: 'string' }, token: { type: 'string' } },
    });
    const [url, ...others] = positionals;
    if (url === undefined || others.length > 0) throw usageError('one WS_URL is needed.');
    const forMs = values.for === undefined ? undefined : readInteger('for', values.for, 1, 1_000_000) * 1_000;
    const token = readToken(values.token, terminal.environment['ODDKIN_OBSERVER_TOKEN']);
    return recordFrom(transportTo(url, token), url, { out: values.out, session: values.session, forMs }, terminal);
  },
};

function transportTo(url: string, token: string | undefined): Transport {
  try {
    return webSocketTransport(url, { WebSocket, ...(token === undefined ? {} : { token }) });
  } catch (error) {
    throw usageError(error instanceof Error ? error.message : String(error));
  }
}

interface RecordSetting {
  readonly out: string | undefined;
  readonly session: string | undefined;
  readonly forMs: number | undefined;
}

async function recordFrom(
  transport: Transport,
  url: string,
  { out, session, forMs }: RecordSetting,
  terminal: Terminal,
): Promise<ExitCode> {
  const source = new URL(url).host;
  const recorder = out === undefined ? printingRecorder(source, terminal) : await openRecorder(out, source, terminal);
  if (recorder === 'failed') return 1;
  let messages = 0;
  const observation = observe({
    transport,
    ...(session === undefined ? {} : { session }),
    onArrival: (arrival) => {
      messages += 1;
      recorder.keep(arrival);
    },
  });
  await end(observation, forMs, terminal.interrupted);
  observation.close();
  const exitCode = await recorder.close();
  return messages > 0 ? exitCode : 1;
}

function printingRecorder(source: string, terminal: Terminal): Recorder {
  let messages = 0;
  const keep = record({ write: (line) => terminal.print(line.trimEnd()), startAt: systemClock.now(), source });
  return {
    keep(message) {
      messages += 1;
      keep(message);
    },
    close: () => {
      terminal.tell(`${messages} messages recorded.`);
      return Promise.resolve(0);
    },
  };
}

/** The person interrupts, the time is over, or the bridge has closed for good. */
function end(observation: Observation, forMs: number | undefined, interrupted: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const finish = (): void => {
      cancel?.();
      stop();
      resolve();
    };
    const cancel = forMs === undefined ? undefined : systemClock.after(forMs, finish);
    const stop = observation.subscribe(() => {
      const { phase } = observation.getState();
      if (phase === 'closed' || phase === 'expired') finish();
    });
    if (interrupted.aborted) finish();
    else interrupted.addEventListener('abort', finish, { once: true });
  });
}
