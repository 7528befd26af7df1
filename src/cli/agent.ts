import { parseArgs } from 'node:util';
import { WebSocket } from 'ws';
import { connectSession, systemClock, webSocketTransport, type Transport } from '../aicc/index.js';
import { readToken } from './access-options.js';
import { ModelError } from './chat-completion.js';
import type { Command } from './commands.js';
import { createModelAgent } from './model-agent.js';
import type { ExitCode, Terminal } from './terminal.js';
import { readInteger, usageError } from './usage-error.js';

const defaultBridge = 'ws://127.0.0.1:4747/agent';
const defaultGoal = 'Find out what this world is, explore it, and say what you find.';
const topics = ['collision', 'audio', 'state_change', 'agent_message', 'person_action'];

/** `oddkin agent`: lets a language model act in a world. */
export const agentCommand: Command = {
  summary: 'Lets a language model act in a world, through any OpenAI-compatible endpoint.',
  help: `Usage: oddkin agent --base-url URL --model NAME [options]

Connects to a bridge as an agent whose decisions a language model makes. The endpoint must answer streaming chat completions with
tool calling at URL/chat/completions. What the model says and thinks is streamed to those who watch. Ctrl-C closes the session.

  --base-url URL     the endpoint, such as http://127.0.0.1:8080/v1
  --model NAME       the model that it is to use
  --bridge WS_URL    where the bridge serves agents (default ${defaultBridge})
  --name TEXT        how the agent is called (default Model)
  --goal TEXT        what it is to do (default: explore and report)
  --max-calls NUMBER ends after so many tool calls; an answer without one counts as one (default 200)
  --token TEXT       what the bridge wants of agents (also by ODDKIN_AGENT_TOKEN)
  --help             prints this

The key of the endpoint is read from ODDKIN_MODEL_KEY alone, so that it stands in no list of processes.

Exit code 0 when the agent was stopped or its calls are used up, 1 when the bridge or the endpoint fails, 2 for wrong usage.`,
  async run(args, terminal) {
    const { values } = parseArgs({
      args: [...args],
      options: {
        'base-url': { type: 'string' },
        model: { type: 'string' },
        bridge: { type: 'string', default: defaultBridge },
        name: { type: 'string', default: 'Model' },
        goal: { type: 'string', default: defaultGoal },
        'max-calls': { type: 'string', default: '200' },
        token: { type: 'string' },
      },
    });
    const baseUrl = readBaseUrl(values['base-url']);
    if (values.model === undefined) throw usageError('--model is missing: the name of the model.');
    const maxCalls = readInteger('max-calls', values['max-calls'], 1, 1_000_000);
    const transport = transportTo(values.bridge, values.name, readToken(values.token, terminal.environment['ODDKIN_AGENT_TOKEN']));
    const key = readToken(undefined, terminal.environment['ODDKIN_MODEL_KEY']);
    return live({ transport, endpoint: { baseUrl, model: values.model, key }, name: values.name, goal: values.goal, maxCalls }, terminal);
  },
};

interface Life {
  readonly transport: Transport;
  readonly endpoint: Parameters<typeof createModelAgent>[0]['endpoint'];
  readonly name: string;
  readonly goal: string;
  readonly maxCalls: number;
}

async function live({ transport, ...setting }: Life, terminal: Terminal): Promise<ExitCode> {
  const ended = new AbortController();
  const session = connectSession({ transport, subscribe: topics, onFrame: (frame) => agent.onFrame(frame) });
  const signal = AbortSignal.any([ended.signal, terminal.interrupted]);
  const agent = createModelAgent({ ...setting, session, clock: systemClock, signal, tell: terminal.tell });
  session.subscribe(() => {
    const { phase } = session.getState();
    if (phase === 'closed' || phase === 'expired') ended.abort();
  });
  const close = (): void => session.close('The agent was stopped.');
  terminal.interrupted.addEventListener('abort', close, { once: true });
  if (terminal.interrupted.aborted) close();
  try {
    const { world } = await session.whenLive();
    terminal.tell(`${setting.name} acts in the world ${world.name} as session ${session.getSessionId()}.`);
    const end = await agent.run();
    session.close(end === 'calls_used_up' ? 'The calls of the agent are used up.' : 'The agent was stopped.');
    terminal.tell(end === 'calls_used_up' ? `${setting.maxCalls} calls are used up.` : 'Stopped.');
    return 0;
  } catch (error) {
    if (terminal.interrupted.aborted) return 0;
    session.close(error instanceof ModelError ? 'The model does not answer.' : 'The agent failed.');
    terminal.tell(error instanceof Error ? error.message : String(error));
    return 1;
  } finally {
    terminal.interrupted.removeEventListener('abort', close);
  }
}

function readBaseUrl(text: string | undefined): string {
  if (text === undefined) throw usageError('--base-url is missing: the address of the endpoint.');
  const isHttp = URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol);
  if (!isHttp) throw usageError(`--base-url is "${text}" and must be an http: or https: address, such as http://127.0.0.1:8080/v1.`);
  return text;
}

function transportTo(bridge: string, name: string, token: string | undefined): Transport {
  try {
    const url = new URL(bridge);
    url.searchParams.set('name', name);
    url.searchParams.set('model', 'cloud_medium');
    return webSocketTransport(url.href, { WebSocket, ...(token === undefined ? {} : { token }) });
  } catch (error) {
    throw usageError(`--bridge is "${bridge}": ${error instanceof Error ? error.message : String(error)}`);
  }
}
