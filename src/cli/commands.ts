import { agentCommand } from './agent.js';
import { bridgeCommand } from './bridge.js';
import { conformanceCommand } from './conformance.js';
import { recordCommand } from './record.js';
import { replayCommand } from './replay.js';
import { tapCommand } from './tap.js';
import type { ExitCode, Terminal } from './terminal.js';
import { validateCommand } from './validate.js';

/** One subcommand of `oddkin`. */
export interface Command {
  /** What it does, in one line. */
  readonly summary: string;
  /** Everything that its `--help` says. */
  readonly help: string;
  /** Throws what `parseArgs` throws when the arguments are wrong. */
  readonly run: (args: readonly string[], terminal: Terminal) => Promise<ExitCode>;
}

const commands: ReadonlyMap<string, Command> = new Map([
  ['bridge', bridgeCommand],
  ['tap', tapCommand],
  ['validate', validateCommand],
  ['conformance', conformanceCommand],
  ['record', recordCommand],
  ['replay', replayCommand],
  ['agent', agentCommand],
]);

/** Runs the subcommand that the arguments name. */
export async function runCommand(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const [name, ...rest] = args;
  if (name === undefined || name === '--help' || name === '-h') {
    (name === undefined ? terminal.tell : terminal.print)(overview());
    return name === undefined ? 2 : 0;
  }
  const command = commands.get(name);
  if (command === undefined) {
    terminal.tell(`oddkin: there is no command "${name}".\n\n${overview()}`);
    return 2;
  }
  if (rest.includes('--help') || rest.includes('-h')) {
    terminal.print(command.help);
    return 0;
  }
  try {
    return await command.run(rest, terminal);
  } catch (error) {
    if (!isUsageError(error)) throw error;
    terminal.tell(`oddkin ${name}: ${error.message}\n\n${command.help}`);
    return 2;
  }
}

function overview(): string {
  const width = Math.max(...[...commands.keys()].map((name) => name.length));
  const rows = [...commands].map(([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`);
  return ['Usage: oddkin <command> [options]', '', ...rows, '', 'oddkin <command> --help says more.'].join('\n');
}

function isUsageError(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith('ERR_PARSE_ARGS');
}
