import { parseArgs } from 'node:util';
import { createBridge, createDungeonWorld, createEchoWorld, type World } from '../bridge/index.js';
import { accessHelp, accessOptions, openListener, readAccess } from './access-options.js';
import type { Command } from './commands.js';
import { startDungeonAgents } from './dungeon-agents.js';
import { highestPort, openOnFreePort } from './free-port.js';
import { openRecorder } from './recorder.js';
import { interruption } from './interruption.js';
import { readInteger, usageError } from './usage-error.js';

const defaultPort = 4747;

const worlds: ReadonlyMap<string, (seed: number) => World> = new Map([
  ['dungeon', (seed: number) => createDungeonWorld({ seed })],
  ['echo', createEchoWorld],
]);

/** `oddkin bridge`: opens a world until it is interrupted. */
export const bridgeCommand: Command = {
  summary: 'Opens a world to agents (/agent) and observers (/observe).',
  help: `Usage: oddkin bridge [options]

Opens a world to agents and observers, on this machine unless told otherwise. Prints where they connect. Answers /healthz,
and /metrics for Prometheus. Ctrl-C ends every session and stops.

  --world dungeon|echo  the world (default dungeon)
  --port NUMBER         the port; when it is taken, the next free one (default ${defaultPort})
  --seed NUMBER         the dungeon's seed: the same seed digs the same floors (default 1)
  --no-agents           leaves the dungeon to agents of your own; otherwise a scout explores it and a courier comes by
  --record FILE         records what crosses the wire, compressed where its name ends in .gz
  --allow-acting        lets observers call tools, and declares the tools for people
${accessHelp}
  --help                prints this`,
  async run(args, terminal) {
    const { values } = parseArgs({
      args: [...args],
      options: {
        world: { type: 'string', default: 'dungeon' },
        port: { type: 'string', default: String(defaultPort) },
        seed: { type: 'string', default: '1' },
        'no-agents': { type: 'boolean', default: false },
        record: { type: 'string' },
        'allow-acting': { type: 'boolean', default: false },
        ...accessOptions,
      },
    });
    const createWorld = worlds.get(values.world);
    if (createWorld === undefined) throw usageError(`--world is "${values.world}" and must be one of ${[...worlds.keys()].join(', ')}.`);
    const seed = readInteger('seed', values.seed, 0, 1_000_000);
    const world = createWorld(seed);
    const access = readAccess(values, terminal);
    const first = readInteger('port', values.port, 0, highestPort);
    const recording = values.record === undefined ? undefined : await openRecorder(values.record, values.world, terminal);
    if (recording === 'failed') return 1;
    const options = {
      world,
      ...(recording === undefined ? {} : { onMessage: recording.keep }),
      ...access,
      allowActing: values['allow-acting'],
      log: terminal.tell,
    };
    const bridge = await openOnFreePort(first, (port) => openListener(() => createBridge({ ...options, port })), terminal);
    if (bridge === undefined) {
      await recording?.close();
      return 1;
    }
    terminal.print(`agents     ${bridge.agentUrl}`);
    terminal.print(`observers  ${bridge.observeUrl}`);
    const hasAgents = values.world === 'dungeon' && !values['no-agents'];
    const agents = hasAgents ? startDungeonAgents(bridge.agentUrl, seed, access.agentToken) : undefined;
    await interruption(terminal.interrupted);
    terminal.tell('Stopping.');
    await agents?.stop('The bridge is stopping.');
    await bridge.close();
    return (await recording?.close()) ?? 0;
  },
};
