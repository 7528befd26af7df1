import { parseArgs } from 'node:util';
import { createTap, type TapOptions } from '../bridge/index.js';
import type { Command } from './commands.js';
import { highestPort, openOnFreePort } from './free-port.js';
import { interruption } from './interruption.js';
import { readInteger, usageError } from './usage-error.js';

const defaultPort = 4847;

/** `oddkin tap`: lets observers watch any bridge, until it is interrupted. */
export const tapCommand: Command = {
  summary: 'Stands between agents and any bridge, and lets observers watch.',
  help: `Usage: oddkin tap --upstream WS_URL [options]

Agents connect to the tap instead of to the bridge. Every message passes unchanged, both ways; observers see all of them.
Prints where agents and observers connect. Ctrl-C ends every connection and stops.

  --upstream WS_URL  where the bridge serves agents, such as ws://127.0.0.1:4747/agent
  --port NUMBER      the port; when it is taken, the next free one (default ${defaultPort})
  --host ADDRESS     the address to listen on; only those of this machine are taken (default 127.0.0.1)
  --help             prints this`,
  async run(args, terminal) {
    const { values } = parseArgs({
      args: [...args],
      options: {
        upstream: { type: 'string' },
        port: { type: 'string', default: String(defaultPort) },
        host: { type: 'string', default: '127.0.0.1' },
      },
    });
    const { upstream, host } = values;
    if (upstream === undefined) throw usageError('--upstream is missing: the address of the bridge.');
    const port = readInteger('port', values.port, 0, highestPort);
    const tap = await openOnFreePort(port, (free) => open({ upstream, host, port: free, log: terminal.tell }), terminal);
    if (tap === undefined) return 1;
    terminal.print(`agents     ${tap.agentUrl}`);
    terminal.print(`observers  ${tap.observeUrl}`);
    await interruption(terminal.interrupted);
    terminal.tell('Stopping.');
    await tap.close();
    return 0;
  },
};

async function open(options: TapOptions) {
  try {
    return await createTap(options);
  } catch (error) {
    // What has a code came from the system; the rest is about what was passed.
    if (error instanceof Error && !('code' in error)) throw usageError(error.message.replace(/^createTap: /, '--'));
    throw error;
  }
}
