import type { Terminal } from './terminal.js';
import { usageError } from './usage-error.js';

/** The options of every command that listens, for `parseArgs`. */
export const accessOptions = {
  host: { type: 'string', default: '127.0.0.1' },
  'agent-token': { type: 'string' },
  'observer-token': { type: 'string' },
  'allow-origin': { type: 'string', multiple: true },
} as const;

/** What their help says. */
export const accessHelp = `  --host ADDRESS        the address to listen on; one that others can reach needs the tokens (default 127.0.0.1)
  --agent-token TEXT    what agents must show (also by ODDKIN_AGENT_TOKEN)
  --observer-token TEXT what observers must show (also by ODDKIN_OBSERVER_TOKEN)
  --allow-origin URL    an origin whose pages may connect, beside those of this machine; may be given again`;

/** Who may connect, as options and environment say. */
export interface Access {
  readonly host: string;
  readonly agentToken?: string;
  readonly observerToken?: string;
  readonly allowedOrigins: readonly string[];
}

interface AccessValues {
  readonly host: string;
  readonly 'agent-token'?: string | undefined;
  readonly 'observer-token'?: string | undefined;
  readonly 'allow-origin'?: readonly string[] | undefined;
}

/** Reads who may connect. Throws a usage error for an origin that is none. */
export function readAccess(values: AccessValues, { environment }: Terminal): Access {
  const agentToken = readToken(values['agent-token'], environment['ODDKIN_AGENT_TOKEN']);
  const observerToken = readToken(values['observer-token'], environment['ODDKIN_OBSERVER_TOKEN']);
  return {
    host: values.host,
    ...(agentToken === undefined ? {} : { agentToken }),
    ...(observerToken === undefined ? {} : { observerToken }),
    allowedOrigins: (values['allow-origin'] ?? []).map(readOrigin),
  };
}

/** An option goes before the environment, where an empty text means none. */
export function readToken(option: string | undefined, fromEnvironment: string | undefined): string | undefined {
  return option ?? (fromEnvironment === '' ? undefined : fromEnvironment);
}

/** Opens what listens. What the library says of its options becomes a usage error that names ours; what has a code came from the system. */
export async function openListener<T>(open: () => Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (error) {
    if (error instanceof Error && !('code' in error)) throw usageError(namedAsOptions(error.message));
    throw error;
  }
}

function namedAsOptions(message: string): string {
  return message.replace(/^create\w+: (?=[a-z]+ is )/, '--').replace(/\b(agent|observer|upstream)Token\b/g, '--$1-token');
}

function readOrigin(text: string): string {
  const origin = URL.canParse(text) ? new URL(text).origin : 'null';
  if (origin !== 'null' && text.replace(/\/$/, '') === origin) return origin;
  throw usageError(`--allow-origin is "${text}" and must be an origin, such as https://example.org.`);
}
