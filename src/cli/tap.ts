import { parseArgs } from 'node:util';
import { createTap } from '../bridge/index.js';
import { accessHelp, accessOptions, openListener, readAccess, readToken } from './access-options.js';
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

  --upstream WS_URL     where the bridge serves agents, such as ws://127.0.0.1:4747/agent
  --upstream-token TEXT what is shown to the bridge for every agent (also by ODDKIN_UPSTREAM_TOKEN); without it, and without
                        --agent-token, what an agent shows goes on to the bridge
  --port NUMBER         the port; when it is taken, the next free one (default ${defaultPort})
${accessHelp}
  --help                prints this`,
  async run(args, terminal) {
    const { values } = parseArgs({
      args: [...args],
      options: {
        upstream: { type: 'string' },
        port: { type: 'string', default: String(defaultPort) },
        'upstream-token': { type: 'string' },
        ...accessOptions,
      },
    });
    const { upstream } = values;
    if (upstream === undefined) throw usageError('--upstream is missing: the address of the bridge.');
    const port = readInteger('port', values.port, 0, highestPort);
    const upstreamToken = readToken(values['upstream-token'], terminal.environment['ODDKIN_UPSTREAM_TOKEN']);
    const options = {
      upstream,
      ...readAccess(values, terminal),
      ...(upstreamToken === undefined ? {} : { upstreamToken }),
      log: terminal.tell,
    };
    const tap = await openOnFreePort(port, (free) => openListener(() => createTap({ ...options, port: free })), terminal);
    if (tap === undefined) return 1;
    terminal.print(`agents     ${tap.agentUrl}`);
    terminal.print(`observers  ${tap.observeUrl}`);
    await interruption(terminal.interrupted);
    terminal.tell('Stopping.');
    await tap.close();
    return 0;
  },
};
