import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { WebSocket } from 'ws';
import { webSocketTransport, type Transport } from '../aicc/index.js';
import {
  runScenarios,
  scenarios,
  writeReport,
  type ConformanceTarget,
  type ReportFormat,
  type ScenarioResult,
} from '../conformance/index.js';
import { readToken } from './access-options.js';
import type { Command } from './commands.js';
import type { ExitCode, Terminal } from './terminal.js';
import { readInteger, usageError } from './usage-error.js';

const formats: readonly ReportFormat[] = ['tap', 'json', 'junit'];

/** `oddkin conformance`: runs scenarios against a bridge. */
export const conformanceCommand: Command = {
  summary: 'Runs conformance scenarios against a bridge.',
  help: `Usage: oddkin conformance [SCENARIOS] --bridge WS_URL [options]

Runs every scenario of a folder of JSON files, or one file, against a bridge. Without SCENARIOS: those of this package, which
need the tools of the world echo (oddkin bridge --world echo). Prints a report on standard output.

  --bridge WS_URL          where agents connect, such as ws://127.0.0.1:4747/agent
  --observe WS_URL         where observers connect (default: /observe beside /agent); without one, their scenarios are skipped
  --agent-token TEXT       what the bridge wants of agents (also by ODDKIN_AGENT_TOKEN)
  --observer-token TEXT    what it wants of observers (also by ODDKIN_OBSERVER_TOKEN)
  --category NAME          runs the scenarios of one category, such as core
  --only ID                runs the scenario of this id alone; may be given again
  --bail                   stops after the first scenario that does not pass
  --report tap|json|junit  the form of the report (default tap)
  --timeout MS             the time limit of a step that sets none (default 5000)
  --help                   prints this

Exit code 0 when every scenario passed or was skipped, 1 when not, 2 for wrong usage.`,
  async run(args, terminal) {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        bridge: { type: 'string' },
        observe: { type: 'string' },
        'agent-token': { type: 'string' },
        'observer-token': { type: 'string' },
        category: { type: 'string' },
        only: { type: 'string', multiple: true },
        bail: { type: 'boolean', default: false },
        report: { type: 'string', default: 'tap' },
        timeout: { type: 'string', default: '5000' },
      },
    });
    const [folder, ...others] = positionals;
    if (others.length > 0) throw usageError('one folder of scenarios can be run at a time.');
    if (values.bridge === undefined) throw usageError('--bridge is needed.');
    const format = formats.find((each) => each === values.report);
    if (format === undefined) throw usageError(`--report is "${values.report}" and must be one of ${formats.join(', ')}.`);
    const timeoutMs = readInteger('timeout', values.timeout, 1, 3_600_000);
    const target = targetOf(
      { url: values.bridge, token: readToken(values['agent-token'], terminal.environment['ODDKIN_AGENT_TOKEN']) },
      {
        url: values.observe ?? besideAgent(values.bridge),
        token: readToken(values['observer-token'], terminal.environment['ODDKIN_OBSERVER_TOKEN']),
      },
    );
    const all = folder === undefined ? scenarios : await readScenarios(folder, terminal);
    if (all === undefined) return 1;
    const { category, only, bail } = values;
    const missing = only?.find((id) => !all.some((each) => memberOf(each, 'id') === id));
    if (missing !== undefined) throw usageError(`--only is "${missing}", and no scenario has that id.`);
    const chosen = all
      .filter((each) => category === undefined || memberOf(each, 'category') === category)
      .filter((each) => only === undefined || only.some((id) => id === memberOf(each, 'id')));
    return run(chosen, target, { timeoutMs, format, bail }, terminal);
  },
};

interface RunSetting {
  readonly timeoutMs: number;
  readonly format: ReportFormat;
  readonly bail: boolean;
}

async function run(
  chosen: readonly unknown[],
  target: ConformanceTarget,
  { timeoutMs, format, bail }: RunSetting,
  terminal: Terminal,
): Promise<ExitCode> {
  if (chosen.length === 0) {
    terminal.tell('There is no scenario to run.');
    return 1;
  }
  const results: ScenarioResult[] = [];
  for (const scenario of chosen) {
    const [result] = await runScenarios([scenario], target, { timeoutMs });
    if (result === undefined) continue;
    results.push(result);
    const { id, status, failure } = result;
    terminal.tell(`${status} ${id}${failure === undefined ? '' : `: ${failure.message}`}`);
    if (bail && !isGood(result)) break;
  }
  terminal.print(writeReport(results, format));
  return results.every(isGood) ? 0 : 1;
}

function isGood({ status }: ScenarioResult): boolean {
  return status === 'passed' || status === 'skipped';
}

interface Door {
  readonly url: string | undefined;
  readonly token: string | undefined;
}

function targetOf(agent: Door & { readonly url: string }, observer: Door): ConformanceTarget {
  const { url: observeUrl } = observer;
  openAt(agent.url, agent.token);
  if (observeUrl === undefined) return { agent: (path) => openAt(agent.url + path, agent.token) };
  openAt(observeUrl, observer.token);
  return { agent: (path) => openAt(agent.url + path, agent.token), observer: (path) => openAt(observeUrl + path, observer.token) };
}

function openAt(url: string, token: string | undefined): Transport {
  try {
    return webSocketTransport(url, { WebSocket, ...(token === undefined ? {} : { token }) });
  } catch (error) {
    throw usageError(error instanceof Error ? error.message : String(error));
  }
}

/** Where our own bridge serves observers. */
function besideAgent(url: string): string | undefined {
  return url.endsWith('/agent') ? url.replace(/agent$/, 'observe') : undefined;
}

async function readScenarios(path: string, { tell }: Terminal): Promise<readonly unknown[] | undefined> {
  try {
    const files = path.endsWith('.json')
      ? [path]
      : (await readdir(path))
          .filter((name) => name.endsWith('.json'))
          .toSorted()
          .map((name) => join(path, name));
    return await Promise.all(files.map(readScenario));
  } catch (error) {
    tell(`${path} can't be read: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
}

/** A file that is not JSON is run as what it is: no scenario, which is an error in the report. */
async function readScenario(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8');
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return { id: file };
  }
}

function memberOf(scenario: unknown, name: 'id' | 'category'): unknown {
  return typeof scenario === 'object' && scenario !== null ? (scenario as Readonly<Record<string, unknown>>)[name] : undefined; // an object, of any members
}
